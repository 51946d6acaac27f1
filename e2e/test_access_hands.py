"""Hands: single taps are enough, a palm and a second finger do nothing, nothing is placed without a yes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.desk import Desk, at_desk, in_build, sit_down
from e2e.page import Cell
from e2e.records import played
from e2e.watch import Watch

HALF = played("isle", ("Una", "Vic", "Wim"), until=in_build)


@pytest.fixture
def isle(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)


def touch(session: CDPSession, *points: tuple[float, float, float]) -> None:
    """Fingers, or a palm, of the given widths, come down one after the other and all are lifted."""
    down: list[dict[str, float]] = []
    for number, (x, y, radius) in enumerate(points):
        down.append({"x": x, "y": y, "radiusX": radius, "radiusY": radius, "id": number})
        session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": down})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_palm_and_a_second_finger_are_ignored_and_a_tap_alone_places_nothing(isle: Desk) -> None:
    sit_down(isle, HALF)
    isle.choose_tile()
    session = isle.page.context.new_cdp_session(isle.page)
    place = isle.cells("legal")[0]
    x, y = isle.middle(place.x, place.y)
    other = max(isle.cells("tile"), key=lambda cell: abs(cell.x - place.x) + abs(cell.y - place.y))
    tiles, revision = len(isle.cells("tile")), isle.revision
    touch(session, (x, y, 50))
    touch(session, (x, y, 4), (*isle.middle(other.x, other.y), 4))
    # Whatever those touches did was done before this one: the tile comes on trial with it alone.
    assert isle.cells("ghost") == []
    touch(session, (*isle.middle(place.x, place.y), 4))
    expect(isle.page.locator(".preview")).to_be_visible()
    assert isle.cells("ghost") == [Cell(place.x, place.y, "ghost")]
    assert (len(isle.cells("tile")), isle.revision) == (tiles, revision)
    isle.act("place")
    assert isle.revision > revision
    assert len(isle.cells("tile")) == tiles + 1


def test_fingers_leave_the_focus_at_the_prompt_and_no_ring_around_it(isle: Desk) -> None:
    sit_down(isle, HALF)
    focused = "() => document.activeElement.id + (document.activeElement.matches(':focus-visible') ? ' ringed' : '')"
    # Keys have been used, so what has the focus is marked.
    isle.page.keyboard.press("Tab")
    isle.page.evaluate("() => document.getElementById('prompt').focus()")
    assert isle.page.evaluate(focused) == "prompt ringed"
    isle.tap(isle.hand().first)
    assert "ringed" not in isle.page.evaluate(focused)
    isle.choose_tile()
    isle.page.evaluate("() => document.getElementById('prompt').focus()")
    place = isle.cells("legal")[0]
    isle.tap_cell(place.x, place.y)
    expect(isle.page.locator(".preview")).to_be_visible()
    isle.act("place")
    assert isle.page.evaluate(focused) == "prompt"


def test_two_quick_taps_on_a_place_only_turn_the_tile_there(isle: Desk) -> None:
    sit_down(isle, HALF)
    isle.choose_tile()
    place = isle.cells("legal")[0]
    revision = isle.revision
    isle.tap_cell(place.x, place.y)
    isle.tap_cell(place.x, place.y)
    expect(isle.page.locator(".preview")).to_be_visible()
    assert isle.cells("ghost") == [Cell(place.x, place.y, "ghost")]
    assert isle.revision == revision
