"""Serve a folder to browsers on this machine, under any sub-path."""

from __future__ import annotations

import errno
import os
import sys
import webbrowser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tools.errors import BuildError

FIRST_PORT = 8000
PORTS_TRIED = 100


class Handler(SimpleHTTPRequestHandler):
    """Serves the files of one folder under one prefix, with the types that browsers require, and lists no folders."""

    prefix = "/"
    # Not left to the machine's own table: some systems name .js or .wasm differently.
    extensions_map = {  # noqa: RUF012 - the base class declares it so
        "": "application/octet-stream",
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".ico": "image/x-icon",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".md": "text/plain; charset=utf-8",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/zip",
        ".zip": "application/zip",
    }

    def translate_path(self, path: str) -> str:
        """Return the path of a file of the folder; nothing exists outside the prefix."""
        if not path.startswith(self.prefix):
            return os.path.join(self.directory, "nothing-here")
        return super().translate_path("/" + path[len(self.prefix) :])

    def list_directory(self, path: str | os.PathLike[str]) -> None:
        """Refuse to list a folder."""
        self.send_error(404)

    def end_headers(self) -> None:
        """Let browsers revalidate, so that files of two builds are never mixed."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Log nothing."""


class Server(ThreadingHTTPServer):
    """A server that ignores browsers closing their connections."""

    daemon_threads = True
    # Browsers open many connections at once, and retry a refused one only a second later.
    request_queue_size = 128
    # On Windows a second server could otherwise share a port that is taken.
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore closed connections; report anything else as usual."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def open_server(
    folder: Path, *, port: int | None = None, prefix: str = "/", handler: type[Handler] = Handler
) -> Server:
    """Open a server on the given port or on the next free one; 0 lets the system choose."""
    bound = type("Bound", (handler,), {"prefix": prefix})

    def make(*args: Any, **kwargs: Any) -> Handler:
        made: Handler = bound(*args, directory=str(folder), **kwargs)
        return made

    for candidate in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]:
        try:
            return Server(("127.0.0.1", candidate), make)
        except PermissionError:
            raise BuildError(
                f"You are not allowed to use port {candidate}: choose one above 1023 with --port."
            ) from None
        except OverflowError:
            raise BuildError(f"There is no port {candidate}: choose one from 1024 to 65535.") from None
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
    if port is not None:
        raise BuildError(f"Port {port} is in use: choose another with --port, or omit --port to use the next free one.")
    last = FIRST_PORT + PORTS_TRIED - 1
    raise BuildError(f"All ports from {FIRST_PORT} to {last} are in use: choose another with --port.")


def play(folder: Path, *, port: int | None, is_opened: bool) -> None:
    """Serve the built site until Ctrl+C, and show it in a browser if there is one."""
    with open_server(folder, port=port) as server:
        address = f"http://localhost:{server.server_address[1]}/"
        print(f"Skye is running at {address} (press Ctrl+C to stop)", flush=True)
        if is_opened:
            _open_browser(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")


def _open_browser(address: str) -> None:
    """Open a browser, but not without a screen, where a text browser might take over the terminal."""
    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not has_screen or not webbrowser.open(address):
        print("Open this address in a browser.", flush=True)
