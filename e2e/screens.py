"""Every screen of the page, one line for each: the tests of looks and the screenshots walk through this list."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect

from e2e.page import click_to_set_up
from e2e.records import as_file, can_buy, played
from tests.coach.made import made

NAMES = ("Ann", "Бранд", "Catrìona", "Duncan MacLeod of Dun")
# Games in which everything happens.
SEEDS = {"isle": "records", "skylands": "b"}
# At the set-up, of people and a bot: as many as both games take.
SEATS = 4
Reach = Callable[[Page], None]


@dataclass(frozen=True)
class Screen:
    """A screen by its name, and the way to it from where the screen before it in its walk left the page."""

    name: str
    reach: Reach


# --- In place


def put_settings(page: Page, **settings: object) -> None:
    """Change settings as another tab would, and wait until they are seen; whatever is on the screen stays."""
    page.evaluate(
        """async (change) => {
            const key = 'skye-settings';
            const newValue = JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change });
            localStorage.setItem(key, newValue);
            dispatchEvent(new StorageEvent('storage', { key, newValue }));
            const frame = () => new Promise(requestAnimationFrame);
            const end = performance.now() + 60_000;
            while ('language' in change && document.documentElement.lang !== change.language) {
                if (performance.now() > end) throw new Error(`nobody speaks ${change.language}`);
                await frame();
            }
            // The page is drawn again in a microtask; the frame after the next shows it.
            await frame();
            await frame();
        }""",
        settings,
    )


# --- Ways


def home(page: Page) -> None:
    """Show the first screen as the browser's back button would."""
    page.evaluate("history.pushState(null, '', '#start'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("[data-screen=start]")).to_be_visible()


def open_game(page: Page, text: str) -> None:
    """Load a game and sit down at its table."""
    home(page)
    page.locator("input[type=file]").set_input_files(as_file(text))
    page.locator("[data-dialog=import] .button-primary").click()
    expect(page.locator(".table")).to_be_visible()


def press(page: Page, name: str) -> None:
    """Activate what is marked for tests by a name."""
    page.locator(f"[data-test={name}]").first.click()


def _start(page: Page) -> None:
    home(page)
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")


def _link(icon: str, dialog: str) -> Reach:
    """A dialog of the first screen."""

    def reach(page: Page) -> None:
        home(page)
        page.locator(f".start-links .button:has(.icon-{icon})").click()
        expect(page.locator(f"[data-dialog={dialog}]")).to_be_visible()

    return reach


def _whole_rules(game: str) -> Reach:
    """The help, already open, with all sections of a game unfolded."""

    def reach(page: Page) -> None:
        page.locator(f".dialog .choice:has(input[value={game}])").click()
        sections = page.locator(f".help-page[id^=help-{game}-]")
        expect(sections.first).to_be_visible()
        sections.evaluate_all("sections => sections.forEach((section) => { section.open = true; })")

    return reach


def _explained(selector: str) -> Reach:
    """A thing of the drawer explained; the drawer is open."""

    def reach(page: Page) -> None:
        page.locator(f"[data-drawer=goals] {selector}").first.click()
        expect(page.locator("[data-dialog=explain]")).to_be_visible()

    return reach


def _lesson(game: str) -> Reach:
    def reach(page: Page) -> None:
        home(page)
        press(page, f"learn-{game}")
        expect(page.locator("[data-test=coach]")).to_be_visible()

    return reach


def _setup(game: str) -> Reach:
    def reach(page: Page) -> None:
        home(page)
        click_to_set_up(page, game)
        # The people of a table stay when the other game is chosen.
        for more in ("add-person", "add-bot"):
            if page.locator(".seat-draft").count() < SEATS:
                press(page, more)
        expect(page.locator(".seat-draft")).to_have_count(SEATS)

    return reach


def _setup_alone(page: Page) -> None:
    home(page)
    click_to_set_up(page, "isle", "alone")


def _home_again(page: Page) -> None:
    close_all(page)
    home(page)
    expect(page.locator("[data-test=continue] .land-picture")).to_be_visible()


def _setup_goals(page: Page) -> None:
    page.locator("[data-screen=setup] input[value=chosen]").check()
    expect(page.locator(".goal-pick")).to_have_count(4)


def _setup_clan(page: Page) -> None:
    page.locator(".seat-clan").first.click()
    expect(page.locator("[data-dialog=clan]")).to_be_visible()


def _setup_character(page: Page) -> None:
    page.locator("[data-test=character]").first.click()
    expect(page.locator(".character-about").first).not_to_be_empty()


def _phase(game: str, phase: str, shows: str, *, since: int) -> Reach:
    """A table in the middle of a game: a phase, not before a round of Isle of Skye or a turn of Skylands."""

    def is_there(state: Any) -> bool:
        return bool(state.phase == phase and (state.round if game == "isle" else state.turn) >= since)

    def reach(page: Page) -> None:
        open_game(page, played(game, NAMES, seed=SEEDS[game], until=is_there))
        expect(page.locator(shows).first).to_be_visible()

    return reach


def _buying(page: Page) -> None:
    open_game(page, played("isle", NAMES, seed=SEEDS["isle"], until=_may_buy_late))
    expect(page.locator(".seller").first).to_be_visible()


def _may_buy_late(state: Any) -> bool:
    return bool(state.round >= 4 and can_buy(state))


def _tactical_start(page: Page) -> None:
    open_game(page, played("skylands", NAMES, start="tactical", until=_has_begun))
    expect(page.locator(".hand-fits").first).to_be_visible()


def _has_begun(_: object) -> bool:
    return True


def _over(game: str) -> Reach:
    def reach(page: Page) -> None:
        open_game(page, played(game, NAMES))
        expect(page.locator("[data-test=result]")).to_be_visible()

    return reach


def _tapped(selector: str, shows: str) -> Reach:
    """Something of the table tapped, and what that shows."""

    def reach(page: Page) -> None:
        page.locator(selector).first.click()
        expect(page.locator(shows).first).to_be_visible()

    return reach


def _lifted(page: Page) -> None:
    press(page, "lift")
    expect(page.locator(".price-card")).to_have_count(3)
    press(page, "discard")


def _trial(page: Page) -> None:
    if not page.locator(".hand .tile-button[aria-pressed=true]").count():
        page.locator(".hand-card:not(.is-stuck) .tile-button").first.click()
    page.locator("[role=gridcell][data-kind=legal]").first.dispatch_event("click")
    expect(page.locator(".preview")).to_be_visible()


def _drawer(name: str) -> Reach:
    def reach(page: Page) -> None:
        close_all(page)
        press(page, name)
        expect(page.locator(f"[data-drawer={name}]")).to_be_visible()
        points = page.locator(".sheet-points")
        if name == "sheet":
            points.first.click()
            expect(page.locator(".sheet-why")).to_have_count(1)

    return reach


def _menu(icon: str, dialog: str) -> Reach:
    """An entry of the table's menu."""

    def reach(page: Page) -> None:
        close_all(page)
        press(page, "menu")
        page.locator(f".menu-list .button:has(.icon-{icon})").click()
        expect(page.locator(f"[data-dialog={dialog}]")).to_be_visible()

    return reach


def _confirm(page: Page) -> None:
    close_all(page)
    press(page, "pass")
    expect(page.locator("[data-dialog=confirm]")).to_be_visible()


def _refusal(page: Page) -> None:
    page.locator("[role=gridcell][data-kind=tile]").first.dispatch_event("click")
    expect(page.locator(".refusal-bubble")).to_be_visible()


def _end(page: Page) -> None:
    close_all(page)
    press(page, "result")
    expect(page.locator(".chart-picture")).to_be_visible()


def _look_back(page: Page) -> None:
    close_all(page)
    page.locator(".button:has(.icon-play)").last.click()
    page.locator(".range").fill("30")
    expect(page.locator(".table-replay")).to_have_attribute("data-step", "30")


def _games(page: Page) -> None:
    home(page)
    page.locator(".start-links .button:has(.icon-games)").click()
    expect(page.locator(".game-row").first).to_be_visible()


def _refused_file(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(as_file("nonsense", '{"format": "skye-record", "version": 99}'))
    expect(page.locator("[data-dialog=import] .bullets")).to_be_visible()


def _puzzles(page: Page) -> None:
    home(page)
    own = [{"puzzle": {**made("isle", "pricing"), "id": "own-1"}, "due": 0}]
    page.evaluate("text => localStorage.setItem('skye-puzzles', text)", json.dumps({"version": 1, "own": own}))
    press(page, "puzzles")
    expect(page.locator(".puzzles-due")).to_be_visible()


def close_all(page: Page) -> None:
    """Dialogs, drawers and toasts away."""
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    if page.locator("[data-test=close-drawer]").count():
        press(page, "close-drawer")
    # It may have gone by itself.
    page.evaluate(
        "document.querySelectorAll('.toast-close, [data-test=refusal-close]').forEach((each) => each.click())"
    )


# --- The list: a walk begins anywhere; within a walk each screen may need the one before it.

WALKS: dict[str, tuple[Screen, ...]] = {
    "around": (
        Screen("start", _start),
        Screen("settings", _link("gear", "settings")),
        Screen("help", _link("help", "help")),
        Screen("isle-rules", _whole_rules("isle")),
        Screen("skylands-rules", _whole_rules("skylands")),
        Screen("about", _link("info", "about")),
        Screen("isle-setup-alone", _setup_alone),
        Screen("isle-setup-character", _setup_character),
        Screen("isle-setup", _setup("isle")),
        Screen("isle-setup-goals", _setup_goals),
        Screen("isle-setup-clan", _setup_clan),
        Screen("skylands-setup", _setup("skylands")),
        Screen("isle-lesson", _lesson("isle")),
        Screen("skylands-lesson", _lesson("skylands")),
        Screen("puzzles", _puzzles),
        Screen("puzzle", _tapped("[data-test=puzzles-due]", ".puzzle-answer .land-picture, .puzzle-answer canvas")),
        Screen("puzzle-verdict", _tapped("[data-test=answer]", "[data-test=verdict]")),
    ),
    "isle": (
        Screen("isle-curtain", _phase("isle", "price", "[data-test=lift]:enabled", since=4)),
        Screen("isle-price", _lifted),
        Screen("isle-buy", _buying),
        Screen("isle-buy-chosen", _tapped(".seller:not(.is-own) .tile-button", ".chosen-offer")),
        Screen("isle-buy-confirm", _confirm),
        Screen("isle-build", _phase("isle", "build", ".hand-fits", since=4)),
        Screen("isle-build-trial", _trial),
        Screen("isle-build-refusal", _refusal),
        Screen("isle-hint", _tapped("[data-test=hint]", "[data-test=hint-show]")),
        Screen("isle-goals", _drawer("goals")),
        Screen("isle-explained", _explained(".goal-item [data-test=explain]")),
        Screen("isle-rule", _tapped("[data-test=rule-link]", ".passage.is-meant")),
        Screen("isle-sheet", _drawer("sheet")),
        Screen("isle-log", _drawer("log")),
        Screen("menu", _tapped("[data-test=menu]", "[data-dialog=menu]")),
        Screen("people-and-bots", _menu("bot", "seats")),
        Screen("keys", _menu("keyboard", "keys")),
        Screen("report", _menu("info", "report")),
        Screen("start-again", _home_again),
    ),
    "skylands": (
        Screen("skylands-start", _tactical_start),
        Screen("skylands-choose", _phase("skylands", "choose", ".action-card", since=60)),
        Screen("skylands-hint", _tapped("[data-test=hint]", "[data-test=hint-show]")),
        Screen("skylands-discover", _phase("skylands", "discover", ".hand-fits", since=30)),
        Screen("skylands-trial", _trial),
        Screen("skylands-deploy", _phase("skylands", "deploy", ".tray-body > *", since=87)),
        Screen("skylands-create", _phase("skylands", "create", ".show", since=33)),
        Screen("skylands-create-chosen", _tapped(".show .show-button", ".chosen-special")),
        Screen("skylands-pay", _phase("skylands", "pay", "[data-test=pay]", since=33)),
        Screen("skylands-place", _phase("skylands", "place", ".hand-fits", since=33)),
        Screen("skylands-outpost", _phase("skylands", "outpost", ".hand-fits", since=10)),
        Screen("skylands-convert", _phase("skylands", "convert", ".tray-body > *", since=91)),
        Screen("skylands-goals", _drawer("goals")),
        Screen("skylands-explained", _explained(".thing-button")),
    ),
    "over": (
        Screen("isle-over", _over("isle")),
        Screen("isle-end", _end),
        Screen("isle-poster", _tapped("[data-test=poster]", ".poster-picture[data-state=drawn]")),
        Screen("isle-look-back", _look_back),
        Screen("skylands-over", _over("skylands")),
        Screen("skylands-sheet", _drawer("sheet")),
        Screen("skylands-log", _drawer("log")),
        Screen("skylands-end", _end),
        Screen("skylands-look-back", _look_back),
        Screen("games", _games),
        Screen("games-refused", _refused_file),
    ),
}


def walk(page: Page, name: str) -> Iterator[str]:
    """Go through a walk; the name of each screen that is reached."""
    for screen in WALKS[name]:
        screen.reach(page)
        yield screen.name
