/** Fingers on the board: a long tap is still a tap, unless there was something to explain. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachInput } from '../../web/board/input.js';

/** A board under a finger, which explains what it holds, and what was made of the finger. @param {boolean} explains */
function touched(explains) {
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 20 }),
    setPointerCapture() {},
  });
  /** @type {string[]} */
  const heard = [];
  attachInput(/** @type {any} */ (element), {
    onPan: () => heard.push('pan'),
    onZoom: () => heard.push('zoom'),
    onTap: (x, y) => heard.push(`tap ${x},${y}`),
    onHold: (x, y) => {
      heard.push(`hold ${x},${y}`);
      return explains;
    },
  });
  const send = (/** @type {string} */ type) =>
    element.dispatchEvent(
      Object.assign(new Event(type), {
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        clientX: 40,
        clientY: 50,
        width: 8,
        height: 8,
      }),
    );
  return { heard, send };
}

test('a finger that rests where nothing can be explained taps when it is lifted', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { heard, send } = touched(false);
  send('pointerdown');
  t.mock.timers.tick(5000);
  send('pointerup');
  assert.deepEqual(heard, ['hold 30,30', 'tap 30,30']);
});

test('a finger that has something explained does not tap as well', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { heard, send } = touched(true);
  send('pointerdown');
  t.mock.timers.tick(5000);
  send('pointerup');
  assert.deepEqual(heard, ['hold 30,30']);
});

test('a quick tap is no hold', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { heard, send } = touched(true);
  send('pointerdown');
  t.mock.timers.tick(100);
  send('pointerup');
  t.mock.timers.tick(5000);
  assert.deepEqual(heard, ['tap 30,30']);
});
