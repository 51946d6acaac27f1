"""Details that a person meets: where passing stands, what the header shows, whose land is seen, how names are cut."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from e2e.desk import Desk, at_desk, in_build, sit_down
from e2e.layout import covered_by_start, misfits, orphans, resize
from e2e.records import can_buy, played
from e2e.screens import put_settings
from e2e.tampering import TamperedSite
from e2e.watch import Watch
from skye.games import GAMES

LANGUAGES = ("en", "de", "ru")
HEBREW = "בת־שבע מלכת האי הצפוני"
# Phones on their side, and a desk at twice its size.
LOW = ((568, 320), (640, 360), (720, 450), (844, 390))


def may_choose(state: Any) -> bool:
    """The first choice of Skylands."""
    return bool(state.phase == "choose")


def may_deploy(state: Any) -> bool:
    """Somebody may fill an island of Skylands."""
    moves = GAMES["skylands"].ask(state, None, "moves", {})["moves"] if state.phase == "deploy" else []
    return any(move["kind"] == "deploy" for move in moves)


def must_pass(state: Any) -> bool:
    """The one to act at Isle of Skye can buy nothing."""
    return bool(state.phase == "buy" and not can_buy(state))


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)
    page, _ = desk
    resize(page, 1024, 768)
    put_settings(page, language="en", text_size=100)


# --- Passing


def test_passing_in_skylands_is_asked_about_while_something_else_can_be_done(skye: Desk) -> None:
    sit_down(skye, played("skylands", ("Ann", "Bo"), seed="passing", until=may_deploy))
    expect(skye.test("deploy").first).to_be_visible()
    before = skye.revision
    skye.tap("pass")
    expect(skye.page.locator("[data-dialog=confirm]")).to_contain_text("There is still something you can do")
    skye.page.keyboard.press("Escape")
    expect(skye.page.locator("dialog")).to_have_count(0)
    assert skye.revision == before
    skye.pass_by()
    assert skye.revision > before


def test_passing_in_skylands_is_not_asked_about_when_nothing_else_can_be_done(skye: Desk) -> None:
    sit_down(skye, played("skylands", ("Ann", "Bo"), seed="passing", until=may_choose))
    skye.act(skye.page.locator("[data-action=create]"))
    assert skye.page.locator("[data-can-create=true]").count() == 0
    skye.act("pass")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768)])
def test_passing_is_a_small_button_and_not_where_done_will_be(skye: Desk, size: tuple[int, int]) -> None:
    sit_down(skye, played("skylands", ("Ann", "Bo"), seed="passing", until=may_deploy))
    resize(skye.page, *size)
    expect(skye.test("deploy").first).to_be_visible()
    passing = box(skye.test("pass"))
    assert passing["width"] < size[0] / 3
    skye.act(skye.test("deploy").first)
    while not skye.test("done").count():
        skye.act(skye.test("deploy").first)
    done = box(skye.test("done"))
    assert done["width"] * done["height"] > passing["width"] * passing["height"]
    assert passing["x"] + passing["width"] <= done["x"], "a double tap does not pass"
    skye.tap("undo")


@pytest.mark.parametrize("language", LANGUAGES)
def test_passing_is_not_where_done_will_be_on_the_smallest_screen_with_the_largest_text(
    skye: Desk, language: str
) -> None:
    sit_down(skye, played("skylands", ("Ann", "Bo"), seed="passing", until=may_deploy))
    resize(skye.page, 320, 568)
    put_settings(skye.page, language=language, text_size=200)
    passing = box(skye.test("pass"))
    assert misfits(skye.page) == []
    skye.act(skye.test("deploy").first)
    while not skye.test("done").count():
        skye.act(skye.test("deploy").first)
    assert passing["x"] + passing["width"] <= box(skye.test("done"))["x"]
    assert misfits(skye.page) == []
    skye.tap("undo")


def test_passing_in_isle_of_skye_is_asked_about_only_while_something_can_be_bought(skye: Desk) -> None:
    sit_down(skye, played("isle", ("Ann", "Bo"), seed="buying", until=can_buy))
    skye.tap("pass")
    expect(skye.page.locator("[data-dialog=confirm]")).to_be_visible()
    skye.page.keyboard.press("Escape")
    expect(skye.page.locator("dialog")).to_have_count(0)
    skye.home()
    sit_down(skye, played("isle", ("Cy", "Di"), seed="buying", until=must_pass))
    skye.settled()
    skye.act("pass")


# --- The header


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_round_of_the_track_and_the_whole_title_are_in_sight(skye: Desk, language: str) -> None:
    sit_down(skye, played("isle", ("Ann", "Bo"), until=in_build))
    put_settings(skye.page, language=language)
    for width, height in LOW:
        resize(skye.page, width, height)
        hidden = skye.page.locator(".track-round").evaluate_all(
            """rounds => rounds.filter((round) => round.checkVisibility()).filter((round) => {
              const { left, top, width, height } = round.getBoundingClientRect();
              const ends = [left + 2, left + width - 2].map((x) => document.elementFromPoint(x, top + height / 2));
              return !ends.every((end) => round.contains(end));
            }).map((round) => round.textContent)"""
        )
        assert hidden == [], f"{width} x {height}"
        phase = box(skye.page.locator(".table-phase"))
        assert phase["width"] > 60, f"{width} x {height}"
        cut: int = skye.page.locator(".table-phase").evaluate("phase => phase.scrollWidth - phase.clientWidth")
        assert cut <= 0, f"{width} x {height}"


def test_the_table_is_exactly_as_high_as_the_screen(skye: Desk) -> None:
    sit_down(skye, played("isle", ("Ann", "Bo"), until=in_build))
    for width, height in ((390, 844), *LOW, (1024, 768), (1440, 900)):
        resize(skye.page, width, height)
        assert skye.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0, f"{width} x {height}"


# --- Whose turn, whose land


def test_the_land_looked_at_and_the_seat_to_act_are_marked_in_two_ways(skye: Desk) -> None:
    sit_down(skye, played("isle", ("Ann", "Bo", "Cy"), until=can_buy))
    acting = int(skye.fact("decider"))
    other = (acting + 1) % 3
    skye.tap(skye.page.locator(f".seat[data-seat='{other}']"))
    bar = "seat => getComputedStyle(seat, '::before').content !== 'none'"
    for width, height in ((390, 844), (844, 390), (1024, 768)):
        resize(skye.page, width, height)
        for seat in range(3):
            element = skye.page.locator(f".seat[data-seat='{seat}']")
            expect(element.locator(".seat-eye")).to_have_count(1 if seat == other else 0)
            assert element.evaluate(bar) is (seat == acting)
        expect(skye.page.locator(".seat-eye")).to_be_visible()


def test_skylands_begins_with_the_points_that_everybody_has(skye: Desk) -> None:
    sit_down(skye, played("skylands", ("Ann", "Bo"), seed="passing", until=may_choose))
    for width, height in ((390, 844), (844, 390), (1024, 768), (1440, 900)):
        resize(skye.page, width, height)
        assert skye.page.locator(".seat-points").all_inner_texts() == ["0", "0"]
        for now in skye.page.locator(".seat-now").all():
            expect(now).to_be_visible()
            expect(now).to_contain_text("−28")
    expect(skye.page.get_by_role("button", name="Ann, 0 points, −28 if the game ended now")).to_be_visible()


# --- Names


def test_a_name_written_from_right_to_left_is_cut_at_its_end(skye: Desk) -> None:
    sit_down(skye, played("isle", (HEBREW, "Bo", "Cy"), seed="names", until=can_buy))
    resize(skye.page, 320, 568)
    cut = skye.page.locator(".seat-name .clip, .seller-name .clip, .seller-name > span").filter(has_text=HEBREW)
    assert cut.count() >= 2
    # Where the first letter is set, and whether that is inside of the box that cuts.
    for begins, is_long in cut.evaluate_all(
        """names => names.map((name) => {
          const range = document.createRange();
          const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
          const text = walker.nextNode();
          const at = text.data.search(/[\\u0590-\\u05ff]/);
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const letter = range.getBoundingClientRect();
          const box = name.getBoundingClientRect();
          const isIn = letter.left >= box.left - 1 && letter.right <= box.right + 1;
          return [isIn, name.scrollWidth > name.clientWidth];
        })"""
    ):
        assert is_long, "the name is too long for its place"
        assert begins, "its first letter is seen"


def test_a_seat_given_to_a_bot_takes_the_name_of_its_character(skye: Desk) -> None:
    skye.set_up("skylands")
    name = skye.page.locator(".seat-draft[data-seat='1'] .seat-name")
    name.fill("Player 2")
    level = skye.page.locator(".seat-draft[data-seat='1']")
    level.locator("input[value=bot]").tap()
    expect(name).to_have_value(re.compile("Zephyr|Bora|Aurora|Nimbus|Halo|Cirrus|Mistral|Petrel"))
    level.locator("input[value=human]").tap()
    expect(name).to_have_value("Player 2")
    name.fill("Bo")
    level.locator("input[value=bot]").tap()
    expect(name).to_have_value("Bo")


# --- Choices, the start, the focus, the title


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_left_over_on_a_line_of_its_own(skye: Desk, language: str) -> None:
    page = skye.page
    put_settings(page, language=language)
    skye.set_up("isle")
    expect(page.locator(".seat-draft")).not_to_have_count(0)
    for width in (320, 360, 390, 600, 768, 1024, 1440):
        resize(page, width, 844)
        assert orphans(page) == [], f"set-up, {width} px wide"
    skye.home()
    page.locator(".start-links .button:has(.icon-gear)").tap()
    expect(page.locator("[data-dialog=settings]")).to_be_visible()
    for width in (320, 360, 390, 600, 768, 1024, 1440):
        resize(page, width, 844)
        assert orphans(page) == [], f"settings, {width} px wide"
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    "viewport",
    [{"width": width, "height": height} for width, height in ((844, 390), (568, 320), (390, 844), (1024, 768))],
)
def test_the_start_covers_no_button_and_moves_none(page: Page, site: TamperedSite) -> None:
    site.held.add("pyodide/pyodide.asm.wasm")
    page.goto(site.url)
    engine = page.locator("#engine[data-state=loading]")
    expect(engine.locator(".engine-message")).not_to_contain_text("Python")
    expect(engine.get_by_role("progressbar")).to_be_visible()
    for hash in ("#start", "#games", "#setup/isle"):
        page.evaluate("hash => { location.hash = hash; }", hash)
        expect(page.locator(f"[data-screen={hash[1:].split('/')[0]}] button").first).to_be_visible()
        assert covered_by_start(page) == [], hash
    begin = page.locator("[data-test=begin]")
    before = begin.bounding_box()
    site.release()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    assert begin.bounding_box() == before


def test_no_ring_is_drawn_after_a_reload_until_keys_are_used(skye: Desk) -> None:
    sit_down(skye, played("isle", ("Ann", "Bo"), until=in_build))
    skye.reload()
    ring = "() => getComputedStyle(document.activeElement).outlineStyle"
    expect(skye.page.locator("#prompt")).to_be_focused()
    assert skye.page.evaluate(ring) == "none"
    skye.page.keyboard.press("Tab")
    expect(skye.page.locator("#prompt")).not_to_be_focused()
    assert skye.page.evaluate(ring) != "none"
    skye.page.evaluate("() => document.getElementById('prompt').focus()")
    assert skye.page.evaluate(ring) != "none", "who uses keys sees where they are"


def test_every_screen_has_a_title_of_its_own_and_so_has_the_chart(skye: Desk) -> None:
    page = skye.page
    expect(page).to_have_title("Skye")
    sit_down(skye, played("isle", ("Ann", "Bo")))
    expect(page).to_have_title("Isle of Skye · Skye")
    skye.tap("result")
    expect(page).to_have_title("Game over · Skye")
    expect(page.get_by_role("img", name="Points after each round")).to_be_visible()
    page.locator(".end-foot .button:has(.icon-play)").tap()
    expect(page).to_have_title("Replay · Skye")
    skye.games()
    expect(page).to_have_title("Saved games · Skye")
    put_settings(page, language="de")
    expect(page).to_have_title("Spielstände · Skye")


def box(element: Locator) -> FloatRect:
    """Where an element is on the screen, once it is there."""
    expect(element).to_be_visible()
    found: FloatRect = element.evaluate("element => element.getBoundingClientRect().toJSON()")
    assert found["width"] > 0
    return found
