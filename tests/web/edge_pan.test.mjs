/** A tile that rests at the edge of the view brings the places beyond it into view. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { pan } from '../../web/board/camera.js';
import { createEdgePan, panAt } from '../../web/board/edge_pan.js';

/** Ten cells of 50 pixels across, six down, the cell (0, 0) at the upper left corner. */
const CAMERA = { x: 5, y: 3, scale: 50, width: 500, height: 300 };
const LEFT = { x: -2, y: 1 };
const IN_VIEW = { x: 3, y: 2 };

/** @type {((now: number) => void)[]} */
let frames = [];
globalThis.requestAnimationFrame = (work) => frames.push(work);
beforeEach(() => {
  frames = [];
});
/** Runs frames from one time to another, in milliseconds. */
function run(from, to) {
  for (let now = from; now <= to; now += 20) for (const work of frames.splice(0)) work(now);
}

function table({ legal = [LEFT, IN_VIEW], isMotionReduced = false } = {}) {
  const moves = [];
  const state = { camera: CAMERA };
  const edgePan = createEdgePan({
    view: () => state.camera,
    legal: () => legal,
    isMotionReduced: () => isMotionReduced,
    onPan(dx, dy) {
      moves.push([dx, dy]);
      state.camera = pan(state.camera, dx, dy);
    },
  });
  return { edgePan, moves, state };
}

test('the land moves away from an edge that is near, if places are offered beyond it', () => {
  assert.deepEqual(panAt(CAMERA, [LEFT], { x: 10, y: 150 }), { x: 1, y: 0 });
  assert.deepEqual(panAt(CAMERA, [LEFT], { x: 60, y: 150 }), { x: 0, y: 0 }, 'not near');
  assert.deepEqual(panAt(CAMERA, [IN_VIEW], { x: 10, y: 150 }), { x: 0, y: 0 }, 'nothing beyond');
  assert.deepEqual(panAt(CAMERA, [LEFT], { x: 490, y: 150 }), { x: 0, y: 0 }, 'beyond the other edge');
  assert.deepEqual(panAt(CAMERA, [LEFT], { x: -5, y: 150 }), { x: 0, y: 0 }, 'outside the view');
  assert.deepEqual(panAt(CAMERA, [{ x: 11, y: 8 }], { x: 490, y: 290 }), { x: -1, y: -1 }, 'a corner');
});

test('a tile that rests at the edge pans slowly until the places are in view, then the land stands still', () => {
  const { edgePan, moves, state } = table();
  edgePan.rest({ x: 5, y: 150 });
  run(0, 340);
  assert.deepEqual(moves, [], 'a tile carried across the edge moves nothing');
  run(360, 1360);
  const cells = moves.reduce((sum, [dx]) => sum + dx, 0) / CAMERA.scale;
  assert.ok(cells > 1.4 && cells < 3.2, `${cells} cells in a second, at most`);
  run(1380, 9000);
  assert.equal(frames.length, 0, 'nothing more is done');
  assert.ok(state.camera.x <= CAMERA.x - 1.5 && state.camera.x > CAMERA.x - 2, `${state.camera.x}`);
  assert.ok(moves.every(([, dy]) => dy === 0));
});

test('a tile that leaves the edge, finds a place or is dropped stops it', () => {
  for (const at of [null, { x: 250, y: 150 }]) {
    const { edgePan, moves } = table();
    edgePan.rest({ x: 5, y: 150 });
    run(0, 500);
    const before = moves.length;
    assert.ok(before > 0);
    edgePan.rest(at);
    run(520, 2000);
    assert.equal(moves.length, before);
    edgePan.rest({ x: 5, y: 150 });
    run(2020, 2340);
    assert.equal(moves.length, before, 'it must rest anew');
  }
});

test('where nothing may glide, the land leaps by whole cells with pauses', () => {
  const { edgePan, moves } = table({ isMotionReduced: true });
  edgePan.rest({ x: 5, y: 150 });
  run(0, 5000);
  assert.deepEqual(moves, [
    [50, 0],
    [50, 0],
  ]);
});
