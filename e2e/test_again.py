"""Trying a finished game again: from its replay, by keyboard and by taps, to the comparison at the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.desk import Desk, at_desk, sit_down
from e2e.keyed import Keyed
from e2e.records import played
from e2e.screens import put_settings
from e2e.watch import Watch
from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import GAMES

# No other test uses these names: the shared store is searched by names.
ISLE = played("isle", ("Iona", "Keir"), seed="again")
SKYLANDS = played("skylands", ("Lorna", "Mungo"), seed="f")
# The original of no other practice.
DELETED = played("skylands", ("Peigi", "Ruairidh"), seed="n")
RUNNING = played("isle", ("Nairn", "Oban"), seed="again", until=lambda state: state.round == 2)
LANGUAGES = {"en": "Practice", "de": "Übung", "ru": "Тренировка"}


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared device, at its first screen; afterwards it speaks English."""
    for each in at_desk(desk, site_url):
        try:
            yield each
        finally:
            put_settings(each.page, language="en")


def steps_of(text: str) -> int:
    """How many actions a record has."""
    return len(parse_record(text).actions)


def last_building(text: str) -> int:
    """The moment of a game of Isle of Skye at which its last building begins."""
    record = parse_record(text)
    states = replay(GAMES[record.game], record).states
    return next(step for step, state in enumerate(states) if state.phase == "build" and state.round == 6)


def look_back(skye: Desk, text: str) -> Locator:
    """The replay of a finished game, from its end."""
    sit_down(skye, text)
    skye.tap("result")
    skye.tap("replay")
    screen = skye.page.locator(".table-replay")
    expect(screen).to_have_attribute("data-step", "0")
    return screen


def dialog(skye: Desk) -> Locator:
    """The question how to try again."""
    return skye.page.locator("[data-dialog=again]")


def test_isle_from_the_replay_by_keys_to_the_comparison(skye: Desk) -> None:
    keys, step = Keyed(skye.page, skye.url), last_building(ISLE)
    screen = look_back(skye, ISLE)
    keys.go_to(skye.page.locator(".replay-bar input"))
    keys.key("End")
    expect(screen).to_have_attribute("data-step", str(steps_of(ISLE)))
    for now in reversed(range(step, steps_of(ISLE))):
        keys.key("ArrowLeft")
        # The slider goes back to the step that is shown, whatever is still on its way.
        expect(screen).to_have_attribute("data-step", str(now))
    keys.tap("try-again")
    expect(dialog(skye).get_by_role("heading", name="Try again from here")).to_be_visible()
    expect(dialog(skye).get_by_role("radiogroup", name="Your seat").get_by_role("radio", name="Iona")).to_be_checked()
    keys.go_to(dialog(skye).get_by_role("radio", name="Same as before"))
    keys.key("ArrowRight")
    expect(dialog(skye).get_by_role("radio", name="Drawn anew")).to_be_checked()
    keys.go_to(dialog(skye).get_by_role("combobox", name="Opponents"))
    keys.page.keyboard.press("Home")
    expect(dialog(skye).locator(".again-opponent")).to_contain_text("Beginner")
    keys.tap("again-start")
    expect(dialog(skye)).to_have_count(0)
    expect(skye.page.get_by_role("heading", level=1)).to_contain_text("Practice")

    expect(skye.hand()).to_have_count(2)
    skye.build()
    skye.tap("result")
    compared = skye.test("comparison")
    expect(compared.get_by_role("row")).to_have_count(4)
    expect(compared).to_contain_text("Practice from round 6 · tiles drawn anew")
    record = parse_record(ISLE)
    result = GAMES["isle"].outcome(replay(GAMES["isle"], record).state)
    assert result is not None
    expect(compared.get_by_role("row").nth(1).get_by_role("cell").first).to_have_text(str(result.points[0]))
    expect(skye.test("again")).to_have_count(0)
    for language, words in LANGUAGES.items():
        put_settings(skye.page, language=language)
        expect(compared).to_contain_text(words)
    put_settings(skye.page, language="en")

    skye.tap("original")
    expect(skye.page.locator(".table-replay")).to_have_attribute("data-step", str(step))
    expect(skye.page.get_by_role("heading", level=1)).not_to_contain_text("Practice")
    rows = skye.games().filter(has_text="Iona")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="Practice from round 6")).to_have_count(1)
    skye.tap(rows.filter(has_text="Practice from round 6").get_by_role("button", name="Open"))
    skye.tap("result")
    skye.tap("once-more")
    expect(skye.hand()).to_have_count(2)
    expect(skye.page.get_by_role("heading", level=1)).to_contain_text("Practice")


def test_skylands_by_taps_with_the_same_tiles_and_moves_the_result_is_the_same(skye: Desk) -> None:
    last = steps_of(SKYLANDS) - 1
    screen = look_back(skye, SKYLANDS)
    skye.page.locator(".replay-bar input").fill(str(last + 1))
    expect(screen).to_have_attribute("data-step", str(last + 1))
    expect(skye.test("try-again")).to_be_disabled()
    skye.tap(skye.page.get_by_role("button", name="One step back"))
    expect(screen).to_have_attribute("data-step", str(last))
    skye.tap("try-again")
    expect(dialog(skye).get_by_role("radio", name="Mungo")).to_be_checked()
    skye.page.keyboard.press("Escape")
    expect(dialog(skye)).to_have_count(0)
    skye.tap("try-again")
    skye.tap("again-start")
    expect(skye.page.locator(".table .practice-badge")).to_be_visible()
    skye.act("done")
    skye.tap("result")
    expect(skye.test("comparison")).to_have_attribute("data-gain", "0")
    expect(skye.test("comparison")).to_contain_text("Against the others it comes to the same.")


def test_the_replay_of_a_running_game_does_not_offer_it(skye: Desk) -> None:
    sit_down(skye, RUNNING)
    skye.page.evaluate("history.pushState(null, '', location.hash.replace('table', 'replay'))")
    skye.page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    expect(skye.page.locator(".table-replay")).to_be_visible()
    expect(skye.page.get_by_role("button", name="One step back")).to_be_visible()
    expect(skye.test("try-again")).to_have_count(0)


def test_practice_outlives_its_original(skye: Desk) -> None:
    look_back(skye, DELETED)
    skye.page.locator(".replay-bar input").fill(str(steps_of(DELETED) - 1))
    skye.tap("try-again")
    skye.tap("again-start")
    expect(skye.page.locator(".table .practice-badge")).to_be_visible()
    original = skye.games().filter(has_text="Peigi").filter(has_not_text="Practice")
    skye.tap(original.get_by_role("button", name="Delete"))
    skye.confirm()
    running = skye.page.locator(".game-row").filter(has_text="Peigi").filter(has_not_text="Finished")
    skye.tap(running.get_by_role("button", name="Open"))
    skye.act("done")
    skye.tap("result")
    expect(skye.test("comparison")).to_contain_text("The original is no longer among your saved games.")
    expect(skye.test("once-more")).to_have_count(0)
