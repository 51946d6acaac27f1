"""Saved games of the current version as fixtures, for every later version to load: tests/saves/<version>/."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from e2e.engine_page import EnginePage
from e2e.tampering import tampered_site
from skye import __version__
from tools.browser import FLAGS, ensure_browser
from tools.errors import BuildError
from tools.paths import ROOT
from tools.setup import venv_python

FOLDER = ROOT / "tests" / "saves"
PATIENCE = 120_000
BACKUPS = 3
"""The number of further actions in some of the stored games, so that they have older records besides the newest."""

# In the page: the file is made from a text, as if a person had picked it.
IMPORT = "(text) => window.importGames(new Blob([text]))"
EXPORT = """async () => {
    const { url } = await window.engine.call('games.export', { id: null });
    return (await fetch(url)).text();
}"""
DUMP = """async () => {
    const database = await new Promise((done) => {
        const opening = indexedDB.open('skye-games');
        opening.onsuccess = () => done(opening.result);
    });
    const all = (name, verb) => new Promise((done) => {
        const request = database.transaction(name).objectStore(name)[verb]();
        request.onsuccess = () => done(request.result);
    });
    const ids = await all('games', 'getAllKeys');
    const rows = await all('games', 'getAll');
    const keys = await all('records', 'getAllKeys');
    const values = (await all('records', 'getAll')).map((bytes) => btoa(String.fromCharCode(...bytes)));
    const { version } = database;
    database.close();
    return {
        version,
        games: ids.map((id, index) => ({
            id,
            row: rows[index],
            records: keys.flatMap(([of, number], at) => (of === id ? [{ number, value: values[at] }] : [])),
        })),
    };
}"""


def add_saves(site: Path) -> Path:
    """Write the fixtures of the current version and return their folder; what was released is never written again."""
    folder = FOLDER / __version__
    if folder.exists():
        raise BuildError(
            f"{folder.relative_to(ROOT)} already exists: increase the version first, or remove the folder."
        )
    program = [str(venv_python()), "-m", "tests.saves.make"]
    paths = os.pathsep.join([str(ROOT / "py"), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8"}
    records = subprocess.run(program, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, encoding="utf-8")
    texts = [entry["text"] for entry in json.loads(records.stdout)["records"]]
    with tampered_site(site, prefix="/") as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(ensure_browser()), args=list(FLAGS))
        context = browser.new_context(service_workers="block")
        context.set_default_timeout(PATIENCE)
        engine = EnginePage(context.new_page(), served.url).start()
        bundle, database = _in_browser(engine, texts)
        browser.close()
    folder.mkdir()
    for name, text in {
        "records.json": records.stdout.rstrip(),
        "games.json": bundle,
        "database.json": json.dumps({"skye": __version__, **database}, ensure_ascii=False, indent=1),
    }.items():
        (folder / name).write_text(text + "\n", encoding="utf-8")
    return folder


def _in_browser(engine: EnginePage, texts: list[str]) -> tuple[str, dict[str, Any]]:
    """All games imported in the page: the file of the export, and the database after some were played on."""
    report = _import(engine.page, texts)
    if len(report["added"]) != len(texts):
        raise BuildError(f"The page accepted only {len(report['added'])} of {len(texts)} records: {report['refused']}")
    exported = engine.page.evaluate(EXPORT)
    for number, game in enumerate(report["added"]):
        if number % 7 == 0:
            _play_on(engine, game)
    return exported, engine.page.evaluate(DUMP)


def _import(page: Page, texts: list[str]) -> dict[str, Any]:
    games = [
        {"record": text, "started": 1_000_000 + number, "saved": 2_000_000 + number}
        for number, text in enumerate(texts)
    ]
    report: dict[str, Any] = page.evaluate(IMPORT, json.dumps({"format": "skye-games", "version": 1, "games": games}))
    return report


def _play_on(engine: EnginePage, game: str) -> None:
    """Bots take some more actions, and people's seats go to bots for it."""
    situation = engine.call("games.open", id=game)["situation"]
    for seat in range(len(situation["players"])):
        situation = engine.call("seat_player", revision=situation["revision"], viewer=None, seat=seat, player="easy")
    engine.play(BACKUPS)
