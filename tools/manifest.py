"""The build manifest: the size and sha256 of every file of the site; from it, the list the service worker keeps."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tools.trouble import Trouble

NAME = "build-manifest.json"


SERVICE_WORKER = "sw.js"
BUILD_MARK = '<meta name="skye-build" content="">'
# What the page does not need without a network: the package installer, which only stands by, the engine's memory, which
# is kept unpacked instead, the edition in one file, and the pages for programmers.
NOT_KEPT = ("pyodide/micropip-", "pyodide/engine.snapshot", "skye.html", "docs/", ".")


def write_manifest(site: Path, *, version: str, pyodide: str) -> dict[str, Any]:
    """Write the manifest of a site into it; the build's name is the digest of all digests, and the page carries it."""
    build = hashlib.sha256(json.dumps(entries_of(site), sort_keys=True).encode()).hexdigest()[:16]
    _mark_page(site / "index.html", build)
    _write_precache(site / SERVICE_WORKER, build, entries_of(site))
    manifest = {"build": build, "files": entries_of(site), "pyodide": pyodide, "version": version}
    (site / NAME).write_text(f"{json.dumps(manifest, indent=1, sort_keys=True)}\n", encoding="utf-8")
    return manifest


def entries_of(site: Path) -> dict[str, dict[str, Any]]:
    """Size and digest of every file of a site but the manifest itself."""
    return {
        path.relative_to(site).as_posix(): {
            "bytes": path.stat().st_size,
            "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
        }
        for path in sorted(site.rglob("*"))
        if path.is_file() and path.name != NAME
    }


def _mark_page(page: Path, build: str) -> None:
    text = page.read_text(encoding="utf-8")
    if text.count(BUILD_MARK) != 1:
        raise Trouble(f"index.html must hold {BUILD_MARK} just once.")
    page.write_text(text.replace(BUILD_MARK, BUILD_MARK.replace('""', f'"{build}"')), encoding="utf-8")


def _write_precache(worker: Path, build: str, entries: dict[str, dict[str, Any]]) -> None:
    """Put the list of files with their digests in front of the service worker, so that each build has its own."""
    files = {
        path: entry["sha256"]
        for path, entry in entries.items()
        if path != SERVICE_WORKER and not path.startswith(NOT_KEPT)
    }
    precache = json.dumps({"build": build, "files": files}, indent=0, sort_keys=True)
    worker.write_text(f"self.SKYE_PRECACHE = {precache};\n\n{worker.read_text(encoding='utf-8')}", encoding="utf-8")
