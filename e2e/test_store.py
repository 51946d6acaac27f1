"""Games on the device in a real browser: whatever fills, damages or forges them, no acknowledged action is lost."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.engine_page import EnginePage
from e2e.hostile import HOSTILE_FILES, hostile_records
from e2e.watch import Watch

# In the page: the whole content of the database as one text, bytes as letters.
DUMP = """async () => {
    const database = await new Promise((done) => {
        const opening = indexedDB.open('skye-games');
        opening.onsuccess = () => done(opening.result);
    });
    const all = {};
    for (const name of database.objectStoreNames) {
        const values = database.transaction(name).objectStore(name).getAll();
        await new Promise((done) => { values.onsuccess = done; });
        all[name] = values.result.map((value) =>
            value instanceof Uint8Array ? String.fromCharCode(...value) : JSON.stringify(value));
    }
    database.close();
    return JSON.stringify(all);
}"""

# In the page: the newest record of a game is damaged in every possible way, and opened each time.
DAMAGE = """async ([id, count]) => {
    const database = await new Promise((done) => {
        const opening = indexedDB.open('skye-games');
        opening.onsuccess = () => done(opening.result);
    });
    const records = (mode) => database.transaction('records', mode).objectStore('records');
    const done = (request) => new Promise((yes, no) => {
        request.onsuccess = () => yes(request.result);
        request.onerror = () => no(request.error);
    });
    const keys = await done(records('readonly').getAllKeys(IDBKeyRange.bound([id], [id, []])));
    const key = keys.at(-1);
    const whole = await done(records('readonly').get(key));
    const odd = [null, 'text', 7, [], {}, new Uint8Array(0), new ArrayBuffer(9), new Date(0), true, new Map()];
    const steps = new Set();
    for (let number = 0; number < count; number += 1) {
        let damaged;
        if (number < odd.length) damaged = odd[number];
        else if (number < count / 2) damaged = whole.slice(0, Math.floor(whole.length * number / count));
        else {
            damaged = Uint8Array.from(whole);
            damaged[10 + (number * 37) % (whole.length - 10)] ^= 1 << number % 8;
        }
        await done(records('readwrite').put(damaged, key));
        const { situation } = await window.engine.call('games.open', { id });
        steps.add(situation.step);
    }
    await done(records('readwrite').put(whole, key));
    database.close();
    return [...steps];
}"""

# In the worker: when the device is full, each write is made so large that the browser itself refuses it.
FILL = """() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
        if (self.isFull) put.call(this, new Uint8Array(4_000_000), ['filler', 1]);
        return put.call(this, value, key);
    };
}"""

# In the page: one report for each file.
IMPORT = """async (files) => {
    const reports = [];
    for (const made of files) {
        const text = typeof made === 'string' ? made : made[0] + made[1].repeat(made[2]) + made[3];
        const file = new File([text], 'game.json');
        reports.push(await window.importGames(file));
    }
    return reports;
}"""


@pytest.fixture
def engine(page: Page, site_url: str) -> EnginePage:
    """A started engine without a screen."""
    return EnginePage(page, site_url).start()


def test_full_storage_at_each_of_30_writes_loses_nothing(page: Page, site_url: str, context: BrowserContext) -> None:
    session = context.new_cdp_session(page)
    origin = re.match(r"https?://[^/]+", site_url)
    assert origin is not None
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin[0], "quotaSize": 3_000_000})
    engine = EnginePage(page, site_url).start()
    page.workers[-1].evaluate(FILL)
    game = engine.new()
    for write in range(30):
        before = engine.call("situation", viewer=None)
        page.workers[-1].evaluate("() => { self.isFull = true; }")
        seat = before["to_act"][0]
        while not engine.call("think", revision=before["revision"], seat=seat, slice=40)["is_done"]:
            pass
        action = {"kind": "bot", "seat": seat}
        assert engine.code("act", revision=before["revision"], viewer=None, action=action) == "storage_full", write
        page.workers[-1].evaluate("() => { self.isFull = false; }")
        assert engine.call("situation", viewer=None) == before, "the table is as it was, to be tried again"
        assert engine.play(1)["step"] == before["step"] + 1
    assert engine.call("games.open", id=game)["situation"]["step"] == 30


def test_200_damaged_records_give_way_to_the_backup(engine: EnginePage) -> None:
    game = engine.new()
    engine.play(6)
    assert engine.page.evaluate(DAMAGE, [game, 200]) == [5], "always the step before the newest"
    assert engine.notices() == ["backup_used"] * 200
    assert engine.call("games.open", id=game)["situation"]["step"] == 6


def test_a_second_tab_is_informed_and_may_take_the_game_over(
    context: BrowserContext, watch: Watch, site_url: str
) -> None:
    first = EnginePage(context.new_page(), site_url).start()
    second = EnginePage(context.new_page(), site_url).start()
    game = first.new()
    first.play(2)
    assert second.code("games.open", id=game) == "open_in_other_tab"
    assert second.code("games.delete", id=game) == "open_in_other_tab"
    assert second.call("games.take_over", id=game)["situation"]["step"] == 2
    # The one tab is answered without waiting until the other has heard of it.
    first.page.wait_for_function("() => window.notices.length > 0")
    assert first.notices() == ["taken_over"]
    revision = first.call("situation", viewer=None)["revision"]
    assert first.code("act", revision=revision, viewer=None, action={"kind": "bot", "seat": 0}) == "open_in_other_tab"
    assert second.play(2)["step"] == 4
    second.page.close()
    assert first.call("games.open", id=game)["situation"]["step"] == 4


def test_hostile_files_are_refused_with_a_reason_and_change_nothing(engine: EnginePage) -> None:
    engine.new()
    engine.play(4)
    url = engine.call("games.export", id=None)["url"]
    bundle = json.loads(engine.page.evaluate("url => fetch(url).then((reply) => reply.text())", url))
    record = json.loads(bundle["games"][0]["record"])
    before = engine.call("games.list")
    hostile = {**HOSTILE_FILES, **hostile_records(record)}
    assert len(hostile) >= 60
    reports = engine.page.evaluate(IMPORT, list(hostile.values()))
    for name, report in zip(hostile, reports, strict=True):
        assert report["added"] == [], f"{name} was taken in"
        assert report["refused"], name
        assert all(re.fullmatch(r"[a-z_]+", refused["code"]) for refused in report["refused"]), name
        assert not {"engine_error", "worker_error"} & {refused["code"] for refused in report["refused"]}, (name, report)
    assert engine.call("games.list") == before
    assert engine.notices() == [], "the interpreter lived through it all"
    assert engine.play(1)["step"] == 5


def test_sealed_prices_are_nowhere_but_packed_in_the_storage(engine: EnginePage) -> None:
    # Rule 14: prices are secret until everybody has sealed. 3 and 2 of 5 gold are distinguished from other numbers
    # by their own words in the record.
    opened = engine.call("games.new", game="isle", setup=_isle_setup(), players=["human", "human"])
    situation = engine.call("situation", viewer=0)
    tiles = [offer["tile"] for offer in situation["view"]["seats"][0]["offer"]]
    action = {"kind": "price", "seat": 0, "discard": tiles[0], "prices": {tiles[1]: 3, tiles[2]: 2}}
    engine.page.evaluate("window.heard.length = 0")
    engine.call("act", revision=opened["situation"]["revision"], viewer=None, action=action)
    text = f"0 price {tiles[0]}=x {tiles[1]}=3 {tiles[2]}=2"
    engine.call("games.export", id=None)
    engine.call("games.list")
    report = engine.call("games.report")["text"]
    stored = engine.page.evaluate(DUMP)
    heard = "\n".join(engine.page.evaluate("window.heard"))
    assert '"to_act":[1]' in heard, "the answers were heard"
    for place in (report, stored, heard):
        assert text not in place
        assert f"{tiles[1]}=3" not in place
        assert f'"{tiles[1]}":3' not in place
    assert "Ann" not in report


def _isle_setup() -> dict[str, Any]:
    seats = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
    return {"seats": seats, "seed": "canary", "first": 0, "goals": "first-game"}
