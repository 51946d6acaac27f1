"""The stage: the board keeps its rectangle through all steps of a round; what must be seen or tapped is in sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.desk import Desk, at_desk, sit_down
from e2e.layout import resize
from e2e.records import can_buy, played
from e2e.screens import put_settings
from e2e.watch import Watch

PHONES = ((360, 640), (390, 844))
SIZES = (*PHONES, (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
LANGUAGES = ("de", "ru", "en")
PEOPLE = ("Ann", "Bo", "Wilhelmina of Inverness")

# The board's rectangle in whole pixels, once it has taken in its size.
RECTANGLE = """async () => {
    await new Promise(requestAnimationFrame);
    const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
}"""

# Buttons that a step needs and that are not wholly on the screen, outside the box of a scroller, or under something.
REQUIRED = ["seal", "buy", "pass", "turn", "cancel", "place", "done", "give-up", "create", "go-on", "lift", "discard"]
REQUIRED += ["ceremony-next", "ceremony-skip", "result"]
HIDDEN = """async (names) => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    while (document.querySelector('.board[data-moving]')) await frame();
    await frame();
    const others = ['.gold-step', '.action-button', '.show-card:first-child .show-button'];
    const selector = [...names.map((name) => `[data-test=${name}]`), ...others].join();
    return [...document.querySelectorAll(selector)].filter((button) => {
        if (button.closest('[inert]') || !button.checkVisibility({ visibilityProperty: true })) return false;
        const { left, top, right, bottom } = button.getBoundingClientRect();
        let frames = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
        for (let at = button.parentElement; at; at = at.parentElement)
            if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowY)) frames.push(at.getBoundingClientRect());
        const isOut = frames.some((box) =>
            left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1);
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isOut || !button.contains(at);
    }).map((button) => button.dataset.test ?? button.className);
}"""

# What a phone must show of the goals and, where it is no secret, of the gold: sentences, one for each fault.
UNSEEN = """(hasGold) => {
    const faults = [];
    const inView = (element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    };
    const range = document.createRange();
    const isCut = (element, frame) => {
        range.selectNodeContents(element);
        const box = frame.getBoundingClientRect();
        return [...range.getClientRects()].some(({ left, top, right, bottom }) =>
            left < box.left - 0.5 || top < box.top - 0.5 || right > box.right + 0.5 || bottom > box.bottom + 0.5);
    };
    const gold = document.querySelector('.tray-gold');
    if (hasGold && (!gold || !inView(gold) || !/\\d/.test(gold.textContent))) faults.push('own gold');
    const chips = [...document.querySelectorAll('.goal-chip')];
    if (chips.length !== 4) faults.push(`${chips.length} goals`);
    for (const chip of chips) {
        const letter = chip.dataset.letter;
        const [points, name] = [chip.querySelector('.goal-chip-points'), chip.querySelector('.goal-chip-name')];
        if (!inView(chip) || !inView(chip.querySelector('.goal-icon'))) faults.push(`the picture of ${letter}`);
        if (!/^(\\d+|\\?)$/.test(points.textContent) || isCut(points, chip)) faults.push(`the points of ${letter}`);
        if (points.getClientRects().length !== 1 || points.offsetHeight > 30) faults.push(`broken points of ${letter}`);
        if (chip.matches('.is-now') && (!inView(name) || isCut(name, chip))) faults.push(`the name of ${letter}`);
    }
    if (!chips.some((chip) => chip.matches('.is-now'))) faults.push('no goal is scored');
    return faults;
}"""

# What does not lie wholly above the foot of the tray.
BELOW = """(selector) => {
    const foot = document.querySelector('.tray .panel-foot').getBoundingClientRect().top;
    return [...document.querySelectorAll(selector)]
        .filter((element) => element.getBoundingClientRect().bottom > foot + 1)
        .map((element) => `${element.className}: ${element.textContent}`);
}"""


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)


class Stage:
    """The board's rectangles at every size, and what was hidden."""

    def __init__(self, skye: Desk) -> None:
        self.skye = skye
        self.seen: dict[tuple[int, int, str], dict[str, str]] = {}
        self.hidden: list[str] = []

    def look(self, step: str) -> None:
        """Take the measures of a step at every size, and on phones in every language."""
        page = self.skye.page
        for language in LANGUAGES:
            put_settings(page, language=language)
            for width, height in SIZES if language == "en" else PHONES:
                resize(page, width, height)
                self.seen.setdefault((width, height, language), {})[step] = page.evaluate(RECTANGLE)
                hidden: list[str] = page.evaluate(HIDDEN, REQUIRED)
                self.hidden += [f"{name} while {step} in {language} at {width} x {height}" for name in hidden]
        resize(page, 1024, 768)

    def verdict(self) -> None:
        """One rectangle at each size, and nothing hidden."""
        moved = {size: steps for size, steps in self.seen.items() if len(set(steps.values())) != 1}
        assert moved == {}
        assert self.hidden == []


