/** The page contains no rules: the engine says what may be done, what it gives and why not. */

import assert from 'node:assert/strict';
import test from 'node:test';

import { filesBelow, source } from './i18n_scan.mjs';
import { realCatalogue } from './real_bridge.mjs';

const { isle, skylands } = realCatalogue();

const phasesOf = (game) =>
  [...source(`py/skye/${game}/state.py`).matchAll(/^ {4}[A-Z]+ = "(\w+)"$/gm)].map(([, phase]) => phase);
const PHASES = [...phasesOf('isle'), ...phasesOf('skylands')];
const LETTERS = [...'PMW', ...isle.letters, ...skylands.colours, ...skylands.terrains.map(({ terrain }) => terrain)];
const NAMES = [...isle.goals, ...skylands.specials.map(({ id }) => id)];

/** Phases that are also names of screens, of buttons, or words of a standard. */
const ALSO_OTHER_WORDS = ['start', 'end', 'place'];

/**
 * What a game's own module compares the phase with: only to choose its panel, its title, and which
 * marks and facts are drawn.
 */
const PHASES_DRAWN = {
  'web/isle/build.js': ['build'],
  'web/isle/phases.js': ['build'],
  'web/isle/scene.js': ['build', 'price'],
  'web/isle/track.js': ['build', 'price'],
  'web/skylands/phases.js': ['choose'],
  'web/skylands/special_display.js': ['create'],
  'web/skylands/track.js': ['start'],
};

/**
 * Letters and names that stand for a picture or a word: the symbols on tiles, the colours of a cost, and the hostel, which
 * has a list of its own and whose guests stand on its tile.
 */
const NAMED = {
  'web/isle/tiles.js': ['sheep'],
  'web/skylands/island_buttons.js': ['hostel'],
  'web/skylands/payment.js': ['hostel'],
  'web/skylands/pieces.js': ['G', 'P', 'W'],
  'web/skylands/scene.js': ['hostel'],
  'web/skylands/steps.js': ['hostel'],
};

/** Modules with a table from letters to pictures: `{ F: 'forest' }`. */
const PICTURED = ['web/isle/study.js', 'web/skylands/help.js', 'web/skylands/pieces.js', 'web/skylands/tiles.js'];

/** The code of a module, without its comments. */
const codeOf = (path) =>
  source(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

const below = (...folders) =>
  folders.flatMap((folder) => filesBelow(`web/${folder}/`, '.js')).filter((path) => !path.startsWith('web/board/art/'));

const literals = (path) => [...codeOf(path).matchAll(/'([^'\n]*)'/g)].map(([, text]) => text);
const comparedPhases = (path) => [...codeOf(path).matchAll(/\bphase [!=]== '(\w+)'/g)].map(([, phase]) => phase);
const distinct = (list) => [...new Set(list)].sort();

/** By module, what was found in it. */
const found = (paths, find) =>
  Object.fromEntries(paths.map((path) => [path, distinct(find(path))]).filter(([, list]) => list.length > 0));

const SHARED = below('table', 'screens', 'study', 'board', 'engine');
const GAMES = below('isle', 'skylands');

test('what both games share knows no phase, terrain, goal, special island or price', () => {
  const words = [...PHASES.filter((phase) => !ALSO_OTHER_WORDS.includes(phase)), ...LETTERS, ...NAMES];
  assert.ok(words.length > 60);
  assert.deepEqual(
    found(SHARED, (path) => literals(path).filter((text) => words.includes(text))),
    {},
  );
  assert.deepEqual(found(SHARED, comparedPhases), {});
  assert.deepEqual(
    found(SHARED, (path) => codeOf(path).match(/\.(gold|price|prices|cost|terrain|goals|territory|islands)\b/g) ?? []),
    {},
  );
});

test('the modules of the games compare phases only to choose what is drawn', () => {
  assert.deepEqual(found(GAMES, comparedPhases), PHASES_DRAWN);
});

test('the modules of the games name no goal, and letters and special islands only for pictures and words', () => {
  assert.deepEqual(
    found(GAMES, (path) => literals(path).filter((text) => LETTERS.includes(text) || NAMES.includes(text))),
    NAMED,
  );
  const tables = GAMES.filter((path) => new RegExp(`[{ ](${LETTERS.join('|')}): ['[]`).test(codeOf(path)));
  assert.deepEqual(tables, PICTURED);
});

test('no module compares points or gold with a number of the rules, or multiplies facts', () => {
  const sums = /\b(?:points|gold|price|spaces|inhabitants) [<>]=? [1-9]|\b(?:event|facts|view|line)\.[a-z_]+ \* /g;
  assert.deepEqual(
    found([...SHARED, ...GAMES], (path) => codeOf(path).match(sums) ?? []),
    {},
  );
});
