"""The pinned Pyodide of the site: its files, the recompiled library, and a lock file with only our own entries."""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.run import quietly
from tools.trouble import Trouble

SOURCE = NODE_MODULES / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
COMPILER = ROOT / "tools" / "node" / "compile_stdlib.mjs"
START_FINDER = ROOT / "tools" / "node" / "start_library.mjs"
WARM_UP = ROOT / "tools" / "node" / "warm_up.py"
SNAPSHOT_MAKER = ROOT / "tools" / "node" / "make_snapshot.mjs"
SNAPSHOT = "engine.snapshot"
LIBRARY = "python_stdlib.zip"
START = "start.library"
# So many of each kind are kept from earlier builds.
KEPT = 4


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
    """The standard library as .pyc files; compiled once for each Pyodide and compiler, then kept."""
    sources = (SOURCE / "python_stdlib.zip", SOURCE / "pyodide.asm.wasm", COMPILER, COMPILER.with_suffix(".py"))
    kept = cache / f"{_digest_of(sources)}.zip"
    if not kept.exists():
        cache.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        quietly(["node", COMPILER, SOURCE, fresh], task="compile Python's standard library", log="stdlib")
        fresh.replace(kept)
    return kept


def _start_parts(wheel: Path, cache: Path) -> tuple[Path, Path]:
    """What a start of the engine needs of the library, packed, and the engine compiled; made once, then kept."""
    library = _compiled_library(cache)
    inputs = (SOURCE / "pyodide.asm.wasm", library, wheel, START_FINDER, START_FINDER.with_suffix(".py"), WARM_UP)
    kept = [cache / f"{_digest_of(inputs)}.{kind}" for kind in ("start", "engine")]
    if not all(path.exists() for path in kept):
        fresh = [path.with_name(f"{path.name}.new") for path in kept]
        command: list[str | Path] = ["node", START_FINDER, SOURCE, library, wheel, *fresh]
        quietly(command, task="find the part of Python's library that a start needs", log="start-library")
        for new, path in zip(fresh, kept, strict=True):
            new.replace(path)
            _drop_old(cache, path.suffix)
    return kept[0], kept[1]


def _snapshot(folder: Path, engine: Path, cache: Path) -> Path:
    """The memory of a Python that has imported the engine; made once for the same Pyodide and engine, then kept."""
    inputs = (*(folder / name for name in (*FILES, LIBRARY)), engine, SNAPSHOT_MAKER, WARM_UP)
    kept = cache / f"{_digest_of(inputs)}.snapshot"
    if not kept.exists():
        fresh = kept.with_suffix(".new")
        quietly(["node", SNAPSHOT_MAKER, folder, engine, fresh], task="make the memory snapshot", log="snapshot")
        fresh.replace(kept)
        _drop_old(cache, ".snapshot")
    return kept


def _drop_old(cache: Path, suffix: str) -> None:
    for old in sorted(cache.glob(f"*{suffix}"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        old.unlink()


def _digest_of(paths: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(path.read_bytes()).digest() for path in paths)).hexdigest()[:16]


def _lock(wheel: Path, micropip: Path) -> dict[str, Any]:
    """Pyodide's lock file, trimmed to micropip and our own wheel, with the digests of the files we ship."""
    whole = json.loads((SOURCE / "pyodide-lock.json").read_text(encoding="utf-8"))
    entry = whole["packages"]["micropip"]
    if entry["file_name"] != micropip.name:
        raise Trouble(f"Pyodide needs {entry['file_name']}, but requirements/shipped.in pins {micropip.name}.")
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
