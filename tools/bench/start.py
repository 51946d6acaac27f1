"""The start over lines of different speeds, first and repeat visits, against bare Pyodide in the same run.

The line is made by the server, so that it holds for the page, its worker and its service worker alike. Files are
compressed as static hosts such as GitHub Pages do it: texts, scripts and wasm with gzip, what is packed as it is.
"""

from __future__ import annotations

import gzip
import os
import statistics
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from tools.bench.bare import bare_site
from tools.bench.row import Row
from tools.browser import FLAGS, ensure_browser
from tools.errors import BuildError
from tools.paths import BUILD, DIST
from tools.serve import Handler, open_server
from tools.single import NAME as SINGLE

# name, megabits per second (None: as quick as this machine), runs, the aim of the first visit
LINES = (("localhost", None, 3, 0.30), ("50 Mbit/s", 50, 2, 0.50), ("10 Mbit/s", 10, 2, 0.70))
REPEATS = 3
REPEAT_AIM = 0.22
SHELL_AIM = 300
DOWNLOAD_AIM = 7.5
# Milliseconds. No start takes as long, even over the slowest line on a busy machine.
PATIENCE = 60_000
OURS, BARE = "#engine[data-version]", "#answer[data-done]"
PIECE = 16_384
# What static hosts compress on the way.
COMPRESSED = (".html", ".js", ".mjs", ".css", ".json", ".svg", ".wasm", ".ftl", ".webmanifest")
# In the page, before anything else runs there: when the first screen could be used, and when the engine had answered.
STOPWATCH = """(() => {
    const seen = (window.stopwatch = {});
    const look = () => {
        if (document.querySelector('.mode-card')) seen.shell ??= performance.now();
        if (document.querySelector('%s, %s')) seen.answer ??= performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
READ = "() => ({ shell: window.stopwatch.shell ?? 0, answer: window.stopwatch.answer, began: performance.timeOrigin })"
# Whether a later visit will find everything on the device: the site, and the engine's snapshot in its own cache.
IS_STORED = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith('skye-snapshot'));
    const isMemoryStored = name !== undefined && (await (await caches.open(name)).keys()).length === 1;
    return isMemoryStored && document.documentElement.dataset.kept === 'yes';
}"""


@dataclass(frozen=True)
class Visit:
    """Milliseconds from navigation to the first screen and to the engine's first answer, and megabytes up to that."""

    shell: float
    answer: float
    compressed: float
    raw: float


class Line:
    """A line with a number of bytes per second, shared by all connections; it remembers what went over it, and when."""

    def __init__(self, megabits: int | None) -> None:
        self.rate = None if megabits is None else megabits * 125_000
        self._sent: list[tuple[float, int, float]] = []
        self._free_at = 0.0
        self._lock = threading.Lock()

    def wait(self, count: int, *, swelling: float = 1.0) -> None:
        """Wait until these bytes are sent; uncompressed they are `swelling` times as many."""
        until = 0.0
        if self.rate is not None:
            with self._lock:
                until = self._free_at = max(self._free_at, time.monotonic()) + count / self.rate
        time.sleep(max(0.0, until - time.monotonic()) if until else 0.0)
        with self._lock:
            self._sent.append((time.time() * 1000, count, count * swelling))

    def megabytes(self, since: float, until: float) -> tuple[float, float]:
        """Return the megabytes sent between two moments, compressed and uncompressed."""
        with self._lock:
            pieces = [(count, raw) for moment, count, raw in self._sent if since <= moment <= until]
        return sum(count for count, _ in pieces) / 1e6, sum(raw for _, raw in pieces) / 1e6


