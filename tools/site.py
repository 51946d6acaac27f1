"""Assemble dist/: the page, the wheel, Pyodide, data, licences and the manifest, all from one origin."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

from tools.bundle import bundle
from tools.docs import put_docs
from tools.lock import alone
from tools.manifest import write_manifest
from tools.paths import BUILD, DIST, DOCS, LICENCES, ROOT, WEB
from tools.pyodide import put_pyodide, pyodide_version
from tools.run import quietly
from tools.setup import ensure_wheels, venv_python
from tools.single import write_single
from tools.wheel import build_wheel, without

# Types are for the editor and the type checker, not for the browser.
NOT_SHIPPED = ("*.d.ts", ".*", "*.md")
ICONS = ROOT / "tools" / "node" / "icons.mjs"
PUZZLES_IN_WHEEL = "skye/cli/puzzles/data/"
CATALOGUE = "import sys, ui_bridge; sys.stdout.buffer.write(ui_bridge.catalogue_text().encode())"


def build_site(
    target: Path = DIST, *, library_cache: Path = BUILD / "stdlib", docs_cache: Path = BUILD / "docs"
) -> Path:
    """Build the site beside the old one, then replace the old one."""
    with alone():
        [micropip] = ensure_wheels("shipped")
        BUILD.mkdir(parents=True, exist_ok=True)
        work = Path(tempfile.mkdtemp(prefix="site-", dir=BUILD))
        try:
            site = work / "site"
            shutil.copytree(WEB, site, ignore=shutil.ignore_patterns(*NOT_SHIPPED))
            whole = build_wheel(work / "wheel")
            # The page fetches the puzzles when they are first wanted; its engine starts without them.
            wheel = without(whole, PUZZLES_IN_WHEEL, work / "engine" / whole.name)
            put_pyodide(site / "pyodide", wheel=wheel, micropip=micropip, cache=library_cache)
            _put_catalogue(site / "data" / "catalogue.json")
            _put_puzzles(site / "data")
            _put_licences(site / "licences")
            quietly(["node", ICONS, site / "icons"], task="draw the icons", log="icons")
            (site / ".nojekyll").touch()
            version = wheel.name.split("-")[1]
            write_single(site, version=version, pyodide=pyodide_version())
            bundle(site, work / "bundle")
            _put_pictures(site / "pictures")
            put_docs(site / "docs", cache=docs_cache)
            write_manifest(site, version=version, pyodide=pyodide_version())
            _replace(target, site, work / "old")
        finally:
            shutil.rmtree(work, ignore_errors=True)
    return target


def _put_catalogue(path: Path) -> None:
    """The components of the games as data, so that the page can draw before Python runs."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        quietly([venv_python(), "-c", CATALOGUE], task="write the catalogue of components", log="catalogue"),
        encoding="utf-8",
    )


def _put_puzzles(folder: Path) -> None:
    for path in sorted((ROOT / "py" / PUZZLES_IN_WHEEL).glob("*.json")):
        shutil.copyfile(path, folder / f"puzzles-{path.name}")


def _put_licences(folder: Path) -> None:
    folder.mkdir()
    shutil.copyfile(ROOT / "LICENSE", folder / "Skye-MIT.txt")
    for path in LICENCES.iterdir():
        shutil.copyfile(path, folder / path.name)


def _put_pictures(folder: Path) -> None:
    """Pictures of the games, which browsers show before they install the page, and messengers beside its address."""
    folder.mkdir()
    for path in (DOCS / "pictures").glob("*.png"):
        shutil.copyfile(path, folder / path.name)


def _replace(target: Path, fresh: Path, aside: Path) -> None:
    """Two renames: a server or a test never sees half a site."""
    target.parent.mkdir(parents=True, exist_ok=True)
    if target.exists():
        os.replace(target, aside)
    os.replace(fresh, target)
