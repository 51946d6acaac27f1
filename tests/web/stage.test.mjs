/** The stage: where the camera rests, where a carried tile falls, what stands beside a cell, and what lies outside the view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAtEdge, outside, placeBeside } from '../../web/board/beside.js';
import { fitted, framed, frameOf, toScreen, zoomAbout } from '../../web/board/camera.js';
import { snapped } from '../../web/board/hit.js';
import { refuse } from '../../web/table/play/trial.js';
import { boardOverlay } from '../../web/table/view/board_overlay.js';

const MARGINS = { top: 12, right: 12, bottom: 12, left: 12 };
const PHONE = { x: 0, y: 0, scale: 100, width: 345, height: 374 };
const row = (length) => Array.from({ length }, (_, x) => ({ x, y: 0 }));
const scene = (cells, more = {}) => ({ cells, legal: [], ghost: null, last: null, bounds: null, ...more });

/** Whether a cell is wholly in the view. */
function isSeen(camera, { x, y }) {
  const [from, to] = [toScreen(camera, x, y), toScreen(camera, x + 1, y + 1)];
  return from.x >= 0 && from.y >= 0 && to.x <= camera.width && to.y <= camera.height;
}

test('the camera frames the land with the free cells round it, whether or not places are offered', () => {
  const land = scene(row(3));
  assert.deepEqual(frameOf(land), { x0: -1, y0: -1, x1: 3, y1: 1 });
  assert.deepEqual(frameOf({ ...land, legal: [{ x: -1, y: 0 }], ghost: { x: 3, y: 0 } }), frameOf(land));
  assert.equal(frameOf(scene([])), null);
  assert.deepEqual(frameOf(scene(row(2), { bounds: { x0: 0, y0: 0, x1: 4, y1: 3 } })), { x0: 0, y0: 0, x1: 4, y1: 3 });
});

test('on a phone a tile is never smaller than 56 pixels, and the newest one is in view', () => {
  for (const length of [1, 3, 4, 7, 12, 30]) {
    const frame = frameOf(scene(row(length)));
    for (const newest of [{ x: 0, y: 0 }, { x: length - 1, y: 0 }, { x: length, y: 0 }, null]) {
      const camera = framed(PHONE, frame, MARGINS, newest);
      assert.ok(camera.scale >= 56, `${length} tiles`);
      if (newest) assert.ok(isSeen(camera, newest), `${newest.x} of ${length}`);
    }
  }
});

test('a land that fits is seen whole, and one that does not leaves no room unused', () => {
  const small = framed(PHONE, frameOf(scene(row(2))), MARGINS, null);
  assert.ok([-1, 2].every((x) => isSeen(small, { x, y: 0 })));
  const large = framed(PHONE, frameOf(scene(row(12))), MARGINS, { x: 0, y: 0 });
  assert.equal(toScreen(large, -1, 0).x, MARGINS.left);
});

test('when nothing more is placed, the land is seen whole without the free cells round it, however small', () => {
  const land = row(14);
  const camera = fitted({ ...PHONE, width: 200 }, frameOf(scene(land), true), MARGINS);
  assert.ok(land.every((cell) => isSeen(camera, cell)));
  assert.ok(camera.scale > 200 / 16);
  assert.equal(zoomAbout(camera, 0.5, 0, 0).scale, camera.scale);
});

test('a low view shows four rows with somewhat smaller tiles', () => {
  const camera = framed({ ...PHONE, height: 200 }, frameOf(scene(row(20))), MARGINS, null);
  assert.ok(camera.scale >= 40 && camera.scale * 4 <= 200);
});

test('a carried tile falls into the nearest place offered within 0.6 of a tile', () => {
  const legal = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ];
  const at = (x, y) => {
    const { x: px, y: py } = toScreen(PHONE, x, y);
    return snapped(legal, PHONE, px, py);
  };
  assert.deepEqual(at(0.5, 0.5), { x: 0, y: 0 });
  assert.deepEqual(at(1.09, 0.5), { x: 0, y: 0 }, 'beside it, over another cell');
  assert.deepEqual(at(1.95, 0.5), { x: 2, y: 0 });
  assert.equal(at(0.5, 1.15), null);
  assert.equal(at(1.2, 0.5), null);
  assert.equal(snapped([], PHONE, 10, 10), null);
});

test('what stands beside a cell is wholly in view, off the cell, and over as little land as possible', () => {
  const size = { width: 154, height: 52 };
  const upright = { width: 52, height: 154 };
  const land = row(5);
  for (const cell of [...row(7), { x: 2, y: 3 }, { x: -1, y: -1 }]) {
    const camera = framed(PHONE, { x0: -1, y0: -1, x1: 6, y1: 4 }, MARGINS, cell);
    const { x, y, shape } = placeBeside(camera, cell, [size, upright], land);
    const { width, height } = [size, upright][shape];
    assert.ok(x >= 0 && y >= 0 && x + width <= camera.width && y + height <= camera.height, `${cell.x},${cell.y}`);
    const box = toScreen(camera, cell.x, cell.y);
    const isOff = x >= box.x + camera.scale || x + width <= box.x || y >= box.y + camera.scale || y + height <= box.y;
    assert.ok(isOff, `${cell.x},${cell.y}`);
  }
  const camera = framed(PHONE, frameOf(scene(land)), MARGINS, { x: 2, y: 1 });
  const { y } = placeBeside(camera, { x: 2, y: 1 }, [size], land);
  assert.ok(y > toScreen(camera, 2, 2).y, 'below, where no tile lies');
});

