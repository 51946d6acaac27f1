"""The lessons, played to the end as the coach leads: in every language, without a network, by finger and by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE, PREFIX
from e2e.engine_page import STORED as MEMORY_STORED
from e2e.page import Skye
from e2e.tampering import tampered_site
from e2e.test_languages import Tongue, tongue
from e2e.watch import Watch
from tools.paths import ROOT

STORED_OFFLINE = "html[data-kept=yes]"
READY = "#engine[data-state=ready]"
# Each language at a size of its own, the longest words on the smallest screen.
SIZES = {"en": (1024, 768), "de": (390, 844), "ru": (320, 568)}
GAMES = ("isle", "skylands")
LAST = "bye"

# In the page, once nothing moves any more: what the coach says, what it points at, and whether its card is in the way.
SEEN = """async () => {
    const card = document.querySelector('.coach');
    const words = card.querySelector('.coach-words');
    const main = card.querySelector('[data-test=coach-main]');
    const boxes = () => [card, main, ...document.querySelectorAll('.coach-ring')].map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
    });
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let now = boxes();
    for (let before = []; JSON.stringify(before) !== JSON.stringify(now); now = boxes()) {
        before = now;
        await frame();
        await frame();
    }
    const [{ left, top, right, bottom }, button, ...rings] = now;
    const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return {
        say: card.dataset.say, kind: card.dataset.kind,
        step: Number(card.dataset.step), steps: Number(card.dataset.steps),
        words: words.lastElementChild.textContent, live: words.getAttribute('aria-live'),
        main: middle(button), points: rings.map(middle),
        isCovering: rings.some((ring) =>
            ring.left < right && ring.right > left && ring.top < bottom && ring.bottom > top),
        isOutside: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
        isCut: words.scrollHeight > words.clientHeight + 1,
    };
}"""


# In the page: what of the coach's card cannot be read, because it sticks out, is cut off, or has hardly any room.
READABLE = """() => {
    const card = document.querySelector('.coach');
    const box = card.getBoundingClientRect();
    const words = card.querySelector('.coach-words');
    const line = parseFloat(getComputedStyle(words).lineHeight);
    const found = [];
    const isOff = box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight;
    if (isOff) found.push('the card leaves the screen');
    if (words.scrollWidth > words.clientWidth) found.push(`a word is too long: ${words.textContent}`);
    if (words.clientHeight < Math.min(4 * line, words.scrollHeight)) found.push('fewer than four lines are shown');
    for (const button of card.querySelectorAll('button')) {
        const { left, right, bottom, height } = button.getBoundingClientRect();
        const isOutside = left < box.left || right > box.right || bottom > box.bottom;
        const isCut = button.scrollWidth > button.clientWidth || button.scrollHeight > button.clientHeight;
        if (isOutside || isCut || height < 43) found.push(`button: ${button.ariaLabel ?? button.textContent}`);
        // A label with more lines than words has a word broken in two.
        const range = document.createRange();
        range.selectNodeContents(button);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
        const count = button.textContent.trim().split(' ').length;
        if (!button.ariaLabel && new Set(tops).size > count) found.push(`a broken word: ${button.textContent}`);
    }
    return found;
}"""


def script(game: str) -> list[dict[str, object]]:
    """The steps of a lesson that only explain."""
    text = (ROOT / "web" / "learn" / f"{game}.json").read_text(encoding="utf-8")
    return [step for step in json.loads(text)["steps"] if "say" in step]


@dataclass
class Learner:
    """Somebody who does what the coach says."""

    sky: Skye
    tongue: Tongue
    uses_keys: bool = False

    @property
    def page(self) -> Page:
        """The page of the lesson."""
        return self.sky.page

    def begin(self, game: str) -> None:
        """From the first screen into a lesson."""
        self.sky.tap(f"learn-{game}")
        expect(self.sky.test("coach")).to_be_visible()

    def at(self, say: str) -> None:
        """The coach says this, the table is at rest, and what it points at is there."""
        ring = "" if say == LAST else ":has(.coach-ring)"
        self.page.wait_for_selector(
            f".screen-table:has(.table[data-busy=false][data-asking=false]){ring} .coach[data-say='{say}']"
        )

    def do(self, game: str, step: dict[str, object], number: int, count: int) -> None:
        """One step: it has the right words, hides nothing it refers to, and what it asks for is done."""
        say = str(step["say"])
        self.at(say)
        seen = self.page.evaluate(SEEN)
        assert (seen["say"], seen["step"], seen["steps"]) == (say, number, count)
        assert seen["words"] == self.tongue.message(f"learn-{game}-{say}", **dict(step.get("words", {})))
        assert seen["live"] == "polite"
        assert not seen["isCovering"], f"{say}: the card hides what it points at"
        assert not seen["isOutside"], f"{say}: the card leaves the screen"
        assert not seen["isCut"], f"{say}: the words do not fit"
        if say == LAST:
            return
        if self.uses_keys:
            # Next, or Show me, which leads to what is to be pressed.
            self.sky.test("coach-main").press("Enter")
            if seen["kind"] != "told":
                self.page.keyboard.press("Enter")
        else:
            self.page.touchscreen.tap(*(seen["main"] if seen["kind"] == "told" else seen["points"][0]))

    def play(self, game: str, *, first: str = "", until: str = "") -> None:
        """Do the steps of a lesson, from the first or from a named one, to the end or up to a named one."""
        steps = script(game)
        is_on = not first
        for number, step in enumerate(steps, start=1):
            is_on = is_on or step["say"] == first
            if step["say"] == until:
                return
            if is_on:
                self.do(game, step, number, len(steps))

    def finish(self) -> None:
        """Back to the first screen from the last card."""
        self.sky.tap("coach-finish")
        expect(self.page.locator("[data-screen=start]")).to_be_visible()

    def play_on(self) -> None:
        """The lesson's game goes on as a saved one, and every decision comes with a hint."""
        self.sky.tap("coach-main")
        expect(self.sky.test("coach")).to_have_count(0)
        expect(self.sky.test("hint-card")).to_contain_text(self.tongue.message("learn-guided"))
        expect(self.sky.test("hint-show")).to_be_visible()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet that may keep the site."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_both_lessons_to_the_end_in_every_language_without_a_network(context: BrowserContext, dist: Path) -> None:
    sky = Skye(context.new_page(), "")
    with tampered_site(dist, prefix=PREFIX) as site:
        sky.page.goto(site.url)
        expect(sky.page.locator(STORED_OFFLINE)).to_have_count(1)
        expect(sky.page.locator(READY)).to_have_count(1)
        sky.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        sky.page.evaluate(MEMORY_STORED)  # nothing is left to bring
    watch = Watch(context)
    for code, (width, height) in SIZES.items():
        sky.page.set_viewport_size({"width": width, "height": height})
        if code != "en":
            _speak(sky, code)
        learner = Learner(sky, tongue(code), uses_keys=code == "de")
        for game in GAMES:
            learner.begin(game)
            learner.play(game)
            learner.finish()
    # A lesson that is finished leaves no game behind.
    expect(sky.test("continue")).to_have_count(0)
    watch.verdict()


