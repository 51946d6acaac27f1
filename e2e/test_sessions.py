"""Coming to a table and leaving it by every way, addresses of every kind, and what the page does when it fails."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.axe import bring_axe, violations
from e2e.conftest import PATIENCE
from e2e.desk import Desk, at_desk, in_build, sit_down
from e2e.page import Skye, click_to_set_up
from e2e.records import played
from e2e.watch import Watch
from tools.paths import ROOT

FRAGMENTS: list[str] = json.loads((ROOT / "tests" / "web" / "fragments.json").read_text(encoding="utf-8"))
# No other test uses these names: the shared store is searched by names.
WHOLE = played("isle", ("Mia", "Noa"))
HALF = played("isle", ("Oda", "Pit"), until=in_build)

# Goes to an address and returns the screen it leads to, once it is drawn and has something on it.
VISIT = """async (fragment) => {
    location.hash = fragment;
    for (const end = performance.now() + 60_000; performance.now() < end;) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const screen = document.querySelector('main[data-screen]');
        const isOpening = screen?.querySelector('.waiting');
        if (screen?.textContent.trim() && !isOpening) return screen.dataset.screen;
    }
    return null;
}"""

# The next canvas that is wanted cannot be had: drawing the table fails.
BREAK = "() => { HTMLCanvasElement.prototype.getContext = () => { throw new Error('no canvas today'); }; }"

# Remembers the picture of the land, and returns whether it differs from the one remembered before.
HAS_CHANGED = """() => {
    const before = window.picture;
    window.picture = [...document.querySelectorAll('.board canvas')].map((canvas) => canvas.toDataURL()).join();
    return window.picture !== before;
}"""


@pytest.fixture
def isle(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)


# --- Addresses


def test_every_address_leads_to_a_screen(isle: Desk, desk: tuple[Page, Watch]) -> None:
    page, watch = desk
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    before = len(watch.requests)
    lost = [fragment for fragment in FRAGMENTS if page.evaluate(VISIT, fragment) is None]
    assert lost == []
    # The engine may bring the rest of its library meanwhile.
    own = (isle.url + "learn/", isle.url + "pyodide/")
    assert [url for url in watch.requests[before:] if not url.startswith(own)] == [], "nothing else was asked for"


# --- The curtain and the bots


def test_the_curtain_falls_when_the_table_is_left_by_any_way(isle: Desk) -> None:
    isle.start(("Quin", "Rob"), seed="left open")
    place = isle.page.url
    ways = {
        "back": lambda: isle.page.go_back(),
        "address": lambda: isle.page.evaluate("() => { location.hash = '#games'; }"),
        "look back": lambda: isle.page.evaluate(
            "(hash) => { location.hash = hash; }", "#replay/" + place.split("/")[-1]
        ),
    }
    for name, leave in ways.items():
        expect(isle.page.locator("#curtain-name")).to_have_text("Quin")
        isle.lift_curtain("Quin")
        expect(isle.price_cards()).to_have_count(3)
        leave()
        expect(isle.page.locator("[data-screen=table]")).to_have_count(0)
        isle.page.evaluate("(hash) => { location.hash = hash; }", "#" + place.split("#")[1])
        expect(isle.test("curtain"), name).to_be_visible()
        assert isle.price_cards().count() == 0


def test_bots_do_not_play_on_when_the_browser_goes_back(isle: Desk) -> None:
    isle.new_game("isle", ("Sam", "Tom"), seed="unseen", bots=("casual", "casual"))
    isle.page.go_back()
    expect(isle.page.locator("[data-screen=table]")).to_have_count(0)
    asked = isle.page.evaluate(
        """async () => {
            const posted = [];
            const post = Worker.prototype.postMessage;
            Worker.prototype.postMessage = function (message, ...rest) {
                posted.push(message.verb);
                return post.call(this, message, ...rest);
            };
            // An answer that is on its way may still come; after that, the worker must be left in peace.
            for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 100));
            Worker.prototype.postMessage = post;
            return posted.filter((verb) => verb === 'think' || verb === 'act');
        }"""
    )
    assert asked == []
    isle.page.go_forward()
    expect(isle.table()).to_be_visible()
    before = isle.revision
    isle.page.wait_for_selector(f".table:not([data-revision='{before}'])")


# --- Twice


def test_two_taps_on_the_same_table_again_make_one_game(isle: Desk) -> None:
    sit_down(isle, WHOLE)
    isle.tap("result")
    before = json.loads(WHOLE)["setup"]["seats"][0]["name"]
    isle.test("again").evaluate("(button) => { button.click(); button.click(); }")
    expect(isle.test("curtain")).to_be_visible()
    expect(isle.games().filter(has_text=before)).to_have_count(2)


# --- Faults of the page and of the engine


def test_a_fault_in_drawing_leads_to_a_screen_with_ways_out(page: Page, watch: Watch, site_url: str) -> None:
    bring_axe(page.context)
    skye = Skye(page, site_url)
    skye.home()
    click_to_set_up(page, "isle")
    page.evaluate(BREAK)
    skye.test("begin").click()
    failed = page.locator("[data-screen=failed]")
    expect(failed).to_be_visible()
    expect(failed.get_by_role("alert")).to_contain_text("Your saved games are not affected")
    assert watch.forgive("no canvas today"), "the fault is also in the console"
    skye.test("failed-report").click()
    expect(skye.test("failed-report-text")).to_have_value(re.compile(r"^Skye .*no canvas today.*Record: \{", re.S))
    assert violations(page) == []
    skye.test("failed-reload").click()
    expect(page.locator("[data-test=lift]")).to_be_enabled()


def test_an_exception_outside_of_drawing_is_reported_and_the_page_goes_on(
    page: Page, watch: Watch, site_url: str
) -> None:
    page.goto(site_url)
    # The load event comes before the app, which waits for its language and the catalogue.
    expect(page.locator("[data-screen=start]")).to_be_visible()
    page.evaluate("() => { setTimeout(() => { throw new Error('a slip'); }); }")
    expect(page.locator(".toast")).to_contain_text("a slip")
    assert watch.forgive("a slip")
    click_to_set_up(page, "isle")
    expect(page.locator("[data-screen=setup]")).to_be_visible()


def test_a_lesson_goes_on_after_the_engine_had_to_be_replaced(page: Page, watch: Watch, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    skye.test("learn-isle").click()
    for _ in range(2):
        skye.test("coach-main").click()
    coach = skye.test("coach")
    step = coach.get_attribute("data-step")
    page.workers[-1].evaluate("() => { setTimeout(() => { throw new Error('a crash'); }); }")
    expect(skye.toast()).to_contain_text("restarted")
    page.wait_for_selector(".table[data-asking=false]")
    expect(coach).to_have_attribute("data-step", step or "")
    while coach.get_attribute("data-kind") == "told":
        skye.test("coach-main").click()
    # Whatever is asked of the table is answered by the new engine.
    page.locator("[data-test=sheet]").click()
    expect(page.locator(".sheet-points").first).to_be_visible()
    expect(page.locator(".toast", has_text="no longer open")).to_have_count(0)
    watch.forgive("a crash")


# --- What the system or the person changes at the table


@pytest.fixture
def lively(browser: Browser) -> Iterator[BrowserContext]:
    """A computer on which things move."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="no-preference", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def _alone_at_the_table(context: BrowserContext, url: str) -> Skye:
    """One person and a bot, with nothing still to come."""
    skye = Skye(context.new_page(), url, settings={"speed": "normal", "theme": "auto"})
    skye.page.emulate_media(color_scheme="light")
    skye.home()
    click_to_set_up(skye.page, "isle")
    skye.page.locator(".seat-draft[data-seat='1'] input[value=bot]").check(force=True)
    skye.test("begin").click()
    skye.page.wait_for_selector(".price-card")
    skye.page.wait_for_selector(".table[data-busy=false][data-asking=false] .board:not([data-moving])")
    return skye


