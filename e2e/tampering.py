"""A server that can do to files what networks and hosts do: lose them, cut them, change them, hold them back."""

from __future__ import annotations

import io
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from tools.serve import Handler, open_server

PIECE = 65_536

Change = Callable[[bytes], bytes | None]


@dataclass
class TamperedSite:
    """A served site; `changes` maps a path to what becomes of its bytes, `held` are paths that wait to be released.

    Changed files are sent in pieces if `is_slow`. `headers` maps a path, or "" for all others, to headers of its own.
    Another `folder` is another version of the site at the same address.
    """

    folder: Path
    url: str = ""
    changes: dict[str, Change] = field(default_factory=dict)
    headers: dict[str, dict[str, str]] = field(default_factory=dict)
    held: set[str] = field(default_factory=set)
    is_slow: bool = False
    asked: list[str] = field(default_factory=list)
    let_go: threading.Event = field(default_factory=threading.Event)

    def release(self) -> None:
        """Release what is held back."""
        self.let_go.set()


class Trickle(io.BytesIO):
    """Bytes that come in pieces, with pauses."""

    def read(self, size: int | None = -1, /) -> bytes:
        """The next piece, in its own time."""
        time.sleep(0.02)
        return super().read(PIECE)


class TamperingHandler(Handler):
    """The usual handler, but a file may be changed or held back on its way."""

    site: TamperedSite

    def translate_path(self, path: str) -> str:
        """A file of the version that is served now."""
        self.directory = str(self.site.folder)
        return super().translate_path(path)

    def send_header(self, keyword: str, value: str) -> None:
        """A header, unless the site has another of this name."""
        if keyword.title() not in self._headers():
            super().send_header(keyword, value)

    def end_headers(self) -> None:
        """The headers of the site's own behind the usual ones."""
        for keyword, value in self._headers().items():
            super().send_header(keyword, value)
        super().end_headers()

    def _headers(self) -> dict[str, str]:
        return self.site.headers.get(self._path(), self.site.headers.get("", {}))

    def _path(self) -> str:
        return self.path.split("?")[0].removeprefix(self.prefix) or "index.html"

    def send_head(self) -> BinaryIO | None:
        """The headers of a file, and the file as it is to arrive."""
        path = self._path()
        self.site.asked.append(path)
        if path in self.site.held:
            self.site.let_go.wait(timeout=120)
        change = self.site.changes.get(path)
        if change is None:
            return super().send_head()
        data = change(Path(self.translate_path(self.prefix + path)).read_bytes())
        if data is None:
            self.send_error(404)
            return None
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return Trickle(data) if self.site.is_slow else io.BytesIO(data)


@contextmanager
def tampered_site(folder: Path, *, prefix: str) -> Iterator[TamperedSite]:
    """Serve a folder on a port that the system chooses."""
    site = TamperedSite(folder)
    handler = type("SiteHandler", (TamperingHandler,), {"site": site})
    with open_server(folder, port=0, prefix=prefix, handler=handler) as server:
        site.url = f"http://127.0.0.1:{server.server_address[1]}{prefix}"
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield site
        finally:
            site.release()
            server.shutdown()
            thread.join()


def without_snapshot(manifest: bytes) -> bytes:
    """A manifest that names no stored memory, so that Python starts without it."""
    changed = json.loads(manifest)
    del changed["files"]["pyodide/engine.snapshot"]
    return json.dumps(changed).encode()


def missing(data: bytes) -> None:
    """The file is not there."""


def cut_short(data: bytes) -> bytes:
    """Only the first half arrives."""
    return data[: len(data) // 2]


def one_bit_changed(data: bytes) -> bytes:
    """Everything arrives, but one bit in the middle is wrong."""
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def portal(data: bytes) -> bytes:
    """The page of a network that wants a name first."""
    return b"<!doctype html><title>Free Wi-Fi</title><h1>Please log in</h1>"


def nonsense(data: bytes) -> bytes:
    """As many bytes as there should be, of which the first already shows that they mean nothing."""
    return b"?" * len(data)
