"""Another version of the built site: every file differs by something that changes nothing."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path

from tools.manifest import BUILD_MARK, SERVICE_WORKER, write_manifest

TEXTS = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".ftl", ".txt", ".md", ".webmanifest")
# A section of a name that no engine knows, with nothing in it.
EMPTY_SECTION = b"\x00\x05\x04skye"


def make_next_version(site: Path, target: Path) -> Path:
    """A copy of the site in which every file has another digest."""
    shutil.copytree(site, target)
    page = target / "index.html"
    page.write_text(re.sub(r'<meta name="skye-build" content="\w*">', BUILD_MARK, page.read_text()))
    worker = target / SERVICE_WORKER
    worker.write_text(re.sub(r"^self\.SKYE_PRECACHE = \{.*?^\};\n\n", "", worker.read_text(), flags=re.S | re.M))
    for path in target.rglob("*"):
        if path.is_file() and path.name != SERVICE_WORKER:
            path.write_bytes(_changed(path))
    write_manifest(target, version="0.1.0", pyodide="")
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
