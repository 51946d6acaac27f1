"""Whole games of Skylands on the built page, by taps only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.evenings import SKYLANDS, play_skylands
from e2e.skylands import Skylands, in_phase

pytestmark = pytest.mark.tablet


@pytest.fixture
def sky(page: Page, site_url: str) -> Skylands:
    """The page, ready for a game."""
    return Skylands(page, site_url)


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["four people, tactical start", "four people, printed boards"])
def test_a_whole_game_of_four_by_taps(sky: Skylands, name: str) -> None:
    """Every day two play from the disk, with the server stopped, and through reloads."""
    play_skylands(sky, SKYLANDS[name])


def test_the_games_create_many_kinds_of_special_islands() -> None:
    assert len({kind for evening in SKYLANDS.values() for kind in evening.specials}) >= 12


def test_a_game_reloaded_in_every_phase_goes_on_where_it_was(sky: Skylands) -> None:
    sky.start(("Ann", "Bo"), seed="reloaded", options=("Tactical",))
    sky.ready()
    reload_unchanged(sky)
    # A tile on trial is not placed: it is back in the tray.
    before = _state(sky)
    sky.choose_tile(0)
    sky.try_cell(sky.cells("legal")[7])
    sky.reload()
    sky.ready()
    assert _state(sky) == before
    sky.step()
    reload_unchanged(sky)
    for phase in ("choose", "discover", "deploy", "create", "pay", "place", "outpost", "convert", "end"):
        in_phase(sky, phase)
        reload_unchanged(sky)


def test_every_illegal_attempt_is_refused_with_a_sentence(sky: Skylands) -> None:
    sky.start(("Ann", "Bo"), seed="illegal")
    sky.ready()

    # Rule 11: an empty square, and edges that match.
    sky.choose("discover")
    sky.ready()
    sky.tap_cell(0, 0)
    sky.refused("Choose a tile first.")
    sky.choose_tile(0)
    taken, legal = sky.cells("tile"), {(cell.x, cell.y) for cell in sky.cells("legal")}
    sky.tap_cell(taken[0].x, taken[0].y)
    sky.refused("There is already a tile there.")
    wrong = [(x, y) for x in range(5) for y in range(4) if (x, y) not in legal | {(tile.x, tile.y) for tile in taken}]
    assert wrong, "the seed gives the first player a tile that does not fit everywhere"
    sky.tap_cell(*wrong[0])
    sky.refused("It does not fit here, however you rotate it")
    for cell in sky.cells("legal"):
        sky.try_cell(cell)
        if sky.test("turn").get_attribute("aria-disabled") == "true":
            sky.press("turn")
            sky.refused("It fits only this way round here.")
            break
        sky.tap("cancel")
    else:
        raise AssertionError("the seed gives the first player a place with one way only")
    sky.act("place")

    # Rule 14: the pawn moves on, or the marker is turned, once.
    while sky.phase != "choose":
        sky.step()
    sky.choose("deploy")
    sky.ready()

    # Rule 18: complete islands with free spaces only.
    sentences = set()
    for tile in sky.cells("tile"):
        if not sky.test("deploy").count():
            break
        before = sky.revision
        sky.tap_cell(tile.x, tile.y)
        sky.page.wait_for_selector(f".refusal-bubble, .table:not([data-revision='{before}'])")
        sky.settled()
        if sky.revision == before:
            sentences.add(sky.toast().inner_text())
            sky.take_toast_off()
    assert sentences <= {
        "This island is not completed.",
        "Nobody lives in a city.",
        "You have just filled this island.",
        "There is more than one island here. Choose one below.",
    }
    assert sentences

    # Rule 19: what cannot be paid is not created, and says so.
    in_phase(sky, "create", lambda state: not any(state.player.inhabitants.values()))
    sky.tap(sky.page.locator("[data-can-create=false]").first)
    expect(sky.page.locator(".refusal p")).to_have_text("You do not have the inhabitants to pay for it.")
    expect(sky.test("create")).to_have_count(0)


def test_an_action_is_repeated_once_by_turning_the_marker(sky: Skylands) -> None:
    """Rule 14: the pawn moves on; once per game it may stay."""
    sky.start(("Ann", "Bo"), seed="marker")
    for _ in range(2):
        sky.choose("discover")
        while sky.phase != "choose":
            sky.ready()
            sky.end_step()
    expect(sky.action("discover").locator(".action-note")).to_contain_text("flips your marker")
    sky.tap(sky.action("discover"))
    expect(sky.page.locator("dialog")).to_contain_text("Once per game")
    sky.page.keyboard.press("Escape")
    assert sky.phase == "choose"
    for _ in range(2):
        sky.choose("discover")
        while sky.phase != "choose":
            sky.ready()
            sky.end_step()
    sky.action("discover").tap(force=True)
    sky.refused("Your pawn is already here and your marker has been used. Choose another action.")


def test_a_step_can_be_taken_back_until_it_is_done_but_no_revealed_tile(sky: Skylands) -> None:
    sky.start(("Ann", "Bo"), seed="undo")
    sky.ready()
    sky.choose("deploy")
    sky.ready()
    sky.act(sky.test("deploy").first)
    sky.act("undo")
    expect(sky.test("deploy").first).to_be_visible()
    sky.act("undo")
    assert sky.phase == "choose"
    sky.choose("discover")
    sky.ready()
    expect(sky.test("undo")).to_have_count(0)
    tiles = len(sky.cells("tile"))
    sky.place()
    assert len(sky.cells("tile")) == tiles + 1
    sky.act("undo")
    assert len(sky.cells("tile")) == tiles
    assert sky.phase == "discover"


def test_a_tile_is_dragged_to_its_place(sky: Skylands) -> None:
    sky.start(("Ann", "Bo"), seed="drag")
    sky.ready()
    sky.choose("discover")
    sky.ready()
    sky.choose_tile(0)
    cell = sky.cells("legal")[0]
    tile = sky.hand().first.bounding_box()
    assert tile is not None
    mouse = sky.page.mouse
    target = sky.middle(cell.x, cell.y)
    mouse.move(tile["x"] + 30, tile["y"] + 30)
    mouse.down()
    mouse.move(*target, steps=8)  # at once: a tile that is held still explains itself
    mouse.up()
    expect(sky.page.locator(f"[data-kind=ghost][data-x='{cell.x}'][data-y='{cell.y}']")).to_have_count(1)
    sky.act("place")


def test_a_bot_takes_its_steps_and_gives_advice(sky: Skylands) -> None:
    sky.new_game("skylands", ("Ann", "Bo"), seed="bot", bots=("", "casual"))
    turns = 0
    while turns < 3:
        sky.page.wait_for_selector(".table[data-decider='0'][data-busy=false][data-asking=false]")
        if sky.phase == "choose":
            turns += 1
            sky.tap("hint")
            expect(sky.test("hint-card")).to_contain_text("hoose")
            sky.tap("hint-show")
            expect(sky.page.locator(".action-card.is-advised")).to_have_count(1)
        sky.step()
    sky.tap("log")
    expect(sky.page.locator(".log-line[data-clan=yellow]").first).to_be_visible()


def reload_unchanged(sky: Skylands) -> None:
    """Come back to a table that is as it was."""
    before = _state(sky)
    sky.reload()
    sky.ready()
    assert _state(sky) == before


def _state(sky: Skylands) -> tuple[str, ...]:
    """What must be the same after a reload: phase, who is asked, what may be tapped, every seat's card, the board."""
    sky.settled()
    tappable = sky.page.locator(
        ".tray-body [data-test], .tray-body [data-tile], .tray-body [data-action]"
    ).evaluate_all(
        "all => all.map(({dataset}) => dataset.tile ?? dataset.island ?? dataset.action ?? dataset.test).join()"
    )
    seats = sky.page.locator(".seat").evaluate_all("seats => seats.map((seat) => seat.innerText).join()")
    cells = ";".join(sorted(f"{cell.x},{cell.y}" for cell in sky.cells("tile")))
    return (sky.phase, sky.fact("decider"), str(tappable), str(seats), cells)
