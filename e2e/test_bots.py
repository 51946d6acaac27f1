"""One person against three bots of different levels, a whole game of each kind."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.isle import Isle
from e2e.page import Skye, number_in
from e2e.skylands import Skylands

pytestmark = pytest.mark.tablet

NAMES = ("Ann", "Bo", "Cy", "Di")
LEVELS = ("", "beginner", "steady", "champion")


def test_a_whole_game_of_isle_of_skye_against_three_bots(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.new_game("isle", NAMES, seed="against bots", bots=LEVELS, options=("First game",))
    play(isle, "isle", {"price": lambda: price(isle), "buy": lambda: isle.buy_or_pass(), "build": isle.build})


@pytest.mark.nightly
def test_a_whole_game_of_skylands_against_three_bots(page: Page, site_url: str) -> None:
    sky = Skylands(page, site_url)
    sky.new_game("skylands", NAMES, seed="against bots", bots=LEVELS)
    play(sky, "skylands", {}, sky.step)


def price(isle: Isle) -> None:
    """Nobody else looks at the screen, so there is no curtain; bots seal theirs meanwhile."""
    expect(isle.test("curtain")).to_have_count(0)
    isle.put_discard(0)
    isle.seal()


def play(
    table: Skye, game: str, steps: dict[str, Callable[[], object]], step: Callable[[], object] | None = None
) -> None:
    """Play whenever the person is asked; a bot that thinks is hurried."""
    while True:
        table.page.wait_for_selector(
            ".table[data-phase=end], .table[data-decider='0'][data-busy=false][data-asking=false], [data-test=hurry]"
        )
        if table.phase == "end":
            break
        revision = table.fact("revision")
        if table.fact("decider") == "0" and table.fact("busy") == table.fact("asking") == "false":
            (step or steps[table.phase])()
        elif table.test("hurry").count():
            table.page.evaluate("document.querySelector('[data-test=hurry]')?.click()")
            table.page.wait_for_selector(f".table:not([data-revision='{revision}'])")
    points = dict(zip(NAMES, map(number_in, table.page.locator(".seat-points").all_inner_texts()), strict=True))
    table.tap("result")
    podium = table.page.locator(".podium-seat")
    expect(podium).to_have_count(len(NAMES))
    names, shown = (podium.locator(f".podium-{what}").all_inner_texts() for what in ("name", "points"))
    numbers = [number_in(text) for text in shown]
    assert dict(zip(names, numbers, strict=True)) == points
    winners = table.page.locator(".podium-seat.is-winner .podium-name").all_inner_texts()
    best = {name for name in NAMES if points[name] == max(points.values())}
    # A tie is decided by gold at Isle of Skye, and stays one at Skylands.
    assert winners and (best >= set(winners) if game == "isle" else best == set(winners)), (winners, points)
    words = table.page.locator(".winners-words").inner_text()
    assert [name for name in NAMES if re.search(rf"\b{name}\b", words)] == [name for name in NAMES if name in winners]
