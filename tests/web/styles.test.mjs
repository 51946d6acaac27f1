/** The style sheets, read as text. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import test from 'node:test';

const FOLDER = new URL('../../web/styles/', import.meta.url);

test('what shows under a mouse does not stay behind after the tap of a finger', () => {
  const lines = readdirSync(FOLDER).flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n'));
  const hovering = lines.filter((line) => line.includes(':hover'));
  assert.ok(hovering.length > 5);
  for (const line of hovering) assert.match(line, /^@media \(hover: hover\) \{ .* \}$/);
});
