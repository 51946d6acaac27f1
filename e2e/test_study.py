"""The study board and the scoring of a real table, by taps, by keys and in the accessibility tree, in one browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.axe import bring_axe, violations
from e2e.conftest import tablet
from e2e.keyed import Keyed
from e2e.layout import resize
from e2e.page import Skye
from e2e.screens import put_settings
from e2e.watch import Watch

FITTING = "12"
"""A tile of Isle of Skye that fits to the right of the blue castle, in two turns."""


@pytest.fixture(scope="module")
def watched(browser: Browser) -> Iterator[tuple[Page, Watch]]:
    """One tablet for all tests of this file: studies gather on it."""
    context = tablet(browser)
    bring_axe(context)
    watch = Watch(context)
    yield context.new_page(), watch
    context.close()
    watch.verdict()


@pytest.fixture
def skye(watched: tuple[Page, Watch], site_url: str) -> Skye:
    """A person before the first screen."""
    return Skye(watched[0], site_url)


class Study:
    """The study board on the screen, for whoever taps or presses keys."""

    def __init__(self, skye: Skye) -> None:
        self.skye = skye
        self.page = skye.page

    def begin(self, kind: str, game: str) -> Study:
        """From the first screen to a new study."""
        self.skye.home()
        self.skye.tap("study")
        self.skye.tap(f"new-{kind}-{game}")
        return self.settled()

    def settled(self, past: int | None = None) -> Study:
        """Everything is answered, after a number of changes."""
        expect(self.page.locator(".table-study")).to_have_attribute("data-asking", "false")
        if past is not None:
            expect(self.page.locator(".table-study")).to_have_attribute("data-past", str(past))
        return self

    def tab(self, name: str) -> Study:
        """Show another part of the tray."""
        self.page.locator(f".choice:has(input[name=study-tab][value={name}])").tap()
        return self.settled()

    def tile(self, tile: str) -> Locator:
        """A tile of the palette."""
        return self.page.locator(f".study-tiles [data-tile='{tile}']")

    def cell(self, x: int, y: int) -> Locator:
        """A cell in the accessible twin of the board."""
        return self.page.locator(f"[role=gridcell][data-x='{x}'][data-y='{y}']")

    def turn_at(self, x: int, y: int) -> str:
        """How the tile on a cell is turned."""
        return self.cell(x, y).get_attribute("data-turn") or ""

    def lies(self, tile: str, x: int, y: int) -> None:
        """A tile lies on a cell."""
        expect(self.cell(x, y)).to_have_attribute("data-tile", tile)
        expect(self.cell(x, y)).to_have_attribute("data-kind", "tile")


def test_a_territory_is_built_scored_and_explained_by_taps(skye: Skye) -> None:
    study = Study(skye).begin("study", "isle")
    skye.tap_cell(1, 0)
    study.settled()
    expect(study.page.locator(".study-hint")).to_contain_text("tiles fit here")
    study.tile(FITTING).tap()
    study.settled(1).lies(FITTING, 1, 0)
    before = study.turn_at(1, 0)
    skye.tap_cell(1, 0)
    study.settled(2)
    assert study.turn_at(1, 0) != before
    skye.tap("undo")
    study.settled(1)
    assert study.turn_at(1, 0) == before
    skye.tap("redo")
    study.settled(2)
    skye.tap("study-remove")
    study.settled(3)
    expect(study.cell(1, 0)).to_have_attribute("data-kind", "legal")
    skye.tap("undo")
    study.settled(2).lies(FITTING, 1, 0)
    study.tab("goals")
    study.page.locator(".goal-pick select").first.select_option("complete-areas")
    study.settled(3).tab("scores")
    number = study.page.locator(".sheet-points").first
    number.tap()
    expect(study.page.locator(".sheet-why")).to_have_count(1)
    study.page.locator(".choice:has(input[name=study-when])").last.tap()
    expect(study.page.locator("[data-test=totals] tfoot td")).to_have_count(1)


def test_a_tile_that_does_not_fit_is_refused_with_the_reason_and_the_best_spot_is_found(skye: Skye) -> None:
    study = Study(skye).begin("study", "isle")
    study.tile(FITTING).tap()
    study.settled()
    skye.tap_cell(0, 0)
    expect(skye.test("refusal")).to_contain_text("already a tile")
    expect(skye.test("refusal").locator("[data-test=why]")).to_be_visible()
    skye.tap("best")
    expect(skye.test("spot").first).to_be_visible()
    skye.test("spot").first.tap()
    study.settled()
    expect(study.page.locator(".preview")).to_be_visible()
    skye.tap("place")
    study.settled(1)
    expect(study.page.locator("[role=gridcell][data-kind=tile]")).to_have_count(2)


def test_a_study_is_stored_renamed_copied_shared_and_deleted(skye: Skye, site_url: str, tmp_path: Path) -> None:
    page = skye.page
    study = Study(skye).begin("study", "isle")
    skye.tap_cell(1, 0)
    study.settled()
    study.tile(FITTING).tap()
    study.settled(1)
    skye.tap("study-menu")
    skye.tap("rename")
    page.locator("[data-test=study-name]").fill("Castle by the sea")
    skye.tap("confirm")
    expect(page.locator("h1")).to_contain_text("Castle by the sea")
    skye.tap("share")
    link = page.locator("[data-test=link]").input_value()
    assert link.startswith(site_url) and len(link) < 600
    page.keyboard.press("Escape")
    page.reload()
    study.settled(0).lies(FITTING, 1, 0)

    page.goto(link)
    study.settled(0).lies(FITTING, 1, 0)
    expect(page.locator(".study-note")).to_contain_text("came with a link")
    skye.tap("study-keep")
    expect(page.locator(".study-note")).to_have_count(0)
    assert "1." not in page.url.split("#")[1]
    for bad, words in ((link[:-20], "missing"), (link.replace("/1.", "/2."), "newer version"), (f"{link}%", "missing")):
        page.goto(bad)
        skye.refused(words)
        expect(page.locator("[data-study]:has-text('Castle by the sea')")).to_have_count(2)

    with page.expect_download() as saved:
        skye.tap("save-all")
    file = tmp_path / "studies.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["format"] == "skye-studies"
    for _ in range(2):
        row = page.locator("[data-study]:has-text('Castle by the sea')").first
        row.locator("[data-test=delete]").tap()
        skye.tap("confirm")
    expect(page.locator("[data-study]:has-text('Castle by the sea')")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("[data-study]:has-text('Castle by the sea')")).to_have_count(2)
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": b"{"})
    skye.refused("no studies")


def test_a_stored_study_that_cannot_be_read_is_refused_and_stays_in_the_list(skye: Skye) -> None:
    page = skye.page
    Study(skye).begin("study", "isle")
    skye.tap("study-menu")
    skye.tap("rename")
    page.locator("[data-test=study-name]").fill("Damaged")
    skye.tap("confirm")
    skye.tap("study-all")
    page.evaluate(
        """() => {
            const stored = JSON.parse(localStorage['skye-studies']);
            stored.studies.find(({ name }) => name === 'Damaged').document.seats[0].land = [['12', 1, 0, 3]];
            localStorage['skye-studies'] = JSON.stringify(stored);
        }"""
    )
    page.reload()
    page.locator("[data-study]:has-text('Damaged') [data-test=open-study]").tap()
    skye.refused("would not match")
    expect(page.locator("[data-study]:has-text('Damaged')")).to_have_count(1)


def test_an_open_game_is_where_it_was_after_a_study(skye: Skye) -> None:
    page = skye.page
    skye.new_game("isle", ("Ann", "Bo"), seed="beside a study")
    address, revision = page.url, skye.revision
    study = Study(skye).begin("study", "skylands")
    study.tile("i01").tap()
    study.settled()
    page.goto(address)
    expect(skye.table()).to_have_attribute("data-revision", str(revision))


def test_a_real_table_of_isle_of_skye_is_scored_by_taps(skye: Skye) -> None:
    page = skye.page
    study = Study(skye).begin("table", "isle")
    for seat, (name, points) in enumerate((("Ann", "40"), ("Bo", "41"))):
        card = page.locator(f".study-seat[data-seat='{seat}']")
        card.locator("input.input").fill(name)
        card.locator("input.input").blur()
        card.locator(".gold-input").first.fill(points)
    study.settled()
    page.locator(".study-seat[data-seat='0'] .gold-step[data-step=more]").last.tap()
    page.locator(".study-seat[data-seat='0'] .gold-input").last.fill("14")
    page.locator(".study-seat[data-seat='0'] [data-test=study-build]").tap()
    study.settled()
    skye.tap_cell(1, 0)
    study.settled()
    study.tile(FITTING).tap()
    study.settled()
    study.tab("scores")
    expect(page.locator(".study-winner")).to_contain_text("Ann")
    totals = page.locator("[data-test=totals] tfoot td")
    expect(totals).to_have_count(2)
    expect(totals.nth(1)).to_have_text("41")
    assert int(totals.nth(0).inner_text()) >= 42
    page.locator(".sheet-points").last.tap()
    expect(page.locator(".sheet-why")).to_have_count(1)


def test_a_real_table_of_skylands_is_scored_with_inhabitants(skye: Skye) -> None:
    page = skye.page
    study = Study(skye).begin("table", "skylands")
    steppers = page.locator(".study-seat[data-seat='0'] .fieldset .gold-step[data-step=more]")
    for _ in range(2):
        steppers.first.tap()
        study.settled()
    study.tab("scores")
    totals = page.locator("[data-test=totals] tfoot td")
    expect(totals).to_have_count(2)
    first, second = (int(totals.nth(seat).inner_text().replace("−", "-")) for seat in range(2))
    assert first == second + 1, "two inhabitants are a point"


def test_everything_is_done_by_keys(watched: tuple[Page, Watch], site_url: str) -> None:
    page = watched[0]
    keyed = Keyed(page, site_url)
    study = Study(keyed).begin("study", "isle")
    keyed.tap_cell(1, 0)
    study.settled()
    expect(page.locator(".study-tiles .tile-button").first).to_be_focused()
    keyed.tap(study.tile(FITTING))
    study.settled(1).lies(FITTING, 1, 0)
    expect(study.cell(1, 0)).to_be_focused()
    before = study.turn_at(1, 0)
    page.keyboard.press("r")
    study.settled(2)
    assert study.turn_at(1, 0) != before
    page.keyboard.press("ControlOrMeta+z")
    study.settled(1)
    page.keyboard.press("ControlOrMeta+y")
    study.settled(2)
    page.keyboard.press("Escape")
    study.settled()
    keyed.tap(study.tile("07"))
    study.settled()
    expect(page.locator("[role=gridcell][data-kind=legal]:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    study.settled()
    page.keyboard.press("Enter")
    study.settled(3)
    study.cell(1, 0).focus()
    page.keyboard.press("Delete")
    study.settled(4)
    expect(page.locator(f"[role=gridcell][data-tile='{FITTING}']")).to_have_count(0)
    keyed.go_to(page.locator("input[name=study-tab]:checked"))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".table-study")).to_have_attribute("data-tab", "scores")
    keyed.tap(page.locator(".sheet-points").first)
    expect(page.locator(".sheet-why")).to_have_count(1)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Score a real table"), ("de", "Echte Partie werten"), ("ru", "Подсчёт настоящей")]
)
def test_it_speaks_three_languages_and_fits_small_screens_and_large_text(skye: Skye, language: str, words: str) -> None:
    page = skye.page
    study = Study(skye).begin("table", "skylands")
    skye.tap_cell(0, 0)
    study.settled()
    study.page.locator(".study-tiles .tile-button").first.tap()
    study.settled(1)
    put_settings(page, language=language, text_size=200, theme="dark")
    study.settled(1).lies("i01", 0, 0)
    skye.tap("study-all")
    expect(page.locator(".study-hub")).to_contain_text(words)
    page.locator("[data-test=open-study]").first.tap()
    study.settled()
    for width, height in ((390, 844), (844, 390), (1024, 768)):
        resize(page, width, height)
        for tab in ("tiles", "seats", "scores"):
            study.tab(tab)
            wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, (language, width, tab)
            assert violations(page) == []
    resize(page, 1024, 768)
