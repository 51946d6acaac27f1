/** The style sheets, read as text. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

import { pageSources } from './i18n_scan.mjs';

const FOLDER = new URL('../../web/styles/', import.meta.url);
const LINES = readdirSync(FOLDER).flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'));
const WHOLE = LINES.join('\n');

test('what shows under a mouse does not stay behind after the tap of a finger', () => {
  assert.ok(LINES.filter((line) => line.includes(':hover')).length > 5);
  assert.doesNotMatch(WHOLE.replace(/^@media \(hover: hover\) \{\n[\s\S]*?^\}$/gm, ''), /:hover/);
});

test('nothing round the screens looks into them, which would cost every change of the page', () => {
  const looking = LINES.filter((line) => line.includes(':has('));
  assert.ok(looking.length > 0);
  for (const line of looking)
    assert.doesNotMatch(line, /(^|[\s,])(:root|html|body|#app|\.screen|\.table)(\[[^\]]*\])?:has\(/);
});

test('no pseudo-element stands inside :is() or :where(), where it matches nothing', () => {
  assert.doesNotMatch(WHOLE, /:(is|where)\([^{]*::/);
});

test('every measure and colour that is used is given', () => {
  const given = new Set([...WHOLE.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const used = [...WHOLE.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
  assert.ok(used.length > 100);
  assert.deepEqual(
    used.filter((name) => !given.has(name)),
    [],
  );
});

test('what is held is not selected, and the page is not pulled along by a finger', () => {
  const rules = [...WHOLE.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({ selector, body }));
  const free = rules
    .filter(({ body }) => /(^|[^-])user-select: none/.test(body))
    .map(({ selector }) => selector)
    .join(',');
  for (const held of ['[data-thing]', '.tile-button', '.gold-step', '.secret', '.board'])
    assert.ok(free.includes(held), held);
  assert.ok(
    rules.some(({ selector, body }) => /\bhtml\s*$/.test(selector) && body.includes('overscroll-behavior: none')),
  );
});

test('a name that is cut knows its own direction', () => {
  const cut = pageSources().flatMap(({ text }) => text.split('\n').filter((line) => /h\('[\w.-]+\.clip\b/.test(line)));
  assert.ok(cut.length >= 4);
  for (const line of cut) assert.match(line, /\.clip', \{ dir: 'auto' \}/);
  assert.doesNotMatch(WHOLE, /\.seller-name[^{]*\{[^}]*text-overflow/, 'cut by no other rule');
});

test('everything moves by the few durations of the list', () => {
  const moving = [...WHOLE.matchAll(/\b(?:transition|animation)(?:-duration|-delay)?:([^;]*);/g)].map(
    ([, value]) => value,
  );
  assert.ok(moving.length > 10);
  for (const value of moving) {
    assert.doesNotMatch(value, /(?<![\w-])[\d.]+m?s\b/, `a duration of its own: ${value}`);
    assert.doesNotMatch(value, /--duration/, `the base, not a duration of the list: ${value}`);
  }
  const used = new Set([...WHOLE.matchAll(/var\((--motion-\w+)/g)].map(([, name]) => name));
  const given = new Set([...WHOLE.matchAll(/(--motion-\w+):/g)].map(([, name]) => name));
  assert.deepEqual(used, given);
});
