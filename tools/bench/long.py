"""Twenty games of each kind in one tab without a reload: memory, listeners and the time of a tap must not grow.

A person sits at the table with bots; the person's placements in some early and in the last games are tapped and timed.
The last games are the early ones played again, so that the same taps are compared. Memory is read after a forced
garbage collection. Then five people play on the largest territories at a quarter of the speed.
"""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Browser, CDPSession

from tools.bench.pages import Player, browser_and_site, median, p95, tablet
from tools.bench.row import Row
from tools.errors import BuildError
from tools.paths import DIST

GAMES = {"isle": "Isle of Skye", "skylands": "Skylands"}
COUNT = 20
GROWTH = 1.10
"""How much may be in use at the end, relative to the end of the first game."""
SETTLED, TIMED = 4, 5
"""After the games in which the browser still compiles, this many are timed, and played again at the end."""
SAME_MEDIAN, SAME_P95 = 1.1, 1.2
"""Ratios that count as unchanged, to allow for noise."""
SLOWER = 4
FLUID = 150.0
FIVES = 3
LARGE = 10
"""Games of five people, and how many tiles make a large land."""
FRAMES = 120
FRAME = 34.0
"""Milliseconds: two frames of a screen."""
UNITS = {
    "page heap": "MB",
    "page heap without compiled code": "MB",
    "worker heap": "MB",
    "Python memory": "MB",
    "page objects": "",
    "listeners": "",
    "nodes": "",
}


def rows() -> list[Row]:
    """Growth over the games, taps early and late, and five people at a quarter of the speed."""
    table = []
    with browser_and_site(DIST) as (browser, (address,)):
        for game in GAMES:
            table += _many_games(browser, address, game)
        table += _five_people(browser, address)
    return table


def _many_games(browser: Browser, address: str, game: str) -> list[Row]:
    context = tablet(browser)
    page = context.new_page()
    player = Player(page)
    session = context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.enable")
    worker = _WorkerTools(session)
    states: list[dict[str, float]] = []
    times: list[dict[str, list[float]]] = []
    seats = ["human", "casual"]
    early, late = (range(first, first + TIMED) for first in (SETTLED, COUNT - TIMED))
    for number in range(COUNT):
        played = early[late.index(number)] if number in late else number
        player.start(address if number == 0 else None, game, seats, seed=f"long {played}")
        # What timing itself brings into the page is there from the start.
        is_timed = number == 0 or number in early or number in late
        taken: dict[str, list[float]] = {step: [] for step in ("choose", "try", "place")}
        while player.play(game, isTimed=is_timed) == "place":
            player.place_timed(taken, cells=2)
        times.append(taken)
        # The first screen holds no table: what is left over is what the game leaves behind.
        page.evaluate("() => skye.home()")
        states.append(_state(session, worker))
        if number in (0, COUNT - 1):
            states[-1]["page heap without compiled code"] = _data(session)
        rounded = {name: round(value, 1) for name, value in states[-1].items()}
        print(f"  {game} {number + 1}: {rounded}", flush=True)
    context.close()
    first, last = states[0], states[-1]
    name = f"{GAMES[game]}, {COUNT} games in one tab"
    table = []
    for what, unit in UNITS.items():
        ratio = last[what] / first[what]
        table.append(Row(f"{name}: {what}, last against first", last[what], unit, ratio=ratio, aim=GROWTH))
    for step in ("try", "place"):
        before, after = ([time for number in games for time in times[number][step]] for games in (early, late))
        for what, figure, aim in (("median", median, SAME_MEDIAN), ("p95", p95, SAME_P95)):
            title = f"{name}: tap to {step}, {what} late against early"
            ratio = figure(after) / figure(before)
            table.append(Row(title, figure(after), "ms", ratio=ratio, aim=aim, count=len(after)))
    return table


