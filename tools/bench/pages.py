"""What the benchmarks in a browser share: the served site, a page with the driver inside, and timed taps."""

from __future__ import annotations

import json
import math
import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, ViewportSize, sync_playwright

from tools.browser import FLAGS, ensure_browser
from tools.errors import BuildError
from tools.serve import open_server

# Heaps are compared after a garbage collection, and memory must not be rounded.
MEMORY = ("--js-flags=--expose-gc", "--enable-precise-memory-info")
DRIVER = Path(__file__).parent / "programs" / "driver.js"
PATIENCE = 30_000
TABLET = {"width": 1024, "height": 768}
# No pauses and no animations.
SETTINGS = {"speed": "off", "confirm_end": True}


@contextmanager
def browser_and_site(*sites: Path) -> Iterator[tuple[Browser, list[str]]]:
    """A browser, and the addresses of sites that are served to it."""
    path = os.environ.get("SKYE_BROWSER") or str(ensure_browser())
    servers = [open_server(site, port=0) for site in sites]
    threads = [threading.Thread(target=server.serve_forever, daemon=True) for server in servers]
    for thread in threads:
        thread.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS, *MEMORY])
            try:
                yield browser, [f"http://127.0.0.1:{server.server_address[1]}/" for server in servers]
            finally:
                browser.close()
    finally:
        for server, thread in zip(servers, threads, strict=True):
            server.shutdown()
            thread.join()
            server.server_close()


def tablet(browser: Browser, *, ratio: int = 1) -> BrowserContext:
    """A fresh profile on a tablet, with the driver in every page."""
    size = ViewportSize(width=TABLET["width"], height=TABLET["height"])
    return profile(browser, size, SETTINGS, is_moving=False, ratio=ratio)


def profile(
    browser: Browser, size: ViewportSize, settings: Mapping[str, object], *, is_moving: bool, ratio: int = 1
) -> BrowserContext:
    """A fresh profile with a touch screen and stored settings, with the driver in every page."""
    context = browser.new_context(
        viewport=size,
        device_scale_factor=ratio,
        has_touch=True,
        locale="en-GB",
        reduced_motion="no-preference" if is_moving else "reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    stored = json.dumps(json.dumps(settings))
    context.add_init_script(f"try {{ localStorage.setItem('skye-settings', {stored}); }} catch {{}}")
    context.add_init_script(path=DRIVER)
    return context


class Player:
    """A page whose games are played by the driver, and whose placements are tapped and timed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tools: CDPSession | None = None
        self.parts: list[dict[str, float]] = []
        """For every timed tap, the time until its event, until its answer was in the page, and until that was drawn."""

    def throttle(self, slower: int) -> None:
        """Throttle the page's own thread."""
        self.tools = self.tools or self.page.context.new_cdp_session(self.page)
        self.tools.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def start(self, address: str | None, game: str, seats: Sequence[str], *, seed: str) -> None:
        """Set up a game by the page's own form; each seat is `human` or the level of a bot."""
        page = self.page
        # Not with locators of Playwright, which hold references to elements so that they are never freed.
        if address is None:
            page.evaluate("() => skye.home()")
        else:
            page.goto(address)
        page.evaluate("([game, seats, seed]) => skye.setUp(game, seats, seed)", [game, list(seats), seed])

    def play(self, game: str, **options: Any) -> str:
        """Let the driver continue, and return the phase in which it stopped."""
        return str(self.page.evaluate("([game, options]) => skye.play(game, options)", [game, options]))

    def timed(self, selector: str, x: float, y: float) -> float:
        """Return the milliseconds from a tap to the frame with its answer."""
        self.page.evaluate("(selector) => skye.calm().then(() => skye.watch(selector))", selector)
        self.page.touchscreen.tap(x, y)
        needed = self.page.evaluate("() => answered")
        if needed is None:
            tried = self.page.evaluate("() => skye.tried()")
            raise BuildError(
                f"A tap was not answered within 5 s: nothing matches {selector}; tile being tried: {tried}."
            )
        self.parts.append(needed)
        return float(needed["all"])

    def place_timed(self, times: dict[str, list[float]], *, cells: int) -> None:
        """Choose every tile of the tray in turn, try the last one on some cells and place it; each tap is timed."""
        page = self.page
        page.evaluate("() => skye.chooseFitting()")
        for _ in page.evaluate("() => skye.choices()"):
            choices = page.evaluate("() => skye.choices()")
            if not choices:
                break
            choice = choices[-1]
            is_chosen = f":has(.hand > :nth-child({choice['number']}).is-chosen)"
            answer = f"body{is_chosen}:has([data-kind=legal])"
            times["choose"].append(self.timed(answer, choice["x"], choice["y"]))
        reached = page.evaluate("() => skye.cells()")
        if not reached:
            page.evaluate("() => skye.buildOne()")
            return
        # The preview of a tile may move the picture, so the cells are read again each time.
        for index in range(min(cells, len(reached))):
            now = page.evaluate("() => skye.cells()")
            if not now:
                break
            cell = now[index * len(now) // cells % len(now)]
            ghost = f"[data-kind=ghost][data-x='{cell['column']}'][data-y='{cell['row']}']"
            times["try"].append(self.timed(f"body:has({ghost}):has(.preview)", cell["x"], cell["y"]))
        button = page.evaluate("() => skye.middle('[data-test=place]')")
        revision = page.evaluate("() => skye.revision()")
        changed = f".table[data-busy=false]:not([data-revision='{revision}'])"
        times["place"].append(self.timed(changed, button["x"], button["y"]))


def median(times: Sequence[float]) -> float:
    """Return the median.

    >>> median([3.0, 1.0, 2.0])
    2.0
    """
    return sorted(times)[len(times) // 2]


def p95(times: Sequence[float]) -> float:
    """Return the 95th percentile.

    >>> p95([float(time) for time in range(1, 101)])
    95.0
    """
    return sorted(times)[math.ceil(len(times) * 0.95) - 1]
