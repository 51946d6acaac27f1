/** The pure parts of the board: camera, hit test, turns, keyboard steps, cache, and the cells of the accessible twin. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turned, turnedEdges, unturned } from '../../web/board/art/turn.js';
import { createCache, LARGEST, stepFor } from '../../web/board/cache.js';
import {
  boundsOf,
  fitted,
  LIMITS,
  newCamera,
  pan,
  revealing,
  snapToPixels,
  toBoard,
  toScreen,
  withinReach,
  zoomAbout,
} from '../../web/board/camera.js';
import { cellBox, drawBoard } from '../../web/board/draw.js';
import { cellAt, hitAt, kindAt } from '../../web/board/hit.js';
import { leastBy, stepFrom } from '../../web/board/steps.js';
import { cellsOf } from '../../web/board/twin.js';

const camera = { x: 1.25, y: -0.5, scale: 96, width: 800, height: 600 };
const close = (actual, expected) => assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is ${expected}`);
const tile = (id) => ({ id, edges: 'PPPP', centre: 'P', roads: [] });
const scene = (more = {}) => ({
  game: 'isle',
  theme: 'light',
  cells: [{ x: 0, y: 0, tile: tile('castle-blue'), turn: 0, label: 'castle' }],
  legal: [
    { x: 1, y: 0, label: 'place 1' },
    { x: 0, y: -1, label: 'place 2' },
  ],
  ghost: null,
  outlines: [],
  last: null,
  bounds: null,
  ...more,
});

test('rule 8: four quarter turns are none, and a turn is clockwise', () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const there = turned(0.2, 0.3, turn);
    const back = unturned(there.x, there.y, turn);
    close(back.x, 0.2);
    close(back.y, 0.3);
  }
  const east = turned(0.5, 0, 1);
  close(east.x, 1);
  close(east.y, 0.5);
  assert.equal(turnedEdges('ABCD', 1), 'DABC');
  assert.equal(turnedEdges('ABCD', 4), 'ABCD');
});

test('screen and board are inverse, before and after panning and zooming', () => {
  for (const look of [camera, pan(camera, 37, -12), zoomAbout(camera, 1.7, 120, 500), zoomAbout(camera, 0.001, 3, 3)]) {
    const place = toBoard(look, 123, 456);
    const pixel = toScreen(look, place.x, place.y);
    close(pixel.x, 123);
    close(pixel.y, 456);
  }
});

test('the place under the fingers stands still while zooming, also at the limits', () => {
  for (const factor of [0.0001, 0.5, 1.3, 1000]) {
    const before = toBoard(camera, 200, 100);
    const next = zoomAbout(camera, factor, 200, 100);
    const after = toBoard(next, 200, 100);
    close(after.x, before.x);
    close(after.y, before.y);
    assert.ok(next.scale >= LIMITS.smallest && next.scale <= LIMITS.largest);
  }
});

test('a fitted board shows every cell inside the margins', () => {
  const margins = { top: 40, right: 20, bottom: 160, left: 30 };
  for (const bounds of [
    { x0: 0, y0: 0, x1: 0, y1: 0 },
    { x0: -4, y0: -5, x1: 3, y1: 2 },
    { x0: 0, y0: 0, x1: 4, y1: 3 },
  ]) {
    const look = fitted(newCamera(900, 700), bounds, margins);
    const first = toScreen(look, bounds.x0, bounds.y0);
    const last = toScreen(look, bounds.x1 + 1, bounds.y1 + 1);
    assert.ok(
      first.x >= 30 - 1e-6 && first.y >= 40 - 1e-6 && last.x <= 880 + 1e-6 && last.y <= 540 + 1e-6,
      JSON.stringify({ first, last }),
    );
  }
});

test('the board cannot be lost, and a cell is revealed by the smallest move', () => {
  const bounds = { x0: 0, y0: 0, x1: 2, y1: 2 };
  const far = withinReach(pan(camera, 1e6, -1e6), bounds);
  assert.deepEqual([far.x, far.y], [-0.5, 3.5]);
  const margins = { top: 10, right: 10, bottom: 10, left: 10 };
  assert.equal(revealing(camera, [{ x: 1, y: -1 }], margins), camera);
  const moved = revealing(camera, [{ x: 9, y: -1 }], margins);
  close(toScreen(moved, 10, 0).x, 790);
  assert.deepEqual(
    boundsOf([
      { x: 2, y: -1 },
      { x: -3, y: 4 },
    ]),
    { x0: -3, y0: -1, x1: 2, y1: 4 },
  );
  assert.equal(boundsOf([]), null);
});

test('cells are revealed together, or as many of them as the view can show', () => {
  const margins = { top: 10, right: 10, bottom: 10, left: 10 };
  const small = { ...newCamera(320, 220), scale: 50 };
  const isSeen = (/** @type {import('../../web/board/camera.js').Camera} */ look, x, y) => {
    const [first, last] = [toScreen(look, x, y), toScreen(look, x + 1, y + 1)];
    return first.x >= 10 - 1e-6 && first.y >= 10 - 1e-6 && last.x <= 310 + 1e-6 && last.y <= 210 + 1e-6;
  };
  const near = [
    { x: 4, y: 0 },
    { x: 7, y: 3 },
  ];
  const both = revealing(small, near, margins);
  assert.ok(near.every(({ x, y }) => isSeen(both, x, y)));
  assert.equal(both.scale, small.scale, 'the tiles keep their size');
  assert.equal(revealing(both, near, margins), both, 'what is in view moves nothing');
  const apart = [{ x: -6, y: -6 }, { x: 9, y: 9 }, ...near];
  const most = revealing(small, apart, margins);
  assert.ok(near.every(({ x, y }) => isSeen(most, x, y)));
  assert.equal(revealing(small, [], margins), small);
});

