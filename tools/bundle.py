"""Bundle the page's modules and styles into a few files with esbuild.

In the sources every module is a file of its own. Shipped like that, a visit would request about two hundred files, and
the deepest of them only after seven others had arrived. The bundles have no comments; names are not shortened.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tools.errors import BuildError
from tools.paths import NODE_MODULES
from tools.run import quietly

BUNDLER = NODE_MODULES / "esbuild" / "bin" / "esbuild"
# The entry points of the page. The worker is bundled separately.
PAGE = ("main.js", "engine/page/start.js", "testing.js")
WORKER = ("engine/worker/worker.js",)
STYLES = ("style.css", "engine/page/engine.css")
# Inlined into the page, so that it runs even if nothing else loads.
INSIDE = "first.js"
POLICY_MARK = "script-src 'self'"
# The folder of code that several entry points share.
SHARED = "chunks"
# Not bundled: the service worker and what is not ours.
NOT_BUNDLED = ("sw.js", "pyodide/", "docs/")
COMMON = ("--bundle", "--minify-whitespace", "--minify-syntax", "--outbase=.", "--log-level=warning")


def bundle(site: Path, work: Path) -> None:
    """Replace the modules and styles of a site by bundles."""
    modules = ("--format=esm", "--target=es2022")
    plan = work.with_name("modules.json")
    _bundle(site, work, PAGE, *modules, "--splitting", f"--chunk-names={SHARED}/[hash]", f"--metafile={plan}")
    _bundle(site, work, WORKER, *modules)
    _bundle(site, work, STYLES)
    _bundle(site, work.with_name("inside"), (INSIDE,), "--format=iife", "--target=es2017")
    inside = (work.with_name("inside") / INSIDE).read_text(encoding="utf-8")
    for path in sorted(site.rglob("*"), reverse=True):
        name = path.relative_to(site).as_posix()
        if path.suffix in (".js", ".css") and not name.startswith(NOT_BUNDLED):
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    shutil.copytree(work, site, dirs_exist_ok=True)
    _preload(site / "index.html", loaded_first(json.loads(plan.read_text(encoding="utf-8"))["outputs"]))
    _inline(site / "index.html", inside)


def loaded_first(outputs: Mapping[str, Any]) -> list[str]:
    """Return the shared files that the entry points import; not those that are loaded when first used.

    >>> one = {"entryPoint": "main.js", "imports": [{"path": "out/chunks/A.js", "kind": "import-statement"}]}
    >>> two = {"imports": [{"path": "out/chunks/B.js", "kind": "dynamic-import"}]}
    >>> loaded_first({"out/main.js": one, "out/chunks/A.js": two, "out/chunks/B.js": {"imports": []}})
    ['A.js']
    """
    entries = [path for path, output in outputs.items() if output.get("entryPoint", "") in PAGE]
    found = list(entries)
    for path in found:
        for each in outputs[path]["imports"]:
            if each["kind"] == "import-statement" and each["path"] not in found:
                found.append(each["path"])
    return sorted(Path(path).name for path in found if path not in entries)


def _bundle(site: Path, work: Path, entries: tuple[str, ...], *options: str) -> None:
    command: list[str | Path] = ["node", BUNDLER, *entries, *COMMON, f"--outdir={work}", *options]
    quietly(command, task="bundle the page's modules", log="bundle", folder=site)


def _preload(page: Path, names: list[str]) -> None:
    """Let the page preload shared files instead of waiting for the modules that import them."""
    links = "".join(f'<link rel="modulepreload" href="{SHARED}/{name}">\n    ' for name in names)
    module = '<script type="module"'
    page.write_text(page.read_text(encoding="utf-8").replace(module, f"{links}{module}", 1), encoding="utf-8")


def _inline(page: Path, script: str) -> None:
    """Inline a script before everything that the page loads; the policy contains its digest, so no other can run."""
    text = page.read_text(encoding="utf-8")
    if "</script" in script or text.count(POLICY_MARK) != 1:
        raise BuildError(f"{INSIDE} cannot be inlined into index.html.")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    text = text.replace(POLICY_MARK, f"{POLICY_MARK} 'sha256-{digest}'")
    page.write_text(text.replace("<link", f"<script>{script}</script>\n    <link", 1), encoding="utf-8")
