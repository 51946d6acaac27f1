/** The style sheets, read as text. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const FOLDER = new URL('../../web/styles/', import.meta.url);
const LINES = readdirSync(FOLDER).flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'));

test('what shows under a mouse does not stay behind after the tap of a finger', () => {
  const hovering = LINES.filter((line) => line.includes(':hover'));
  assert.ok(hovering.length > 5);
  for (const line of hovering) assert.match(line, /^@media \(hover: hover\) \{ .* \}$/);
});

test('nothing round the screens looks into them, which would cost every change of the page', () => {
  const looking = LINES.filter((line) => line.includes(':has('));
  assert.ok(looking.length > 0);
  for (const line of looking) assert.doesNotMatch(line, /(^|[\s,])(:root|html|body|#app|\.screen|\.table)(\[[^\]]*\])?:has\(/);
});