test('a pixel hits the cell drawn there, with ghost before tile before legal place', () => {
  for (const [x, y] of [
    [0, 0],
    [1, -1],
    [-2, 0],
  ]) {
    const middle = toScreen(camera, x + 0.5, y + 0.5);
    const { x: hitX, y: hitY, u, v } = cellAt(camera, middle.x, middle.y);
    assert.deepEqual([hitX, hitY, u.toFixed(6), v.toFixed(6)], [x, y, '0.500000', '0.500000']);
  }
  const middle = toScreen(camera, 1.5, 0.5);
  assert.equal(hitAt(scene(), camera, middle.x, middle.y).kind, 'legal');
  assert.equal(kindAt(scene(), 0, 0), 'tile');
  assert.equal(kindAt(scene(), 5, 5), 'empty');
  assert.equal(kindAt(scene({ ghost: { x: 1, y: 0, tile: tile('01'), turn: 2 } }), 1, 0), 'ghost');
});

test('neighbouring cells share their border to the real pixel, at any scale', () => {
  for (const ratio of [1, 1.5, 2, 2.625]) {
    for (const scale of [28, 63.37, 96, 127.9]) {
      const look = { ...camera, scale };
      for (let x = -3; x < 3; x += 1) {
        assert.equal(cellBox(look, ratio, x, 0).right, cellBox(look, ratio, x + 1, 0).left);
        assert.equal(cellBox(look, ratio, 0, x).bottom, cellBox(look, ratio, 0, x + 1).top);
      }
    }
  }
});

test('arrows lead to the nearest cell ahead, Page keys through all cells and round', () => {
  const cells = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 1, y: 2 },
    { x: 2, y: -1 },
  ];
  assert.deepEqual(stepFrom(cells, { x: 0, y: 0 }, 'ArrowRight'), { x: 1, y: 0 });
  assert.deepEqual(stepFrom(cells, { x: 1, y: 0 }, 'ArrowRight'), { x: 3, y: 0 });
  assert.deepEqual(stepFrom(cells, { x: 1, y: 0 }, 'ArrowDown'), { x: 1, y: 2 });
  assert.equal(stepFrom(cells, { x: 3, y: 0 }, 'ArrowRight'), null);
  assert.deepEqual(stepFrom(cells, { x: 1, y: 2 }, 'Home'), { x: 2, y: -1 });
  assert.deepEqual(stepFrom(cells, { x: 0, y: 0 }, 'End'), { x: 1, y: 2 });
  const walked = [];
  let here = { x: 0, y: 0 };
  for (let step = 0; step < cells.length; step += 1) {
    here = stepFrom(cells, here, 'PageDown');
    walked.push(`${here.x},${here.y}`);
  }
  assert.deepEqual(walked, ['1,0', '3,0', '1,2', '2,-1', '0,0']);
  assert.deepEqual(stepFrom(cells, { x: 2, y: -1 }, 'PageUp'), { x: 1, y: 2 });
});

