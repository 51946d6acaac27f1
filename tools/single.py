"""The single-file edition: the whole site in one HTML file that opens from disk, with no server and no network.

A page from disk may not load other files. So the file contains all of them, compressed. A short loader decompresses
them, creates addresses for the modules, answers the page's requests, and then adds a policy that allows nothing else.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import posixpath
import re
from pathlib import Path

from tools.cache import cached
from tools.errors import BuildError
from tools.manifest import NAME as MANIFEST
from tools.manifest import entries_of
from tools.paths import BUILD, ROOT

NAME = "skye.html"
LOADER = ROOT / "tools" / "single_loader.js"
# There the engine runs in the page's own thread, without workers, service worker and snapshot.
REPLACED = {"engine/page/spawn.js": "engine/page/spawn_here.js"}
LEFT_OUT = (
    "engine/worker/worker.js",
    "testing.js",
    "sw.js",
    "manifest.webmanifest",
    "pyodide/engine.snapshot",
    "pyodide/start.library",
    "pyodide/micropip-",
    "icons/icon-",
)
LEFT_OUT_ENDINGS = (".css", ".nojekyll", ".html", ".d.ts")
MODULE_ENDINGS = (".js", ".mjs")
WORTH_CACHING = 1_000_000
# from '...', import '...', import('...') with a relative address
SPECIFIER = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.{1,2}/[^'"]+)\2""")
CSS_IMPORT = re.compile(r"""@import\s+["']([^"']+)["'];""")
POLICY = (
    "default-src 'none'; script-src blob: 'wasm-unsafe-eval'; connect-src blob:; img-src data: blob:; "
    "style-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types skye"
)


def write_single(site: Path, *, version: str, pyodide: str, cache: Path = BUILD / "packed") -> None:
    """Write the single-file edition of a site into it."""
    page = (site / "index.html").read_text(encoding="utf-8")
    head_end, body_start = page.index("</head>"), page.index("<body ")
    style = "\n".join(_style(site, name) for name in re.findall(r'<link rel="stylesheet" href="([^"]+)">', page))
    icon = base64.b64encode((site / "icons" / "icon.svg").read_bytes()).decode()
    text = "\n".join(
        [
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            *_head_lines(page[:head_end]),
            f'<link rel="icon" href="data:image/svg+xml;base64,{icon}">',
            f"<style>\n{style}\n</style>",
            "</head>",
            page[body_start : page.index("</body>")],
            *_blocks(site, version, pyodide, cache),
            f"<script>\n{_loader()}</script>",
            "</body>",
            "</html>",
            "",
        ]
    )
    (site / NAME).write_text(text, encoding="utf-8")


def with_named_imports(path: str, text: str) -> str:
    """Return a module with its relative imports rewritten to the names in the loader's import map.

    >>> with_named_imports("engine/page/client.js", "import { Fault } from '../shared/fault.js';")
    "import { Fault } from 'skye:engine/shared/fault.js';"
    >>> with_named_imports("screens/end.js", 'export * from "../ui/dom.js";')
    'export * from "skye:ui/dom.js";'
    """

    def named(match: re.Match[str]) -> str:
        before, quote, address = match.groups()
        return f"{before}{quote}skye:{posixpath.normpath(posixpath.join(posixpath.dirname(path), address))}{quote}"

    # A module from a blob has no address of its own, so it gets the one it would have beside the page.
    own_address = f"new URL({json.dumps(path)}, document.baseURI).href"
    return SPECIFIER.sub(named, text).replace("import.meta.url", own_address)


def _head_lines(head: str) -> list[str]:
    """Return the lines of the head that a single file needs; the loader adds the policy, the style is inlined."""
    lines = [line.strip() for line in head.splitlines()[head.splitlines().index("  <head>") + 1 :]]
    return [line for line in lines if not line.startswith(("<link", "<script", "<meta http-equiv", "<meta property"))]


def _style(site: Path, name: str) -> str:
    """Return a style sheet with its imports inlined."""
    text = (site / name).read_text(encoding="utf-8")
    if "url(" in text:
        raise BuildError(f"{name} refers to another file, which the single-file edition would not contain.")
    folder = posixpath.dirname(name)
    return CSS_IMPORT.sub(lambda match: _style(site, posixpath.join(folder, match[1])), text)


def _blocks(site: Path, version: str, pyodide: str, cache: Path) -> list[str]:
    """Return every file as a block of data that is not executed."""
    entries = {name: entry for name, entry in entries_of(site).items() if _is_inside(name)}
    manifest = {"build": "one file", "files": entries, "pyodide": pyodide, "version": version}
    blocks = [_block("file", MANIFEST, json.dumps(manifest, sort_keys=True).encode(), cache)]
    for name in entries:
        source = REPLACED.get(name, name)
        data = (site / source).read_bytes()
        is_module = name.endswith(MODULE_ENDINGS)
        if is_module and not name.startswith("pyodide/"):
            data = with_named_imports(source, data.decode()).encode()
        blocks.append(_block("module" if is_module else "file", name, data, cache))
    return blocks


def _is_inside(name: str) -> bool:
    return not (name.startswith(LEFT_OUT) or name.endswith(LEFT_OUT_ENDINGS) or name in REPLACED.values())


def _block(kind: str, name: str, data: bytes, cache: Path) -> str:
    """Compress a file and encode it as text; large files are compressed only once."""
    if len(data) > WORTH_CACHING:
        path = cache / hashlib.sha256(data).hexdigest()
        packed = cached(path, lambda fresh: fresh.write_bytes(_packed(data))).read_bytes()
    else:
        packed = _packed(data)
    return f'<script type="text/plain" data-{kind}="{name}">{base64.b64encode(packed).decode()}</script>'


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


def _loader() -> str:
    text = LOADER.read_text(encoding="utf-8")
    return text.replace("'POLICY'", json.dumps(POLICY))