def test_a_lesson_declines_what_it_does_not_ask_for_and_is_taken_up_where_it_was_left(
    context: BrowserContext, site_url: str
) -> None:
    watch = Watch(context)
    sky = Skye(context.new_page(), site_url)
    sky.new_game("isle", ("Ann", "Bo"), seed="kept beside a lesson")
    saved = sky.page.url
    sky.home()
    learner = Learner(sky, tongue("en"))
    learner.begin("isle")
    learner.play("isle", until="offer")
    learner.at("offer")
    # Something that the rules allow, but not the lesson: nothing happens, and the coach asks again.
    before = sky.revision
    sky.tap("pass")
    sky.confirm()
    expect(sky.page.locator(".coach-declined")).to_have_text(learner.tongue.message("learn-declined"))
    assert (sky.revision, sky.phase) == (before, "buy")
    learner.play("isle", first="offer", until="road-turn")
    # Closed in the middle of trying a tile: the lesson is played up to the same place again.
    sky.reload()
    learner.at("road-cell")
    assert sky.page.evaluate("document.querySelectorAll('[role=gridcell][data-kind=tile]').length") == 2
    learner.play("isle", first="road-cell", until="castle")
    learner.at("castle")
    sky.tap("coach-leave")
    expect(sky.test("learn-isle")).to_contain_text("Step 23 of 34")
    # The saved game is as it was, and the only one.
    sky.page.goto(saved)
    expect(sky.test("lift")).to_be_enabled()
    sky.page.goto(site_url + "#games")
    expect(sky.page.locator(".game-rows > li")).to_have_count(1)
    sky.page.goto(site_url + "#start")
    learner.begin("isle")
    learner.at("castle")
    sky.tap("coach-restart")
    sky.confirm()
    learner.at("welcome")
    watch.verdict()