test('of cells that cost the same the first is the least, and each is weighed once', () => {
  const cells = [3, 1, 2, 1].map((x, y) => ({ x, y }));
  let weighed = 0;
  const least = leastBy(cells, ({ x }) => {
    weighed += 1;
    return x;
  });
  assert.deepEqual(least, { x: 1, y: 1 });
  assert.equal(weighed, cells.length);
  assert.equal(
    leastBy([], () => 0),
    null,
  );
});

test('the twin has one cell per occupied, tried or legal cell, in reading order, named by the scene', () => {
  const plain = cellsOf(scene());
  assert.deepEqual(
    plain.map((cell) => [cell.x, cell.y, cell.kind, cell.label]),
    [
      [0, -1, 'legal', 'place 2'],
      [0, 0, 'tile', 'castle'],
      [1, 0, 'legal', 'place 1'],
    ],
  );
  const tried = cellsOf(scene({ ghost: { x: 1, y: 0, tile: tile('01'), turn: 3 }, selected: [0, 0] }));
  assert.deepEqual(
    tried.map((cell) => [cell.kind, cell.tile, cell.turn, cell.selected]),
    [
      ['legal', '', null, false],
      ['tile', 'castle-blue', 0, true],
      ['ghost', '01', 3, true],
    ],
  );
});

/** A context that only remembers which bitmaps were drawn where. */
function recordingContext(width, height) {
  const drawn = [];
  const context = new Proxy(
    { canvas: { width, height } },
    {
      get: (target, name) =>
        name in target ? target[name] : name === 'drawImage' ? (...args) => drawn.push(args) : () => {},
      set: () => true,
    },
  );
  return { context, drawn };
}

test('the picture draws every visible tile once, pixel for pixel, the tile on trial last, and nothing off the screen', () => {
  const cells = [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [40, 0],
  ].map(([x, y], index) => ({ x, y, tile: tile(`t${index}`), turn: index % 4, label: '' }));
  const { cache, painted } = countingCache(1e9);
  const look = snapToPixels({ x: 1.3, y: 0.4, scale: 70.3, width: 600, height: 400 }, 2);
  const shown = { ...scene(), cells, ghost: { x: 1, y: 1, tile: tile('ghost'), turn: 2 } };
  const before = JSON.stringify(shown);
  const { context, drawn } = recordingContext(1200, 800);
  assert.deepEqual(drawBoard(context, shown, look, cache, { ratio: 2 }), []);
  assert.equal(JSON.stringify(shown), before);
  assert.deepEqual(painted, ['t0/0@141', 't1/1@141', 't2/2@141', 't3/3@141', 'ghost/2@141']);
  drawn.slice(0, 4).forEach(([bitmap, left, top, width, height], index) => {
    const box = cellBox(look, 2, cells[index].x, cells[index].y);
    assert.deepEqual([bitmap.width, left, top, width, height], [141, box.left, box.top, 141, 141]);
  });
  const again = recordingContext(1200, 800);
  drawBoard(again.context, shown, look, cache, { ratio: 2 });
  assert.equal(painted.length, 5);
  assert.deepEqual(again.drawn, drawn);
});

/** A cache whose painter only counts, with a clock under the test's control, which each step of a painting moves on. */
function countingCache(pixels, { steps = 0, takes = 0 } = {}) {
  const painted = [];
  const clock = { now: 0 };
  const cache = createCache({
    pixels,
    *paint(_, picture, size) {
      for (let step = 0; step < steps; step += 1) {
        clock.now += takes;
        yield;
      }
      painted.push(`${picture.tile.id}/${picture.turn}@${size}`);
    },
    now: () => clock.now,
    blank: (width, height) => ({ bitmap: { width, height }, ctx: {} }),
  });
  return { cache, painted, clock };
}

