"""The list of saved games: what it shows is what the rules say, whatever version stored the game and wherever it is."""

from __future__ import annotations

import base64
import gzip
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.desk import Desk, at_desk, bring
from e2e.engine_page import EnginePage
from e2e.page import Skye, number_in
from e2e.records import as_file, played
from e2e.tampering import TamperedSite
from e2e.watch import Watch
from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import GAMES
from tests.saves import database

# In the page: games are put into the database as they were stored, bytes from base64.
STORE = """async (games) => {
    const database = await new Promise((done) => {
        const opening = indexedDB.open('skye-games', 1);
        opening.onupgradeneeded = () => {
            opening.result.createObjectStore('games');
            opening.result.createObjectStore('records');
        };
        opening.onsuccess = () => done(opening.result);
    });
    const writing = database.transaction(['games', 'records'], 'readwrite');
    for (const { id, row, records } of games) {
        writing.objectStore('games').put(row, id);
        for (const { number, value } of records) {
            const bytes = Uint8Array.from(atob(value), (letter) => letter.charCodeAt(0));
            writing.objectStore('records').put(bytes, [id, number]);
        }
    }
    await new Promise((done) => { writing.oncomplete = done; });
    database.close();
}"""

DELETE_DATABASE = """() => new Promise((done, fail) => {
    const deleting = indexedDB.deleteDatabase('skye-games');
    deleting.onsuccess = () => done();
    deleting.onerror = () => fail(deleting.error);
})"""

# Before the worker's own script: a storage that is refused until it is allowed, and a clock that can be put forward.
NO_STORAGE = b"""
const allowed = self.indexedDB;
const clock = Date.now;
self.isAllowed = false;
self.ahead = 0;
Date.now = () => clock() + self.ahead;
Object.defineProperty(self, 'indexedDB', { get() {
    if (!self.isAllowed) throw new DOMException('not allowed here', 'SecurityError');
    return allowed;
} });
"""


# In the worker: after some digests the next one waits until it is let go, and an import with it.
HOLD = """() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    let left = 40;
    const held = new Promise((done) => { self.letGo = done; });
    crypto.subtle.digest = async (...args) => {
        left -= 1;
        if (left < 0) await held;
        return digest(...args);
    };
}"""


@pytest.fixture
def skye(desk: tuple[Page, Watch], site_url: str) -> Iterator[Desk]:
    """The page on the shared tablet, at its first screen."""
    yield from at_desk(desk, site_url)


def shown(row: Locator) -> tuple[str, list[int], list[int]]:
    """What a row says: how far the game is, the points by seat, and the seats that are marked as winners."""
    expect(row.locator(".game-row-seats b").first).to_have_text(re.compile(r"\d"))
    status = row.locator(".game-row-status").inner_text().split(" · ")[0]
    points = [number_in(text) for text in row.locator(".game-row-seats b").all_inner_texts()]
    marks = row.locator(".game-row-seats li").evaluate_all("all => all.map((seat) => seat.matches('.is-best'))")
    return status, points, [seat for seat, is_marked in enumerate(marks) if is_marked]


def by_the_rules(text: str) -> tuple[str, list[int], list[int]]:
    """The same, from the rules alone."""
    record = parse_record(text)
    table = replay(GAMES[record.game], record)
    state, outcome = table.state, table.game.outcome(table.state)
    if record.game == "isle":
        points, progress = [seat.points for seat in state.seats], f"Round {state.round} of {len(state.track)}"
    else:
        # While a game runs, what has been scored so far; at its end, everything.
        points = [seat["total" if outcome else "points"] for seat in table.game.view(state, None)["seats"]]
        progress = f"Turn {state.turn}" if state.turn else "Setting up"
    return (progress, points, []) if outcome is None else ("Finished", points, list(outcome.winners))


# Rule 27: most points in all win, not most points collected. In 21 of 30 games that is somebody else.
FINISHED = [played("skylands", (f"Una{number}", f"Vic{number}"), seed=f"list {number}") for number in range(4)]
RUNNING = {
    "skylands": played("skylands", ("Wim", "Xen"), seed="list", until=lambda state: bool(state.turn == 7)),
    "isle": played("isle", ("Yan", "Zoe"), seed="list", until=lambda state: bool(state.round == 3)),
}


def test_a_row_shows_the_points_and_the_winner_of_the_rules(skye: Desk) -> None:
    texts = [*FINISHED, *RUNNING.values()]
    bring(skye, *texts)
    skye.page.keyboard.press("Escape")
    rows = skye.games()
    for text in texts:
        name = json.loads(text)["setup"]["seats"][0]["name"]
        assert shown(rows.filter(has_text=name)) == by_the_rules(text)
    winners = rows.filter(has_text="Una0").locator(".is-best")
    expect(winners.first).to_contain_text("Winner")


