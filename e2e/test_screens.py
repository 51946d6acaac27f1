"""The screens before and around a game: start, set-up, curtain, bots, settings."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.desk import Desk, at_desk, in_build, sit_down
from e2e.page import Skye, click_to_set_up
from e2e.records import played
from e2e.tampering import TamperedSite
from e2e.watch import Watch

# No other test uses these names: the shared store is searched by names.
HALF = played("isle", ("Dora", "Ezra", "Finn"), until=in_build)


HURRY = """() => {
    const button = document.querySelector('[data-test=hurry]');
    button?.click();
    return button ? 1 : 0;
}"""


@pytest.fixture
def isle(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)


# --- Start and set-up


def test_two_taps_lead_from_the_first_screen_to_a_game_of_several_people(isle: Desk) -> None:
    isle.set_up("isle")
    isle.tap("begin")
    expect(isle.test("curtain")).to_be_visible()
    assert isle.phase == "price"


def test_the_set_up_works_before_python_does(page: Page, site: TamperedSite) -> None:
    site.held.add("pyodide/pyodide.asm.wasm")
    skye = Skye(page, site.url)
    page.goto(site.url)
    click_to_set_up(page, "isle")
    skye.test("add-person").click()
    page.locator(".seat-draft[data-seat='2'] .seat-name").fill("Cy")
    page.get_by_role("radio", name="Your choice").check()
    expect(page.locator(".goal-pick")).to_have_count(4)
    skye.test("begin").click()
    expect(skye.test("begin")).to_be_disabled()
    expect(page.locator("#engine")).to_have_attribute("data-state", "loading")
    site.release()
    expect(skye.test("curtain")).to_be_visible()
    expect(page.locator(".seat-list .seat")).to_have_count(3)


def test_a_name_is_text_whatever_is_in_it(isle: Desk) -> None:
    names = ("<img src=x id=evil>", "مريم", "🐑 & Söhne")
    isle.start(names, seed="names")
    expect(isle.page.locator("#curtain-name")).to_have_text(names[0])
    for seat, name in enumerate(names):
        expect(isle.page.locator(f".seat[data-seat='{seat}'] .seat-name")).to_contain_text(name)
    assert isle.page.locator("#evil").count() == 0


def test_a_clan_taken_from_somebody_is_swapped(isle: Desk) -> None:
    isle.set_up("isle")
    isle.tap(isle.page.locator(".seat-draft[data-seat='0'] .seat-clan"))
    isle.tap(isle.page.locator(".clan-choice[data-clan=yellow]"))
    clans = isle.page.locator(".seat-clan")
    expect(clans.nth(0)).to_have_attribute("aria-label", re.compile("Yellow"))
    expect(clans.nth(1)).to_have_attribute("aria-label", re.compile("Blue"))


def test_an_empty_name_is_refused_with_a_sentence(isle: Desk) -> None:
    isle.set_up("isle")
    isle.page.locator(".seat-draft[data-seat='1'] .seat-name").fill("   ")
    isle.tap("begin")
    isle.refused("needs a name")
    expect(isle.page.locator("[data-screen=setup]")).to_be_visible()


def test_the_same_seed_and_set_up_give_the_same_tiles(isle: Desk) -> None:
    def first_tiles() -> list[str]:
        isle.start(("Ann", "Bo"), seed="TWICE")
        isle.lift_curtain("Ann")
        buttons = isle.price_cards().locator("[data-tile]")
        expect(buttons).to_have_count(3)
        return [button.get_attribute("data-tile") or "" for button in buttons.all()]

    assert first_tiles() == first_tiles()


# --- The curtain


def hide_page(page: Page, *, is_hidden: bool) -> None:
    """Another tab comes before the page, or goes: reported to the page as the browser does it."""
    page.evaluate(
        """isHidden => {
            Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
            document.dispatchEvent(new Event('visibilitychange'));
        }""",
        is_hidden,
    )


def test_the_curtain_falls_again_when_the_page_is_hidden_or_reloaded(isle: Desk) -> None:
    isle.start(("Ann", "Bo"), seed="curtain")
    isle.lift_curtain("Ann")
    isle.put_discard(0)
    hide_page(isle.page, is_hidden=True)
    expect(isle.page.locator("#curtain-name")).to_have_text("Ann")
    assert isle.price_cards().count() == 0
    hide_page(isle.page, is_hidden=False)
    isle.lift_curtain("Ann")
    expect(isle.test("discard").first).to_have_attribute("aria-pressed", "false")
    isle.reload()
    expect(isle.page.locator("#curtain-name")).to_have_text("Ann")
    assert isle.price_cards().count() == 0


def test_the_second_tap_of_a_double_tap_does_not_lift_the_curtain(page: Page, site_url: str) -> None:
    """Time stands still between the taps, so that the guard is seen at work and not the speed of the machine."""
    page.goto(site_url)
    click_to_set_up(page, "isle")
    page.locator("[data-test=begin]").click()
    page.locator("[data-test=lift]").click()
    page.locator("[data-test=discard]").first.click()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    page.locator("[data-test=seal]").click()
    lift = page.locator("[data-test=lift]")
    expect(page.locator("#curtain-name")).to_have_text("Player 2")
    expect(lift).to_be_disabled()
    lift.dispatch_event("click")
    expect(page.locator("#curtain-name")).to_have_text("Player 2")
    page.clock.run_for(1000)
    expect(lift).to_be_enabled()
    lift.click()
    expect(page.locator("[data-test=curtain]")).to_have_count(0)


def test_the_table_behind_the_curtain_cannot_be_reached(isle: Desk) -> None:
    isle.start(("Ann", "Bo"), seed="inert")
    expect(isle.test("curtain")).to_be_visible()
    expect(isle.table()).to_have_attribute("inert", "")
    for _ in range(6):
        isle.page.keyboard.press("Tab")
        assert isle.page.evaluate("document.activeElement.closest('.table') === null")


def test_one_person_among_bots_needs_no_curtain(isle: Desk) -> None:
    isle.names = ("Ann", "Bot")
    isle.new_game("isle", isle.names, seed="alone", bots=("", "casual"))
    expect(isle.price_cards()).to_have_count(3)
    assert isle.test("curtain").count() == 0


# --- Bots


def test_a_game_of_bots_plays_itself_to_the_end_and_can_be_hurried(isle: Desk) -> None:
    isle.new_game("isle", ("Ann", "Bo"), seed="bots", bots=("casual", "casual"))
    hurried = 0
    while isle.phase != "end":
        # The bot may be done before the finger is there.
        hurried += isle.page.evaluate(HURRY)
        isle.page.wait_for_timeout(50)
    assert hurried > 0
    expect(isle.test("result")).to_be_visible()


def test_a_bot_takes_over_a_seat_and_gives_it_back(isle: Desk) -> None:
    sit_down(isle, HALF)
    isle.tap("menu")
    isle.tap(isle.page.get_by_role("button", name="Players and bots"))
    seat = int(isle.fact("decider"))
    other = (seat + 1) % 3
    choices = isle.page.locator("[data-dialog=seats] .seat-player").nth(other)
    choices.locator("input[value=bot]").tap()
    expect(isle.page.locator(f".seat[data-seat='{other}'] .portrait")).to_have_count(1)
    choices.locator("input[value=human]").tap()
    expect(isle.page.locator(f".seat[data-seat='{other}'] .portrait")).to_have_count(0)


# --- Settings


def test_settings_hold_after_a_reload(page: Page, site_url: str) -> None:
    page.goto(site_url)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="150%").check()
    expect(page.get_by_role("switch", name="Sounds")).not_to_be_checked()
    page.get_by_role("button", name="Done").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") == 24
