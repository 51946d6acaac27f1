"""The screens of a running and of a finished game: table, score sheet, log, looking back, the end, saved games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e.desk import Desk, at_desk, bring, in_build, sit_down
from e2e.records import played
from e2e.watch import Watch

# No other test uses these names: the shared store is searched by names.
NAMES = ("Ava", "Ben", "Cleo")
OTHERS = ("Dora", "Ezra", "Finn")
WHOLE = played("isle", NAMES)
HALF = played("isle", OTHERS, until=in_build)


@pytest.fixture
def isle(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)


# --- The table


def test_own_gold_is_shown_only_while_the_button_is_held(isle: Desk) -> None:
    sit_down(isle, HALF)
    button = isle.test("secret")
    expect(button).to_have_text("Gold")
    button.dispatch_event("pointerdown")
    expect(button).to_have_text(re.compile(r"\d+"))
    button.dispatch_event("pointerup")
    expect(button).to_have_text("Gold")


def test_a_tap_on_a_player_shows_their_land(isle: Desk) -> None:
    sit_down(isle, HALF)
    for seat, name in enumerate(OTHERS):
        isle.tap(isle.page.locator(f".seat[data-seat='{seat}']"))
        expect(isle.page.locator(".board [role=grid]")).to_have_attribute("aria-label", re.compile(name))
        expect(isle.page.locator(".board")).to_have_attribute("data-look", str(seat))


def test_a_number_of_the_score_sheet_gives_its_reason_and_shows_it_on_the_board(isle: Desk) -> None:
    sit_down(isle, WHOLE)
    isle.tap("sheet")
    numbers = isle.page.locator(".sheet-points")
    expect(numbers.first).to_be_visible()
    explained = 0
    for number in numbers.all()[:12]:
        isle.tap(number)
        expect(number).to_have_attribute("aria-expanded", "true")
        expect(isle.page.locator(".sheet-why")).to_have_count(1)
        explained += len(isle.page.locator(".sheet-why").inner_text().split(":", 1)[1].strip()) > 0
    assert explained == 12


def test_the_score_sheet_adds_up_to_the_points(isle: Desk) -> None:
    """Every point stands on the sheet with its reason: the sums of the sections are the points of the seats."""
    sit_down(isle, WHOLE)
    isle.tap("sheet")
    expect(isle.page.locator(".sheet-points").first).to_be_visible()
    sums = [0] * len(NAMES)
    for row in isle.page.locator(".sheet tfoot tr").all():
        for seat, cell in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += int(cell)
    assert sums == [int(text) for text in isle.page.locator(".seat-points").all_inner_texts()]


def test_the_log_lists_what_happened_newest_first(isle: Desk) -> None:
    sit_down(isle, WHOLE)
    isle.tap("log")
    lines = isle.page.locator(".log-line")
    expect(lines.first).to_be_visible()
    assert lines.count() > 60
    assert not [line for line in lines.all_inner_texts() if "{" in line or "isle-" in line or "undefined" in line]


# --- Looking back and the end


def test_a_finished_game_is_looked_back_at_step_by_step(isle: Desk) -> None:
    text = played("isle", NAMES)
    steps = len(json.loads(text)["actions"])
    sit_down(isle, text)
    isle.tap(isle.page.locator(".tray .button", has_text="Replay"))
    replay = isle.page.locator(".table-replay")
    expect(replay).to_have_attribute("data-step", "0")
    expect(isle.page.locator("[role=gridcell][data-kind=tile]")).to_have_count(1)
    isle.tap(isle.page.get_by_role("button", name="One step forward"))
    expect(replay).to_have_attribute("data-step", "1")
    isle.tap(isle.page.get_by_role("button", name="To the end"))
    expect(replay).to_have_attribute("data-step", str(steps))
    isle.tap(isle.page.get_by_role("button", name="One step back"))
    expect(replay).to_have_attribute("data-step", str(steps - 1))
    isle.tap("replay-leave")
    expect(isle.test("result")).to_be_visible()


def test_the_end_shows_the_winner_the_course_and_the_sources(isle: Desk) -> None:
    sit_down(isle, WHOLE)
    points = [int(text) for text in isle.page.locator(".seat-points").all_inner_texts()]
    isle.tap("result")
    end = isle.page.locator("[data-screen=end]")
    expect(end.locator(".podium-seat.is-winner").first).to_contain_text(str(max(points)))
    expect(end.locator(".chart-picture")).to_be_visible()
    rows = end.locator(".chart table tbody tr")
    expect(rows).to_have_count(7)
    assert [int(text) for text in rows.last.locator("td").all_inner_texts()] == points
    end.locator(".source-numbers summary").click()
    totals = end.locator(".end-card .sheet tfoot td").all_inner_texts()
    assert [int(text) for text in totals] == points
    columns = [row.locator("td").all_inner_texts() for row in end.locator(".end-card .scroll-x tbody tr").all()]
    assert [sum(int(row[seat]) for row in columns) for seat in range(len(NAMES))] == points
    isle.page.reload()
    expect(end.locator(".podium-seat.is-winner").first).to_be_visible()


def test_the_same_table_plays_again_with_a_new_seed(isle: Desk) -> None:
    sit_down(isle, WHOLE)
    isle.tap("result")
    isle.tap("again")
    expect(isle.page.locator("#curtain-name")).to_be_visible()
    assert isle.phase == "price"
    for seat, name in enumerate(NAMES):
        expect(isle.page.locator(f".seat[data-seat='{seat}'] .seat-name")).to_contain_text(name)


# --- Saved games


def test_games_are_listed_opened_and_deleted_after_a_question(isle: Desk) -> None:
    bring(isle, played("isle", ("Gus", "Hal")), played("isle", ("Ida", "Jon"), until=in_build))
    expect(isle.page.locator("[data-dialog=import]")).to_contain_text("2 games were added")
    isle.page.keyboard.press("Escape")
    rows = isle.games().filter(has_text=re.compile("Gus|Ida"))
    expect(rows).to_have_count(2)
    isle.tap(rows.filter(has_text="Ida").get_by_role("button", name="Delete"))
    isle.tap(isle.page.locator("dialog").get_by_role("button", name="Cancel"))
    expect(rows).to_have_count(2)
    isle.tap(rows.filter(has_text="Ida").get_by_role("button", name="Delete"))
    isle.confirm()
    expect(rows).to_have_count(1)
    isle.tap(rows.get_by_role("button", name="Open"))
    expect(isle.table()).to_have_attribute("data-phase", "end")


def test_a_game_saved_as_a_file_comes_back_as_it_was(isle: Desk) -> None:
    text = played("isle", ("Kai", "Lou"), until=in_build)
    bring(isle, text)
    isle.page.keyboard.press("Escape")
    row = isle.games().filter(has_text="Kai")
    with isle.page.expect_download() as download:
        isle.tap(row.get_by_role("button", name="Save to file"))
    with open(download.value.path(), encoding="utf-8") as file:
        assert json.loads(file.read()) == json.loads(text)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\x89PNG\r\n\x1a\n\xff\xfe", "not a saved game"),
        (b"{", "not a saved game"),
        (b'{"format": "something-else"}', "no Skye game"),
        (b"[" * 5000, "nested too deeply"),
    ],
)
def test_a_foreign_file_is_refused_with_a_reason_and_changes_nothing(isle: Desk, content: bytes, words: str) -> None:
    sit_down(isle, WHOLE)
    before = isle.games().count()
    isle.page.locator("input[type=file]").set_input_files(
        {"name": "other.json", "mimeType": "application/json", "buffer": content}
    )
    report = isle.page.locator("[data-dialog=import]")
    expect(report).to_contain_text("No games were added")
    expect(report).to_contain_text(words)
    isle.page.keyboard.press("Escape")
    assert isle.games().count() == before


def test_the_newest_unfinished_game_goes_on_from_the_first_screen(isle: Desk) -> None:
    bring(isle, played("isle", ("Moe", "Nan"), until=in_build))
    isle.page.keyboard.press("Escape")
    isle.home()
    expect(isle.test("continue")).to_contain_text("Moe")
    isle.tap("continue")
    expect(isle.table()).to_have_attribute("data-phase", "build")
