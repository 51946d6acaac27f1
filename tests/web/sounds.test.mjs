/** Sounds: silence until somebody wants them, then notes, and silence again at once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSettings } from '../../web/ui/settings.js';
import { createSounds, NOTES } from '../../web/ui/sounds.js';
import { pageSources } from './i18n_scan.mjs';

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
  createSounds(() => settings.sounds).play('end');
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
  sounds.play('end');
  assert.deepEqual(heard, { devices: 1, notes: 3 });
});

test('nothing sounds before somebody has touched the page, where the browser says so', (t) => {
  const heard = loudspeaker(t);
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  t.after(() => {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
  for (const hasBeenActive of [false, true]) {
    Object.defineProperty(globalThis, 'navigator', {
      value: { userActivation: { hasBeenActive } },
      configurable: true,
    });
    createSounds(() => true).play('coin');
    assert.equal(heard.devices, hasBeenActive ? 1 : 0);
  }
});

test('every sound is short and soft, and begins at once', () => {
  for (const [name, notes] of Object.entries(NOTES)) {
    assert.equal(notes[0]?.[1], 0, name);
    for (const [frequency, start, length, loudness] of notes) {
      assert.ok(frequency >= 60 && frequency <= 2000, `${name}: ${frequency} Hz`);
      assert.ok(start + length <= 0.9, `${name} lasts ${start + length} s`);
      assert.ok(loudness > 0 && loudness <= 0.25, `${name}: ${loudness}`);
    }
  }
});

test('every sound of the list is played somewhere, and nobody waits for one', () => {
  const sources = pageSources().map(({ text }) => text);
  for (const name of Object.keys(NOTES))
    assert.ok(
      sources.some((text) => text.includes(`sounds.play('${name}')`)),
      name,
    );
  assert.doesNotMatch(sources.join('\n'), /await [\w.]*sounds\.play/);
});