test('a tile is painted once per turn, zoom step, theme and decoration', () => {
  const { cache, painted } = countingCache(1e9);
  const picture = { tile: tile('01'), turn: 0, size: 100, theme: 'light' };
  cache.get(picture);
  assert.ok(cache.get({ ...picture, size: 100.3 }).sharp);
  assert.equal(painted.length, 1);
  cache.get({ ...picture, turn: 1 });
  cache.get({ ...picture, theme: 'dark' });
  cache.get({ ...picture, size: 129 });
  cache.get({ ...picture, inhabitants: ['green', null] });
  cache.get({ ...picture, inhabitants: [null, 'green'] });
  assert.equal(painted.length, 6);
});

test('out of time, a stand-in is shown and the frame asks for another', () => {
  const { cache, painted, clock } = countingCache(1e9);
  const picture = { tile: tile('01'), turn: 0, size: 256, theme: 'light' };
  cache.startFrame(5);
  clock.now = 6;
  const first = cache.get(picture);
  assert.deepEqual([first.sharp, first.bitmap.width], [false, 64]);
  cache.get(picture);
  assert.equal(painted.length, 1);
  cache.startFrame(5);
  const second = cache.get(picture);
  assert.deepEqual([second.sharp, second.bitmap.width], [true, 256]);
});

test('a tile is painted bit by bit in spare moments, and finished at once when it is needed', () => {
  const { cache, painted, clock } = countingCache(1e9, { steps: 9, takes: 6 });
  const picture = { tile: tile('01'), turn: 0, size: 100, theme: 'light' };
  let moments = 0;
  for (; cache.prepare(picture); moments += 1) assert.ok(clock.now <= 12 * (moments + 1), 'a moment is 12 ms at most');
  assert.equal(moments, 5);
  assert.deepEqual(painted, ['01/0@100']);
  const other = { ...picture, turn: 1 };
  assert.ok(cache.prepare(other));
  const before = clock.now;
  assert.ok(cache.get(other).sharp);
  assert.equal(clock.now - before, 7 * 6, 'what was painted is not painted again');
  assert.equal(cache.prepare(other), false);
  assert.equal(painted.length, 2);
});

test('the longest unused bitmaps go first, and the bound holds', () => {
  const { cache, painted } = countingCache(3 * 128 * 128);
  const show = (id) => cache.get({ tile: tile(id), turn: 0, size: 128, theme: 'light' });
  ['a', 'b', 'c'].forEach(show);
  show('a');
  show('d');
  assert.equal(cache.count(), 3);
  assert.equal(painted.length, 4);
  show('a');
  assert.equal(painted.length, 4);
  show('b');
  assert.equal(painted.length, 5);
});

test('however small they are, no more bitmaps are stored than a table needs', () => {
  const { cache } = countingCache(1e9);
  for (let number = 0; number < 1000; number += 1)
    cache.get({ tile: tile(`t${number}`), turn: 0, size: 16, theme: 'light' });
  assert.equal(cache.count(), 300);
});

test('a stand-in is the bitmap of the nearest size, and gone ones are not offered', () => {
  const { cache, clock } = countingCache(2 * 128 * 128);
  const show = (size) => cache.get({ tile: tile('01'), turn: 0, size, theme: 'light' });
  show(64);
  show(128);
  cache.startFrame(0);
  clock.now = 1;
  assert.equal(show(110).bitmap.width, 128);
  assert.equal(show(70).bitmap.width, 64);
  cache.startFrame(5);
  show(140);
  cache.startFrame(0);
  clock.now = 2;
  assert.equal(show(120).bitmap.width, 140);
});

test('a tile is painted at its own size in real pixels, up to the largest', () => {
  for (const size of [64, 65, 200, 511]) assert.equal(stepFor(size), size);
  assert.equal(stepFor(5000), LARGEST);
});

test('drawn cells are whole real pixels, all alike, wherever the camera looks', () => {
  for (const ratio of [1, 1.5, 2, 2.625]) {
    for (const scale of [28.4, 63.37, 127.9]) {
      const look = snapToPixels({ ...camera, x: 0.123, y: 7.77, scale }, ratio);
      for (let x = -4; x < 4; x += 1) {
        const box = cellBox(look, ratio, x, x);
        assert.equal(box.right - box.left, Math.round(scale * ratio));
        assert.equal(box.bottom - box.top, Math.round(scale * ratio));
      }
    }
  }
});
