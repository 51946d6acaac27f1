"""The edition in one file, opened from the disk."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE
from e2e.evenings import ISLE, SKYLANDS, play_isle, play_skylands
from e2e.isle import Isle
from e2e.records import as_file, played
from e2e.skylands import Skylands
from e2e.watch import Watch


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet without any network."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="reduce", has_touch=True, offline=True
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


@pytest.fixture
def single(page: Page, dist: Path, tmp_path: Path) -> Isle:
    """The one file, alone in a folder."""
    file = tmp_path / "a folder" / "skye.html"
    file.parent.mkdir()
    shutil.copyfile(dist / "skye.html", file)
    return Isle(page, file.as_uri())


@pytest.mark.nightly
def test_a_whole_game_from_the_disk(single: Isle, watch: Watch) -> None:
    play_isle(single, ISLE["two people"])
    assert {url for url in watch.requests if not url.startswith("file:")} == set(), "it requests nothing"
    assert set(watch.requests) == {single.url}, "not even the disk"


@pytest.mark.nightly
def test_a_whole_game_of_skylands_from_the_disk(single: Isle, watch: Watch) -> None:
    sky = Skylands(single.page, single.url)
    play_skylands(sky, SKYLANDS["two people, printed boards"])
    assert set(watch.requests) == {sky.url}


def test_the_poster_of_a_finished_game_from_the_disk(single: Isle, watch: Watch) -> None:
    page = single.page
    single.home()
    page.locator("input[type=file]").set_input_files(as_file(played("isle", ("Ann", "Bo"))))
    page.locator("[data-dialog=import] .button-primary").click()
    single.tap("result")
    single.tap("poster")
    expect(page.locator(".poster-picture[data-state=drawn]")).to_be_visible()
    with page.expect_download() as download:
        single.tap("poster-save")
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    assert {url for url in watch.requests if not url.startswith("blob:")} == {single.url}


def test_the_one_file_is_closed_by_a_policy(single: Isle, watch: Watch) -> None:
    page = single.page
    single.home()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    failures = page.evaluate("""async () => {
        const attempt = async (work) => {
            try { await work(); return 'worked'; } catch (error) { return error.name; }
        };
        // The debugger's own calls may do more than the page; what runs from a timer may not.
        await new Promise((done) => setTimeout(done));
        return [
            await attempt(() => eval('1')),
            await attempt(() => fetch('http://127.0.0.1:9/')),
            await attempt(() => { document.createElement('p').innerHTML = '<b>x</b>'; }),
        ];
    }""")
    assert "worked" not in failures
    watch.forgive("Content Security Policy|Trusted|violates|127.0.0.1:9")
