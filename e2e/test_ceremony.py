"""Scoring as people see it: step by step, from the points before to those after, and at whose pace."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from e2e.axe import bring_axe, violations
from e2e.conftest import PATIENCE, tablet
from e2e.isle import Isle
from e2e.page import number_in
from e2e.screens import put_settings
from e2e.skylands import Skylands

OVER = ".table[data-ceremony=false]"
ROW = ".ceremony-row"

# In the page: whatever the header and the totals show while points are shown.
WATCH = """() => {
  window.seen = { heads: [], points: [] };
  new MutationObserver(() => {
    if (!document.querySelector('.table[data-ceremony=true]')) return;
    window.seen.heads.push(document.querySelector('.table-phase').textContent);
    const points = [...document.querySelectorAll('.seat-points')].map(({ textContent }) => textContent).join(' ');
    if (window.seen.points.at(-1) !== points) window.seen.points.push(points);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


@pytest.fixture
def context(browser: Browser, viewport: ViewportSize) -> Iterator[BrowserContext]:
    """A tablet with axe: fingers, no mouse, reduced motion."""
    context = tablet(browser, viewport)
    bring_axe(context)
    yield context
    context.close()


@pytest.fixture
def moving(browser: Browser) -> Iterator[Page]:
    """A tablet without reduced motion."""
    context: BrowserContext = browser.new_context(
        viewport={"width": 1024, "height": 768},
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers="block",
        has_touch=True,
    )
    context.set_default_timeout(PATIENCE)
    yield context.new_page()
    context.close()


def points(isle: Isle | Skylands) -> list[int]:
    """What the seats show."""
    return [number_in(text) for text in isle.page.locator(".seat-points").all_inner_texts()]


def gains(isle: Isle | Skylands) -> list[int]:
    """What the lines of a step show, by seat."""
    return [number_in(text.replace("+", "")) for text in isle.page.locator(".ceremony-gain").all_inner_texts()]


def play_to_scoring(isle: Isle) -> None:
    """People play a round until its points are shown."""
    while isle.phase == "price":
        isle.price()
    while isle.phase == "buy":
        isle.pass_by()
    isle.skips_ceremonies = False
    while isle.fact("ceremony") != "true":
        if isle.hand().count():
            isle.build_one()
        else:
            isle.act("done")
    isle.page.wait_for_selector("[data-test=ceremony]")


def test_several_people_are_led_through_a_round_by_their_own_taps(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url, settings={"speed": "normal", "confirm_end": True})
    isle.start(("Ann", "Bo"), seed="many sheep", goals=("sheep", "columns"))
    play_to_scoring(isle)
    expect(page.locator(".table-phase")).to_contain_text("Round 1")
    expect(page.locator(".table-phase")).to_contain_text("Scoring")
    expect(page.locator("#prompt")).to_have_text("A · Sheep")
    expect(isle.test("curtain")).to_have_count(0)
    expect(isle.test("seal")).to_have_count(0)
    expect(page.locator(ROW)).to_have_count(2)
    assert points(isle) == gains(isle), "nobody had a point before the first round"
    expect(page.locator("[role=status].sr-only")).to_contain_text("A · Sheep. ")
    assert violations(page) == []
    # A change of language tells the step anew.
    put_settings(page, language="de")
    expect(page.locator(".table-phase")).to_contain_text("Wertung")
    expect(page.locator("#prompt")).to_have_text("A · Schafe")
    expect(page.locator(".ceremony-reason").first).to_contain_text("Schaf")
    expect(page.locator("[role=status].sr-only")).to_contain_text("A · Schafe. ")
    assert points(isle) == gains(isle)
    put_settings(page, language="en")
    expect(page.locator("#prompt")).to_have_text("A · Sheep")
    # A line shows the land of its seat.
    page.locator(ROW).nth(1).tap()
    expect(page.locator(".board")).to_have_attribute("data-look", "1")
    isle.tap("ceremony-next")
    page.wait_for_selector(OVER)
    expect(page.locator(".table-phase")).to_contain_text("Round 2")


def test_everything_can_be_skipped_with_a_key(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.start(("Ann", "Bo"), seed="skip", goals=("sheep", "columns"))
    for _ in range(2):
        isle.round()
    play_to_scoring(isle)
    before = points(isle)
    expect(page.locator(".ceremony-count")).to_have_text("1 of 2")
    page.keyboard.press("Enter")
    expect(page.locator(".ceremony-count")).to_have_text("2 of 2")
    assert [one + two for one, two in zip(before, gains(isle), strict=True)] == points(isle)
    isle.test("ceremony-next").press("Enter")
    page.wait_for_selector(OVER)


def test_alone_the_points_come_one_after_the_other_and_the_game_goes_on(moving: Page, site_url: str) -> None:
    isle = Isle(moving, site_url, settings={"speed": "fast", "confirm_end": False})
    isle.new_game("isle", ("Ann", "Bo"), seed="alone", bots=("", "casual"), options=("First game",))
    moving.evaluate(WATCH)
    isle.put_discard(0)
    isle.seal()
    moving.wait_for_selector(".table[data-decider='0'][data-phase=buy][data-busy=false][data-asking=false]")
    isle.pass_by()
    moving.wait_for_selector(".table[data-decider='0'][data-phase=build][data-busy=false][data-asking=false]")
    isle.skips_ceremonies = False
    while isle.hand().count():
        isle.build_one()
    # No tap: building ends, the steps follow each other, and the next round begins.
    expect(moving.locator(".table-phase")).to_contain_text("Round 2")
    moving.wait_for_selector(f"{OVER}[data-decider='0'][data-phase=price]")
    seen = moving.evaluate("() => window.seen")
    assert seen, "the points were shown"
    assert all("Round 1" in head for head in seen["heads"])
    assert seen["points"][0] == "0 0", "the totals begin at the points before"
    assert seen["points"][-1] == " ".join(map(str, points(isle)))


def test_a_log_that_opens_while_points_are_shown_tells_what_happened_before(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.start(("Ann", "Bo"), seed="many sheep", goals=("sheep", "columns"))
    play_to_scoring(isle)
    page.set_viewport_size({"width": 1920, "height": 1080})
    lines = page.locator(".log-panel .log-line")
    expect(lines.first).to_contain_text("places")
    expect(page.locator(".log-panel .log-scored")).to_have_count(0)
    told = lines.count()
    # It is built anew.
    put_settings(page, language="de")
    expect(page.locator("#prompt")).to_have_text("A · Schafe")
    expect(lines).to_have_count(told)
    isle.tap("ceremony-next")
    page.wait_for_selector(OVER)
    expect(page.locator(".log-panel .log-scored")).to_have_count(2)
    assert lines.count() > told


def test_a_reload_while_points_are_shown_leads_to_what_follows(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.start(("Ann", "Bo"), seed="many sheep", goals=("sheep", "columns"))
    play_to_scoring(isle)
    after = points(isle)
    isle.reload()
    assert isle.fact("ceremony") == "false"
    expect(page.locator("#curtain-name")).to_be_visible()
    assert points(isle) == after


def test_the_end_of_skylands_is_counted_step_by_step(page: Page, site_url: str) -> None:
    sky = Skylands(page, site_url)
    sky.start(("Ann", "Bo"), seed="counted")
    sky.skips_ceremonies = False
    while sky.fact("ceremony") != "true":
        sky.step()
    expect(page.locator(".table-phase")).to_have_text("Final scoring")
    had = points(sky)
    assert violations(page) == []
    while sky.fact("ceremony") == "true":
        totals = points(sky)
        is_last = sky.test("ceremony-skip").count() == 0
        sky.tap("ceremony-next")
        if is_last:
            page.wait_for_selector(OVER)
        else:
            expect(page.locator(".seat-points").nth(0)).to_have_text(str(points(sky)[0]).replace("-", "−"))
            assert [total + gain for total, gain in zip(totals, gains(sky), strict=True)] == points(sky)
    assert sky.phase == "end"
    assert points(sky) == totals
    assert had != totals
