"""300 hostile files through the page: each is a game by the rules or refused in a clear sentence, nothing breaks."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from e2e.hostile import HOSTILE_FILES, Huge, hostile_records
from e2e.records import played
from skye.bridge import Bridge
from tests.bridge.test_mutated_records import mutated, saved

COUNT = 300
AT_ONCE = 50

# In the page: each file is picked as by a person, the report read and closed.
PICK = """async (files) => {
    const until = async (find) => {
        for (;;) {
            const found = find();
            if (found) return found;
            await new Promise((resume) => setTimeout(resume, 2));
        }
    };
    const reports = [];
    for (const made of files) {
        const text = typeof made === 'string' ? made : made[0] + made[1].repeat(made[2]) + made[3];
        const input = document.querySelector('.file-input');
        const picked = new DataTransfer();
        picked.items.add(new File([text], 'game.json'));
        input.files = picked.files;
        input.dispatchEvent(new Event('change'));
        const report = await until(() => document.querySelector('[data-dialog=import]'));
        reports.push(report.querySelector('.dialog-body').textContent);
        report.querySelector('.dialog-head button').click();
        await until(() => !document.querySelector('dialog'));
    }
    return reports;
}"""

RECORDS = (
    played("isle", ("Ann", "Bo"), seed="hostile", until=lambda state: bool(state.round == 2)),
    played(
        "isle", ("Ann", "Bo", "Cy"), seed="hostile", until=lambda state: any(seat.is_sealed for seat in state.seats)
    ),
    played("skylands", ("Ann", "Bo"), seed="hostile", until=lambda state: bool(state.turn == 8)),
    played("skylands", ("Ann", "Bo"), seed="hostile", start="tactical", until=lambda state: bool(state.turn == 2)),
    played("isle", ("Ann", "Bo"), seed="hostile"),
    saved("isle"),
    saved("skylands"),
)


def hostile_files() -> list[str | Huge]:
    """Files of all sorts, then good records with one to three changes, alone and in bundles."""
    files: list[str | Huge] = [*HOSTILE_FILES.values()]
    for text in RECORDS[:3]:
        files += hostile_records(json.loads(text)).values()
    chance = Random("hostile files")
    while len(files) < COUNT:
        record = json.loads(chance.choice(RECORDS))
        # Without a digest a change may well leave a game by the rules.
        if chance.random() < 0.5:
            record.pop("digest", None)
        text = mutated(json.dumps(record, ensure_ascii=False), chance)
        is_bundle = chance.random() < 0.2
        games = [{"record": text, "started": chance.choice([None, -1, 1e300, "x"]), "saved": 5}]
        files.append(json.dumps({"format": "skye-games", "version": 1, "games": games}) if is_bundle else text)
    return files


def is_legal(file: str) -> bool:
    """Whether a file holds one game that the rules can replay, by the engine on this Python."""
    try:
        data = json.loads(file)
        text = data["games"][0]["record"] if data["format"] == "skye-games" else file
    except (ValueError, TypeError, LookupError, RecursionError):
        return False
    return bool(json.loads(Bridge().handle(json.dumps({"id": 1, "verb": "load", "args": {"text": text}})))["ok"])


@pytest.mark.parametrize("viewport", [{"width": 390, "height": 844}])
def test_300_hostile_files_are_games_by_the_rules_or_are_refused(page: Page, site_url: str) -> None:
    page.goto(site_url + "#games")
    expect(page.locator(".games-empty")).to_contain_text("No games")
    files = hostile_files()
    reports = [words for at in range(0, COUNT, AT_ONCE) for words in page.evaluate(PICK, files[at : at + AT_ONCE])]
    added = 0
    for file, words in zip(files, reports, strict=True):
        if words == "1 game was added.":
            added += 1
            assert isinstance(file, str)
            assert is_legal(file), file
            continue
        assert re.match(r"No games were added\.\d+ games? could not be loaded:.{12,}", words), (words, file[:200])
        assert not re.search(r"Something|engine|undefined|null|object|Error|\{", words), (words, file[:200])
        if "already have this game" not in words and isinstance(file, str):
            assert not is_legal(file), (words, file)
    assert 0 < added < COUNT // 2, "some of the changes leave a game by the rules"
    expect(page.locator(".game-row")).to_have_count(added)
    expect(page.locator(".game-row").filter(has_text="Damaged")).to_have_count(0)
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    page.get_by_role("button", name="Open").first.click()
    expect(page.locator(".table")).to_be_visible()
