/** While something flies, only what a person does is drawn; everything else follows when it has arrived and is counted. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { FakeElement, fakeDocument } from './fake_dom.mjs';

globalThis.document = fakeDocument;
fakeDocument.body = new FakeElement('body', true);
/** @type {Record<string, () => void>} */
const listeners = {};
globalThis.window = {
  setTimeout: (...args) => setTimeout(...args),
  addEventListener(name, listener) {
    listeners[name] = listener;
  },
};
FakeElement.prototype.animate = () => ({});
FakeElement.prototype.append = function append(...nodes) {
  for (const node of nodes) this.insertBefore(node, null);
};
FakeElement.prototype.classList = { add() {}, remove() {} };

const { counter, drawCalmly, fly, isFlying, watchHands } = await import('../../web/ui/motion.js');
const { create, h, patch } = await import('../../web/ui/dom.js');
watchHands();

const MOTION = { is_reduced: false, duration: 300, rest: 700 };
const BOX = { left: 0, top: 0, width: 10, height: 10 };
const aPoint = () => [{ thing: h('b', '+2'), from: BOX, to: BOX }];

let now = 10_000;

/** A page of frames of 16 ms, with a clock of its own. @param {import('node:test').TestContext} t */
function clock(t) {
  /** @type {Map<number, () => void>} */
  let frames = new Map();
  let number = 0;
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(performance, 'now', () => now);
  globalThis.requestAnimationFrame = (callback) => {
    number += 1;
    frames.set(number, callback);
    return number;
  };
  globalThis.cancelAnimationFrame = (id) => frames.delete(id);
  return (/** @type {number} */ time) => {
    for (let passed = 0; passed < time; passed += 16) {
      now += 16;
      t.mock.timers.tick(16);
      const due = frames;
      frames = new Map();
      for (const callback of due.values()) callback();
    }
  };
}

/** How often the page was drawn. */
let drawings = 0;
const draw = () => {
  drawings += 1;
};

beforeEach(() => {
  drawings = 0;
});

/** How many things fly. */
const flying = () =>
  fakeDocument.body.childNodes.reduce((sum, { tag, childNodes }) => sum + (tag === 'div' ? childNodes.length : 0), 0);

test('what is drawn while something flies waits until it has arrived, and is drawn once', (t) => {
  const wait = clock(t);
  drawCalmly(draw);
  assert.equal(drawings, 1, 'nothing flies');
  fly(aPoint, MOTION, () => true);
  wait(48);
  assert.equal(flying(), 1);
  drawCalmly(draw);
  drawCalmly(draw);
  assert.equal(drawings, 1);
  wait(400);
  assert.equal(flying(), 0);
  assert.equal(drawings, 2);
  assert.equal(isFlying(), false);
});

test('what a person does is drawn immediately, with what was held', (t) => {
  const wait = clock(t);
  fly(aPoint, MOTION, () => true);
  wait(48);
  drawCalmly(draw);
  listeners.pointerdown();
  assert.equal(drawings, 0, 'nothing changes under the finger that comes down');
  drawCalmly(draw);
  assert.equal(drawings, 1);
  wait(400);
  assert.equal(drawings, 1, 'what was held has been drawn with it');
});

test('a flight leaves when the page has its answers and is not being drawn, or after a while', (t) => {
  const wait = clock(t);
  let isReady = false;
  fly(aPoint, MOTION, () => isReady);
  wait(64);
  assert.equal(flying(), 0);
  isReady = true;
  drawCalmly(draw);
  assert.equal(drawings, 1, 'nothing is held while it waits');
  wait(16);
  assert.equal(flying(), 0, 'the page was drawn in this frame');
  wait(16);
  assert.equal(flying(), 1);
  wait(400);
  const stop = fly(aPoint, MOTION, () => false);
  wait(320);
  assert.equal(flying(), 1, 'it does not wait for ever');
  stop();
  assert.equal(flying(), 0);
  wait(16);
});

test('a number counts when what brings the difference has arrived, and drawings wait for it', (t) => {
  const wait = clock(t);
  const place = create(h('p'));
  fakeDocument.body.append(place);
  const shown = () => place.childNodes[0].textContent;
  patch(place, counter(3, MOTION));
  assert.equal(shown(), '3');
  patch(place, counter(13, MOTION));
  fly(aPoint, MOTION, () => true);
  wait(200);
  assert.equal(shown(), '3', 'the points are on their way');
  drawCalmly(draw);
  wait(240);
  assert.notEqual(shown(), '3');
  assert.notEqual(shown(), '13');
  assert.equal(drawings, 0);
  wait(200);
  assert.equal(shown(), '13');
  assert.equal(drawings, 1);
});

test('with reduced motion nothing flies, nothing counts and nothing waits', (t) => {
  clock(t);
  const still = { ...MOTION, is_reduced: true };
  fly(aPoint, still, () => true);
  assert.equal(isFlying(), false);
  const place = create(h('p'));
  fakeDocument.body.append(place);
  patch(place, counter(3, still));
  patch(place, counter(13, still));
  assert.equal(place.childNodes[0].textContent, '13');
  drawCalmly(draw);
  assert.equal(drawings, 1);
});