def _speak(sky: Skye, code: str) -> None:
    """Another language, chosen on the first screen."""
    sky.page.locator(".start-links .icon-gear").tap()
    sky.page.locator("[data-dialog=settings] select").select_option(code)
    expect(sky.page.locator("html")).to_have_attribute("lang", code)
    sky.page.keyboard.press("Escape")
    expect(sky.page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("code", SIZES)
def test_every_card_can_be_read_on_the_smallest_screen_with_the_largest_text(
    context: BrowserContext, site_url: str, code: str
) -> None:
    watch = Watch(context)
    page = context.new_page()
    page.set_viewport_size({"width": 320, "height": 568})
    sky = Skye(page, site_url, settings={"speed": "off", "language": code, "text_size": 200})
    sky.home()
    for game in GAMES:
        sky.tap(f"learn-{game}")
        for step in script(game):
            say = str(step["say"])
            at_rest = ".screen-table:has(.table[data-busy=false][data-asking=false])"
            page.wait_for_selector(f"{at_rest} .coach[data-say='{say}']")
            assert page.evaluate(READABLE) == [], f"{code}: {game}: {say}"
            if say == LAST:
                break
            sky.test("coach-main").press("Enter")
            if {"until", "do"} & step.keys():
                page.keyboard.press("Enter")
        sky.tap("coach-finish")
        expect(page.locator("[data-screen=start]")).to_be_visible()
    watch.verdict()


def test_a_lesson_goes_on_as_a_saved_game_with_a_hint_for_every_decision(
    context: BrowserContext, site_url: str
) -> None:
    watch = Watch(context)
    sky = Skye(context.new_page(), site_url, settings={"speed": "off"})
    sky.home()
    learner = Learner(sky, tongue("en"))
    for game in GAMES:
        steps = len(json.loads((ROOT / "web" / "learn" / f"{game}.json").read_text(encoding="utf-8"))["steps"])
        place = {"at": steps - 1, "step": 1, "steps": len(script(game)), "is_done": False}
        sky.page.evaluate(
            "([game, place]) => localStorage.setItem('skye-lessons', JSON.stringify({ [game]: place }))", [game, place]
        )
        learner.begin(game)
        learner.at(LAST)
        learner.play_on()
        # It is a game like any other: a reload opens it again, and the guide goes on.
        sky.reload()
        expect(sky.test("hint-show")).to_be_visible()
        if game == "isle":
            _follow_hints(sky)
            expect(sky.page.locator(".toast")).to_contain_text("You are on your own now")
            expect(sky.test("hint-card")).to_have_count(0)
            sky.tap("hint")
            expect(sky.test("hint-show")).to_be_visible()
            expect(sky.page.locator(".hint-guide")).to_have_count(0)
        sky.page.goto(site_url + "#start")
    sky.page.goto(site_url + "#games")
    expect(sky.page.locator(".game-rows > li")).to_have_count(2)
    watch.verdict()


def _follow_hints(sky: Skye) -> None:
    """Do what each hint shows, until the game is in its third round."""
    for _ in range(12):
        sky.page.wait_for_selector("[data-test=hint-show], .toast")
        if sky.page.locator(".toast").count():
            return
        sky.tap("hint-show")
        button = next(sky.test(name) for name in ("seal", "buy", "place", "done", "pass") if sky.test(name).count())
        is_question = button.get_attribute("aria-haspopup") == "dialog"
        sky.tap(button)
        if is_question:
            sky.confirm()
    raise AssertionError("the guide did not come to its end")
