"""Time from a tap to its answer on the page: placing tiles in both games, at full and at quarter speed.

An answer has arrived once the page shows it and the next frame is drawn. The time includes the worker's round trip, the
rules in Pyodide, durable storage and drawing. The slow runs throttle the page's own thread. A tap on an empty page,
which only waits for the next frame, is the lower bound for any page.
"""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path

from playwright.sync_api import Browser

from tools.bench.pages import Player, browser_and_site, median, p95, tablet
from tools.bench.row import Row
from tools.paths import BUILD, DIST

SLOWER = 4
AIMS = {1: 50.0, SLOWER: 150.0}
"""Milliseconds for the 95th percentile of taps, by how much slower the page runs."""
GAMES = {"isle": "Isle of Skye", "skylands": "Skylands"}
STEPS = {"choose": "legal cells", "try": "preview", "place": "placed and stored"}
ENOUGH = 40
LONGEST = 75.0
"""Games are played until this many placements are timed, or for this many seconds."""
CELLS_TRIED = 2
EMPTY_TAPS = 30
EMPTY = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>empty</title><link rel="icon" href="data:,"><button style="width:400px;height:400px">tap</button>
<script>document.querySelector('button').onclick = ({ target: { dataset } }) => {
  dataset.taps = 1 + Number(dataset.taps ?? 0);
};</script>"""


def rows() -> list[Row]:
    """Return the median and the 95th percentile of each kind of tap, against taps on an empty page."""
    table = []
    with browser_and_site(DIST, empty_site(BUILD / "bench" / "empty")) as (browser, (ours, empty)):
        for slower, aim in AIMS.items():
            speed = "" if slower == 1 else f", {slower} x slower"
            bare = empty_taps(browser, empty, slower)
            table.append(Row(f"tap on an empty page: median{speed}", median(bare), "ms", count=len(bare)))
            table.append(Row(f"tap on an empty page: p95{speed}", p95(bare), "ms", count=len(bare)))
            for game, name in GAMES.items():
                for step, taps in game_taps(browser, ours, game, slower).items():
                    what, count = f"{name}, tap to {STEPS[step]}", len(taps)
                    ratio = median(taps) / median(bare)
                    table.append(Row(f"{what}: median{speed}", median(taps), "ms", ratio=ratio, count=count))
                    aimed = Row(f"{what}: p95{speed}", p95(taps), "ms", aim=aim, is_value_aimed=True, count=count)
                    table.append(replace(aimed, ratio=p95(taps) / p95(bare)))
    return table


def empty_site(folder: Path) -> Path:
    """Write a page with one button that only counts its taps."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(EMPTY, encoding="utf-8")
    return folder


def empty_taps(browser: Browser, address: str, slower: int) -> list[float]:
    """Return the milliseconds from a tap to the next frame of the empty page."""
    context = tablet(browser)
    page = context.new_page()
    page.goto(address)
    player = Player(page)
    player.throttle(slower)
    taps = [player.timed(f"button[data-taps='{number + 1}']", 200, 200) for number in range(EMPTY_TAPS)]
    context.close()
    return taps


def game_taps(browser: Browser, address: str, game: str, slower: int) -> dict[str, list[float]]:
    """Return the milliseconds of the taps in games of two people, one after the other in one tab, by step."""
    context = tablet(browser)
    player = Player(context.new_page())
    times: dict[str, list[float]] = {step: [] for step in STEPS}
    end = time.monotonic() + LONGEST
    number = 0
    while len(times["place"]) < ENOUGH and time.monotonic() < end:
        player.throttle(1)
        player.start(None if number else address, game, ["human", "human"], seed=f"bench {number}")
        player.throttle(slower)
        number += 1
        while len(times["place"]) < ENOUGH and time.monotonic() < end:
            if player.play(game, isTimed=True) != "place":
                break
            player.place_timed(times, cells=CELLS_TRIED)
    context.close()
    return times
