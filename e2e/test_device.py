"""Everything on the device in one place: saved to a file, loaded on another device, deleted; files cannot do harm."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import tablet
from e2e.records import as_file, played
from e2e.screens import put_settings
from e2e.watch import Watch

RUNNING = played("isle", ("Yan", "Zoe"), seed="device", until=lambda state: bool(state.round == 2))
TABLES = {"version": 1, "tables": [{"game": "isle", "seats": [{"name": "Yan", "clan": "red", "player": "human"}]}]}
LESSONS = {"version": 1, "isle": {"at": 3, "step": 2, "steps": 20, "is_done": False}}
STORED = "() => Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, JSON.parse(text)]))"
STORE = "(values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value)))"


def saved_games(page: Page, url: str) -> None:
    """Open the screen of saved games in a new page."""
    page.goto(url + "#games")
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")


def load(page: Page, text: str) -> str:
    """Load a file; what the report says."""
    page.locator("input[type=file]").set_input_files(as_file(text))
    report = page.locator("[data-dialog=import]")
    expect(report).to_be_visible()
    return report.locator(".dialog-body").inner_text()


def test_everything_goes_to_another_device_in_one_file_and_is_deleted_with_one_button(
    browser: Browser, page: Page, site_url: str, tmp_path: Path
) -> None:
    saved_games(page, site_url)
    load(page, RUNNING)
    page.keyboard.press("Escape")
    page.evaluate(STORE, {"skye-tables": TABLES, "skye-lessons": LESSONS, "another-page": "stays"})
    put_settings(page, theme="dark", text_size=115)
    with page.expect_download() as download:
        page.locator("[data-test=export-all]").click()
    file = tmp_path / "everything.json"
    download.value.save_as(file)
    assert sorted(json.loads(file.read_text())["device"]) == ["skye-lessons", "skye-settings", "skye-tables"]

    with tablet(browser) as context:
        watch = Watch(context)
        other = context.new_page()
        saved_games(other, site_url)
        assert "1 game was added." in load(other, file.read_text())
        expect(other.locator("html")).not_to_have_attribute("data-theme", "dark")
        other.locator("[data-test=adopt]").click()
        expect(other.locator("html")).to_have_attribute("data-theme", "dark")
        stored = other.evaluate(STORED)
        assert stored["skye-settings"]["text_size"] == 115
        assert (stored["skye-tables"], stored["skye-lessons"]) == (TABLES, LESSONS)
        expect(other.locator(".game-row")).to_have_count(1)
        watch.verdict()

    page.locator("[data-test=delete-all]").click()
    expect(page.locator("[data-dialog=confirm]")).to_contain_text("your game, settings")
    page.locator("[data-test=confirm]").click()
    expect(page.locator(".toast")).to_contain_text("Everything has been deleted")
    expect(page.locator(".games-empty")).to_be_visible()
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    assert page.evaluate(STORED) == {"another-page": "stays"}
    page.reload()
    expect(page.locator(".games-empty")).to_contain_text("No games")


@pytest.mark.parametrize(
    "device",
    [
        None,
        "skye-settings",
        {},
        {"skye-settings": {"theme": "dark"}},
        {"skye-settings": "nonsense", "skye-tables": '{"version": 7, "tables": []}', "another-page": "{}"},
        {"skye-settings": "x" * 200_000},
    ],
)
def test_a_file_whose_settings_cannot_be_read_says_so_and_changes_nothing(
    page: Page, site_url: str, device: object
) -> None:
    saved_games(page, site_url)
    put_settings(page, theme="dark")
    before = page.evaluate(STORED)
    words = load(page, json.dumps({"format": "skye-games", "version": 1, "games": [], "device": device}))
    assert "The settings in this file cannot be read. Yours stay as they are." in words
    expect(page.locator("[data-test=adopt]")).to_have_count(0)
    assert page.evaluate(STORED) == before


def test_settings_and_tables_of_a_hostile_file_leave_a_page_that_works(page: Page, site_url: str) -> None:
    saved_games(page, site_url)
    values = {
        "skye-settings": {"theme": "<b>", "text_size": 9999, "language": "../x", "sounds": "yes", "speed": None},
        "skye-tables": {"tables": [{"game": "isle", "seats": [7, None, {"name": ["x"], "clan": {}}]}, None, 3]},
        "skye-lessons": {"isle": {"at": 1e9, "step": -1, "steps": "x"}, "skylands": 5},
    }
    device = {key: json.dumps(value) for key, value in values.items()}
    load(page, json.dumps({"format": "skye-games", "version": 1, "games": [], "device": device}))
    page.locator("[data-test=adopt]").click()
    page.goto(site_url + "#start")
    page.reload()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    page.locator("[data-test=play]").click()
    expect(page.locator(".table")).to_be_visible()
