"""The first screen as a home: Play, Continue, the ways to a table and to a lesson, at every size."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.desk import Desk, at_desk, in_build, sit_down
from e2e.keyed import Keyed
from e2e.layout import misfits, resize
from e2e.page import Skye, click_to_set_up
from e2e.records import played
from e2e.screens import put_settings
from e2e.tampering import TamperedSite
from e2e.watch import Watch

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "de", "ru")
SHOWN = (
    "element => { const { top, bottom } = element.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }"
)
# What the focus is on, in a word.
STOP = "(({ dataset, type }) => dataset.test ?? dataset.mode ?? type)(document.activeElement)"
# Whether a picture of a land has been painted: some of it differs from its first pixel.
PAINTED = """canvas => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return canvas.width > 0 && new Uint32Array(data.buffer).some((pixel, _, all) => pixel !== all[0]);
}"""
# The cards that lie on the boat.
ON_THE_BOAT = """() => {
    const boat = document.querySelector('.scene-boat').getBoundingClientRect();
    if (boat.left < 0 || boat.right > innerWidth) return ['it is out of the picture'];
    return [...document.querySelectorAll('.start-body :is(.button, .card), .start-title')]
        .filter((card) => {
            const { left, top, right, bottom } = card.getBoundingClientRect();
            return left < boat.right && right > boat.left && top < boat.bottom && bottom > boat.top;
        })
        .map((card) => card.className);
}"""


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)
    page, _ = desk
    resize(page, 1024, 768)
    put_settings(page, language="en", text_size=100, theme="auto")


def painted(picture: Locator) -> None:
    """Wait until the land is on its picture."""
    expect(picture).to_be_visible()
    picture.page.wait_for_function(PAINTED, arg=picture.element_handle())


# --- Play


def test_on_a_first_visit_one_click_starts_a_game_against_bots(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    play = skye.test("play")
    expect(play).to_contain_text("Isle of Skye: you against Morag and Hamish · Beginner")
    expect(skye.test("continue")).to_have_count(0)
    play.click()
    skye.settled()
    expect(page.locator(".seat-list .seat")).to_have_count(3)
    expect(skye.test("curtain")).to_have_count(0)
    assert skye.phase == "price"
    first = page.url

    page.go_back()
    running = skye.test("continue")
    expect(running).to_contain_text("Isle of Skye · Round 1 of 6")
    expect(running).to_contain_text("Player 1")
    expect(running).to_contain_text("Hamish")
    painted(running.locator(".land-picture"))
    play.click()
    skye.settled()
    assert page.url != first, "another game, at a table of the same people"
    expect(page.locator(".seat-list .seat")).to_have_count(3)


def test_play_repeats_the_last_table_with_its_people_and_options(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    click_to_set_up(page, "skylands")
    for seat, name in enumerate(("Ann", "Бранд")):
        page.locator(f".seat-draft[data-seat='{seat}'] .seat-name").fill(name)
    page.get_by_role("radio", name="Tactical").check(force=True)
    skye.test("begin").click()
    skye.settled()
    assert skye.phase == "start"
    first = page.url
    # All that a later visit knows is what is stored.
    skye.home()
    expect(skye.test("play")).to_contain_text(re.compile("Skylands: .*Ann.*Бранд"))
    skye.test("play").click()
    skye.settled()
    assert skye.phase == "start", "the boards start empty, as they did last time"
    assert page.url != first
    expect(page.locator(".seat-list .seat-name")).to_have_text([re.compile("Ann"), re.compile("Бранд")])


def test_play_waits_for_the_engine_in_its_place_and_the_rest_can_be_used(page: Page, site: TamperedSite) -> None:
    site.held.add("pyodide/pyodide.asm.wasm")
    skye = Skye(page, site.url)
    skye.home()
    play = skye.test("play")
    before = play.bounding_box()
    play.click()
    expect(play).to_be_disabled()
    assert play.bounding_box() == before
    page.locator(".start-links .button:has(.icon-gear)").click()
    expect(page.locator("[data-dialog=settings]")).to_be_visible()
    page.keyboard.press("Escape")
    site.release()
    skye.settled()
    expect(page.locator(".seat-list .seat")).to_have_count(3)


# --- Continue


def test_continue_is_there_before_the_engine_and_moves_nothing(page: Page, site: TamperedSite) -> None:
    skye = Skye(page, site.url)
    skye.home()
    skye.test("play").click()
    skye.settled()
    table = page.url
    page.go_back()
    painted(skye.test("continue").locator(".land-picture"))
    site.held.add("pyodide/pyodide.asm.wasm")
    skye.home()
    running = skye.test("continue")
    painted(running.locator(".land-picture"))
    expect(page.locator("#engine")).to_have_attribute("data-state", "loading")
    before = skye.test("play").bounding_box()
    site.release()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    page.wait_for_function("() => localStorage.getItem('skye-running') !== null")
    assert skye.test("play").bounding_box() == before
    running.click()
    skye.settled()
    assert page.url == table


def test_a_broken_memory_of_tables_and_games_is_no_trouble(page: Page, site_url: str) -> None:
    page.add_init_script(
        """localStorage.setItem('skye-tables', '{"version": 1, "tables": [{"game": "isle", "seats": [7, null]}]}');
        localStorage.setItem('skye-running', '{"id": "a", "game": "isle", "names": "Ann", "land": {"tiles": [1]}}');"""
    )
    skye = Skye(page, site_url)
    skye.home()
    expect(skye.test("continue")).to_have_count(0)
    skye.test("play").click()
    skye.settled()
    assert skye.phase == "price"


# --- The ways to a table


def test_alone_and_family_lead_to_a_set_up_that_is_ready_to_start(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    page.locator(".mode-card[data-mode=alone]").click()
    chosen = page.locator(".seat-draft .choices input:checked")
    expect(chosen).to_have_count(3)
    assert [choice.input_value() for choice in chosen.all()] == ["human", "bot", "bot"]
    page.locator(".seat-draft[data-seat='0'] .seat-name").fill("Ann")
    page.locator(".game-card[data-game=skylands] input").check()
    expect(page).to_have_url(re.compile("#setup/skylands$"))
    expect(page.locator(".seat-draft[data-seat='0'] .seat-name")).to_have_value("Ann")
    expect(chosen).to_have_count(3)
    # Choosing the game was no step of its own.
    page.go_back()
    expect(page.locator("[data-screen=start]")).to_be_visible()
    page.locator(".mode-card[data-mode=family]").click()
    expect(chosen).to_have_count(2)
    assert {choice.input_value() for choice in chosen.all()} == {"human"}
    page.go_back()
    page.locator(".mode-card[data-mode=alone]").click()
    page.locator(".game-card[data-game=isle] input").check()
    skye.test("begin").click()
    skye.settled()
    expect(skye.test("curtain")).to_have_count(0)


def test_the_first_screen_is_walked_through_in_the_order_that_is_seen(page: Page, site_url: str) -> None:
    skye = Keyed(page, site_url)
    skye.home()
    skye.tap("play")
    skye.settled()
    page.go_back()
    expect(skye.test("continue")).to_be_visible()
    found = []
    for _ in range(11):
        page.keyboard.press("Tab")
        skye.sensible()
        found.append(page.evaluate(STOP))
    assert found == [
        *("continue", "play", "alone", "family", "learn-isle", "learn-skylands"),
        *("button", "file", "button", "button", "button"),
    ]


# --- Every size


def screens(skye: Desk) -> Iterator[str]:
    """Home with a game to continue, the set-up for one and for several, and the saved games."""
    skye.home()
    expect(skye.test("continue")).to_be_visible()
    yield "start"
    for kind in ("alone", "family"):
        skye.home()
        skye.set_up("isle", kind)
        yield kind
    skye.home()
    skye.page.locator(".start-links .button:has(.icon-games)").tap()
    expect(skye.page.locator(".game-row .land-picture").first).to_be_visible()
    yield "games"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_at_any_size_and_starting_is_always_in_view(skye: Desk, language: str) -> None:
    page = skye.page
    sit_down(skye, played("isle", ("Ann", "Bo", "Duncan MacLeod of Dun"), until=in_build))
    put_settings(page, language=language)
    for name in screens(skye):
        for width, height in SIZES:
            resize(page, width, height)
            page.evaluate("scrollTo(0, 0)")
            assert misfits(page) == [], f"{name}, {width} x {height}"
            wanted = {"start": "play", "alone": "begin", "family": "begin"}.get(name)
            if wanted:
                assert skye.test(wanted).evaluate(SHOWN), f"{name}: {wanted} is in view at {width} x {height}"
            if name == "start":
                assert skye.test("continue").evaluate(SHOWN)
                assert page.evaluate(ON_THE_BOAT) == [], f"{width} x {height}"
    resize(page, 360, 640)
    put_settings(page, text_size=200)
    for name in screens(skye):
        assert misfits(page) == [], f"{name}, twice the text"
    put_settings(page, text_size=100)


def test_every_saved_game_has_a_picture_which_is_painted_when_it_comes_into_sight(skye: Desk) -> None:
    sit_down(skye, played("skylands", ("Ann", "Bo"), seed="passing"))
    resize(skye.page, 390, 400)
    rows = skye.games()
    expect(rows.locator(".land-picture")).to_have_count(rows.count())
    painted(rows.first.locator(".land-picture"))
    # A row far below is painted when somebody looks at it.
    skye.page.locator(".game-rows").evaluate("rows => { rows.style.paddingBlockStart = '4000px'; }")
    last = rows.last.locator(".land-picture")
    last.scroll_into_view_if_needed()
    painted(last)