def test_the_board_of_isle_keeps_its_rectangle_through_a_round(skye: Desk) -> None:
    stage = Stage(skye)
    skye.names = PEOPLE
    sit_down(skye, played("isle", PEOPLE, until=lambda state: bool(state.round == 3)))
    stage.look("the curtain is down")
    skye.lift_curtain(PEOPLE[int(skye.fact("curtain"))])
    stage.look("nothing is priced")
    skye.put_discard(1)
    stage.look("prices are set")
    skye.tap(skye.price_cards().first.locator(".tile-button"))
    stage.look("a tile is looked at")
    skye.seal()
    while skye.phase == "price":
        skye.price()
    stage.look("nothing is chosen")
    skye.choose_offer(skye.offers().first)
    stage.look("an offer is chosen")
    skye.tap("sheet")
    expect(skye.page.locator("[data-drawer=sheet]")).to_be_visible()
    stage.look("the sheet is open")
    skye.tap("close-drawer")
    while skye.phase == "buy":
        skye.pass_by()
    stage.look("nothing is placed")
    skye.choose_tile()
    stage.look("a tile is chosen")
    skye.try_cell(skye.cells("legal")[0])
    stage.look("a tile is on trial")
    skye.tap(skye.page.locator(".seat").nth(1))
    stage.look("another land is looked at")
    skye.tap(skye.page.locator(f".seat[data-seat='{skye.fact('decider')}']"))
    skye.act("place")
    while skye.hand().count():
        skye.build_one()
    stage.look("everything is placed")
    to_scoring(skye)
    stage.look("points are shown")
    stage.verdict()


def to_scoring(skye: Desk) -> None:
    """Build until the points are shown."""
    skye.skips_ceremonies = False
    scored = "[data-test=ceremony]"
    while True:
        # Meanwhile bots build.
        skye.page.wait_for_selector(f"{scored}, .table[data-busy=false] :is(.hand, [data-test=done])")
        if skye.page.locator(scored).count():
            return
        if skye.hand().count():
            skye.build_one()
        else:
            skye.act("done")


def test_the_board_of_skylands_keeps_its_rectangle_through_a_turn(skye: Desk) -> None:
    stage = Stage(skye)
    for phase, since in (("choose", 30), ("discover", 30), ("deploy", 31), ("create", 33), ("convert", 35)):

        def is_there(state: Any, phase: str = phase, since: int = since) -> bool:
            return bool(state.phase == phase and state.turn >= since)

        skye.home()
        sit_down(skye, played("skylands", PEOPLE, seed="b", until=is_there))
        skye.settled()
        stage.look(phase)
        if phase == "discover" and skye.page.locator(".hand-card:not(.is-stuck)").count():
            tile = skye.page.locator(".hand-card:not(.is-stuck) .tile-button").first
            if tile.get_attribute("aria-pressed") != "true":
                skye.tap(tile)
            skye.try_cell(skye.cells("legal")[0])
            stage.look("a tile is on trial")
    stage.verdict()
    stage = Stage(skye)
    skye.home()
    skye.names = PEOPLE[:2]
    sit_down(skye, played("skylands", PEOPLE[:2], seed="b", until=lambda s: bool(s.phase == "choose" and s.turn >= 36)))
    skye.settled()
    expect(skye.page.locator(".end-warning")).to_be_visible()
    stage.look("the end may come")
    stage.verdict()


def unseen(skye: Desk, *, gold: bool = True) -> list[str]:
    """What phones do not show in one of the languages of what they must show."""
    faults: list[str] = []
    for language in LANGUAGES:
        put_settings(skye.page, language=language)
        skye.settled()
        for width, height in PHONES:
            resize(skye.page, width, height)
            found: list[str] = skye.page.evaluate(UNSEEN, gold)
            faults += [f"{fault}: {skye.phase} in {language} at {width} x {height}" for fault in found]
    resize(skye.page, 1024, 768)
    return faults


def test_phones_show_gold_and_goals_in_every_phase_and_language(skye: Desk) -> None:
    skye.new_game("isle", ("Ann", "Bo"), seed="alone", bots=("", "casual"))
    asked = ".table[data-decider='0'][data-busy=false][data-asking=false][data-phase={}]"
    skye.page.wait_for_selector(asked.format("price"))
    faults = unseen(skye)
    skye.put_discard(0)
    skye.tap("seal")
    skye.page.wait_for_selector(asked.format("buy"))
    assert skye.page.locator(".board").get_attribute("data-look") == "0", "one's own land is on the board"
    faults += unseen(skye)
    skye.pass_by()
    skye.page.wait_for_selector(asked.format("build"))
    faults += unseen(skye)
    skye.try_cell(skye.cells("legal")[0]) if skye.cells("legal") else skye.choose_tile()
    faults += unseen(skye)
    # The steps of the scoring wait for taps.
    put_settings(skye.page, speed="fast")
    skye.act("place")
    to_scoring(skye)
    faults += unseen(skye)
    put_settings(skye.page, speed="off")
    assert faults == []


