"""What the site weighs, against Pyodide alone as it comes."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from pathlib import Path

from tools.bench.row import Row
from tools.paths import DIST, NODE_MODULES

ALONE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# What is only for other ways to play, for readers of the documentation, or for later visits.
NOT_FOR_PLAY = (
    "skye.html",
    "404.html",
    "pictures/",
    "docs/",
    "pyodide/engine.snapshot",
    "pyodide/python_stdlib.zip",
    "pyodide/micropip-",
    "build-manifest.json",
    "sw.js",
)


def rows() -> list[Row]:
    """Compressed as static hosts do it: Pyodide alone, what is played from over a slow line, and the page's part."""
    alone = _compressed(NODE_MODULES / "pyodide" / name for name in ALONE)
    played = [
        path
        for path in sorted(DIST.rglob("*"))
        if path.is_file() and not path.relative_to(DIST).as_posix().startswith((".", *NOT_FOR_PLAY))
    ]
    page = [path for path in played if path.parent.name != "pyodide"]
    whole = _compressed(played)
    lying = sum(path.stat().st_size for path in DIST.rglob("*") if path.is_file())
    return [
        Row("Pyodide alone, compressed", alone / 1e6, "MB"),
        Row("everything needed to play, compressed", whole / 1e6, "MB", ratio=whole / alone),
        Row("of which the page without the engine", _compressed(page) / 1e6, "MB", ratio=_compressed(page) / alone),
        Row("the folder to publish, uncompressed", lying / 1e6, "MB"),
    ]


def _compressed(files: Iterable[Path]) -> int:
    """Bytes over the wire, with the compression that static hosts give to texts and wasm."""
    return sum(min(path.stat().st_size, len(zlib.compress(path.read_bytes(), 6))) for path in files)
