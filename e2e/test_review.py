"""The review of a finished game: by taps, keyboard and accessibility tree, in three languages, without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from e2e.axe import bring_axe, violations
from e2e.conftest import PATIENCE, PREFIX, tablet
from e2e.desk import Desk, at_desk, bring, sit_down
from e2e.keyed import SENSIBLE
from e2e.layout import misfits, resize
from e2e.records import by_bots, played
from e2e.screens import put_settings
from e2e.tampering import tampered_site
from e2e.test_offline import STORED_OFFLINE
from e2e.watch import Watch

# No other test uses these names: the shared store is searched by names.
FINISHED = by_bots("isle", ("Rowan", "Sorrel"), seed="review")
RUNNING = played("isle", ("Tansy", "Umber"), until=lambda state: state.round == 2)
# A review takes a few seconds, and far longer on a machine that does other things meanwhile.
LONG = 600_000
WORDS = {
    "en": ("Key moments", "Skill and luck", "roughly ±", "Too early to judge"),
    "de": ("Schlüsselmomente", "Können und Glück", "ungefähr ±", "Zu früh für ein Urteil"),
    "ru": ("Ключевые моменты", "Мастерство и удача", "примерно ±", "Судить рано"),
}
# Makes the stored reviews those of an earlier coach.
AGE = """() => new Promise((done, fail) => {
  const opening = indexedDB.open('skye-reviews');
  opening.onerror = () => fail(opening.error);
  opening.onsuccess = () => {
    const database = opening.result;
    const transaction = database.transaction('reviews', 'readwrite');
    const store = transaction.objectStore('reviews');
    store.openCursor().onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor) return;
      cursor.update({ ...cursor.value, review: { ...cursor.value.review, version: 0 } });
      cursor.continue();
    };
    transaction.oncomplete = () => { database.close(); done(); };
  };
})"""


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[tuple[Page, Watch]]:
    """One tablet for all tests: the game is reviewed once."""
    context = tablet(browser)
    bring_axe(context)
    watch = Watch(context)
    yield context.new_page(), watch
    context.close()


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared device, at its first screen; afterwards it is a tablet again that speaks English."""
    for each in at_desk(desk, site_url):
        try:
            yield each
        finally:
            put_settings(each.page, language="en")
            resize(each.page, 1024, 768)


def review_of(skye: Desk) -> Locator:
    """The review, reached from the end of the game."""
    sit_down(skye, FINISHED)
    skye.tap("result")
    skye.tap("review")
    review = skye.page.locator(".review")
    expect(review).to_have_attribute("data-status", "done", timeout=LONG)
    return review


def place_of(review: Locator) -> int:
    """The number of the decision that is looked at."""
    return int(review.locator(".review-panel").get_attribute("data-place") or -1)


def test_a_whole_game_is_reviewed_by_taps(skye: Desk) -> None:
    review = review_of(skye)
    rows = review.locator(".review-row")
    counts = [int(each) for each in review.locator(".review-count > b").all_text_contents()]
    assert sum(counts) + review.locator(".review-row[data-mark=open]").count() == rows.count() > 20
    keys = review.locator(".review-moment-button")
    assert 1 <= keys.count() <= 5
    # Every key moment leads to its decision, with a better one beside it and a reason for it.
    for number in range(keys.count()):
        skye.tap(keys.nth(number))
        expect(keys.nth(number)).to_have_attribute("aria-current", "true")
        expect(review.locator(".review-choice")).to_have_count(2)
        expect(review.locator(".review-panel .review-grade")).to_contain_text("point")
    # The board is that of the moment: what was placed is not there yet, but lies on trial.
    placed = review.locator(".review-row[data-mark=mistake], .review-row[data-mark=slip]").filter(has_text="Placement")
    skye.tap(placed.first)
    expect(review.locator(".review-tag-better")).to_have_text("Better")
    expect(skye.page.get_by_role("gridcell", name=re.compile("^Better: "))).to_have_count(1)
    # Step by step, to the end and no further.
    place = place_of(review)
    skye.tap("review-next")
    expect(review.locator(".review-panel")).to_have_attribute("data-place", str(place + 1))
    skye.tap("review-previous")
    expect(review.locator(".review-panel")).to_have_attribute("data-place", str(place))
    skye.tap(rows.last)
    expect(skye.test("review-next")).to_be_disabled()
    # Nothing is said of what nobody can know.
    early = review.locator(".review-row[data-mark=open]").first
    skye.tap(early)
    expect(review.locator(".review-choice")).to_have_count(1)
    expect(review.locator(".review-verdict")).to_contain_text("nobody can say")
    # The chart leads to the moment that is tapped.
    skye.test("review-chart").click(position={"x": 2, "y": 40})
    expect(review.locator(".review-panel")).to_have_attribute("data-place", "0")
    expect(skye.test("review-luck")).to_contain_text("roughly ±")
    skye.tap("review-replay")
    expect(skye.page.locator(".table-replay")).to_be_visible()


def test_the_stored_review_is_there_at_once_and_offered_again_when_the_coach_has_learned(skye: Desk) -> None:
    review_of(skye)
    skye.page.evaluate(AGE)
    skye.page.reload()
    review = skye.page.locator(".review")
    expect(review).to_have_attribute("data-status", "done")
    expect(review.locator(".review-old")).to_contain_text("learned something new")
    skye.tap("review-anew")
    expect(skye.test("review-progress")).to_be_visible()
    # Left in the middle, it goes on when somebody comes back, here from the list of games.
    expect(review.locator(".review-note")).to_contain_text(re.compile(r"\b[2-9]\d%"), timeout=LONG)
    row = skye.games().filter(has_text="Rowan")
    skye.tap(row.get_by_role("button", name="Review"))
    expect(skye.test("review-progress")).to_be_visible()
    expect(review).to_have_attribute("data-status", "done", timeout=LONG)
    expect(review.locator(".review-old")).to_have_count(0)