class LineHandler(Handler):
    """The usual handler behind a line, with the compression that static hosts give."""

    line: Line
    swelling = 1.0

    def send_head(self) -> BytesIO | BinaryIO | None:
        """The headers of a file, and the file as it goes over the line."""
        path = Path(self.translate_path(self.path.split("?")[0]))
        if path.is_dir():
            path /= "index.html"
        self.swelling = 1.0
        if not path.is_file() or path.suffix not in COMPRESSED or self.headers.get("If-Modified-Since"):
            return super().send_head()
        data = _packed(path)
        self.swelling = path.stat().st_size / max(1, len(data))
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Last-Modified", self.date_time_string(path.stat().st_mtime))
        self.end_headers()
        return BytesIO(data)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Piece by piece, as the line lets them through."""
        while piece := source.read(PIECE):
            self.line.wait(len(piece), swelling=self.swelling)
            outputfile.write(piece)


def rows() -> list[Row]:
    """First visits over each line, then repeat visits; medians, ours and bare in turns."""
    bare = bare_site(BUILD / "bench" / "bare")
    for file in (*DIST.rglob("*"), *bare.iterdir()):
        if file.suffix in COMPRESSED and file.name != SINGLE:
            _packed(file)  # as a host does before the first visit
    with sync_playwright() as playwright:
        path = os.environ.get("SKYE_BROWSER") or str(ensure_browser())
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            table = [row for line in LINES for row in _first_visits(browser, bare, *line)]
            return table + _repeat_visits(browser, bare)
        except Error as error:
            raise BuildError(f"The start could not be measured: {error.message.splitlines()[0]}") from None
        finally:
            browser.close()


def _first_visits(browser: Browser, bare: Path, name: str, megabits: int | None, runs: int, aim: float) -> list[Row]:
    ours: list[Visit] = []
    theirs: list[Visit] = []
    with _served(DIST, megabits) as (own_url, own_line), _served(bare, megabits) as (bare_url, bare_line):
        for _ in range(runs):
            for url, line, mark, visits in ((own_url, own_line, OURS, ours), (bare_url, bare_line, BARE, theirs)):
                context = browser.new_context()
                visits.append(_visit(context, url, line, mark))
                context.close()
            _say(f"first visit, {name}", ours[-1], theirs[-1])
    own, base = _middle(ours), _middle(theirs)
    return [
        Row(f"bare start, first visit, {name}", base.answer, "ms"),
        Row(f"start to first answer, first visit, {name}", own.answer, "ms", ratio=own.answer / base.answer, aim=aim),
        Row(f"first screen usable, first visit, {name}", own.shell, "ms", aim=None if megabits else SHELL_AIM),
        Row(f"download until playable, compressed, {name}", own.compressed, "MB", aim=DOWNLOAD_AIM),
        Row(f"download until playable, raw, {name}", own.raw, "MB"),
        Row(f"bare download, compressed, {name}", base.compressed, "MB"),
    ]


def _repeat_visits(browser: Browser, bare: Path) -> list[Row]:
    """Ours with the service worker and the stored snapshot, bare with the browser's cache."""
    with _served(DIST, None) as (own_url, own_line), _served(bare, None) as (bare_url, bare_line):
        own, other = browser.new_context(), browser.new_context()
        _wait_until_stored(own, own_url)
        _visit(other, bare_url, bare_line, BARE)
        ours: list[Visit] = []
        theirs: list[Visit] = []
        for _ in range(REPEATS):
            ours.append(_visit(own, own_url, own_line, OURS))
            theirs.append(_visit(other, bare_url, bare_line, BARE))
            _say("repeat visit", ours[-1], theirs[-1])
        own.close()
        other.close()
    mine, base = _middle(ours), _middle(theirs)
    return [
        Row("bare start, repeat visit", base.answer, "ms"),
        Row("start to first answer, repeat visit", mine.answer, "ms", ratio=mine.answer / base.answer, aim=REPEAT_AIM),
        Row("first screen usable, repeat visit", mine.shell, "ms", aim=SHELL_AIM),
        Row("download, repeat visit", mine.compressed, "MB"),
    ]


def _wait_until_stored(context: BrowserContext, url: str) -> None:
    page = context.new_page()
    page.goto(url, wait_until="commit", timeout=PATIENCE)
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(IS_STORED):
        if time.monotonic() > deadline:
            raise BuildError("The start could not be measured: the site was not cached on the device within a minute.")
        page.wait_for_timeout(100)
    page.close()


def _visit(context: BrowserContext, url: str, line: Line, mark: str) -> Visit:
    page = context.new_page()
    page.add_init_script(STOPWATCH % (OURS, BARE))
    page.goto(url, wait_until="commit", timeout=PATIENCE)
    page.wait_for_selector(mark, state="attached", timeout=PATIENCE)
    seen = page.evaluate(READ)
    compressed, raw = line.megabytes(seen["began"], seen["began"] + seen["answer"])
    page.close()
    return Visit(seen["shell"], seen["answer"], compressed, raw)


def _say(name: str, ours: Visit, bare: Visit) -> None:
    """Print each pair of visits, so that a long run shows its progress."""
    ratio, seconds = ours.answer / bare.answer, (ours.answer / 1000, bare.answer / 1000)
    print(f"  {name}: {seconds[0]:.1f} s, bare {seconds[1]:.1f} s, ratio {ratio:.2f}", flush=True)


def _middle(visits: list[Visit]) -> Visit:
    """Return the median of each figure separately."""
    columns = zip(*((visit.shell, visit.answer, visit.compressed, visit.raw) for visit in visits), strict=True)
    return Visit(*map(statistics.median, columns))


@contextmanager
def _served(folder: Path, megabits: int | None) -> Iterator[tuple[str, Line]]:
    line = Line(megabits)
    handler = type("OnLine", (LineHandler,), {"line": line})
    with open_server(folder, port=0, handler=handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/", line
        finally:
            server.shutdown()
            thread.join()


@cache
def _packed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6, mtime=0)
