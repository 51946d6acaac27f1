"""The help where it is needed: found by words, from a refusal, beside a thing that is held; and what is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from e2e.conftest import tablet
from e2e.isle import Isle
from e2e.page import Skye
from e2e.skylands import Skylands
from e2e.watch import Watch
from skye.games import GAMES

NAMES = ("Ann", "Bo")
SEED = "heather"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A watched page that can be touched."""
    context = tablet(browser)
    watch = Watch(context)
    yield context.new_page()
    context.close()
    watch.verdict()


def explanation(page: Page) -> Locator:
    """The words beside a thing."""
    return page.locator("dialog[data-dialog=explain]")


def hold(page: Page, thing: Locator) -> None:
    """Press on a thing until it is explained, then let go: nothing else comes of it."""
    thing.hover()
    page.mouse.down()
    expect(explanation(page)).to_be_visible()
    page.mouse.up()
    expect(explanation(page)).to_be_visible()


def close_dialog(page: Page) -> None:
    """Leave the dialog by key."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def counted(game: str, setup: dict[str, Any]) -> Any:
    """What the engine counts at the start of the same game."""
    rules = GAMES[game]
    state = rules.new_game(rules.parse_setup({"seed": SEED, "first": None, **setup}))
    return rules.ask(state, None, "components", {})


def lefts(found: Locator) -> list[int]:
    """The numbers that the page shows of what is left."""
    return [int(number) for number in found.evaluate_all("found => found.map(({dataset}) => dataset.left)")]


def test_the_rules_are_searched_in_the_language_that_is_shown(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    queries = {"en": ("DISCARD mark", "14"), "de": ("strasse verbunden burg", "23"), "ru": ("зелеными жителями", None)}
    for language, (query, clause) in queries.items():
        skye.tap(page.locator(".start-more, .screen-start").locator(".icon-gear").first)
        page.locator("dialog select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        close_dialog(page)
        skye.tap(page.locator(".screen-start .icon-help").first)
        search, count = skye.test("help-search"), page.locator(".help-count")
        search.fill("qqq")
        expect(page.locator(".help-page")).to_have_count(0)
        expect(count).not_to_be_empty()
        search.fill(query)
        if clause is None:
            skye.tap(page.locator(".choice", has=page.locator("input[value=skylands]")))
            clause = "3"
        expect(page.locator(f".passage[data-rule='{clause}']")).to_be_visible()
        expect(count).to_contain_text(str(page.locator(".passage").count()))
        search.fill("")
        expect(count).to_be_empty()
        close_dialog(page)


def test_rulings_are_marked_at_their_clauses_and_reached_from_the_credits(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    skye.home()
    for game, clause, ruling in (("isle", "19", "give-up"), ("skylands", "15", "pass")):
        skye.tap(page.locator(".screen-start .icon-info").first)
        skye.tap(f"rulings-{game}")
        expect(page.locator(f"#rule-{game}-rulings")).to_be_focused()
        listed = page.locator(f"#help-{game}-rulings .passage[data-rule^=ruling-]")
        expect(listed.locator("h4 .ruling-tag")).to_have_count(len(GAMES[game].catalogue()["rulings"]))
        section = page.locator(".help-page", has=page.locator(f"#rule-{game}-{clause}"))
        skye.tap(section.locator("summary"))
        skye.tap(section.locator(f"#rule-{game}-{clause} [data-test=ruling]"))
        expect(page.locator(f"#rule-{game}-ruling-{ruling}")).to_be_focused()
        expect(page.locator(f"#rule-{game}-ruling-{ruling}")).to_contain_text("Ruling")
        close_dialog(page)


def test_a_refusal_leads_to_its_clause_and_back_to_the_tile_on_trial(page: Page, site_url: str) -> None:
    isle = Isle(page, site_url)
    isle.start(NAMES, seed=SEED)
    isle.lift_curtain(NAMES[int(isle.fact("curtain"))])
    counts = counted(
        "isle",
        {
            "seats": [{"name": name, "clan": clan} for name, clan in zip(NAMES, ("blue", "yellow"), strict=True)],
            "goals": "first-game",
        },
    )
    isle.tap("goals")
    expect(page.locator(".bag")).to_have_attribute("data-left", str(counts["left"]))
    assert lefts(page.locator(".bag-symbol")) == [each["left"] for each in (*counts["things"], *counts["scrolls"])]
    assert lefts(page.locator(".kind")) == [len(each["left"]) for each in counts["kinds"]]

    # A goal that is held is explained, and leads to its own place in the rules; so does `?` on its button.
    hold(page, page.locator(".goal-chip").first)
    isle.tap("rule-link")
    expect(page.locator("#rule-isle-goal-farm-animals")).to_be_in_viewport()
    expect(page.locator("#rule-isle-goal-farm-animals")).to_be_focused()
    isle.tap("help-back")
    page.locator(".goal-item [data-test=explain]").nth(1).focus()
    page.keyboard.press("?")
    expect(explanation(page)).to_contain_text("Completed mountains")
    close_dialog(page)
    expect(page.locator(".goal-item [data-test=explain]").nth(1)).to_be_focused()
    isle.tap("close-drawer")
    page.locator("[data-test=menu]").focus()
    page.keyboard.press("?")
    expect(page.locator("dialog[data-dialog=keys] kbd").first).to_be_visible()
    close_dialog(page)

    isle.put_discard(0)
    isle.seal()
    isle.price()
    for _ in NAMES:
        isle.pass_by()
    isle.choose_tile()
    isle.try_cell(isle.cells("legal")[0])
    isle.tap("goals")
    expect(page.locator("[data-drawer=goals]")).to_be_visible()
    isle.tap_cell(0, 0)
    why = page.locator(".refusal-bubble [data-test=why]")
    box = why.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    isle.tap(why)
    expect(page.locator("#rule-isle-18")).to_be_focused()
    expect(page.locator("#rule-isle-18")).to_be_in_viewport()
    expect(page.locator("#rule-isle-18 .land-picture[role=img]").first).to_have_attribute(
        "aria-label", re.compile("^Example of rule 18")
    )
    isle.tap("help-back")
    expect(page.locator("dialog")).to_have_count(0)
    expect(isle.cells_locator("ghost")).to_have_count(1)
    expect(page.locator("[data-drawer=goals]")).to_be_visible()

    # A tile of the board that is held is seen through the lens, which explains it too; the one on trial stays.
    isle.tap("close-drawer")
    page.mouse.move(*isle.middle(0, 0))
    page.mouse.down()
    expect(isle.test("lens-card")).to_be_visible()
    page.mouse.up()
    isle.tap("lens-tile")
    expect(explanation(page)).to_contain_text("Castle")
    close_dialog(page)
    isle.tap("lens-close")
    expect(isle.cells_locator("ghost")).to_have_count(1)


def test_a_special_island_that_is_held_is_explained_and_what_is_left_is_counted(page: Page, site_url: str) -> None:
    sky = Skylands(page, site_url)
    sky.start(NAMES, seed=SEED, options=("First game",))
    sky.ready()
    counts = counted(
        "skylands",
        {
            "seats": [{"name": name, "clan": clan} for name, clan in zip(NAMES, ("blue", "yellow"), strict=True)],
            "specials": "first-game",
        },
    )
    sky.tap("goals")
    expect(page.locator(".bag")).to_have_attribute("data-left", str(counts["left"]))
    assert lefts(page.locator(".special-group")) == [len(each["left"]) for each in counts["groups"]]
    assert lefts(page.locator(".kind")) == [len(each["left"]) for each in counts["kinds"]]
    hold(page, page.locator(".special-item [data-thing='skylands/special/outpost']"))
    expect(explanation(page)).to_contain_text("Outpost")
    sky.tap("rule-link")
    expect(page.locator("#rule-skylands-special-outpost")).to_be_focused()
    sky.tap("help-back")
    sky.tap("close-drawer")
    sky.choose("create")
    held = page.locator(".show-card [data-thing='skylands/special/small-city']")
    hold(page, held)
    expect(explanation(page)).to_contain_text("Small city")
    close_dialog(page)
    expect(held).to_have_attribute("aria-pressed", "false")
    sky.tap(held)
    sky.tap(page.locator(".chosen-special [data-test=why]"))
    expect(page.locator("#rule-skylands-19")).to_be_in_viewport()
