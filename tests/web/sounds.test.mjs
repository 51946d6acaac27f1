/** Sounds: silence until somebody wants them, then notes, and silence again at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSettings } from '../../web/ui/settings.js';
import { createSounds } from '../../web/ui/sounds.js';

/** Put a loudspeaker into the global scope that counts what is played on it. @param {import('node:test').TestContext} t */
function loudspeaker(t) {
  const heard = { devices: 0, notes: 0 };
  const value = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class AudioContext {
    state = 'running';
    currentTime = 0;
    destination = {};

    constructor() {
      heard.devices += 1;
    }

    createOscillator() {
      return {
        frequency: { value: 0 },
        connect: (/** @type {any} */ next) => next,
        start: () => {
          heard.notes += 1;
        },
        stop() {},
      };
    }

    createGain() {
      return { gain: value, connect: (/** @type {any} */ next) => next };
    }
  }
  Object.assign(globalThis, { AudioContext });
  t.after(() => {
    delete (/** @type {any} */ (globalThis).AudioContext);
  });
  return heard;
}

test('nothing sounds, and no loudspeaker is opened, for somebody who has chosen nothing', (t) => {
  const heard = loudspeaker(t);
  const settings = parseSettings(null);
  createSounds(() => settings.sounds).play('win');
  assert.deepEqual(heard, { devices: 0, notes: 0 });
});

test('sounds begin with the setting and end with it', (t) => {
  const heard = loudspeaker(t);
  let settings = parseSettings('{"sounds": true}');
  const sounds = createSounds(() => settings.sounds);
  sounds.play('tap');
  sounds.play('coin');
  assert.deepEqual(heard, { devices: 1, notes: 3 });
  settings = parseSettings('{"sounds": false}');
  sounds.play('win');
  assert.deepEqual(heard, { devices: 1, notes: 3 });
});
