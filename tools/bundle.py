"""The page's modules and styles in a few files, so that a start asks for few and for none late.

In the sources every module is a file of its own. Shipped like that, a visit would ask for some two hundred files, and
for the deepest of them only after seven others had come; so they are joined, without comments, names as they are.
"""

from __future__ import annotations

import base64
import hashlib
import shutil
from pathlib import Path

from tools.errors import BuildError
from tools.paths import NODE_MODULES
from tools.run import quietly

BUNDLER = NODE_MODULES / "esbuild" / "bin" / "esbuild"
# What a page begins with. The worker has a world of its own and gets a file of its own.
PAGE = ("main.js", "engine/page/start.js", "testing.js")
WORKER = ("engine/worker/worker.js",)
STYLES = ("style.css", "engine/page/engine.css")
# Lies inside the page itself, so that it is there when nothing else is.
INSIDE = "first.js"
POLICY_MARK = "script-src 'self'"
# Where what several of them need lies.
SHARED = "chunks"
# Joined by others, or not ours.
APART = ("sw.js", "pyodide/", "docs/")
COMMON = ("--bundle", "--minify-whitespace", "--minify-syntax", "--outbase=.", "--log-level=warning")


def bundle(site: Path, work: Path) -> None:
    """Put joined files in the place of the modules and styles of a site."""
    modules = ("--format=esm", "--target=es2022")
    _join(site, work, PAGE, *modules, "--splitting", f"--chunk-names={SHARED}/[hash]")
    _join(site, work, WORKER, *modules)
    _join(site, work, STYLES)
    _join(site, work.with_name("inside"), (INSIDE,), "--format=iife", "--target=es2017")
    inside = (work.with_name("inside") / INSIDE).read_text(encoding="utf-8")
    for path in sorted(site.rglob("*"), reverse=True):
        name = path.relative_to(site).as_posix()
        if path.suffix in (".js", ".css") and not name.startswith(APART):
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    shutil.copytree(work, site, dirs_exist_ok=True)
    _ask_early(site / "index.html", sorted(path.name for path in (site / SHARED).iterdir()))
    _put_inside(site / "index.html", inside)


def _join(site: Path, work: Path, entries: tuple[str, ...], *options: str) -> None:
    command: list[str | Path] = ["node", BUNDLER, *entries, *COMMON, f"--outdir={work}", *options]
    quietly(command, task="bundle the page's modules", log="bundle", folder=site)


def _ask_early(page: Path, names: list[str]) -> None:
    """Let the page ask for the shared files at once, not only when a module that needs them has come."""
    links = "".join(f'<link rel="modulepreload" href="{SHARED}/{name}">\n    ' for name in names)
    module = '<script type="module"'
    page.write_text(page.read_text(encoding="utf-8").replace(module, f"{links}{module}", 1), encoding="utf-8")


def _put_inside(page: Path, script: str) -> None:
    """Put a script before everything that the page loads; the policy names its digest, so that no other can run."""
    text = page.read_text(encoding="utf-8")
    if "</script" in script or text.count(POLICY_MARK) != 1:
        raise BuildError(f"{INSIDE} cannot be inlined into index.html.")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    text = text.replace(POLICY_MARK, f"{POLICY_MARK} 'sha256-{digest}'")
    page.write_text(text.replace("<link", f"<script>{script}</script>\n    <link", 1), encoding="utf-8")
