"""Frames while coins and points move, on a phone of a quarter of the speed.

A person and four bots play Isle of Skye at normal speed. The cost of a frame is the time from its first callback until
its picture is ready; it is late when it begins more than 25 ms after the one before.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from playwright.sync_api import Browser, BrowserContext, ViewportSize

from tools.bench.pages import Player, browser_and_site, median, p95, profile
from tools.bench.row import Row
from tools.paths import DIST

SLOWER = 4
PHONE = {"width": 390, "height": 844}
SEATS = ("human", "casual", "casual", "casual", "casual")
SETTINGS = {"speed": "normal", "confirm_end": True}
COST = 12.0
LATE = 25.0
LATE_SHARE = 2.0
"""The most milliseconds of a frame (p95), when a frame is late, and the most late frames in per cent."""
ENOUGH = 600
LONGEST = 100.0
"""The game is played until this many frames are timed, to its end, or for this many seconds."""
# In the page: time every frame in which something flies or a number counts.
WATCH = """() => {
  window.frames = [];
  window.skye.isWatching = true;
  const channel = new MessageChannel();
  // Live lists, which cost nothing to ask.
  const moving = ['is-flying', 'is-counting'].map((name) => document.getElementsByClassName(name));
  let [began, last, wasMoving, gap] = [0, 0, false, 0];
  channel.port1.onmessage = () => {
    if (wasMoving) window.frames.push([performance.now() - began, gap]);
  };
  const look = (time) => {
    began = performance.now();
    const isMoving = moving.some(({ length }) => length > 0);
    // A gap counts between two frames in which something moves.
    gap = isMoving && wasMoving ? time - last : 0;
    wasMoving = isMoving;
    last = time;
    channel.port2.postMessage(null);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def rows() -> list[Row]:
    """Return what frames cost while things move, and how many are late."""
    with browser_and_site(DIST) as (browser, (address,)):
        frames = moving_frames(browser, address)
    costs = [cost for cost, _ in frames]
    late = 100 * sum(gap > LATE for _, gap in frames) / len(frames)
    what = f"a frame while coins and points move, five seats, 390 x 844, {SLOWER} x slower"
    return [
        Row(f"{what}: median", median(costs), "ms", count=len(frames)),
        Row(f"{what}: p95", p95(costs), "ms", aim=COST, count=len(frames)),
        Row(f"{what}: later than {LATE:.0f} ms after the one before", late, "%", aim=LATE_SHARE, count=len(frames)),
    ]


def phone(browser: Browser) -> BrowserContext:
    """A fresh profile on a phone on which things move, with the driver in every page."""
    size = ViewportSize(width=PHONE["width"], height=PHONE["height"])
    return profile(browser, size, SETTINGS, is_moving=True)


def moving_frames(browser: Browser, address: str) -> Sequence[tuple[float, float]]:
    """Return the cost of each frame in which something moves, and the time since the frame before."""
    context = phone(browser)
    player = Player(context.new_page())
    player.start(address, "isle", SEATS, seed="motion")
    player.page.evaluate(WATCH)
    player.throttle(SLOWER)
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if player.play("isle", steps=1) == "end" or player.page.evaluate("() => frames.length") >= ENOUGH:
            break
    frames: list[tuple[float, float]] = player.page.evaluate("() => frames")
    context.close()
    return frames