def test_phones_show_the_goals_of_five_people(skye: Desk) -> None:
    skye.names = ("Ann", "Бранд", "Catrìona", "Duncan MacLeod of Dun", "Eve")
    sit_down(skye, played("isle", skye.names, until=lambda state: bool(state.round == 4 and state.phase == "price")))
    # Nobody's gold is in sight under the curtain.
    faults = unseen(skye, gold=False)
    while skye.phase == "price":
        skye.price()
    faults += unseen(skye, gold=False)
    while skye.phase == "buy":
        skye.pass_by()
    to_scoring(skye)
    faults += unseen(skye, gold=False)
    for width, height in (*PHONES, (844, 390)):
        resize(skye.page, width, height)
        hidden = skye.page.evaluate(BELOW, ".ceremony-row, .ceremony-why")
        faults += [f"{each} at {width} x {height}" for each in hidden]
    resize(skye.page, 1024, 768)
    assert faults == []


def test_a_goal_is_explained_by_one_tap(skye: Desk) -> None:
    sit_down(skye, played("isle", PEOPLE, until=can_buy))
    resize(skye.page, 390, 844)
    for letter in "ABCD":
        skye.tap(skye.page.locator(f".goal-chip[data-letter={letter}]"))
        dialog = skye.page.locator("[data-dialog=explain]")
        expect(dialog).to_be_visible()
        skye.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    resize(skye.page, 1024, 768)


def test_the_tap_that_lays_a_tile_presses_no_button_that_appears_under_the_finger(skye: Desk) -> None:
    sit_down(skye, played("isle", PEOPLE, until=lambda state: bool(state.round == 1 and state.phase == "build")))
    # So low that the buttons of the tile on trial find no room beside it.
    resize(skye.page, 320, 480)
    skye.choose_tile()
    revision = skye.revision
    for cell in skye.cells("legal"):
        if not skye.is_in_sight(cell.x, cell.y):
            continue
        skye.try_cell(cell)
        assert skye.revision == revision
        skye.tap("cancel")
        expect(skye.cells_locator("ghost")).to_have_count(0)
    resize(skye.page, 1024, 768)


def test_a_screen_reader_that_sends_a_click_without_a_pointer_places_the_tile(skye: Desk) -> None:
    sit_down(skye, played("isle", PEOPLE, until=lambda state: bool(state.round == 1 and state.phase == "build")))
    skye.choose_tile()
    skye.try_cell(skye.cells("legal")[0])
    revision = skye.revision
    # As TalkBack clicks: with a detail, but with no pointer that comes down first.
    skye.test("place").evaluate(
        "(button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))"
    )
    skye.settled(revision)
    assert skye.revision != revision


def test_tiles_stay_large_and_arrows_lead_to_places_outside_the_view(skye: Desk) -> None:
    sit_down(skye, played("isle", PEOPLE, until=lambda state: bool(state.round == 6 and state.phase == "build")))
    page = skye.page
    resize(page, 390, 844)
    skye.choose_tile()
    skye.middle(0, 0)
    width: float = page.locator("[role=gridcell][data-kind=tile]").first.evaluate(
        "(cell) => cell.getBoundingClientRect().width"
    )
    assert width >= 56
    resize(page, 360, 640)
    skye.middle(0, 0)
    outside = [cell for cell in skye.cells("legal") if not skye.is_in_sight(cell.x, cell.y)]
    assert outside, "the land is larger than the board"
    skye.tap(page.locator(".board-edge:visible").first)
    skye.middle(0, 0)
    assert any(skye.is_in_sight(cell.x, cell.y) for cell in outside)
    resize(page, 1024, 768)


def test_a_tile_that_is_dragged_to_the_edge_brings_the_places_beyond_into_view(skye: Desk) -> None:
    sit_down(skye, played("isle", PEOPLE, until=lambda state: bool(state.round == 6 and state.phase == "build")))
    page = skye.page
    resize(page, 360, 640)
    skye.choose_tile()
    skye.middle(0, 0)
    side = page.locator(".board-edge:visible").first.get_attribute("data-side")
    board = page.locator(".board").bounding_box()
    tile = skye.hand().first.bounding_box()
    assert board is not None
    assert tile is not None
    near = 8
    x = {"left": board["x"] + near, "right": board["x"] + board["width"] - near}.get(side or "", board["x"] + 150)
    y = {"up": board["y"] + near, "down": board["y"] + board["height"] - near}.get(side or "", board["y"] + 120)
    outside = [cell for cell in skye.cells("legal") if not skye.is_in_sight(cell.x, cell.y)]
    first = page.locator("[role=gridcell]").first
    before = first.bounding_box()
    page.mouse.move(tile["x"] + 30, tile["y"] + 30)
    page.mouse.down()
    page.mouse.move(x, y, steps=6)
    expect(page.locator(f".board-edge[data-side={side}]")).to_be_hidden()
    page.mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2)
    page.keyboard.press("Escape")
    page.mouse.up()
    assert first.bounding_box() != before
    assert any(skye.is_in_sight(cell.x, cell.y) for cell in outside)
    resize(page, 1024, 768)
