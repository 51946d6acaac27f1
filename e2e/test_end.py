"""The end of a game: the lands, what is worth remembering, the points of five players on a phone, and the poster."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Download, Locator, Page, expect

from e2e.desk import Desk, at_desk, sit_down
from e2e.layout import misfits, resize
from e2e.records import played
from e2e.screens import put_settings
from e2e.watch import Watch
from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import GAMES

# No other test uses these names: the shared store is searched by names.
FIVE = ("Orla", "Pádraig", "Quill of Dunvegan", "Роза", "Struan")
TWO = ("Tavish", "Una")
GAME_OF_FIVE = played("isle", FIVE)
GAME_OF_TWO = played("skylands", TWO, seed="b")
PHONE = (360, 640)
LANGUAGES = {"en": "Rematch", "de": "Revanche", "ru": "Реванш"}
# Parts of the elements that lie outside the window, or under the buttons at its foot.
HIDDEN = """(elements) => elements.flatMap((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const foot = document.querySelector('.end-foot').getBoundingClientRect();
  const floor = element.closest('.end-foot') ? innerHeight : foot.top;
  const isWhole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= floor + 0.5;
  return isWhole ? [] : [`${element.className}: ${[left, top, right, bottom].map(Math.round)}`];
})"""


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared device, at its first screen; afterwards it is a tablet again that speaks English."""
    for each in at_desk(desk, site_url):
        try:
            yield each
        finally:
            put_settings(each.page, language="en")
            resize(each.page, 1024, 768)


def end_of(skye: Desk, text: str) -> Locator:
    """The end of a game."""
    sit_down(skye, text)
    skye.tap("result")
    end = skye.page.locator("[data-screen=end]")
    expect(end.locator(".chart-picture")).to_be_visible()
    expect(end.locator(".notable")).to_have_count(3)
    return end


def state_of(text: str) -> tuple[str, object]:
    """The game of a record, and its last state."""
    record = parse_record(text)
    return record.game, replay(GAMES[record.game], record).state


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_players_on_a_small_phone_see_winner_points_and_rematch_at_once_and_nothing_is_cut(
    skye: Desk, language: str
) -> None:
    end = end_of(skye, GAME_OF_FIVE)
    put_settings(skye.page, language=language)
    resize(skye.page, *PHONE)
    expect(end.locator(".notable")).to_have_count(3)
    expect(skye.test("again")).to_have_text(LANGUAGES[language])
    first = skye.page.locator(".winners-words, .end-land, .end-land-points, .end-foot .button")
    assert first.evaluate_all(HIDDEN) == []
    expect(end.locator(".podium-seat")).to_have_count(5)
    expect(end.locator(".source-seat")).to_have_count(5)
    end.locator("summary").click()
    cells = end.locator(".source-numbers :is(th, td)")
    assert cells.count() > 30
    assert (
        cells.evaluate_all("(cells) => cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth)") == []
    )
    assert misfits(skye.page) == []


def test_the_fifth_column_of_the_score_sheet_fits_on_a_small_phone(skye: Desk) -> None:
    sit_down(skye, GAME_OF_FIVE)
    resize(skye.page, *PHONE)
    skye.tap("sheet")
    expect(skye.page.locator(".sheet-points").first).to_be_visible()
    sheets = skye.page.locator(".drawer .scroll-x")
    assert sheets.count() > 3
    assert sheets.evaluate_all("(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length") == 0


@pytest.mark.parametrize("text", [GAME_OF_FIVE, GAME_OF_TWO], ids=["isle", "skylands"])
def test_three_facts_are_those_of_the_engine_in_every_language(skye: Desk, text: str) -> None:
    game, state = state_of(text)
    facts = GAMES[game].ask(state, None, "notables", {})["notables"]
    names = FIVE if text is GAME_OF_FIVE else TWO
    end = end_of(skye, text)
    seen = set()
    for language in LANGUAGES:
        put_settings(skye.page, language=language)
        rows = end.locator(".notable")
        expect(rows).to_have_count(3)
        assert [row.get_attribute("data-code") for row in rows.all()] == [fact["code"] for fact in facts]
        words = rows.all_inner_texts()
        for fact, sentence in zip(facts, words, strict=True):
            assert fact["seat"] is None or names[fact["seat"]] in sentence
            for number in (each for key, each in fact["facts"].items() if key in ("count", "points")):
                assert str(number) in sentence or fact["code"] == "led_throughout", sentence
        seen.update(words)
    assert len(seen) == 3 * len(LANGUAGES)