def test_the_land_follows_the_theme_of_the_system(lively: BrowserContext, site_url: str) -> None:
    watch = Watch(lively)
    page = _alone_at_the_table(lively, site_url).page
    frame = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    page.evaluate(frame)
    # Tiles get sharp in spare moments: the land is at rest once two looks are alike.
    while page.evaluate(HAS_CHANGED):
        page.wait_for_timeout(300)
    page.emulate_media(color_scheme="dark")
    page.evaluate(frame)
    assert page.evaluate(HAS_CHANGED), "drawn again in the colours of the night"
    watch.verdict()


def test_the_land_leaps_once_the_speed_is_off(lively: BrowserContext, site_url: str) -> None:
    """Time stands still between the frames, so that it is seen whether the land glides or leaps."""
    watch = Watch(lively)
    skye = _alone_at_the_table(lively, site_url)
    page = skye.page
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    moving = page.locator(".board[data-moving]")

    def go_near_and_back() -> None:
        page.locator(".board-tool").first.click()
        page.locator(".board-tool").last.click()
        page.clock.run_for(60)

    go_near_and_back()
    expect(moving).to_have_count(1)
    page.clock.run_for(1000)
    expect(moving).to_have_count(0)
    skye.test("menu").click()
    page.get_by_role("button", name="Settings").click()
    page.locator("input[name=speed][value=off]").check(force=True)
    page.get_by_role("button", name="Done").click()
    go_near_and_back()
    expect(moving).to_have_count(0)
    watch.verdict()