class _WorkerTools:
    """The browser's tools for the worker of a page, by way of the tools of the page."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.name = ""
        self.number = 0
        self.replies: dict[int, dict[str, Any]] = {}
        session.on("Target.attachedToTarget", self._attached)
        session.on("Target.receivedMessageFromTarget", self._received)
        session.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})

    def send(self, method: str) -> dict[str, Any]:
        """The answer of the worker's tools."""
        self.number += 1
        message = json.dumps({"id": self.number, "method": method, "params": {}})
        self.session.send("Target.sendMessageToTarget", {"sessionId": self.name, "message": message})
        end = time.monotonic() + 20
        while self.number not in self.replies:
            if time.monotonic() > end:
                raise BuildError(f"The worker's developer tools do not answer {method}.")
            self.session.send("Performance.getMetrics")
        return self.replies.pop(self.number)

    def _attached(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker":
            self.name = event["sessionId"]

    def _received(self, event: dict[str, Any]) -> None:
        reply = json.loads(event["message"])
        if event["sessionId"] == self.name and "id" in reply:
            self.replies[reply["id"]] = reply.get("result", {})


def _state(session: CDPSession, worker: _WorkerTools) -> dict[str, float]:
    """What page and worker hold after a collection."""
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        worker.send("HeapProfiler.collectGarbage")
        time.sleep(0.2)
    usage = worker.send("Runtime.getHeapUsage")
    metrics: dict[str, Any] = session.send("Performance.getMetrics")
    found = {each["name"]: float(each["value"]) for each in metrics["metrics"]}
    return {
        "page heap": found["JSHeapUsedSize"] / 1e6,
        "worker heap": usage["usedSize"] / 1e6,
        # The memory of WebAssembly is the store behind the worker's heap.
        "Python memory": usage["backingStorageSize"] / 1e6,
        "page objects": _objects(session),
        "listeners": found["JSEventListeners"],
        "nodes": found["Nodes"],
    }


def _data(session: CDPSession) -> float:
    """Megabytes of the page's heap but for code, which the browser compiles as it becomes hot, up to the whole page."""
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    snapshot = json.loads("".join(chunks))
    fields, (kinds, *_) = (snapshot["snapshot"]["meta"][name] for name in ("node_fields", "node_types"))
    nodes = snapshot["nodes"]
    kind_of, size_of = (nodes[fields.index(name) :: len(fields)] for name in ("type", "self_size"))
    sizes = zip(kind_of, size_of, strict=True)
    return float(sum(size for kind, size in sizes if kinds[kind] not in ("code", "native"))) / 1e6


def _objects(session: CDPSession) -> float:
    """How many objects of any kind live in the page: what is compiled is none, so a leak shows here alone."""
    group = {"objectGroup": "count"}
    any_kind = session.send("Runtime.evaluate", {"expression": "Object.prototype", **group})["result"]["objectId"]
    found = session.send("Runtime.queryObjects", {"prototypeObjectId": any_kind, **group})["objects"]["objectId"]
    count = {"objectId": found, "functionDeclaration": "function () { return this.length; }", "returnByValue": True}
    number = float(session.send("Runtime.callFunctionOn", count)["result"]["value"])
    session.send("Runtime.releaseObjectGroup", group)
    return number


def _five_people(browser: Browser, address: str) -> list[Row]:
    """Five people who all place what they can: taps on large lands, and each game's last land dragged by a finger."""
    context = tablet(browser)
    player = Player(context.new_page())
    taken: dict[str, list[float]] = {step: [] for step in ("choose", "try", "place")}
    dragged: list[float] = []
    for number in range(FIVES):
        player.start(None if number else address, "isle", ["human"] * 5, seed=f"five {number}")
        while player.play("isle", isTimed=True) == "place":
            tiles = player.page.evaluate("() => document.querySelectorAll('[data-kind=tile]').length")
            if tiles < LARGE:
                player.page.evaluate("() => skye.buildOne()")
                continue
            player.throttle(SLOWER)
            player.place_timed(taken, cells=1)
            player.throttle(1)
        player.throttle(SLOWER)
        dragged += player.page.evaluate("(frames) => skye.calm().then(() => skye.drag(frames))", FRAMES)
        player.throttle(1)
    context.close()
    name = f"five players, large territories, {SLOWER} x slower"
    return [
        *(
            Row(f"{name}: tap to {step}, p95", p95(found), "ms", aim=FLUID, count=len(found))
            for step, found in taken.items()
            if found
        ),
        Row(f"{name}: time between frames while dragging, median", median(dragged), "ms", count=len(dragged)),
        Row(f"{name}: time between frames while dragging, p95", p95(dragged), "ms", aim=FRAME, count=len(dragged)),
    ]