test('what is said at a cell leaves free what stands there already', () => {
  const taken = { x: 100, y: 200, width: 154, height: 52 };
  const camera = { x: 0.5, y: 0.5, scale: 60, width: 345, height: 374 };
  const bubble = { width: 300, height: 50 };
  const { y } = placeBeside(camera, { x: 0, y: 0 }, [bubble], [], [taken]);
  assert.ok(y + bubble.height <= taken.y || y >= taken.y + taken.height);
});

test('what is said at a cell goes below buttons that stand upright beside a tile', () => {
  const taken = { x: 200, y: 6, width: 58, height: 154 };
  const camera = { x: 2, y: 3, scale: 60, width: 345, height: 374 };
  const { y } = placeBeside(camera, { x: 2, y: 1 }, [{ width: 300, height: 50 }], row(4), [taken]);
  assert.equal(y, taken.y + taken.height + 6);
});

test('what is said at a cell stands right beside it unless that would cover what is taken', () => {
  const camera = { x: 1.5, y: 0.5, scale: 60, width: 345, height: 374 };
  const bubble = { width: 300, height: 50 };
  const land = [...row(4), { x: 0, y: 1 }, { x: 0, y: -1 }];
  const cell = { x: 1, y: 0 };
  const above = toScreen(camera, 1, 0).y - 6 - bubble.height;
  const below = toScreen(camera, 1, 1).y + 6;
  const boxOf = ({ x, y }) => ({ ...toScreen(camera, x, y), width: 60, height: 60 });
  const near = placeBeside(camera, cell, [bubble], land, [boxOf({ x: 3, y: 0 })]);
  assert.ok(near.y === above || near.y === below, 'one tile is covered either way');
  const free = placeBeside(camera, cell, [bubble], land, [boxOf({ x: 0, y: 1 })]);
  assert.equal(free.y, above);
  const far = placeBeside(camera, cell, [bubble], land, [boxOf({ x: 0, y: 1 }), boxOf({ x: 0, y: -1 })]);
  assert.equal(far.y, below + 60, 'a cell farther off');
});

test('a cell that has left the view keeps its buttons at the edge, and one that fills it has them on its lower end', () => {
  const size = { width: 154, height: 52 };
  const far = placeBeside(PHONE, { x: 40, y: -40 }, [size], []);
  assert.ok(far.x + size.width <= PHONE.width && far.y >= 0);
  const filled = placeBeside({ ...PHONE, x: 0.5, y: 0.5, scale: 360 }, { x: 0, y: 0 }, [size], []);
  assert.ok(filled.y > PHONE.height / 2 && filled.y + size.height <= PHONE.height);
});

test('on each side the nearest place outside the view is known', () => {
  const camera = { x: 0.5, y: 0.5, scale: 100, width: 300, height: 300 };
  const cells = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
    { x: -3, y: 0 },
    { x: -5, y: 0 },
    { x: 0, y: 3 },
    { x: 4, y: 2 },
  ];
  assert.deepEqual(outside(cells, camera), {
    left: { x: -3, y: 0 },
    right: { x: 4, y: 2 },
    up: null,
    down: { x: 0, y: 3 },
  });
  assert.deepEqual(outside([], camera), { left: null, right: null, up: null, down: null });
});

test('an arrow gives way to what stands at the middle of its edge', () => {
  const view = { width: 300, height: 200 };
  const buttons = { x: 140, y: 140, width: 154, height: 52 };
  assert.equal(isAtEdge(buttons, 'down', view), true);
  for (const side of ['left', 'right', 'up']) assert.equal(isAtEdge(buttons, side, view), false, side);
});

test('the buttons of a tile on trial are measured once in each view, and arrows that stay hidden are left alone', () => {
  globalThis.document = { addEventListener() {} };
  const counted = { measured: 0, hidden: 0 };
  const buttons = () => ({
    dataset: { x: '0', y: '0', turns: 'true' },
    style: { transform: '' },
    offsetHeight: 52,
    get offsetWidth() {
      counted.measured += 1;
      return 154;
    },
    removeAttribute() {},
    toggleAttribute() {},
    matches: () => false,
  });
  const arrow = {
    dataset: { side: 'left' },
    isHidden: false,
    get hidden() {
      return this.isHidden;
    },
    set hidden(value) {
      counted.hidden += 1;
      this.isHidden = value;
    },
  };
  const settings = { text_size: 100 };
  const overlay = boardOverlay({ state: { settings } }, () => {});
  const layer = { children: [] };
  overlay.view({ replay: null, decider: null, look: 0, ui: {} }).props.mount(layer);
  const show = (camera) => {
    layer.children = [buttons(), arrow];
    overlay.arrange({ view: () => camera, entry: () => null }, { ...scene(row(2)), outlines: [] });
    return layer.children[0].style.transform;
  };
  const place = show(PHONE);
  assert.match(place, /^translate\(\d+px, \d+px\)$/);
  assert.equal(show(PHONE), place);
  assert.deepEqual(counted, { measured: 1, hidden: 1 });
  show({ ...PHONE, width: 300 });
  settings.text_size = 150;
  show({ ...PHONE, width: 300 });
  assert.equal(counted.measured, 3);
});

test('a refusal is said at the cell, and two alike are told apart', () => {
  const said = [];
  const app = {
    state: { table: { ui: {} } },
    sounds: { play: (name) => said.push(name) },
    setUi(change) {
      app.state.table.ui = { ...app.state.table.ui, ...change };
    },
  };
  const words = () => 'There is already a tile there.';
  refuse(app, { x: 2, y: -1 }, words, '18');
  const first = app.state.table.ui.refusal;
  assert.deepEqual(first, { x: 2, y: -1, words, clause: '18', number: 1 });
  refuse(app, { x: 2, y: -1 }, words, '18');
  assert.notEqual(app.state.table.ui.refusal.number, first.number);
  assert.deepEqual(said, ['refuse', 'refuse']);
});
