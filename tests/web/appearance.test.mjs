/** The theme and the motion of the page, by the settings and the system. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appearanceOf } from '../../web/ui/appearance.js';
import { parseSettings } from '../../web/ui/settings.js';

/** @param {object} settings @param {string} [system] what it prefers */
const shown = (settings, system = '') =>
  appearanceOf(parseSettings(JSON.stringify(settings)), (query) => system !== '' && query.includes(system));

test('a chosen theme holds whatever the system prefers; otherwise the system decides', () => {
  assert.equal(shown({}).theme, 'light');
  assert.equal(shown({}, 'dark').theme, 'dark');
  assert.equal(shown({ theme: 'light' }, 'dark').theme, 'light');
  assert.equal(shown({ theme: 'dark' }).theme, 'dark');
});

test('nothing moves if the person or the system asks for it; the speed alone decides how long things are shown', () => {
  assert.deepEqual(shown({}).motion, { is_reduced: false, duration: 280, rest: 1100 });
  assert.deepEqual(shown({}, 'reduced-motion').motion, { is_reduced: true, duration: 280, rest: 1100 });
  assert.deepEqual(shown({ speed: 'off' }).motion, { is_reduced: true, duration: 0, rest: 0 });
  for (const speed of ['fast', 'normal', 'slow']) assert.ok(shown({ speed }).motion.duration <= 500);
});

test('only one module of the page asks what the system prefers', async () => {
  const { pageSources } = await import('./i18n_scan.mjs');
  const asking = pageSources().filter(({ text }) => text.includes('matchMedia'));
  assert.deepEqual(
    asking.map(({ name }) => name),
    ['web/ui/appearance.js'],
  );
});
