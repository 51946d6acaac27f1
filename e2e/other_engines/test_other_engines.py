"""Firefox and WebKit: whole games of each kind from the site, and the edition in one file from the disk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.conftest import PREFIX
from e2e.other_engines.drivers import Driver, firefox, webkit
from e2e.tampering import tampered_site
from tools.engines import missing_engines
from tools.paths import DIST

# Nothing rests or moves; a game by bots takes as long as they think.
SETTINGS = json.dumps({"speed": "off"})
READY = "#engine[data-state=ready]"
END = ".table[data-phase=end]"
BUY = ".table[data-phase=buy]"
# Seconds: bots think, and the machine may be busy.
WHOLE_GAME = 400


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """One browser of each engine for all its tests; left out with the reason where it cannot be had."""
    reason = missing_engines().get(request.param)
    if reason is not None:
        pytest.skip(reason)
    with firefox() if request.param == "firefox" else webkit(tmp_path_factory.mktemp("home")) as driver:
        yield driver


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """The address of the site, under a sub-path."""
    with tampered_site(DIST, prefix=PREFIX) as site:
        yield site.url


@pytest.mark.parametrize("game", ["isle", "skylands"])
def test_a_whole_game_is_played_shown_and_kept(driver: Driver, url: str, game: str) -> None:
    # A file of the site without a script: its storage is the site's.
    driver.open(f"{url}licences/Skye-MIT.txt")
    driver.run(f"localStorage.setItem('skye-settings', {json.dumps(SETTINGS)});")
    driver.open(url)
    play(driver, game, until=END)
    assert int(driver.attribute(".table", "data-revision")) > 10
    driver.open(f"{url}licences/Skye-MIT.txt")
    driver.open(f"{url}#games")
    driver.wait(".game-row-status")


def test_the_one_file_opens_and_plays_from_the_disk(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "skye.html"
    file.parent.mkdir()
    shutil.copyfile(DIST / "skye.html", file)
    driver.open(file.as_uri())
    play(driver, "isle", until=BUY)


def play(driver: Driver, game: str, *, until: str) -> None:
    """Set up a game of bots alone by clicks, and see it come so far."""
    driver.click(f".game-card[data-game={game}]")
    for seat in range(2):
        driver.click(f".seat-draft[data-seat='{seat}'] label:has(input[value=easy])")
    driver.click("[data-test=begin]")
    driver.wait(READY)
    driver.wait(until, seconds=WHOLE_GAME)
