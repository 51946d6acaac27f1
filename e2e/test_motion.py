"""The page as most people see it, with everything that moves: closed in the middle of it, it comes back as it was."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE
from e2e.isle import Isle
from e2e.skylands import Skylands, in_phase
from skye.skylands import create
from skye.skylands.actions import Create
from skye.skylands.state import State
from skye.skylands.tiles import SPECIALS

SHOWING = ".table[data-showing=true]"
MOVING = ".board[data-moving]"
ASKED = ".table[data-decider='0'][data-busy=false][data-asking=false][data-showing=false]"
AT_REST = f"{ASKED}:not(:has([data-moving]))"
PHASES = ("price", "buy", "build")

# Looked for in every frame, so that the page is closed in the first picture of what moves.
RELOAD_IN = """(selector) => {
  const look = () => {
    if (document.querySelector(selector)) location.reload();
    else requestAnimationFrame(look);
  };
  look();
}"""

# Counts the inhabitants that set out to pay, from the first moment of the page.
COUNT_PAYING = """
  window.paying = 0;
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    window.paying += added.filter((node) => node.classList?.contains('paying')).length;
  }).observe(document, { childList: true, subtree: true });
"""

PROGRESS = "table => [table.dataset.phase, table.querySelector('.table-phase').innerText]"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet without reduced motion."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768},
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers="block",
        has_touch=True,
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_a_reload_in_the_middle_of_any_motion_loses_nothing(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url, settings={"speed": "normal"})
    isle.new_game("isle", ("Ann", "Bo"), seed="in motion", bots=("", "casual"), options=("First game",))
    isle.put_discard(0)
    reload_in(isle, ".table[data-phase=buy]", lambda: isle.tap("seal"))
    assert isle.phase == "buy", "the prices were stored before they were shown"
    isle.page.wait_for_selector(ASKED)
    isle.choose_offer(isle.offers().first)
    reload_in(isle, f"{MOVING}, {SHOWING}", lambda: isle.tap("buy"))
    isle.page.wait_for_selector(ASKED)
    assert isle.phase == "build"
    hand, tiles = isle.hand().count(), len(isle.cells("tile"))
    isle.choose_tile()
    isle.try_cell(isle.cells("legal")[0])
    reload_in(isle, MOVING, lambda: isle.tap("place"))
    isle.page.wait_for_selector(ASKED)
    assert (isle.hand().count(), len(isle.cells("tile"))) == (hand - 1, tiles + 1), "a tile that moves lies there"
    while isle.hand().count():
        isle.build_one()
    reload_in(isle, SHOWING, lambda: isle.tap("done"))
    # The bot builds, the round is scored and the next one begins, as if nobody had been away.
    isle.page.wait_for_selector("[data-test=ceremony], .table[data-phase=price]")
    isle.settled()
    expect(page.locator(".table-phase")).to_contain_text("Round 2")
    isle.page.wait_for_selector(f"{ASKED}[data-phase=price]")
    isle.put_discard(0)
    isle.seal()


def test_who_pays_moves_to_the_cost_and_nobody_waits_for_it(page: Page, site_url: str) -> None:
    sky = Skylands(page, site_url, settings={"speed": "normal"})
    page.add_init_script(COUNT_PAYING)
    sky.home()
    in_phase(sky, "create", lambda state: not state.step.has_acted and all_cost(state))
    sky.tap(sky.page.locator("[data-can-create=true]").first)
    sky.act("create")
    while sky.phase == "pay":
        sky.pay()
    assert page.evaluate("window.paying") > 0
    expect(page.locator(".paying")).to_have_count(0)


def all_cost(state: State) -> bool:
    """Whether something can be created, and nothing for free."""
    player = state.player
    specials = [action.special for action in create.actions(state) if isinstance(action, Create)]
    costs = [create.due_cost(player, SPECIALS[special], has_bonus=state.has_bonus) for special in specials]
    return bool(costs) and all(costs)


def reload_in(isle: Isle, selector: str, act: Callable[[], None]) -> None:
    """Act, and reload the page in the first picture of what follows; the game is not behind where it was."""
    before = progress(isle)
    isle.page.wait_for_selector(AT_REST)
    isle.page.evaluate(RELOAD_IN, selector)
    with isle.page.expect_navigation():
        act()
    isle.page.wait_for_selector(".table")
    assert progress(isle) >= before


def progress(isle: Isle) -> tuple[int, int]:
    """How far the game has come: its round and phase, read in one glance, since bots play on meanwhile."""
    phase, title = isle.table().evaluate(PROGRESS)
    found = re.search(r"Round (\d+)", title)
    assert found is not None, title
    return int(found[1]), PHASES.index(phase)
