"""The build manifest: size and sha256 of every file of the site; from it, what page and workers know of their build.

The page names each file it loads with its digest, and the worker carries the name of its build, so that files of two
builds never run together, whatever a server or a cache hands out.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from tools.errors import BuildError

NAME = "build-manifest.json"
PAGE = "index.html"
SERVICE_WORKER = "sw.js"
ENGINE_WORKER = "engine/worker/worker.js"
BUILD_MARK = '<meta name="skye-build" content="">'
FILES_MARK = '<script type="application/json" id="files">{}</script>'
# What the page does not need without a network: the package installer, which only stands by, the engine's memory, which
# is stored unpacked instead, the edition in one file, the page for addresses that do not exist, the pictures for shops
# and messengers, and the documentation.
NOT_STORED = ("pyodide/micropip-", "pyodide/engine.snapshot", "skye.html", "404.html", "pictures/", "docs/", ".")
# Pages for programmers are no part of the program: the build's name covers them, the list of its files does not.
NOT_LISTED = ("docs/",)
# What the page's scripts fetch, each file checked against the digest that the page carries.
FETCHED = ("data/", "i18n/", "learn/")
# Modules that several others share, or that are loaded when first used; the page preloads those it needs at once.
MODULES = "chunks/"
# A tag that loads a script or a style: all before its address, the address, and what an earlier build has put behind.
LOADING_TAG = re.compile(
    r'(<(?:script type="module" src|link rel="(?:stylesheet|modulepreload)" href)=")'
    r'([^"?]+)(?:\?\w*)?"(?: integrity="[^"]*")?>'
)
META_BUILD = re.compile(r'(<meta name="skye-build" content=")\w*(">)')
FILES_BLOCK = re.compile(r'(<script type="application/json" id="files">)[^<]*(</script>)')
# Ends the line that a script begins with; JSON has no empty line.
END_OF_MARK = "\n\n"


def write_manifest(site: Path, *, version: str, pyodide: str) -> dict[str, Any]:
    """Write the manifest of a site into it; the build's name is the digest of all digests, and the page carries it."""
    build = hashlib.sha256(json.dumps(entries_of(site), sort_keys=True).encode()).hexdigest()[:16]
    _put_first(site / ENGINE_WORKER, "SKYE_BUILD", json.dumps(build))
    _mark_page(site / PAGE, build, entries_of(site))
    _put_first(site / SERVICE_WORKER, "SKYE_PRECACHE", _precache(build, entries_of(site)))
    files = {path: entry for path, entry in entries_of(site).items() if not path.startswith(NOT_LISTED)}
    manifest = {"build": build, "files": files, "pyodide": pyodide, "version": version}
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


def _mark_page(page: Path, build: str, entries: dict[str, dict[str, Any]]) -> None:
    """Let the page carry its build, and the digest of each file that it loads or fetches."""
    text = page.read_text(encoding="utf-8")
    for pattern, mark in ((META_BUILD, BUILD_MARK), (FILES_BLOCK, FILES_MARK)):
        if len(pattern.findall(text)) != 1:
            raise BuildError(f"{PAGE} must contain {mark} exactly once.")

    def with_digest(match: re.Match[str]) -> str:
        tag, path = match.groups()
        sha256 = entries[path]["sha256"]
        # A module that others import must have the address they import it by; its name holds a digest already.
        query = "" if "modulepreload" in tag else f"?{sha256[:8]}"
        return f'{tag}{path}{query}" integrity="{_integrity(sha256)}">'

    # What is loaded when first used is checked against its digest then (preloadLater in own.js).
    later = [path for path in entries if path.startswith(MODULES) and f'href="{path}"' not in text]
    digests = {
        path: _integrity(entry["sha256"])
        for path, entry in entries.items()
        if path.startswith(FETCHED) or path in later
    }
    text = META_BUILD.sub(rf"\g<1>{build}\g<2>", text)
    text = FILES_BLOCK.sub(rf"\g<1>{json.dumps(digests, sort_keys=True)}\g<2>", text)
    page.write_text(LOADING_TAG.sub(with_digest, text), encoding="utf-8")


def _integrity(sha256: str) -> str:
    """A digest as browsers take it."""
    return f"sha256-{base64.b64encode(bytes.fromhex(sha256)).decode()}"


def _precache(build: str, entries: dict[str, dict[str, Any]]) -> str:
    """Return the files that the service worker stores, with their digests, so that each build has its own list."""
    files = {
        path: entry["sha256"]
        for path, entry in entries.items()
        if path != SERVICE_WORKER and not path.startswith(NOT_STORED)
    }
    return json.dumps({"build": build, "files": files}, indent=0, sort_keys=True)


def _put_first(script: Path, name: str, value: str) -> None:
    """Let a script begin with a value of this build, in the place of an earlier build's."""
    text = script.read_text(encoding="utf-8")
    begin = f"self.{name} = "
    if text.startswith(begin):
        text = text[text.index(END_OF_MARK) + len(END_OF_MARK) :]
    script.write_text(f"{begin}{value};{END_OF_MARK}{text}", encoding="utf-8")
