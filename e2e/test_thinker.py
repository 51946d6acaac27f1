"""The second worker: bots that think there play the same games, the engine answers meanwhile and can do without it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.engine_page import EnginePage
from e2e.watch import Watch

CLANS = ("blue", "red", "green", "yellow")
CHAMPIONS = {
    "isle": ("champion.morag", "champion.hamish", "champion.morag", "champion.hamish"),
    "skylands": ("champion.zephyr", "champion.bora", "champion.zephyr"),
}
# Before anything else in the page: a device with so many cores, and enough memory.
DEVICE = """
Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => CORES });
Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 8 });
"""
# In the engine's worker: which thoughts come through the port.
LISTEN = """() => {
    self.thoughts = [];
    const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
    Object.defineProperty(MessagePort.prototype, 'onmessage', {
        set(listener) {
            set.call(this, (event) => {
                self.thoughts.push(event.data);
                listener(event);
            });
        },
    });
}"""
# Within so many actions champions need long thoughts; the test plays 40.
FEW = 30
THOUGHTS = "() => JSON.stringify(self.thoughts)"
# The thinker as soon as it has begun; the page does not hold it where a test could reach it.
CRASH = "() => { setTimeout(() => { throw new Error('a crash'); }); }"
HANG = "() => { setTimeout(() => { for (;;) {} }); }"


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("isle", 40),
        ("skylands", 16),
        pytest.param("isle", 400, marks=pytest.mark.nightly),
        pytest.param("skylands", 200, marks=pytest.mark.nightly),
    ],
)
def test_champions_play_the_same_game_with_one_worker_and_with_two(
    context: BrowserContext, watch: Watch, site_url: str, game: str, steps: int
) -> None:
    records, workers = [], []
    for cores in (1, 2):
        engine = at_home(context, site_url, cores)
        engine.page.workers[0].evaluate(LISTEN)
        begin(engine, game)
        engine.play(steps)
        records.append(record(engine))
        workers.append(len(engine.page.workers))
        thoughts = json.loads(engine.page.workers[0].evaluate(THOUGHTS))
        assert any(thought["is_done"] for thought in thoughts) == (cores == 2)
        engine.page.close()
    assert workers == [1, 2]
    assert records[0] == records[1]


def test_what_the_thinker_thinks_never_reaches_the_page(context: BrowserContext, watch: Watch, site_url: str) -> None:
    engine = at_home(context, site_url, cores=2)
    engine.page.workers[0].evaluate(LISTEN)
    prices: list[object] = []
    while not prices:
        # The person has not sealed, so nothing is revealed when the bots have.
        begin(engine, "isle", (*CHAMPIONS["isle"][:3], "human"))
        engine.play(3)
        thoughts = json.loads(engine.page.workers[0].evaluate(THOUGHTS))
        prices = [thought["action"]["prices"] for thought in thoughts if thought["is_done"]]
    heard = "\n".join(engine.page.evaluate("window.heard"))
    assert prices, "somebody's prices were thought of there"
    assert '"kind":"bot"' in heard, "the answers were heard"
    assert "canary" not in heard and "sealed" not in heard.replace("is_sealed", "")
    assert not any(json.dumps(each, separators=(",", ":")) in heard for each in prices)


@pytest.mark.parametrize("trouble", [CRASH, pytest.param(HANG, marks=pytest.mark.nightly)])
def test_a_thinker_that_fails_is_not_missed(context: BrowserContext, watch: Watch, site_url: str, trouble: str) -> None:
    games = []
    for cores in (1, 2):
        engine = at_home(context, site_url, cores)
        begin(engine, "isle")
        if cores == 2:
            think_until_there_are_two(engine)
            engine.page.workers[1].evaluate(trouble)
        engine.play(40 - engine.step())
        games.append(record(engine))
        assert len(engine.page.workers) == 1 or trouble == HANG, "no other is begun"
        assert engine.notices() == []
        engine.page.close()
    assert games[0] == games[1]


def at_home(context: BrowserContext, url: str, cores: int) -> EnginePage:
    """A page whose engine has been here before, on a device with so many cores."""
    page: Page = context.new_page()
    page.add_init_script(DEVICE.replace("CORES", str(cores)))
    engine = EnginePage(page, url).start()
    engine.wait_until_kept()
    return engine.start()


def begin(engine: EnginePage, game: str, players: Sequence[str] = ()) -> None:
    """A game of champions, unless others are named."""
    players = players or CHAMPIONS[game]
    seats = [{"name": clan, "clan": clan} for clan in CLANS[: len(players)]]
    setup: dict[str, Any] = {"seats": seats, "seed": "canary"}
    engine.call("games.new", game=game, setup=setup, players=list(players))


def think_until_there_are_two(engine: EnginePage) -> None:
    """Let bots think until the second worker has begun, which is within a few actions."""
    for _ in range(FEW):
        if len(engine.page.workers) == 2:
            return
        engine.play(1)
    pytest.fail(f"no second worker has begun within {FEW} actions of champions")


def record(engine: EnginePage) -> object:
    """The record of the only game that was played last."""
    games = engine.call("games.list")["games"]
    url = engine.call("games.export", id=games[0]["id"])["url"]
    return json.loads(engine.page.evaluate("url => fetch(url).then((reply) => reply.text())", url))
