"""Firefox and WebKit: whole games by a person who clicks and by bots, and the edition in one file from the disk."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from e2e.conftest import PREFIX
from e2e.other_engines.drivers import Driver, Firefox, firefox, webkit
from e2e.other_engines.person import END, LONGEST, Person
from e2e.tampering import tampered_site
from e2e.test_first_visits import corrupt, restore
from tools.engines import missing_engines
from tools.paths import DIST

# Nothing rests or moves; a game by bots takes as long as they think.
SETTINGS = json.dumps({"speed": "off", "confirm_end": True})
# A file of the site without a script: its storage is the site's.
SCRIPTLESS = "licences/Skye-MIT.txt"
READY = "#engine[data-state=ready]"
# How the page and the engine say that they failed, and what leads out of it.
PAGE_FAILED = ("#trouble[data-state=failed]", "#trouble p:not([hidden]) a")
ENGINE_FAILED = ("#engine[data-state=failed]", "#engine button")
BUY = ".table[data-phase=buy]"
# Without a screen: champions play on a device of one core and on one of two. The first start stores the snapshot.
TWICE = """
document.head.append(Object.assign(document.createElement('base'), { href: ROOT }));
(async () => {
    const { createEngine } = await import(new URL('testing.js', document.baseURI).href);
    const Plain = Worker;
    const names = [];
    window.Worker = function (url, options) {
        names.push(options.name);
        return new Plain(url, options);
    };
    const seats = ['blue', 'red', 'green', 'yellow'].map((clan) => ({ name: clan, clan }));
    const players = seats.map(() => 'champion.morag');
    const games = [];
    const isKept = async () => {
        const [name] = (await caches.keys()).filter((each) => each.startsWith('skye-snapshot'));
        return name !== undefined && (await (await caches.open(name)).keys()).length > 0;
    };
    for (const cores of [0, 1, 2]) {
        Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => cores, configurable: true });
        const { call, dispose } = createEngine();
        let { situation } = await call('games.new', { game: 'isle', setup: { seats, seed: 'twice' }, players });
        while (cores === 0 && !(await isKept())) await new Promise((resume) => setTimeout(resume, 50));
        while (cores > 0 && situation.step < 14) {
            const { revision, to_act: [seat] } = situation;
            while (!(await call('think', { revision, seat, slice: 40 })).is_done);
            situation = await call('act', { revision, viewer: null, action: { kind: 'bot', seat } });
        }
        games.push(JSON.stringify(await call('log', { from: 0 })));
        dispose();
    }
    document.body.setAttribute('data-workers', names.join(' '));
    document.body.setAttribute('data-games', games[1] === games[2] ? 'equal' : 'different');
})().catch((error) => document.body.setAttribute('data-games', String(error.code ?? error)));
"""
# Tiles that a person places in a whole game against a bot, at the least.
PLACED = 6


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


@pytest.mark.parametrize("game", ["isle", pytest.param("skylands", marks=pytest.mark.nightly)])
def test_a_person_plays_a_whole_game_by_clicks(driver: Driver, url: str, game: str) -> None:
    open_calmly(driver, url)
    sit_down(driver, game, bots=[1])
    person = Person(driver)
    person.play(game)
    assert person.placed >= PLACED


def test_a_whole_game_of_bots_is_shown_and_saved(driver: Driver, url: str) -> None:
    open_calmly(driver, url)
    sit_down(driver, "skylands", bots=[0, 1])
    driver.wait(END, seconds=LONGEST)
    driver.open(f"{url}{SCRIPTLESS}")
    driver.open(f"{url}#games")
    driver.wait(".game-row-status")
    assert driver.text(".game-row-title") == "Skylands", "the newest game is the first"


def test_champions_play_the_same_game_with_one_worker_and_with_two(driver: Driver, url: str) -> None:
    driver.open(f"{url}{SCRIPTLESS}")
    driver.run(TWICE.replace("ROOT", json.dumps(url)))
    driver.wait("body[data-games]", seconds=LONGEST)
    assert driver.attribute("body", "data-games") == "equal"
    assert driver.attribute("body", "data-workers") == "skye-engine skye-engine skye-engine skye-thinker"


def test_the_one_file_opens_and_plays_from_the_disk(driver: Driver, tmp_path: Path) -> None:
    file = tmp_path / "a folder" / "skye.html"
    file.parent.mkdir()
    shutil.copyfile(DIST / "skye.html", file)
    driver.open(file.as_uri())
    sit_down(driver, "isle", bots=[0, 1])
    driver.wait(BUY, seconds=LONGEST)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("path", "way", "message", "way_out"),
    [
        ("main.js", "missing", *PAGE_FAILED),
        ("main.js", "type", *PAGE_FAILED),
        ("style.css", "type", *PAGE_FAILED),
        ("i18n/en.ftl", "portal", *PAGE_FAILED),
        ("engine/worker/worker.js", "missing", *ENGINE_FAILED),
        ("engine/worker/worker.js", "type", *ENGINE_FAILED),
    ],
)
def test_a_first_visit_without_a_file_that_is_needed_says_so_with_a_way_out(
    driver: Driver, path: str, way: str, message: str, way_out: str
) -> None:
    # Another port is another origin, of which nothing is stored.
    with tampered_site(DIST, prefix=PREFIX) as site:
        corrupt(site, path, way)
        driver.open(site.url)
        driver.wait(message)
        restore(site)
        driver.click(way_out)
        driver.wait("#app main[data-screen]")
        driver.wait(READY)
    if isinstance(driver, Firefox):
        # That the browser complains about what it refused is right.
        driver.errors = [error for error in driver.errors if site.url not in error and "hashes" not in error]


def open_calmly(driver: Driver, url: str) -> None:
    """Open the site with settings under which nothing rests or moves."""
    driver.open(f"{url}{SCRIPTLESS}")
    driver.run(f"localStorage.setItem('skye-settings', {json.dumps(SETTINGS)});")
    driver.open(url)


def sit_down(driver: Driver, game: str, *, bots: Sequence[int]) -> None:
    """Set up a game of two by clicks, with bots on some seats."""
    driver.click(".mode-card[data-mode=family]")
    driver.click(f".game-card[data-game={game}]")
    for seat in bots:
        driver.click(f".seat-draft[data-seat='{seat}'] label:has(input[value=bot])")
    driver.click("[data-test=begin]")
    driver.wait(READY)
