"""Another version of the built site: every file differs by something that changes nothing."""

from __future__ import annotations

import gzip
import os
import shutil
from pathlib import Path

from tools.manifest import write_manifest

TEXTS = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".ftl", ".txt", ".md", ".webmanifest")
# A section of a name that no engine knows, with nothing in it.
EMPTY_SECTION = b"\x00\x05\x04skye"


def make_next_version(site: Path, target: Path, *, same: tuple[str, ...] = ()) -> Path:
    """A copy of the site in which every file has another digest, except where its path begins with one of `same`."""
    shutil.copytree(site, target)
    for path in target.rglob("*"):
        if path.is_file() and not path.relative_to(target).as_posix().startswith(same):
            path.write_bytes(_changed(path))
    write_manifest(target, version="0.1.0", pyodide="")
    # The server distinguishes versions of a file by their second.
    later = max(path.stat().st_mtime for path in site.rglob("*")) + 60
    for path in target.rglob("*"):
        os.utime(path, (later, later))
    return target


def _changed(path: Path) -> bytes:
    data = path.read_bytes()
    if path.suffix in TEXTS:
        return data + b"\n"
    if path.suffix == ".wasm":
        return data + EMPTY_SECTION
    if path.suffix == ".library":
        return gzip.compress(gzip.decompress(data), 1, mtime=1)
    if path.suffix in (".zip", ".whl"):
        # The comment of an archive, whose length stands in the last two bytes before it.
        return data[:-2] + (1).to_bytes(2, "little") + b" "
    return data + b"\0" if path.suffix == ".png" else data
