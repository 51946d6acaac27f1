"""The pinned Pyodide of the site: its files, the recompiled library, and a lock file with only our own entries."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

from tools.cache import cached, digest_of
from tools.errors import BuildError
from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.run import quietly

SOURCE = NODE_MODULES / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COMPILER = ROOT / "tools" / "node" / "compile_stdlib.mjs"
START_FINDER = ROOT / "tools" / "node" / "start_library.mjs"
FIRST_LINES = ROOT / "tools" / "node" / "first_lines.py"
WARM_UP = ROOT / "tools" / "node" / "warm_up.py"
SNAPSHOT_MAKER = ROOT / "tools" / "node" / "make_snapshot.mjs"
SNAPSHOT = "engine.snapshot"
LIBRARY = "python_stdlib.zip"
START = "start.library"
ENGINE = "engine"
SMALLEST = 12
"""The level of compression of libdeflate that gives the smallest files."""
PACKED = f"gzip by libdeflate, level {SMALLEST}"
VERSIONS_STORED = 4
"""How many versions of each part stay in the cache."""


def put_pyodide(folder: Path, *, wheel: Path, micropip: Path, cache: Path = BUILD / "stdlib") -> None:
    """Fill the site's pyodide folder."""
    folder.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(SOURCE / name, folder / name)
    shutil.copyfile(_compiled_library(cache), folder / LIBRARY)
    start, engine = _start_parts(wheel, cache)
    shutil.copyfile(start, folder / START)
    for package in (wheel, micropip):
        shutil.copyfile(package, folder / package.name)
    text = json.dumps(_lock(wheel, micropip), indent=1, sort_keys=True)
    (folder / "pyodide-lock.json").write_text(f"{text}\n", encoding="utf-8")
    shutil.copyfile(_snapshot(folder, engine, cache), folder / SNAPSHOT)


def pyodide_version() -> str:
    """The version of the pinned Pyodide."""
    return str(json.loads((SOURCE / "package.json").read_text(encoding="utf-8"))["version"])


def _compiled_library(cache: Path) -> Path:
    """Return the standard library as .pyc files, compiled once for each Pyodide and compiler."""
    compiler = (COMPILER, COMPILER.with_suffix(".py"), FIRST_LINES)
    inputs = (SOURCE / "python_stdlib.zip", SOURCE / "pyodide.asm.wasm", *compiler)
    return cached(
        cache / f"{digest_of(inputs)}.zip",
        lambda fresh: quietly(
            ["node", COMPILER, SOURCE, fresh], task="compile Python's standard library", log="stdlib"
        ),
    )


def _start_parts(wheel: Path, cache: Path) -> tuple[Path, Path]:
    """Return what a start of the engine needs of the library, packed, and the compiled engine."""
    library = _compiled_library(cache)
    finder = (START_FINDER, START_FINDER.with_suffix(".py"), FIRST_LINES, WARM_UP)
    inputs = (SOURCE / "pyodide.asm.wasm", library, wheel, *finder)

    def make(folder: Path) -> None:
        folder.mkdir()
        command: list[str | Path] = ["node", START_FINDER, SOURCE, library, wheel, folder / START, folder / ENGINE]
        quietly(command, task="find the part of Python's library that a start needs", log="start-library")
        _pack(folder / START)

    parts = cached(cache / f"{digest_of(inputs, PACKED)}.start", make)
    _drop_old(cache, ".start")
    return parts / START, parts / ENGINE


def _snapshot(folder: Path, engine: Path, cache: Path) -> Path:
    """Return the memory of a Python that has imported the engine, made once for the same Pyodide and engine."""
    inputs = (*(folder / name for name in (*FILES, LIBRARY)), engine, SNAPSHOT_MAKER, WARM_UP)

    def make(fresh: Path) -> None:
        command: list[str | Path] = ["node", SNAPSHOT_MAKER, folder, engine, fresh]
        quietly(command, task="make the memory snapshot", log="snapshot")
        _pack(fresh)

    snapshot = cached(cache / f"{digest_of(inputs, PACKED)}.snapshot", make)
    _drop_old(cache, ".snapshot")
    return snapshot


def _pack(path: Path) -> None:
    """Compress a file as well as gzip allows, which takes seconds: a twentieth smaller than the usual level 9."""
    import deflate  # not there yet when build.py starts for the first time

    path.write_bytes(deflate.gzip_compress(path.read_bytes(), SMALLEST))


def _drop_old(cache: Path, suffix: str) -> None:
    for old in sorted(cache.glob(f"*{suffix}"), key=lambda path: path.stat().st_mtime)[:-VERSIONS_STORED]:
        shutil.rmtree(old) if old.is_dir() else old.unlink()


def _lock(wheel: Path, micropip: Path) -> dict[str, Any]:
    """Pyodide's lock file, trimmed to micropip and our own wheel, with the digests of the files we ship."""
    whole = json.loads((SOURCE / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = whole["packages"]["micropip"]
    if entry["file_name"] != micropip.name:
        raise BuildError(f"Pyodide needs {entry['file_name']}, but requirements/shipped.in pins {micropip.name}.")
    own = {
        "depends": [],
        "file_name": wheel.name,
        "imports": ["skye", "ui_bridge"],
        "install_dir": "site",
        "name": "skye",
        "package_type": "package",
        "sha256": _sha256(wheel),
        "unvendored_tests": False,
        "version": wheel.name.split("-")[1],
    }
    whole["packages"] = {"micropip": {**entry, "sha256": _sha256(micropip)}, "skye": own}
    return dict(whole)


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
