/** Imports between the page's folders point one way, the threads are apart, and no modules import each other in a circle. */

import assert from 'node:assert/strict';
import test from 'node:test';

import { source } from './i18n_scan.mjs';
import { pageModules } from './modules.mjs';

const MODULES = pageModules();

/** What the modules of each folder may import besides those of their own; the last ones stand alone. */
const MAY_IMPORT = {
  'engine/shared': [],
  'engine/store': ['engine/shared'],
  'engine/worker': ['engine/shared', 'engine/store'],
  'engine/page': ['engine/shared'],
  'board/art': [],
  board: ['board/art'],
  i18n: ['engine/page', 'vendor'],
  ui: ['board', 'board/art', 'engine/page', 'i18n'],
  learn: ['engine/page', 'i18n', 'ui'],
  help: ['board', 'i18n', 'learn', 'ui'],
  'table/play': ['board', 'i18n', 'learn', 'ui'],
  'table/view': ['board', 'help', 'i18n', 'table/play', 'ui'],
  isle: ['board/art', 'help', 'i18n', 'table/play', 'table/view', 'ui'],
  skylands: ['board/art', 'help', 'i18n', 'table/play', 'table/view', 'ui'],
  puzzles: ['engine/page', 'i18n', 'table/play', 'table/view', 'ui'],
  screens: ['engine/page', 'help', 'i18n', 'learn', 'puzzles', 'table/play', 'table/view', 'ui'],
  'rooms.js': ['isle', 'skylands'],
  'app.js': ['help', 'i18n', 'learn', 'rooms.js', 'screens', 'table/play', 'ui'],
  'main.js': ['app.js', 'engine/page', 'engine/shared', 'i18n'],
  'first.js': ['engine/page'],
  'testing.js': ['board', 'engine/page', 'isle'],
  'room.js': [],
  'sw.js': [],
  'protocol.d.ts': [],
};

/** The types of what the engine says, which every folder may use. */
const PROTOCOL = 'protocol.d.ts';

/** The single-file edition runs the engine in the page's thread. */
const EXCEPTIONS = ['web/engine/page/spawn_here.js > engine/worker'];

/** Folders whose types, too, come from nowhere else: `room.js` and `app.js` hold the types of the others. */
const TYPED_ALIKE = ['engine/shared', 'engine/store', 'engine/worker', 'engine/page', 'board'];

/**
 * The folder of the table that a module lies in.
 * @param {string} path
 * @returns {string}
 */
function folderOf(path) {
  const inside = path.replace(/^web\//, '');
  if (inside.startsWith('vendor/')) return 'vendor';
  const found = Object.keys(MAY_IMPORT)
    .filter((folder) => inside === folder || inside.startsWith(`${folder}/`))
    .sort((one, other) => other.length - one.length)[0];
  return found ?? assert.fail(`${path} lies in no folder of the table`);
}

/**
 * The imports of a module that the table does not allow.
 * @param {string} path
 * @param {readonly string[]} targets
 */
function forbidden(path, targets) {
  const own = folderOf(path);
  return [...new Set(targets.map(folderOf))]
    .filter((folder) => folder !== own && folder !== PROTOCOL && !MAY_IMPORT[own].includes(folder))
    .map((folder) => `${path} > ${folder}`)
    .filter((found) => !EXCEPTIONS.includes(found));
}

test('the table itself points one way', () => {
  const order = Object.keys(MAY_IMPORT);
  for (const [folder, allowed] of Object.entries(MAY_IMPORT))
    for (const other of allowed)
      assert.ok(order.indexOf(other) < order.indexOf(folder), `${folder} may import ${other}, which stands after it`);
});

test('every module imports only from the folders that its own may import from', () => {
  const found = [...MODULES].flatMap(([path, { imports }]) =>
    forbidden(
      path,
      imports.map(({ from }) => from),
    ),
  );
  assert.deepEqual(found, []);
});

test('the threads of the engine and the board share no types with other folders, nor the games with each other', () => {
  const found = [...MODULES].flatMap(([path, { types }]) => {
    const own = folderOf(path);
    if (TYPED_ALIKE.includes(own)) return forbidden(path, types);
    const other = { isle: 'skylands', skylands: 'isle' }[own];
    return types.filter((target) => folderOf(target) === other).map((target) => `${path} > ${target}`);
  });
  assert.deepEqual(found, []);
});

test('no modules import each other in a circle', () => {
  /** @type {Set<string>} */
  const done = new Set();
  const walk = (/** @type {string} */ path, /** @type {string[]} */ way) => {
    assert.ok(!way.includes(path), [...way.slice(way.indexOf(path)), path].join(' > '));
    if (done.has(path)) return;
    for (const { from } of MODULES.get(path)?.imports ?? []) walk(from, [...way, path]);
    done.add(path);
  };
  for (const path of MODULES.keys()) walk(path, []);
  assert.equal(done.size >= MODULES.size, true);
});

test('a tap passes at most 15 modules between the pointer and the canvas, as the documentation lists them', () => {
  const [, path] = source('docs/architecture.md').split('A tap that tries a tile passes');
  const steps = [...path.split('"Place" changes the game')[0].matchAll(/^\d+\. `(web\/[^`]+)`/gm)].map(
    ([, each]) => each,
  );
  assert.ok(steps.length > 10 && steps.length <= 15, `${steps.length} modules`);
  assert.deepEqual(
    steps.filter((each) => !MODULES.has(each)),
    [],
  );
});