def test_rows_that_version_0_1_0_stored_are_corrected(page: Page, site_url: str) -> None:
    games = database("0.1.0")
    games = [game for game in games if game["row"]["is_over"]][::2] + [
        game for game in games if game["row"]["phase"] == "choose"
    ]
    assert {game["row"]["game"] for game in games} == {"isle", "skylands"}
    for game in games:
        for record in game["records"]:
            record["value"] = base64.b64encode(record["value"]).decode()
    EnginePage(page, site_url).visit()
    page.evaluate(STORE, games)
    page.goto(site_url + "#games")
    expect(page.locator(".game-row")).to_have_count(len(games))
    newest = {game["id"]: max(game["records"], key=lambda record: record["number"]) for game in games}
    for game in games:
        text = _unpacked(newest[game["id"]]["value"])
        assert shown(page.locator(f"[data-game-id='{game['id']}']")) == by_the_rules(text), game["row"]
    page.locator(".game-row").first.get_by_role("button", name="Open").click()
    expect(page.locator(".table")).to_be_visible()


def test_a_long_import_shows_how_far_it_is_and_reports_what_was_stored_when_it_is_stopped(
    page: Page, site_url: str
) -> None:
    page.goto(site_url + "#games")
    expect(page.locator(".games-empty")).to_contain_text("No games")
    record = json.loads(RUNNING["isle"])
    texts = []
    for number in range(60):
        seats = [{**record["setup"]["seats"][0], "name": f"Guest {number}"}, record["setup"]["seats"][1]]
        texts.append(_without_digest({**record, "setup": {**record["setup"], "seats": seats}}))
    page.workers[-1].evaluate(HOLD)
    page.locator("input[type=file]").set_input_files(as_file(*texts))
    progress = page.locator("[data-dialog=importing] progress")
    expect(progress).to_have_attribute("max", "60")
    expect(progress).not_to_have_attribute("value", "0")
    page.locator("[data-test=stop-import]").click()
    page.workers[-1].evaluate("() => self.letGo()")
    report = page.locator("[data-dialog=import]")
    expect(report).to_contain_text("not checked")
    added, left = (int(number) for number in re.findall(r"\d+", report.locator(".dialog-body").inner_text()))
    assert added + left == 60
    assert 0 < added < 60
    expect(page.locator(".game-row")).to_have_count(added)
    page.reload()
    expect(page.locator(".game-row")).to_have_count(added)


def test_a_game_whose_storage_is_deleted_while_it_is_open_is_saved_again(page: Page, site_url: str) -> None:
    skye = Skye(page, site_url)
    page.goto(site_url + "#setup/skylands")
    skye.test("begin").click()
    skye.settled()
    page.evaluate(DELETE_DATABASE)
    before = skye.revision
    _choose(page)
    expect(skye.toast()).to_contain_text("saved again")
    skye.settled(before)
    chosen = skye.phase
    assert chosen != "choose"
    page.reload()
    skye.settled()
    assert skye.phase == chosen, "the action was stored"


def test_where_nothing_is_stored_set_up_and_menu_say_so_until_it_works(page: Page, site: TamperedSite) -> None:
    site.changes["engine/worker/worker.js"] = lambda script: NO_STORAGE + script
    skye = Skye(page, site.url)
    page.goto(site.url + "#setup/skylands")
    expect(skye.test("unsaved")).to_contain_text("does not store data")
    skye.test("begin").click()
    skye.settled()
    _menu_says(page, "does not store data")
    page.workers[-1].evaluate("() => { self.isAllowed = true; self.ahead = 3_600_000; }")
    before = skye.revision
    _choose(page)
    expect(skye.toast()).to_contain_text("stores your games again")
    skye.settled(before)
    _menu_says(page, "Every move is saved")
    chosen = skye.phase
    assert chosen != "choose"
    site.changes.clear()
    page.reload()
    skye.settled()
    assert skye.phase == chosen, "the game that was only in memory is stored"


def test_a_game_that_was_not_stored_and_is_lost_with_the_engine_is_reported_as_lost(
    page: Page, site: TamperedSite
) -> None:
    site.changes["engine/worker/worker.js"] = lambda script: NO_STORAGE + script
    skye = Skye(page, site.url)
    page.goto(site.url + "#setup/skylands")
    skye.test("begin").click()
    skye.settled()
    page.workers[-1].evaluate(
        "() => self.postMessage({ kind: 'stage', stage: 'failed', fault: { code: 'engine_crashed', facts: {} } })"
    )
    expect(skye.toast()).to_contain_text("the game is lost")
    expect(page.locator("[data-screen=games]")).to_be_visible()


def _choose(page: Page) -> None:
    """Choose an action that costs no marker and ends nothing."""
    page.locator(".action-button:not([aria-disabled=true]):not(:has(.action-note))").first.click()


def _menu_says(page: Page, words: str) -> None:
    page.locator("[data-test=menu]").click()
    expect(page.locator("[data-dialog=menu] .field-note")).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def _unpacked(value: str) -> str:
    return gzip.decompress(base64.b64decode(value)).decode()


def _without_digest(record: dict[str, Any]) -> str:
    return json.dumps({key: value for key, value in record.items() if key != "digest"})
