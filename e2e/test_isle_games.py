"""Whole games of Isle of Skye on the built page, by taps only."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from e2e.evenings import ISLE, play_isle
from e2e.isle import Isle
from e2e.page import number_in

pytestmark = pytest.mark.tablet


@pytest.fixture
def isle(page: Page, site_url: str) -> Isle:
    """The page, ready for a game."""
    return Isle(page, site_url)


@pytest.mark.nightly
def test_a_whole_game_of_five_by_taps(isle: Isle) -> None:
    """Two play from the disk, three with the server stopped."""
    play_isle(isle, ISLE["five people"])


def test_every_illegal_attempt_is_refused_with_a_sentence(isle: Isle) -> None:
    isle.start(("Ann", "Bo", "Cy"), seed="illegal", options=("First game",))
    names = isle.names

    # Rule 14: one tile is marked, at least 1 gold lies on each of the others, and it is one's own.
    isle.lift_curtain(names[int(isle.fact("curtain"))])
    isle.press("seal")
    isle.refused("Price two tiles, or put the axe on the one to discard.")
    isle.put_discard(0)
    isle.type_gold(1, 0)
    isle.press("seal")
    isle.refused("Each of the two tiles needs a price of at least 1 gold.")
    isle.type_gold(1, 999)
    isle.press("seal")
    isle.refused("That costs more gold than you have.")
    isle.type_gold(1, 4)
    isle.seal()
    isle.price(extra=3)
    isle.price(extra=3)

    # Rule 16: not one's own, not what another has bought, not beyond one's gold.
    assert isle.phase == "buy"
    reason = isle.page.locator(".refusal p")
    isle.choose_offer(isle.offers(owner=".is-own").first)
    expect(reason).to_have_text("This is your own tile. You can only buy from other players.")
    expect(isle.test("buy")).to_have_count(0)
    isle.choose_offer(isle.offers().first)
    expect(reason).to_have_text("That costs more gold than you have.")
    isle.pass_by()
    isle.pass_by()
    isle.pass_by()
    isle.page.wait_for_selector(".table[data-phase=build]")

    # Rule 18: a tile touches the land along an edge, on a free cell, and the terrain matches.
    isle.choose_tile()
    legal = {(cell.x, cell.y) for cell in isle.cells("legal")}
    isle.tap_cell(0, 0)
    isle.refused("There is already a tile there.")
    corners = [(x, y) for x in (-1, 1) for y in (-1, 1) if isle.is_in_sight(x, y)]
    isle.tap_cell(*corners[0])
    isle.refused("A tile must share an edge with your territory.")
    wrong = [(x, y) for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)) if (x, y) not in legal and isle.is_in_sight(x, y)]
    assert wrong, "the seed gives the first builder a tile that does not fit everywhere"
    isle.tap_cell(*wrong[0])
    isle.refused("It does not fit here, however you rotate it")
    expect(isle.cells_locator("ghost")).to_have_count(0)

    # Rule 8: only turns that fit are offered.
    for cell in isle.cells("legal"):
        isle.try_cell(cell)
        ways = isle.test("turn")
        if ways.get_attribute("aria-disabled") == "true":
            isle.press("turn")
            isle.refused("It fits only this way round here.")
            break
    else:
        raise AssertionError("the seed gives the first builder a place with one way only")
    isle.tap("cancel")
    expect(isle.cells_locator("ghost")).to_have_count(0)

    # Rule 16 once more: what one has bought is out of reach of the others.
    while isle.phase == "build":
        isle.build()
    while isle.phase == "price":
        isle.price()
    assert isle.buy_or_pass()
    sold = isle.page.locator(".seller:not(.is-own) .offer.is-sold .tile-button")
    if not sold.count():  # The seller's turn came next.
        isle.pass_by()
    isle.choose_offer(sold.first)
    expect(reason).to_have_text("Someone has already bought this tile.")


def test_a_game_reloaded_in_every_phase_goes_on_where_it_was(isle: Isle) -> None:
    isle.start(("Ann", "Bo"), seed="reloaded")
    reload_unchanged(isle)
    isle.lift_curtain(isle.names[int(isle.fact("curtain"))])
    isle.put_discard(1)
    isle.put_gold(0, 1)
    reload_unchanged(isle)
    # The curtain is down again, and nothing that was put is there.
    isle.lift_curtain(isle.names[int(isle.fact("curtain"))])
    expect(isle.page.locator(".price-card.is-discard")).to_have_count(0)
    isle.put_discard(1)
    isle.put_gold(0, 1)
    isle.seal()
    reload_unchanged(isle)
    isle.price()

    assert isle.phase == "buy"
    isle.choose_offer(isle.offers().first)
    price = number_in(isle.test("buy").inner_text())
    reload_unchanged(isle)
    isle.choose_offer(isle.offers().first)
    assert number_in(isle.test("buy").inner_text()) == price
    isle.act("buy")
    isle.buy_or_pass()

    assert isle.phase == "build"
    isle.choose_tile()
    isle.try_cell(isle.cells("legal")[0])
    reload_unchanged(isle)
    while isle.hand().count():
        isle.build_one()
    reload_unchanged(isle)
    isle.act("done")
    isle.build()
    assert isle.phase == "price"


def test_the_income_of_a_round_is_shown_until_someone_continues(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url, settings={"speed": "slow", "confirm_end": True})
    isle.start(("Ann", "Bo"), seed="many sheep", goals=("sheep",))
    isle.round()
    expect(isle.test("moment")).to_contain_text("Round 2: income")
    expect(isle.test("curtain")).to_have_count(0)
    isle.tap("go-on")
    expect(isle.test("curtain")).to_be_visible()
    expect(isle.test("moment")).to_have_count(0)


def test_the_last_placements_can_be_taken_back_until_building_is_done(isle: Isle) -> None:
    """Rule 18: a placed tile never moves, once the builder has said so."""
    isle.start(("Ann", "Bo"), seed="undo")
    while isle.phase == "price":
        isle.price()
    while isle.phase == "buy":
        isle.pass_by()
    tiles = len(isle.cells("tile"))
    hand = isle.hand().count()
    isle.build_one()
    assert len(isle.cells("tile")) == tiles + 1
    isle.act("undo")
    assert len(isle.cells("tile")) == tiles
    assert isle.hand().count() == hand
    isle.build()
    expect(isle.test("undo")).to_have_count(0)


def reload_unchanged(isle: Isle) -> None:
    """Come back to a table that is as it was."""
    before = _state(isle)
    isle.reload()
    assert _state(isle) == before


def _state(isle: Isle) -> tuple[str, ...]:
    """What must be the same after a reload: the phase, who is asked, every seat's card, the land on the board."""
    isle.settled()
    asked = isle.fact("decider") or isle.fact("curtain")
    seats = tuple(isle.page.locator(".seat").evaluate_all("seats => seats.map((seat) => seat.dataset.state)"))
    points = tuple(isle.page.locator(".seat-points").all_inner_texts())
    cells = ";".join(sorted(f"{cell.x},{cell.y}" for cell in isle.cells("tile")))
    return (isle.phase, asked, *seats, *points, cells)
