"""Time to draw a frame while the largest territory is dragged, against an empty canvas of the same size.

The site's own board is put on a page of its own at the resolution of an iPad. The work of every frame is timed until
its pixels exist, because drawing into a canvas is deferred at first.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tools.bench.pages import browser_and_site, median, p95, tablet
from tools.bench.row import Row
from tools.paths import DIST

RATIO = 2
TILES = 40
FRAMES = 120
AIM = 8.0
PAGE = """<!doctype html><meta charset="utf-8"><title>frames</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #board { width: 1024px; height: 768px; position: relative }</style><div id="board"></div>"""
MOVE = """async ([isOurs, count, tiles]) => {
  const host = document.getElementById('board');
  const times = [];
  let canvas = null;
  const flushed = (work) => {
    const start = performance.now();
    work();
    canvas?.getContext('2d').getImageData(0, 0, 1, 1);
    return performance.now() - start;
  };
  const next = window.requestAnimationFrame.bind(window);
  const frame = () => new Promise((resolve) => next(resolve));
  let move;
  if (isOurs) {
    let work = [];
    window.requestAnimationFrame = (call) => { work.push(call); return 1; };
    const [{ createBoard, learnTiles, tileOf }, catalogue] = await Promise.all([
      import(new URL('testing.js', location.href)),
      fetch('data/catalogue.json').then((reply) => reply.json())]);
    learnTiles(catalogue.isle);
    const ids = catalogue.isle.tiles.slice(0, tiles).map(({ id }) => id);
    const board = createBoard(host, { isMotionReduced: () => true });
    const draw = (time) => { const now = work; work = []; now.forEach((call) => call(time)); };
    board.setScene({
      game: 'isle', theme: 'light', legal: [], ghost: null, outlines: [], last: null, bounds: null,
      cells: ids.map((id, index) => (
        { x: index % 8, y: Math.floor(index / 8), tile: tileOf(id), turn: index % 4, label: id })) });
    canvas = host.querySelectorAll('canvas')[1];
    for (let turn = 0; turn < 400 && !board.isSettled(); turn += 1) draw(await frame());
    const send = (type, x, y) => host.dispatchEvent(new PointerEvent(type, {
      bubbles: true, pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, clientX: x, clientY: y }));
    send('pointerdown', 500, 400);
    send('pointermove', 530, 420);
    move = (step) => {
      send('pointermove', 530 + Math.round(80 * Math.sin(step / 9)), 420 + Math.round(60 * Math.cos(step / 7)));
      draw(performance.now());
    };
  } else {
    canvas = document.createElement('canvas');
    canvas.width = 1024 * devicePixelRatio;
    canvas.height = 768 * devicePixelRatio;
    canvas.style.width = '1024px';
    host.append(canvas);
    const pen = canvas.getContext('2d');
    move = (step) => { pen.clearRect(0, 0, canvas.width, canvas.height); pen.fillRect(step, step, 2, 2); };
  }
  for (let step = 0; step < count; step += 1) {
    await frame();
    times.push(flushed(() => move(step)));
  }
  return { times: times.slice(10), size: [canvas.width, canvas.height] };
}"""


def rows() -> list[Row]:
    """Return the median and the 95th percentile of frames, ours against the empty canvas."""
    with browser_and_site(DIST) as (browser, (address,)):
        empty = _frames(browser, address, is_ours=False)
        ours = _frames(browser, address, is_ours=True)
    what = f"a frame while {TILES} tiles are dragged, 2048 x 1536"
    return [
        Row("a frame of an empty canvas, 2048 x 1536: median", median(empty), "ms"),
        Row("a frame of an empty canvas, 2048 x 1536: p95", p95(empty), "ms"),
        Row(f"{what}: median", median(ours), "ms", ratio=median(ours) / median(empty)),
        Row(f"{what}: p95", p95(ours), "ms", ratio=p95(ours) / p95(empty), aim=AIM, is_value_aimed=True),
    ]


def _frames(browser: Browser, address: str, *, is_ours: bool) -> list[float]:
    """Return the milliseconds that each frame takes."""
    context = tablet(browser, ratio=RATIO)
    context.route("**/frames.html", lambda route: route.fulfill(content_type="text/html", body=PAGE))
    page = context.new_page()
    page.goto(f"{address}frames.html")
    result: dict[str, Any] = page.evaluate(MOVE, [is_ours, FRAMES, TILES])
    context.close()
    return [float(time) for time in result["times"]]
