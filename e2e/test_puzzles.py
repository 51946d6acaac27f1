"""Puzzles in the browser: each kind is solved by taps and by keys, on positions that nobody has proved."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import bring_axe, violations
from e2e.isle import Isle
from e2e.page import Skye
from e2e.screens import put_settings
from skye.core.action import BaseAction
from skye.games import GAMES
from tests.coach.made import CASES, made

pytestmark = pytest.mark.tablet

LATER = 40_000
"""A day of the calendar that no test reaches."""


def with_puzzles(page: Page, *cases: tuple[str, str], due: int = 0) -> list[Any]:
    """Let the device have these puzzles as its own, and return them."""
    puzzles = [{**made(*case), "id": f"own-{number}"} for number, case in enumerate(cases, 1)]
    own = [{"puzzle": puzzle, "due": due} for puzzle in puzzles]
    text = json.dumps({"version": 1, "own": own})
    page.add_init_script(
        f"if (!localStorage.getItem('skye-puzzles')) localStorage.setItem('skye-puzzles', {json.dumps(text)})"
    )
    return puzzles


def stored(page: Page) -> Any:
    """What the device knows of its puzzles."""
    return json.loads(page.evaluate("localStorage.getItem('skye-puzzles')"))


def best_of(puzzle: Any) -> Any:
    """The best answer as the page gets it."""
    action: BaseAction = GAMES[puzzle["game"]].parse_action(puzzle["best"][0])
    return action.to_json()


def open_puzzle(skye: Skye, name: str) -> None:
    """Go to a puzzle by its address, and wait until it can be answered."""
    skye.page.goto(f"{skye.url}#puzzles/{name}")
    skye.page.wait_for_selector(f".table[data-puzzle={name}][data-asking=false]")


def verdict(page: Page, *, is_right: bool) -> None:
    """The answer is graded, and what was best is explained."""
    found = page.locator("[data-test=verdict]")
    expect(found).to_have_attribute("data-right", str(is_right).lower())
    expect(found.locator(".puzzle-word")).to_be_focused()
    expect(found.locator(".puzzle-best")).to_contain_text("Best:")


def place(skye: Isle, best: Any) -> None:
    """Put a tile where it is best by taps."""
    tile = skye.page.locator(f".hand .tile-button[data-tile='{best['tile']}']")
    if tile.get_attribute("aria-pressed") != "true":
        skye.tap(tile)
    expect(tile).to_have_attribute("aria-pressed", "true")
    skye.tap_cell(best["x"], best["y"])
    turned_to(skye.page, best)
    skye.tap("place")


def turned_to(page: Page, best: Any) -> None:
    """Turn the tile on trial until it lies as it is best."""
    ghost = page.locator("[role=gridcell][data-kind=ghost]")
    expect(ghost).to_have_count(1)
    for _ in range(4):
        turn = page.evaluate("document.querySelector('[data-kind=ghost]').dataset.turn")
        if turn == str(best["turn"]):
            return
        page.locator("[data-test=turn]").click()
        expect(ghost).not_to_have_attribute("data-turn", turn)
    raise AssertionError("the tile cannot be turned so")


def answer_by_taps(skye: Isle, puzzle: Any) -> None:
    """Give the best answer as a finger does."""
    best = best_of(puzzle)
    kind = best["kind"]
    if kind == "price":
        skye.tap(skye.test("answer").nth(puzzle["answers"].index(puzzle["best"][0])))
    elif kind == "buy":
        skye.tap(skye.page.locator(f".offer .tile-button[data-tile='{best['tile']}']"))
        skye.tap("buy")
    elif kind in ("place", "take"):
        place(skye, best)
    elif kind in ("choose", "repeat"):
        skye.tap(skye.page.locator(f"[data-action={best['action']}]"))
        if kind == "repeat":
            skye.confirm()
    elif kind == "create":
        card = skye.page.locator(f".show-button[data-tile={best['special']}]")
        if card.get_attribute("aria-pressed") != "true":
            skye.tap(card)
        skye.tap("create")
    else:
        skye.tap("pass")
        skye.confirm()


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_every_kind_is_solved_by_taps(page: Page, site_url: str, game: str, kind: str) -> None:
    (puzzle,) = with_puzzles(page, (game, kind))
    skye = Isle(page, site_url)
    open_puzzle(skye, "own-1")
    answer_by_taps(skye, puzzle)
    verdict(page, is_right=True)
    assert stored(page)["own"] == []


@pytest.mark.parametrize(("game", "kind"), CASES)
def test_every_kind_is_answered_by_keys(page: Page, site_url: str, game: str, kind: str) -> None:
    """The first answer that keys reach may be wrong; the verdict is there either way, and keys lead on."""
    with_puzzles(page, (game, kind))
    skye = Isle(page, site_url)
    open_puzzle(skye, "own-1")
    page.locator("#prompt").focus()
    if kind == "placement":
        stuck = page.locator(".hand-card").evaluate_all("cards => cards.map((card) => card.matches('.is-stuck'))")
        page.keyboard.press(str(stuck.index(False) + 1))
        expect(page.locator("[role=gridcell]:focus")).to_have_attribute("data-kind", "legal")
        page.keyboard.press("Enter")
        expect(skye.test("place")).to_be_visible()
        page.keyboard.press("Enter")
    elif kind == "purchase":
        page.keyboard.press("1")
        expect(page.locator(".tray [aria-pressed=true]")).to_have_count(1)
        page.locator("#prompt").focus()
        page.keyboard.press("Enter")
    else:
        closed = page.locator(".tray [data-key=choice]").evaluate_all("all => all.map((one) => one.ariaDisabled)")
        page.keyboard.press(str(closed.index(None) + 1))
        page.wait_for_selector("[data-dialog=confirm], [data-test=verdict]")
        if page.locator("[data-dialog=confirm]").count():
            skye.test("confirm").press("Enter")
    found = skye.test("verdict")
    expect(found).to_be_visible()
    expect(found.locator(".puzzle-word")).to_be_focused()
    is_right = found.get_attribute("data-right") == "true"
    assert [each["puzzle"]["id"] for each in stored(page)["own"]] == ([] if is_right else ["own-1"])
    # The next puzzle, or all of them if none is left.
    page.keyboard.press("Enter")
    expect(found).to_have_count(0)


def test_a_wrong_answer_is_explained_and_the_puzzle_comes_back(page: Page, site_url: str) -> None:
    (puzzle,) = with_puzzles(page, ("isle", "pricing"))
    skye = Isle(page, site_url)
    open_puzzle(skye, "own-1")
    wrong = next(number for number, answer in enumerate(puzzle["answers"]) if answer != puzzle["best"][0])
    skye.tap(skye.test("answer").nth(wrong))
    verdict(page, is_right=False)
    expect(skye.test("verdict")).to_contain_text("points less than the best answer")
    expect(page.locator(".puzzle-losses li")).to_have_count(min(3, len(puzzle["answers"]) - 1))
    assert stored(page)["own"][0]["due"] > 1

    # Once more, which does not count.
    skye.tap("puzzle-again")
    skye.tap(skye.test("answer").nth(puzzle["answers"].index(puzzle["best"][0])))
    verdict(page, is_right=True)
    assert len(stored(page)["own"]) == 1


def test_puzzles_are_reached_from_the_first_screen_and_lead_from_one_to_the_next(page: Page, site_url: str) -> None:
    puzzles = with_puzzles(page, ("isle", "pricing"), ("skylands", "action"))
    skye = Isle(page, site_url)
    skye.home()
    skye.tap("puzzles")
    expect(page.locator(".puzzles-due")).to_contain_text("2\u00a0puzzles")
    skye.tap("puzzles-due")
    for number, puzzle in enumerate(puzzles, 1):
        page.wait_for_selector(f".table[data-puzzle=own-{number}][data-asking=false]")
        assert page.url.endswith(f"#puzzles/own-{number}")
        answer_by_taps(skye, puzzle)
        verdict(page, is_right=True)
        skye.tap("puzzle-next")
    expect(page.locator(".puzzles-page")).to_be_visible()
    expect(page.locator(".puzzles-due")).to_have_count(0)
    page.go_back()
    expect(page.locator(".puzzles-page")).to_be_visible()


def test_a_game_on_the_table_is_not_disturbed(page: Page, site_url: str) -> None:
    (puzzle,) = with_puzzles(page, ("isle", "pricing"))
    skye = Isle(page, site_url)
    skye.start(("Ann", "Bo"), seed="beside")
    skye.lift_curtain("Ann")
    address = page.url
    page.evaluate("location.hash = '#puzzles/own-1'")
    page.wait_for_selector(".table[data-puzzle=own-1][data-asking=false]")
    answer_by_taps(skye, puzzle)
    verdict(page, is_right=True)
    page.goto(address)
    skye.names = ("Ann", "Bo")
    page.wait_for_selector(".table[data-phase=price]:not([data-puzzle])")
    skye.price()
    assert skye.phase == "price"


def test_progress_is_forgotten_when_somebody_wants_that(page: Page, site_url: str) -> None:
    with_puzzles(page, ("isle", "pricing"), due=LATER)
    skye = Isle(page, site_url)
    page.goto(f"{skye.url}#puzzles")
    expect(page.locator(".puzzles-page")).to_contain_text("1\u00a0puzzle comes from your own games")
    skye.tap("forget-puzzles")
    skye.confirm()
    expect(skye.test("forget-puzzles")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('skye-puzzles')") is None


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_screen_readers_find_all_of_it_in_every_language(page: Page, site_url: str, language: str) -> None:
    bring_axe(page.context)
    (puzzle,) = with_puzzles(page, ("isle", "pricing"))
    skye = Isle(page, site_url, settings={"language": language})
    page.goto(f"{skye.url}#puzzles")
    expect(page.locator(".puzzles-level")).to_have_count(6)
    assert violations(page) == []
    open_puzzle(skye, "own-1")
    names = page.locator(".puzzle-answer").evaluate_all("each => each.map((one) => one.textContent)")
    assert len(set(names)) == len(puzzle["answers"]) and all(name.strip() for name in names)
    assert violations(page) == []
    skye.tap(skye.test("answer").first)
    expect(page.locator("[data-test=verdict] [role=status]")).to_be_focused()
    assert violations(page) == []
    put_settings(page, theme="dark", text_size=200)
    assert violations(page) == []