def test_the_keyboard_alone_leads_through_a_review(skye: Desk) -> None:
    review = review_of(skye)
    page = skye.page
    resize(page, 390, 844)
    expect(review).to_have_attribute("data-open", "false")
    review.locator(".review-moment-button").first.focus()
    page.keyboard.press("Enter")
    expect(review).to_have_attribute("data-open", "true")
    assert page.evaluate(SENSIBLE) == ""
    place = place_of(review)
    page.keyboard.press("ArrowRight")
    expect(review.locator(".review-panel")).to_have_attribute("data-place", str(place + 1))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(review.locator(".review-panel")).to_have_attribute("data-place", str(place - 1))
    skye.test("review-overview").focus()
    page.keyboard.press("Enter")
    expect(review).to_have_attribute("data-open", "false")
    assert page.evaluate(SENSIBLE) == ""
    expect(review.locator(".review-row[aria-current=true]")).to_be_focused()


def test_the_accessibility_tree_says_everything(skye: Desk) -> None:
    review = review_of(skye)
    page = skye.page
    expect(page.get_by_role("heading", name="Key moments")).to_be_visible()
    button = review.locator(".review-moment-button").first
    page.get_by_role("list").get_by_role("button", name=" ".join(button.inner_text().split())[:7]).first.press("Enter")
    status = page.get_by_role("region", name="The decision").get_by_role("status")
    expect(status).to_contain_text("Round")
    expect(page.get_by_role("heading", name="Chosen")).to_be_visible()
    expect(page.get_by_role("heading", name="Better", exact=True)).to_be_visible()
    expect(page.get_by_role("img", name="Expected result for Rowan")).to_be_visible()
    lines = page.get_by_role("table", name="Expected result for Rowan").get_by_role("row")
    assert lines.count() > 6
    expect(page.get_by_role("group", name="Whose decisions?").get_by_role("button", pressed=True)).to_have_text("Rowan")
    for theme in ("light", "dark"):
        put_settings(page, theme=theme)
        assert violations(page) == []
    put_settings(page, theme="light")


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1024, 768), (1440, 900)])
@pytest.mark.parametrize("language", WORDS)
def test_every_language_fits_every_screen(skye: Desk, language: str, size: tuple[int, int]) -> None:
    review = review_of(skye)
    put_settings(skye.page, language=language)
    resize(skye.page, *size)
    expect(review).to_have_attribute("data-status", "done")
    if size[0] > 1000:
        is_still = "() => document.documentElement.scrollHeight <= innerHeight"
        assert skye.page.evaluate(is_still), "each half of a wide screen scrolls by itself"
    for words in WORDS[language]:
        expect(review).to_contain_text(words)
    assert misfits(skye.page) == []
    review.locator(".review-moment-button").first.click()
    expect(review.locator(".review-choice").last).to_be_visible()
    assert misfits(skye.page) == []


def test_twice_as_large_text_fits_a_phone(skye: Desk) -> None:
    review = review_of(skye)
    resize(skye.page, 390, 844)
    put_settings(skye.page, text_size=200)
    try:
        assert misfits(skye.page) == []
        review.locator(".review-moment-button").first.click()
        expect(review.locator(".review-choice").last).to_be_visible()
        assert misfits(skye.page) == []
    finally:
        put_settings(skye.page, text_size=100)


def test_a_running_game_is_not_reviewed(skye: Desk) -> None:
    sit_down(skye, RUNNING)
    skye.page.evaluate("location.hash = location.hash.replace('table', 'review')")
    expect(skye.page.locator(".review-waiting")).to_contain_text("only once it is over")
    expect(skye.page.locator(".review-moment, .review-row")).to_have_count(0)


def test_a_deleted_game_leaves_no_review_behind(skye: Desk) -> None:
    review_of(skye)
    count = """() => new Promise((done) => {
      const opening = indexedDB.open('skye-reviews');
      opening.onsuccess = () => {
        const asked = opening.result.transaction('reviews').objectStore('reviews').count();
        asked.onsuccess = () => { opening.result.close(); done(asked.result); };
      };
    })"""
    assert skye.page.evaluate(count) >= 1
    skye.tap(skye.games().filter(has_text="Rowan").get_by_role("button", name="Delete"))
    skye.confirm()
    expect(skye.page.locator(".game-row").filter(has_text="Rowan")).to_have_count(0)
    assert skye.page.evaluate(count) == 0


def test_a_review_without_a_network(browser: Browser, dist: Path) -> None:
    context: BrowserContext = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    settings = json.dumps({"speed": "off", "confirm_end": True})
    context.add_init_script(f"localStorage.setItem('skye-settings', {json.dumps(settings)})")
    page = context.new_page()
    with tampered_site(dist, prefix=PREFIX) as site:
        skye = Desk(page, site.url)
        page.goto(site.url)
        expect(page.locator(STORED_OFFLINE)).to_be_attached()
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    bring(skye, FINISHED)
    page.locator("[data-dialog=import] .button-primary").click()
    page.locator("[data-test=result]").click()
    page.locator("[data-test=review]").click()
    expect(page.locator(".review")).to_have_attribute("data-status", "done", timeout=LONG)
    context.close()
