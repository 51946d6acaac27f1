"""How many taps a game takes: a sensible person plays whole games against bots, and every tap counts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e.conftest import tablet
from e2e.counted import CountedIsle, CountedSkylands


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet: fingers, no mouse."""
    context = tablet(browser)
    yield context
    context.close()


def test_a_game_of_isle_of_skye_against_two_bots_takes_at_most_70_taps(page: Page, site_url: str) -> None:
    isle = CountedIsle(page, site_url)
    isle.new_game("isle", ("Ann", "Bo", "Cy"), seed="taps", bots=("", "easy", "easy"), options=("First game",))
    isle.start_counting()
    steps = {"price": isle.price_tiles, "buy": isle.buy_first, "build": isle.build_all}
    rounds: list[int] = []
    while isle.asked():
        if isle.phase == "price":
            rounds.append(isle.taps)
        steps[isle.phase]()
    each = [end - start for start, end in zip(rounds, [*rounds[1:], isle.taps], strict=True)]
    print(f"isle: {isle.taps} taps, {isle.before} before; rounds {each}")
    assert len(each) == 6
    assert isle.before >= 90, "the decisions are those of a game that took about 98 taps"
    assert isle.taps <= 70, f"{isle.taps} taps, {each} by round"
    assert sorted(each)[len(each) // 2] <= 11, f"a round takes {each}"


@pytest.mark.nightly
def test_a_game_of_skylands_against_one_bot_takes_at_most_80_taps(page: Page, site_url: str) -> None:
    sky = CountedSkylands(page, site_url)
    sky.new_game("skylands", ("Ann", "Bo"), seed="taps", bots=("", "easy"))
    sky.start_counting()
    while sky.asked():
        sky.step()
    print(f"skylands: {sky.taps} taps, {sky.before} before")
    assert sky.before >= 100, "the decisions are those of a game that took about 110 taps"
    assert sky.taps <= 80, f"{sky.taps} taps"
