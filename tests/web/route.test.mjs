/** Addresses inside the page: whatever stands in one, it leads to a screen that exists, with an id that could be real. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { lessonGame } from '../../web/learn/lesson.js';
import { createRoutes } from '../../web/ui/route.js';

const SCREENS = ['start', 'setup', 'games', 'table', 'end', 'replay', 'puzzles'];
const GAMES = ['isle', 'skylands'];
const ID = '0123456789abcdef01234567';
/** @type {string[]} */
const FRAGMENTS = JSON.parse(readFileSync(new URL('fragments.json', import.meta.url), 'utf8'));
const { parse, format } = createRoutes({ screens: SCREENS, games: GAMES, lessonGame });

test('whatever stands in an address, it leads to a screen, and to no file of another folder', () => {
  assert.ok(FRAGMENTS.length >= 200);
  for (const fragment of FRAGMENTS) {
    const { name, args } = parse(fragment);
    assert.ok(SCREENS.includes(name), fragment);
    assert.deepEqual(
      Object.keys(args).filter((key) => key !== 'id'),
      [],
      fragment,
    );
    if (args.id === undefined) continue;
    assert.match(args.id, /^[A-Za-z0-9_-]+$/, fragment);
    if (name === 'setup') assert.ok(GAMES.includes(args.id), fragment);
    if (args.id.startsWith('lesson-'))
      assert.ok(lessonGame(args.id) === null || GAMES.includes(lessonGame(args.id)), fragment);
  }
});

test('an address that was made is read as it was meant', () => {
  const routes = [
    { name: 'start', args: {} },
    { name: 'games', args: {} },
    { name: 'setup', args: { id: 'skylands' } },
    { name: 'puzzles', args: {} },
    { name: 'puzzles', args: { id: 'isle-12-0' } },
    { name: 'puzzles', args: { id: 'own-3' } },
    ...['table', 'end', 'replay'].flatMap((name) => [
      { name, args: { id: ID } },
      { name, args: { id: 'lesson-isle' } },
    ]),
  ];
  for (const { name, args } of routes) assert.deepEqual(parse(format(name, args)), { name, args });
});

test('the name of a lesson is one plain word', () => {
  assert.equal(lessonGame('lesson-isle'), 'isle');
  for (const id of ['lesson-../../other/evil', 'lesson-', 'lesson-a/b', 'lesson-a.json', 'lesson-isle\n', ID, 'isle'])
    assert.equal(lessonGame(id), null, id);
});
