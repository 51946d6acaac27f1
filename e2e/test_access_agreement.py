"""Canvas, accessible twin and engine agree on every cell of five hundred random states of both games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import PATIENCE
from e2e.page import Skye
from e2e.records import played
from e2e.screens import open_game
from e2e.watch import Watch
from skye.core.record import parse_record
from skye.core.table import replay
from skye.games import GAMES

STATES = 500
NAMES = ("Ann", "Bo", "Cy", "Di")
COLOURS = {"F": "green", "M": "purple", "C": "blue"}

# Before the page runs: remember which picture each bitmap of the board is, and what now lies where. A part that is
# cleared takes away what lies in it; what is drawn over something in the same place takes its place.
SPY = """(() => {
    const { drawImage, clearRect } = CanvasRenderingContext2D.prototype;
    window.drawn = [];
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
        const [left, top, width, height] = args;
        const isIn = (one) => one.left >= left && one.top >= top
            && one.left + one.width <= left + width && one.top + one.width <= top + height;
        const isWhole = width === this.canvas.width && height === this.canvas.height;
        if (this.canvas.closest?.('.board')) window.drawn = window.drawn.filter((one) => !isWhole && !isIn(one));
        return clearRect.apply(this, args);
    };
    CanvasRenderingContext2D.prototype.drawImage = function (bitmap, ...args) {
        if (this.canvas.closest?.('.board')) {
            const [left, top, width] = args;
            window.drawn = window.drawn.filter((one) => one.left !== left || one.top !== top);
            window.drawn.push({ bitmap, left, top, width, ctx: this });
        }
        return drawImage.apply(this, [bitmap, ...args]);
    };
})()"""

# The board's own store of bitmaps names the tile of each, its turn and its inhabitants.
LEARN = """async () => {
    const { sharedCache, createCache } = await import(new URL('testing.js', document.baseURI).href);
    const cache = sharedCache();
    const { get } = cache;
    window.pictures = new WeakMap();
    window.fresh = createCache();
    cache.get = (picture) => {
        const found = get(picture);
        window.pictures.set(found.bitmap, picture);
        return found;
    };
}"""

# Through a part of a game step by step: of each state the seat looked at, and every cell as twin and canvas have it.
# Of every tenth state the pixels are compared with the tile painted again.
WALK = """async ([first, last]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const range = document.querySelector('.range');
    const board = document.querySelector('.board');
    const states = [];
    for (let step = first; step <= last; step += 1) {
        range.value = String(step);
        range.dispatchEvent(new Event('input'));
        const table = document.querySelector('.table-replay');
        while (table.dataset.step !== String(step) || range.value !== String(step)) await frame();
        await frame();
        await frame();
        // A busy machine shows tiles from stand-ins first, and sharp ones in the frames after.
        const isSharp = () => window.drawn.every(({ bitmap, width }) => bitmap.width === width);
        while (step % 10 === 0 && !isSharp()) await frame();
        const box = board.getBoundingClientRect();
        const cells = [...board.querySelectorAll('[role=gridcell]')].map((cell) => {
            const { left, top } = cell.getBoundingClientRect();
            const [x0, y0] = [(left - box.left) * devicePixelRatio, (top - box.top) * devicePixelRatio];
            const close = (one) => Math.hypot(one.left - x0, one.top - y0);
            const picture = window.drawn.toSorted((one, other) => close(one) - close(other))[0];
            const shown = picture && close(picture) < 2 ? window.pictures.get(picture.bitmap) : null;
            const { x, y, tile, turn, kind } = cell.dataset;
            let isPainted = true;
            if (shown && step % 10 === 0) {
                const size = picture.width;
                const canvas = new OffscreenCanvas(size, size);
                const ctx = canvas.getContext('2d');
                window.fresh.startFrame(Infinity);
                ctx.drawImage(window.fresh.get({ ...shown, size }).bitmap, 0, 0, size, size);
                for (const [across, down] of [[0.5, 0.5], [0.3, 0.5], [0.5, 0.3], [0.7, 0.6]]) {
                    const [dx, dy] = [Math.round(size * across), Math.round(size * down)];
                    const wanted = ctx.getImageData(dx, dy, 1, 1).data;
                    const found = picture.ctx.getImageData(picture.left + dx, picture.top + dy, 1, 1).data;
                    isPainted &&= wanted.every((value, index) => Math.abs(value - found[index]) <= 2);
                }
            }
            return {
                x: Number(x), y: Number(y), kind, isPainted,
                twin: [tile, Number(turn)],
                canvas: shown ? [shown.tile.id, shown.turn] : null,
                folk: (shown?.inhabitants ?? []).filter(Boolean),
                label: cell.getAttribute('aria-label'),
                index: [Number(cell.ariaColIndex), Number(cell.parentElement.ariaRowIndex)],
            };
        });
        states.push({ look: Number(board.dataset.look), drawn: window.drawn.length, cells });
    }
    return states;
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, site_url: str) -> Iterator[Page]:
    """One tablet for both games, whose canvas is watched."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="reduce", service_workers="block"
    )
    context.set_default_timeout(PATIENCE)
    watch = Watch(context)
    context.add_init_script(SPY)
    page = context.new_page()
    Skye(page, site_url).home()
    page.evaluate(LEARN)
    yield page
    context.close()
    watch.verdict()


@pytest.mark.parametrize("game", ["isle", "skylands"])
def test_canvas_twin_and_engine_agree_on_every_cell(page: Page, game: str) -> None:
    seen = 0
    for number in range(9):
        if seen >= STATES // 2:
            break
        text = played(game, NAMES, seed=f"agree-{number}")
        table = replay(GAMES[game], parse_record(text))
        open_game(page, text)
        page.locator(".tray .button:has(.icon-play)").click()
        expect(page.locator(".table-replay")).to_have_attribute("data-step", "0")
        last = min(len(table.actions), STATES // 2 - seen)
        for step, state in enumerate(page.evaluate(WALK, [1, last]), start=1):
            view = json.loads(json.dumps(table.game.view(table.states[step], None)))
            compare(game, view["seats"][state["look"]], state, f"{game} {number}, step {step}")
            seen += 1
    assert seen == STATES // 2


def compare(game: str, seat: dict[str, Any], state: dict[str, Any], where: str) -> None:
    """One land: the same tiles in the same places and turns, the same inhabitants, nothing more and nothing less."""
    wanted = {(x, y): [tile, turn] for tile, x, y, turn in seat["territory" if game == "isle" else "board"]}
    cells = {(cell["x"], cell["y"]): cell for cell in state["cells"]}
    assert {place: cell["twin"] for place, cell in cells.items()} == wanted, where
    assert {place: cell["canvas"] for place, cell in cells.items()} == wanted, where
    assert state["drawn"] == len(wanted), where
    assert [cell for cell in state["cells"] if not cell["isPainted"]] == [], where
    assert all(cell["label"] and cell["kind"] == "tile" for cell in state["cells"]), where
    # The board of Skylands has corners: there the tree counts columns and rows as the names do.
    is_framed = game == "skylands"
    for (x, y), cell in cells.items():
        place = f", column {x + is_framed}, row {y + is_framed}".replace("-", "−")
        assert cell["label"].endswith(place), where
        assert not is_framed or cell["index"] == [x + 1, y + 1], where
    if game == "skylands":
        assert folk_drawn(seat, cells) == folk_living(seat), where


def folk_drawn(seat: dict[str, Any], cells: dict[tuple[int, int], dict[str, Any]]) -> Counter[str]:
    """Inhabitants drawn on the whole land, by colour; none is drawn where none lives."""
    homes = {(x, y) for island in seat["islands"] if island["inhabitants"] for x, y in island["cells"]}
    homes |= {(x, y) for tile, x, y, _ in seat["board"] if tile == "hostel"}
    assert all(not cell["folk"] or place in homes for place, cell in cells.items())
    return Counter(who for cell in cells.values() for who in cell["folk"])


def folk_living(seat: dict[str, Any]) -> Counter[str]:
    """Inhabitants on the land according to the engine, by colour."""
    living = Counter({"green": 0})
    for island in (each for each in seat["islands"] if each["inhabitants"]):
        living[COLOURS[island["terrain"]]] += island["inhabitants"]
    for colour, count in (seat.get("hostel") or {}).items():
        living[{"G": "green", "P": "purple", "B": "blue"}[colour]] += count
    return +living
