"""What the page reports while people play: where it stands, what it covers, and what is seen of it without motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.desk import Desk, bring
from e2e.isle import Isle
from e2e.records import played
from e2e.skylands import Skylands, in_phase
from skye.core.game import ScoreLine
from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import GAMES
from skye.isle.events import Scored
from skye.skylands import convert
from skye.skylands.state import State

pytestmark = pytest.mark.tablet

ISLE = GAMES["isle"]
MARGIN = 12
"""CSS pixels that stay free round what the board shows."""


@pytest.fixture
def viewport() -> ViewportSize:
    """A small phone."""
    return {"width": 360, "height": 640}


def is_all_but_done(state: Any) -> bool:
    """The last round, in which everything is placed and one seat has to say so."""
    seats = ISLE.to_act(state)
    is_building = state.phase == "build" and state.round == 6 and len(seats) == 1
    return is_building and [action.kind for action in ISLE.legal_actions(state, seats[0])] == ["done"]


def scored(text: str) -> list[Scored]:
    """What the next action scores."""
    table = replay(ISLE, parse_record(text))
    after = table.acted(ISLE.legal_actions(table.state, ISLE.to_act(table.state)[0])[0])
    return [event for event in after.state.history if isinstance(event, Scored) and event.round == 6]


def test_what_is_lit_comes_into_view_and_tiles_keep_their_size(page: Page, site_url: str) -> None:
    skye = Desk(page, site_url)
    skye.home()
    text = played("isle", ("Ann", "Bo"), seed="wide", until=is_all_but_done)
    bring(skye, text)
    skye.tap(page.locator("[data-dialog=import] .button-primary"))
    skye.settled()
    size = page.locator("[role=gridcell]").first.bounding_box()
    skye.skips_ceremonies = False
    skye.act("done")
    events = scored(text)
    letters = sorted({event.letter for event in events})
    for letter in letters:
        expect(page.locator("#prompt")).to_contain_text(f"{letter} · ")
        for seat in range(2):
            page.locator(".ceremony-row").nth(seat).tap()
            expect(page.locator(".board")).to_have_attribute("data-look", str(seat))
            line = next(event.line for event in events if (event.letter, event.seat) == (letter, seat))
            cells = lit(line)
            seen = [cell for cell in cells if is_in_view(skye, *cell)]
            assert len(seen) >= min(len(cells), 1), f"{letter} of seat {seat} lights something in view"
            if fits(skye, cells):
                assert seen == cells
        skye.tap("ceremony-next")
    after = page.locator("[role=gridcell]").first.bounding_box()
    assert size and after and round(size["width"]) == round(after["width"])


def lit(line: ScoreLine) -> list[tuple[int, int]]:
    """The cells of what a line counts: of its shapes, or, where it has none, all."""
    shapes = line.to_json().get("shapes")
    if not shapes:
        return [cell for group in line.cells for cell in group]
    parts = [*(part for area in shapes.get("areas", []) for part in area), *shapes.get("roads", [])]
    things = [cell for cells in shapes.get("things", {}).values() for cell in cells]
    return sorted({(x, y) for x, y, *_ in [*parts, *things]})


def is_in_view(skye: Isle, x: int, y: int) -> bool:
    """Whether a whole cell is in the view of the board."""
    middle = skye.middle(x, y)
    view = skye.page.locator(".board").bounding_box()
    cell = skye.page.locator("[role=gridcell]").first.bounding_box()
    assert view and cell
    half = cell["width"] / 2 - 1
    return bool(
        view["x"] <= middle[0] - half
        and middle[0] + half <= view["x"] + view["width"]
        and view["y"] <= middle[1] - half
        and middle[1] + half <= view["y"] + view["height"]
    )


def fits(skye: Isle, cells: list[tuple[int, int]]) -> bool:
    """Whether the view can show cells together."""
    view = skye.page.locator(".board").bounding_box()
    cell = skye.page.locator("[role=gridcell]").first.bounding_box()
    assert view and cell
    across, down = (max(places) - min(places) + 1 for places in zip(*cells, strict=True)) if cells else (0, 0)
    room = (view["width"] - 2 * MARGIN, view["height"] - 2 * MARGIN)
    return bool(across * cell["width"] <= room[0] and down * cell["width"] <= room[1])


# In the page: whether what a bot did, reported while a person is asked, covers the board; null until it is there.
COVERS_BOARD = """() => {
  const [report, board] = ['.table[data-decider="0"] > [data-test=moment]', '.board']
    .map((each) => document.querySelector(each)?.getBoundingClientRect());
  if (!report || !board) return null;
  const isBeside = report.right <= board.left || report.left >= board.right;
  return isBeside || report.bottom <= board.top || report.top >= board.bottom ? 'no' : 'yes';
}"""


def test_a_report_on_ones_own_turn_covers_no_land(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url, settings={"speed": "slow", "confirm_end": True})
    isle.new_game(
        "isle", ("Ann", "Bo"), seed="report", bots=("", "casual"), options=("First game",), picks={"First player": "0"}
    )
    isle.put_discard(0)
    isle.seal()
    page.wait_for_selector(".table[data-decider='0'][data-phase=buy][data-busy=false][data-asking=false]")
    isle.tap("pass")
    if page.locator("[data-test=confirm]").count():
        isle.tap("confirm")
    assert page.wait_for_function(COVERS_BOARD).json_value() == "no"


def has_points(state: State) -> bool:
    """Whether a move of the active player gives points."""
    return state.acting == state.active and any(action.kind == "convert" for action in convert.actions(state))


# Collects what is shown above the page, which is gone after a moment.
COLLECT = """() => {
  window.shown = [];
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
    for (const node of added) {
      const points = node.matches('.flying-points') ? [node] : [...node.querySelectorAll('.flying-points')];
      window.shown.push(...points.map(({ textContent }) => textContent));
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""


def test_points_in_the_middle_of_a_game_are_shown_without_motion(page: Page, site_url: str) -> None:
    sky = Skylands(page, site_url)
    sky.home()
    in_phase(sky, "convert", has_points)
    page.evaluate(COLLECT)
    sky.step()
    page.wait_for_function("() => window.shown.length > 0")
    assert "+" in page.evaluate("() => window.shown[0]")


def test_pricing_says_when_only_the_axe_leads_on(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.start(("Ann", "Bo"), seed="all my gold")
    isle.lift_curtain(isle.names[int(isle.fact("curtain"))])
    more = isle.price_cards().nth(0).locator("[data-step=more]")
    expect(page.locator(".discard-button.is-due")).to_have_count(0)
    while more.is_enabled() and more.get_attribute("aria-disabled") != "true":
        isle.tap(more)
    expect(page.locator("#prompt")).to_contain_text("tap the axe")
    expect(page.locator(".discard-button.is-due")).to_have_count(3)
    isle.put_discard(2)
    expect(page.locator(".discard-button.is-due")).to_have_count(0)
    isle.seal()
