/** A button that is held repeats its step; the click that ends the hold adds none. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeating } from '../../web/ui/repeat.js';

/** A button that stops at a value. @param {import('node:test').TestContext} t @param {number} [last] */
function pressed(t, last = Infinity) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const state = { value: 0, isConnected: true };
  const currentTarget = {
    get isConnected() {
      return state.isConnected;
    },
    getAttribute: () => (state.value >= last ? 'true' : null),
  };
  const button = repeating(() => {
    state.value += 1;
  });
  const press = (/** @type {object} */ more = {}) =>
    button.onpointerdown(/** @type {any} */ ({ currentTarget, button: 0, isPrimary: true, ...more }));
  const lift = () => {
    button.onpointerup();
    button.onclick(/** @type {any} */ ({ detail: 1 }));
  };
  /** In small steps, as a timer that is set meanwhile counts from the end of a step. @param {number} time */
  const wait = (time) => {
    for (let passed = 0; passed < time; passed += 5) t.mock.timers.tick(5);
  };
  return { state, button, press, lift, wait };
}

test('a tap is one step', (t) => {
  const { state, press, lift, wait } = pressed(t);
  press();
  wait(400);
  lift();
  wait(5000);
  assert.equal(state.value, 1);
});

test('a hold is a step after half a second and one every 85 milliseconds, and none when it ends', (t) => {
  const { state, press, lift, wait } = pressed(t);
  press();
  wait(500);
  assert.equal(state.value, 1);
  wait(170);
  assert.equal(state.value, 3);
  lift();
  wait(5000);
  assert.equal(state.value, 3);
});

test('a key steps after a hold too', (t) => {
  const { state, button, press, lift, wait } = pressed(t);
  press();
  wait(500);
  lift();
  button.onclick(/** @type {any} */ ({ detail: 0 }));
  assert.equal(state.value, 2);
});

test('steps end at the last value, when the panel is gone, and for a second finger', (t) => {
  const { state, press, lift, wait } = pressed(t, 4);
  press();
  wait(5000);
  lift();
  assert.equal(state.value, 4);
  state.value = 0;
  press();
  state.isConnected = false;
  wait(5000);
  assert.equal(state.value, 0);
  state.isConnected = true;
  press({ isPrimary: false });
  wait(5000);
  assert.equal(state.value, 0);
});