def test_a_tap_on_a_small_land_shows_it_large(skye: Desk) -> None:
    end = end_of(skye, GAME_OF_FIVE)
    winner = end.locator(".podium-seat.is-winner .podium-button")
    number = winner.get_attribute("data-seat")
    large = end.locator(".end-land")
    expect(large).to_have_attribute("data-seat", str(number))
    expect(winner).to_have_attribute("aria-pressed", "true")
    last = end.locator(".podium-button").last
    last.tap()
    expect(large).to_have_attribute("data-seat", str(last.get_attribute("data-seat")))
    expect(winner).to_have_attribute("aria-pressed", "false")
    name = FIVE[int(str(last.get_attribute("data-seat")))]
    expect(end.get_by_role("img", name=f"{name}’s land")).to_be_visible()


def test_the_numbers_are_those_of_the_bars(skye: Desk) -> None:
    end = end_of(skye, GAME_OF_TWO)
    end.locator("summary").click()
    totals = end.locator(".source-numbers tfoot td").all_inner_texts()
    order = [str(each.get_attribute("data-seat")) for each in end.locator(".podium-button").all()]
    assert end.locator(".source-name b").all_inner_texts() == [totals[int(seat)] for seat in order]
    rows = [row.locator("td").all_inner_texts() for row in end.locator(".source-numbers tbody tr").all()]
    number = [[int(each.replace("−", "-")) for each in row] for row in rows]
    assert [sum(row[seat] for row in number) for seat in range(2)] == [int(each.replace("−", "-")) for each in totals]


def test_home_leads_to_the_first_screen(skye: Desk) -> None:
    end_of(skye, GAME_OF_TWO)
    skye.tap("end-home")
    expect(skye.page.locator("[data-screen=start]")).to_be_visible()


# --- The poster


def open_poster(skye: Desk) -> Locator:
    """The poster, drawn."""
    skye.tap("poster")
    dialog = skye.page.locator("[data-dialog=poster]")
    expect(dialog.locator(".poster-picture[data-state=drawn]")).to_be_visible()
    return dialog


def saved(skye: Desk, folder: Path) -> tuple[Download, bytes]:
    """The picture as the person gets it."""
    with skye.page.expect_download() as download:
        skye.tap("poster-save")
    path = folder / "poster.png"
    download.value.save_as(path)
    return download.value, path.read_bytes()


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a picture in PNG."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("text", [GAME_OF_FIVE, GAME_OF_TWO], ids=["isle", "skylands"])
def test_the_poster_is_saved_as_a_picture_of_the_winner_or_of_whom_is_chosen(
    skye: Desk, text: str, tmp_path: Path
) -> None:
    end = end_of(skye, text)
    game, _ = state_of(text)
    dialog = open_poster(skye)
    download, first = saved(skye, tmp_path)
    winner = end.locator(".podium-seat.is-winner .podium-name").inner_text().lower().replace(" ", "-")
    assert re.fullmatch(rf"skye-{game}-{winner}-\d{{4}}-\d\d-\d\d\.png", download.suggested_filename)
    assert size_of(first) == (1200, 1500)
    assert len(first) > 100_000, "a land is on it"
    skye.tap(dialog.locator(".poster-seats .button").last)
    expect(dialog.locator(".poster-seats .button").last).to_have_attribute("aria-pressed", "true")
    expect(dialog.locator(".poster-picture[data-state=drawn]")).to_be_visible()
    _, other = saved(skye, tmp_path)
    assert size_of(other) == (1200, 1500)
    assert other != first
    skye.page.keyboard.press("Escape")


def test_the_poster_is_shared_where_the_browser_can(skye: Desk) -> None:
    end_of(skye, GAME_OF_TWO)
    skye.page.evaluate(
        """() => {
            navigator.canShare = () => true;
            navigator.share = async ({ files: [file] }) => {
                Object.assign(document.body.dataset, { shared: file.name, type: file.type, size: file.size });
            };
        }"""
    )
    dialog = open_poster(skye)
    skye.tap(dialog.get_by_role("button", name="Share"))
    body = skye.page.locator("body")
    expect(body).to_have_attribute("data-shared", re.compile(r"^skye-skylands-.*\.png$"))
    expect(body).to_have_attribute("data-type", "image/png")
    assert int(str(body.get_attribute("data-size"))) > 100_000
    skye.page.reload()


def test_what_draws_the_poster_is_loaded_when_it_is_first_used(skye: Desk) -> None:
    page = skye.page
    page.reload()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    later = page.evaluate(
        "Object.keys(JSON.parse(document.getElementById('files').textContent)).filter((path) => path.endsWith('.js'))"
    )
    loaded = """(paths) => paths.filter((path) =>
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)))"""
    assert page.evaluate(loaded, later) == []
    end_of(skye, GAME_OF_TWO)
    before = page.evaluate(loaded, later)
    open_poster(skye)
    new = set(page.evaluate(loaded, later)) - set(before)
    assert new
    for path in new:
        link = page.locator(f"link[rel=modulepreload][href='{path}']")
        expect(link).to_have_attribute("integrity", re.compile("^sha256-"))
