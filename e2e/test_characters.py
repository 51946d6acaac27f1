"""Characters: chosen by touch and by keys, at the table when a person leaves, and what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.desk import Desk, at_desk, in_build, sit_down
from e2e.layout import BROKEN, misfits, resize
from e2e.page import Skye
from e2e.records import played
from e2e.screens import put_settings
from e2e.watch import Watch

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080))
# Whether a picture has been painted: some of it differs from its first pixel.
PAINTED = """canvas => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Uint32Array(data.buffer).some((pixel, _, all) => pixel !== all[0]);
}"""
# What lies over the board, what would take a tap in the middle of a remark, and whether it hides figures of others.
REMARK = """(bubble) => {
    const box = bubble.getBoundingClientRect();
    const board = document.querySelector('.board-area').getBoundingClientRect();
    const isApart = box.bottom <= board.top + 1 || box.left >= board.right - 1 || box.right <= board.left + 1;
    const under = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isInside = box.left >= 0 && box.right <= innerWidth && box.top >= 0;
    const figures = `.seat:not([data-seat="${bubble.dataset.seat}"]) :is(.seat-points, .fact-gold)`;
    const isHiding = [...document.querySelectorAll(figures)].some((figure) => {
        const { left, right, top, bottom } = figure.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
    return [isApart, bubble.contains(under), isInside, isHiding];
}"""


# The tiles that are not wholly on the board.
OUTSIDE = """(board) => {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    return [...board.querySelectorAll('[data-kind=tile]')].filter((tile) => {
        const box = tile.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
    }).map(({ dataset }) => `${dataset.x},${dataset.y}`);
}"""


# The emblems that lie over the words of the second number of their seat.
ON_FIGURES = """(emblems) => emblems.filter((emblem) => {
    const box = emblem.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(emblem.closest('.seat').querySelector('.seat-now'));
    const { left, top } = range.getBoundingClientRect();
    return box.right > left + 1 && box.bottom > top + 3;
}).map(({ outerHTML }) => outerHTML)"""


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)
    page, _ = desk
    resize(page, 1024, 768)
    put_settings(page, language="en", text_size=100, theme="auto", remarks=True)


def test_a_level_and_a_character_are_chosen_by_touch(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    page.locator(".mode-card[data-mode=alone]").click()
    row = page.locator(".seat-draft[data-seat='1']")
    expect(row.locator(".seat-name")).to_have_value("Morag")
    page.wait_for_function(PAINTED, arg=row.locator(".portrait").element_handle())
    row.locator("[data-test=character]").click()
    cards = page.locator(".character")
    expect(cards).to_have_count(8)
    expect(cards.nth(2)).to_contain_text("Rory Gambler")
    expect(cards.nth(2)).to_contain_text("He stakes nearly all his gold on one tile")
    expect(cards.nth(1).locator("input")).to_be_disabled()
    expect(cards.nth(1)).to_contain_text("Already at the table")
    cards.nth(2).click()
    skye.test("character-done").click()
    expect(row.locator(".seat-name")).to_have_value("Rory")
    expect(row).to_contain_text("Gambler")
    page.get_by_label("Rory: level").select_option("Expert")
    skye.test("add-bot").click()
    names = [box.input_value() for box in page.locator(".seat-name").all()]
    assert len(set(names)) == 4, "the new one is somebody else"
    expect(page.get_by_label(f"{names[3]}: level")).to_have_value("beginner")
    skye.test("begin").click()
    skye.settled()
    expect(page.locator(".seat-list .seat-name")).to_contain_text(names)
    expect(page.locator(".seat .portrait[data-character=rory]")).to_have_count(1)
    stored = json.loads(page.evaluate("localStorage.getItem('skye-tables')"))
    assert stored["tables"][0]["seats"][1]["player"] == "expert.rory"
    page.go_back()
    expect(page.locator("[data-screen=setup]")).to_be_visible()
    page.go_back()
    expect(skye.test("play")).to_contain_text("you against Rory, Hamish and")


def test_a_level_and_a_character_are_chosen_by_keys(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    page.locator(".mode-card[data-mode=alone]").click()
    opens = page.locator(".seat-draft[data-seat='1'] [data-test=character]")
    opens.focus()
    page.keyboard.press("Enter")
    chosen = page.locator(".character input:checked")
    expect(chosen).to_have_value("morag")
    chosen.focus()
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_value("rory")
    expect(chosen).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_value("morag")
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_value("eilidh")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(opens).to_be_focused()
    expect(page.locator(".seat-draft[data-seat='1'] .seat-name")).to_have_value("Eilidh")
    page.keyboard.press("Tab")
    expect(page.get_by_label("Eilidh: level")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_label("Eilidh: level")).to_have_value("casual")


def test_names_that_the_page_gave_out_follow_the_language(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    page.locator(".mode-card[data-mode=alone]").click()
    names = page.locator(".seat-name")
    names.nth(2).fill("Robby")
    for language, given in (("ru", ["Игрок 1", "Мораг", "Robby"]), ("en", ["Player 1", "Morag", "Robby"])):
        put_settings(page, language=language)
        for name, expected in zip(names.all(), given, strict=True):
            expect(name).to_have_value(expected)
    skye.test("begin").click()
    skye.settled()
    page.go_back()
    page.go_back()
    put_settings(page, language="ru")
    expect(skye.test("play")).to_contain_text("Мораг")


def test_a_seat_turned_into_a_bot_gets_a_character_and_its_name(skye: Desk) -> None:
    sit_down(skye, played("isle", ("Ann", "Player 2", "Morag"), until=in_build))
    page = skye.page
    skye.tap("menu")
    skye.tap(page.get_by_role("button", name="Players and bots"))
    rows = page.locator("[data-dialog=seats] .seat-player")
    row = rows.nth(1)
    row.locator("input[value=bot]").tap()
    name = page.locator(".seat[data-seat='1'] .seat-name")
    expect(name).not_to_contain_text("Player 2")
    expect(name).not_to_contain_text("Morag")
    row.locator("[data-test=character]").tap()
    page.locator(".character[data-character=isla]").tap()
    skye.tap("character-done")
    expect(name).to_contain_text("Isla")
    row.locator("select").select_option("Champion")
    expect(page.locator(".seat[data-seat='1'] .portrait[data-character=isla]")).to_have_count(1)
    row.locator("input[value=human]").tap()
    expect(name).to_contain_text("Player 2")
    # A name that a person typed stays.
    rows.nth(0).locator("input[value=bot]").tap()
    expect(page.locator(".seat[data-seat='0'] .portrait")).to_have_count(1)
    expect(page.locator(".seat[data-seat='0'] .seat-name")).to_contain_text("Ann")


def test_bots_of_an_earlier_version_keep_their_labels_in_a_running_game(skye: Desk) -> None:
    text = json.loads(played("isle", ("Ann", "Bot 2"), until=in_build))
    text["players"] = ["human", "easy"]
    sit_down(skye, json.dumps(text))
    skye.tap("menu")
    skye.tap(skye.page.get_by_role("button", name="Players and bots"))
    row = skye.page.locator("[data-dialog=seats] .seat-player").nth(1)
    expect(row).to_contain_text("Easy bot")
    expect(row.locator("select")).to_have_count(0)
    row.locator("[data-test=character]").tap()
    skye.page.locator(".character[data-character=fergus]").tap()
    skye.tap("character-done")
    expect(row.locator("select")).to_have_value("casual")
    expect(skye.page.locator(".seat[data-seat='1'] .seat-name")).to_contain_text("Fergus")


def test_a_table_remembered_by_an_earlier_version_opens_with_characters(page: Page, site_url: str) -> None:
    seats = [
        {"name": "Ann", "clan": "red", "player": "human"},
        {"name": "Bot 2", "clan": "blue", "player": "hard"},
        {"name": "Robby", "clan": "green", "player": "easy"},
    ]
    stored = json.dumps({"version": 1, "tables": [{"game": "isle", "seats": seats}]})
    page.add_init_script(f"localStorage.setItem('skye-tables', {json.dumps(stored)})")
    skye = Skye(page, site_url)
    skye.home()
    expect(skye.test("play")).to_contain_text("you against Morag and Robby")
    page.locator(".mode-card[data-mode=alone]").click()
    expect(page.get_by_label("Morag: level")).to_have_value("expert")
    expect(page.get_by_label("Robby: level")).to_have_value("casual")
    page.go_back()
    skye.test("play").click()
    skye.settled()
    expect(page.locator(".seat .portrait")).to_have_count(2)


def test_remarks_come_and_go_cover_no_land_and_take_no_taps(page: Page, site_url: str) -> None:
    for size, text_size in ((*SIZES[:1], 200), *((size, 100) for size in SIZES)):
        resize(page, *size)
        skye = Skye(page, site_url, settings={"text_size": text_size})
        skye.home()
        skye.test("play").click()
        remark = skye.test("remark")
        expect(remark).to_be_visible()
        expect(page.locator(".remark-host")).to_have_attribute("aria-live", "polite")
        is_apart, takes_taps, is_inside, is_hiding = remark.evaluate(REMARK)
        assert (is_apart, takes_taps, is_inside) == (True, False, True), f"{size}, {text_size} %"
        assert misfits(page) == [], f"{size}, {text_size} %"
        assert text_size > 100 or not is_hiding, f"{size}"
        assert text_size > 100 or remark.evaluate(BROKEN) == [], f"{size}"
        page.go_back()
        expect(page.locator("[data-screen=start]")).to_be_visible()
    skye.test("play").click()
    expect(remark).to_be_visible()
    said = remark.locator(".sr-only").inner_text()
    expect(skye.table()).to_have_attribute("data-busy", "false")
    expect(page.locator(".price-card")).to_have_count(3)
    expect(remark.filter(has_text=said)).to_have_count(0)
    # The log stands beside the board of the last size.
    expect(page.locator(".log-remark").first).to_contain_text(re.compile("^(Morag|Hamish): “"))


def test_the_emblem_in_the_corner_of_a_portrait_hides_no_figure(skye: Desk) -> None:
    record = json.loads(played("skylands", ("Ann", "Zephyr", "Halo", "Mistral"), until=lambda state: state.turn > 1))
    record["players"] = ["human", "steady.zephyr", "steady.halo", "steady.mistral"]
    sit_down(skye, json.dumps(record))
    page = skye.page
    expect(page.locator(".seat .portrait")).to_have_count(3)
    for language in ("en", "ru"):
        put_settings(page, language=language)
        for width, height in ((390, 844), (844, 390)):
            resize(page, width, height)
            assert page.locator(".portrait + .emblem").evaluate_all(ON_FIGURES) == [], f"{language} {width}x{height}"


def test_portraits_stand_in_the_list_at_the_finished_table_and_at_the_end(skye: Desk) -> None:
    record = json.loads(played("isle", ("Rhona", "Hamish", "Morag"), seed="portraits"))
    record["players"] = ["expert.catriona", "steady.hamish", "human"]
    sit_down(skye, json.dumps(record))
    page = skye.page
    painted = page.locator(".over-words .portrait")
    winner = page.locator(".seat-list > li").nth(int(page.locator(".board").get_attribute("data-look") or 0))
    expect(painted).to_have_count(winner.locator(".portrait").count())
    for width, height in ((390, 844), (360, 640)):
        resize(page, width, height)
        assert page.locator(".board").evaluate(OUTSIDE) == [], f"all of the land is seen at {width} x {height}"
    skye.tap("result")
    expect(page.locator(".podium-score .portrait")).to_have_count(2)
    expect(page.locator(".podium-score .portrait[data-character=catriona] + .emblem")).to_have_count(1)
    row = skye.games().filter(has_text="Rhona")
    expect(row.locator(".portrait")).to_have_count(2)
    assert row.locator(".portrait").first.evaluate(PAINTED)


def test_remarks_can_be_switched_off_and_lessons_have_none(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url, settings={"remarks": False})
    skye.home()
    page.locator(".start-links .button:has(.icon-gear)").click()
    expect(page.get_by_role("switch", name="Remarks")).not_to_be_checked()
    page.keyboard.press("Escape")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    skye.test("play").click()
    skye.settled()
    expect(page.locator(".seat[data-state=done]")).to_have_count(2)
    page.go_back()
    page.locator(".start-links .button:has(.icon-gear)").click()
    page.get_by_role("switch", name="Remarks").check(force=True)
    page.keyboard.press("Escape")
    page.locator("[data-test=learn-isle]").click()
    expect(page.locator("[data-test=coach]")).to_be_visible()
    expect(skye.test("remark")).to_have_count(0)
    assert not any("i18n/characters" in url for url in asked), "nothing is loaded that nobody hears"
