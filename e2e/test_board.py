"""A board that draws only what has changed shows the same pixels as one that draws everything."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

# The soft edge of a dash comes out a little different where the part that is drawn ends; anything missing is far more.
SOFT = 32
BLANK = "board.html"
BLANK_PAGE = """<!doctype html><title>boards</title><link rel="icon" href="data:,">
<style>body { margin: 0 } .host { width: 640px; height: 480px; position: relative }</style>"""

# One board is led through all scenes; after each a second, new one shows that scene alone.
WALK = """async ([game, theme]) => {
    const { createBoard, learnTiles, tileOf } = await import(new URL('testing.js', location.href).href);
    const catalogue = await (await fetch('data/catalogue.json')).json();
    learnTiles(catalogue.isle);
    const pieces = catalogue[game].tiles.slice(0, 9);
    const tile = (index) => game === 'isle' ? tileOf(pieces[index].id) : pieces[index];
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const made = () => {
        const host = document.createElement('div');
        host.className = 'host';
        document.body.append(host);
        return { host, board: createBoard(host, { isMotionReduced: () => true }) };
    };
    const pixels = async ({ host, board }) => {
        for (let count = 0; count < 3 || !board.isSettled(); count += 1) await frame();
        const canvas = host.querySelectorAll('canvas')[1];
        return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const bounds = { x0: 0, y0: 0, x1: 4, y1: 3 };
    const cells = [[0, 0], [1, 0], [4, 3], [2, 1], [3, 1]]
        .map(([x, y], index) => ({ x, y, tile: tile(index), turn: index % 4, label: '' }));
    const legal = [[2, 0], [1, 1], [4, 1], [2, 2], [0, 1]].map(([x, y]) => ({ x, y, label: '' }));
    const plain = { game, theme, cells, legal: [], ghost: null, outlines: [], last: null, bounds };
    const offered = { ...plain, legal };
    const trial = (x, y, turn) => ({ ...offered, ghost: { x, y, turn, tile: tile(5) } });
    const more = [...cells, { x: 2, y: 2, tile: tile(5), turn: 1, label: '' }];
    const scenes = [
        plain, offered, trial(2, 0, 0), trial(2, 0, 1), trial(1, 1, 1), trial(4, 1, 2),
        { ...trial(2, 2, 1), outlines: [{ kind: 'complete', cells: [[2, 1], [3, 1]] }] },
        { ...trial(2, 2, 1), outlines: [{ kind: 'count', cells: [[0, 0], [1, 0]] }] },
        { ...plain, cells: more, last: [2, 2] },
        { ...plain, cells: more, last: [2, 2], selected: [1, 0] },
        { ...plain, cells: more, last: [0, 0], outlines: [{ kind: 'road', cells: [[2, 1], [2, 2]] }] },
        { ...offered, last: [4, 3] }, plain];
    let cleared = [];
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
        cleared.push(args[2] * args[3] / (this.canvas.width * this.canvas.height));
        return clearRect.apply(this, args);
    };
    const walker = made();
    const steps = [];
    for (const scene of scenes) {
        cleared = [];
        walker.board.setScene(scene);
        const walked = await pixels(walker);
        const shares = [...cleared];
        const single = made();
        single.board.setScene(scene);
        const wanted = await pixels(single);
        single.board.destroy();
        single.host.remove();
        let off = 0;
        for (let at = 0; at < wanted.length; at += 1) off = Math.max(off, Math.abs(wanted[at] - walked[at]));
        steps.push({ off, shares });
    }
    return steps;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["isle", "skylands"])
def test_a_partial_redraw_gives_the_same_picture_as_a_full_one(
    page: Page, site_url: str, game: str, theme: str
) -> None:
    page.route(f"**/{BLANK}", lambda route: route.fulfill(content_type="text/html", body=BLANK_PAGE))
    page.goto(site_url + BLANK)
    steps: list[dict[str, Any]] = page.evaluate(WALK, [game, theme])
    assert max(step["off"] for step in steps) <= SOFT, [step["off"] for step in steps]
    assert max(steps[0]["shares"]) == 1, "the first picture is drawn whole"
    # Turned on its cell, tried elsewhere, outlined, selected: a part is enough. Later pictures only make sharp what a
    # busy machine showed from a stand-in.
    assert all(0 < steps[number]["shares"][0] < 0.7 for number in (3, 4, 6, 9)), steps
    assert not any(step["shares"] == [] for step in steps)


# In the page: a board in `window.board`, the tiles of Skylands in `window.tiles`, and in `window.cleared` how often
# the board has begun to draw.
COUNTED_BOARD = """async () => {
    const { createBoard } = await import(new URL('testing.js', location.href).href);
    window.tiles = (await (await fetch('data/catalogue.json')).json()).skylands.tiles;
    const host = document.createElement('div');
    host.className = 'host';
    document.body.append(host);
    window.board = createBoard(host, { isMotionReduced: () => true });
    window.cleared = 0;
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
        window.cleared += 1;
        return clearRect.apply(this, args);
    };
}"""


@pytest.fixture
def counted(page: Page, site_url: str) -> Page:
    """A page with a board that counts how often it is drawn."""
    page.route(f"**/{BLANK}", lambda route: route.fulfill(content_type="text/html", body=BLANK_PAGE))
    page.goto(site_url + BLANK)
    page.evaluate(COUNTED_BOARD)
    return page


def test_an_unchanged_picture_is_not_drawn_again(counted: Page) -> None:
    drawn, renamed, shown_again = counted.evaluate("""async () => {
        const cells = [{ x: 1, y: 1, tile: tiles[0], turn: 0, label: 'one' }];
        const bounds = { x0: 0, y0: 0, x1: 4, y1: 3 };
        const scene = {
            game: 'skylands', theme: 'light', cells, legal: [], ghost: null, outlines: [], last: null, bounds };
        const counts = [];
        const steps = [
            () => board.setScene(scene),
            () => board.setScene({ ...scene, cells: [{ ...cells[0], label: 'another' }] }),
            () => dispatchEvent(new Event('pageshow')),
        ];
        for (const step of steps) {
            window.cleared = 0;
            step();
            for (let frames = 0; frames < 4 || !board.isSettled(); frames += 1) {
                await new Promise((done) => requestAnimationFrame(done));
            }
            counts.push(window.cleared);
        }
        return counts;
    }""")
    assert drawn >= 1
    assert renamed == 0
    assert shown_again == 1, "what a browser may have thrown away meanwhile is drawn whole"


def test_tiles_are_painted_between_the_frames_and_shown_together(counted: Page) -> None:
    drawn: int = counted.evaluate("""async () => {
        const cells = tiles.slice(0, 40).map((tile, index) =>
            ({ x: index % 8, y: Math.floor(index / 8), tile, turn: 0, label: '' }));
        board.setScene({
            game: 'skylands', theme: 'light', cells, legal: [], ghost: null, outlines: [], last: null });
        while (!board.isSettled()) await new Promise((done) => requestAnimationFrame(done));
        return window.cleared;
    }""")
    # From stand-ins, in every frame while the land is still brought to its size, and sharp: not once for each tile.
    assert 2 <= drawn <= 10
