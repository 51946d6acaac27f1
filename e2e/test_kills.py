"""Tabs, browsers and workers that end at any moment: no acknowledged action is lost, no secret lies open after it."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, expect

from e2e.conftest import ALONE, PATIENCE
from e2e.engine_page import EnginePage
from e2e.isle import Isle
from e2e.kill import kill_browser
from e2e.watch import Watch
from tools.browser import ensure_browser

PLAY_ON = """async () => {
    let situation = await window.engine.call('situation', { viewer: null });
    while (!situation.is_over) {
        const { revision, to_act: [seat] } = situation;
        while (!(await window.engine.call('think', { revision, seat, slice: 40 })).is_done);
        situation = await window.engine.call('act', { revision, viewer: null, action: { kind: 'bot', seat } });
        console.log(`stored ${situation.step}`);
    }
}"""


@pytest.mark.parametrize("kills", [10, pytest.param(30, marks=pytest.mark.nightly)])
def test_tab_kills_at_random_moments_lose_no_acknowledged_action(
    context: BrowserContext, watch: Watch, site_url: str, kills: int
) -> None:
    chance = random.Random("tab kills")
    game, reported, acknowledged = "", [0], 0
    for kill in range(kills + 1):
        tab = EnginePage(context.new_page(), site_url)
        tab.page.on("console", lambda message: reported.append(_step_in(message.text)))
        tab.start()
        if game:
            found = tab.call("games.open", id=game)["situation"]
            assert found["step"] >= max(reported), f"what was reported as done is there after kill {kill}"
            acknowledged = max(acknowledged, *reported)
        if kill == 0:
            tab.wait_until_kept()  # so that the others start quickly
        if not game or found["is_over"]:
            game, reported[:] = tab.new(), [0]
        tab.page.evaluate(f"() => void ({PLAY_ON})()")
        tab.page.wait_for_timeout(chance.uniform(0, 150))
        if kill % 2:
            _crash(tab.page)
        tab.page.close()
    assert acknowledged > 0, "something was reported as done"


def test_5_browser_kills_lose_no_acknowledged_action(browser: Browser, site_url: str, tmp_path: Path) -> None:
    chance = random.Random("browser kills")
    game, reported = "", [0]
    for kill in range(6):
        context = _launched(browser.browser_type, tmp_path)
        tab = EnginePage(context.new_page(), site_url)
        tab.page.on("console", lambda message: reported.append(_step_in(message.text)))
        tab.start()
        if kill == 0:
            tab.wait_until_kept()
        game = game or tab.new()
        found = tab.call("games.open", id=game)["situation"]
        assert found["step"] >= max(reported), f"what was reported as done is there after kill {kill}"
        tab.page.evaluate(f"() => void ({PLAY_ON})()")
        tab.page.wait_for_timeout(chance.uniform(50, 400))
        kill_browser(tmp_path)
        _see_closed(tab.page)
    assert max(reported) > 0


@pytest.mark.parametrize(("crashes", "hangs"), [(6, 2), pytest.param(20, 5, marks=pytest.mark.nightly)])
def test_worker_crashes_and_hangs_are_healed(page: Page, site_url: str, crashes: int, hangs: int) -> None:
    engine = EnginePage(page, site_url).start(patience=5000, heals=True)
    engine.wait_until_kept()
    engine.new()
    for number in range(crashes + hangs):
        engine.play(1)
        before = engine.call("situation", viewer=None)
        worker = page.workers[-1]
        if number < crashes:
            worker.evaluate("() => { setTimeout(() => { throw new Error('a crash'); }); }")
        else:
            worker.evaluate("() => { setTimeout(() => { for (;;) {} }); }")
        after = engine.call("situation", viewer=None)
        assert after == before, "the same table at the same revision"
    assert engine.notices() == ["engine_restarted"] * (crashes + hangs)


def test_rule_14_after_a_kill_while_somebody_prices_the_game_opens_behind_the_curtain(
    browser: Browser, site_url: str, tmp_path: Path
) -> None:
    context = _launched(browser.browser_type, tmp_path)
    isle = Isle(context.new_page(), site_url)
    isle.start(("Ann", "Bo"), seed="killed")
    place = isle.page.url
    first, second = _order(isle)
    _price_without_sealing(isle, first)
    kill_browser(tmp_path)
    context = _launched(browser.browser_type, tmp_path)
    isle = _behind_curtain(context, place, first)
    isle.price(extra=3)
    _price_without_sealing(isle, second)
    _crash(isle.page)
    isle = _behind_curtain(context, place, second)
    isle.price(extra=1)
    assert isle.phase == "buy", "what the first had sealed survived the second's kill"
    context.close()


def _order(isle: Isle) -> tuple[str, str]:
    """Who prices first, who second."""
    first = int(isle.fact("curtain"))
    return isle.names[first], isle.names[1 - first]


def _price_without_sealing(isle: Isle, name: str) -> None:
    isle.lift_curtain(name)
    isle.put_discard(0)
    isle.put_gold(1, 2)


def _behind_curtain(context: BrowserContext, place: str, name: str) -> Isle:
    """The game as it opens again: the curtain names the person, and nothing of the tiles or prices is in the page."""
    isle = Isle(context.new_page(), place)
    isle.names = ("Ann", "Bo")
    isle.home()
    expect(isle.test("curtain")).to_be_visible()
    expect(isle.page.locator("#curtain-name")).to_have_text(name)
    expect(isle.price_cards()).to_have_count(0)
    expect(isle.test("seal")).to_have_count(0)
    return isle


def _crash(page: Page) -> None:
    try:
        page.goto("chrome://crash", timeout=5000)
    except Error:
        return  # that it never arrives is the point


def _see_closed(page: Page) -> None:
    """Wait until the driver too has noticed that the page is gone; it may do so while it is asked."""
    try:
        if not page.is_closed():
            page.wait_for_event("close")
    except Error:
        assert page.is_closed()


def _step_in(text: str) -> int:
    return int(text.removeprefix("stored ")) if text.startswith("stored ") else 0


def _launched(kind: BrowserType, profile: Path) -> BrowserContext:
    path = os.environ.get("SKYE_BROWSER") or str(ensure_browser())
    context = kind.launch_persistent_context(
        profile,
        executable_path=path,
        args=ALONE,
        viewport={"width": 1024, "height": 768},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
        has_touch=True,
    )
    context.set_default_timeout(PATIENCE)
    return context
