/** Nothing is left over: every module is reached, and every name that a module exports is used by another. */

import assert from 'node:assert/strict';
import test from 'node:test';

import { filesBelow, source } from './i18n_scan.mjs';
import { moduleOf, pageModules } from './modules.mjs';

/** Where the page, the worker, the service worker, the single-file edition and the browser tests begin. */
const ENTRIES = [
  'main.js',
  'first.js',
  'sw.js',
  'testing.js',
  'engine/page/start.js',
  'engine/page/spawn_here.js',
  'engine/worker/worker.js',
].map((path) => `web/${path}`);

const MODULES = pageModules();

/** What is imported from outside the page, of `web/`: by tests in Node, which also import modules late, and by tools. */
const outside = [...filesBelow('tests/web/', '.mjs'), ...filesBelow('tools/', '.mjs')]
  .filter((path) => !path.startsWith('tests/web/old/'))
  .flatMap((path) => {
    const text = source(path).replace(/const (\{[^}]*\}) = await import\(('[^']+')\);/g, 'import $1 from $2;');
    return moduleOf(path, text.replace(/(?<=\{[^}]*): /g, ' as ')).imports;
  });

test('a module is read as it is written', () => {
  const text = [
    "import { a, b as c } from './one.js';",
    "import * as all from '../two.js';",
    "export { d as e } from './three.js';",
    "/** @typedef {import('./four.js').Four} Four */",
    "/** @import {Five, Six as Seven} from '../five.d.ts' */",
    "export async function f() { return await import('./six.js'); }",
    'const g = 1;',
  ];
  assert.deepEqual(moduleOf('web/x/y.js', text.join('\n')), {
    exports: ['e', 'f'],
    imports: [
      { name: 'a', from: 'web/x/one.js' },
      { name: 'b', from: 'web/x/one.js' },
      { name: '*', from: 'web/two.js' },
      { name: 'd', from: 'web/x/three.js' },
      { name: '*', from: 'web/x/six.js' },
    ],
    types: ['web/x/four.js', 'web/five.d.ts'],
  });
});

test('every module is reached from where something begins', () => {
  const reached = new Set(ENTRIES);
  for (const path of reached) {
    const { imports, types } = MODULES.get(path) ?? { imports: [], types: [] };
    for (const next of [...imports.map(({ from }) => from), ...types]) reached.add(next);
  }
  assert.deepEqual(
    [...MODULES.keys()].filter((path) => !reached.has(path)),
    [],
  );
});

const isUsed = (/** @type {Set<string>} */ used, /** @type {string} */ path, /** @type {string} */ name) =>
  ENTRIES.includes(path) || used.has(`${path} *`) || used.has(`${path} ${name}`);

test('every exported name is imported by another module, or used by its own and imported by a test', () => {
  const inPage = new Set(
    [...MODULES.values()].flatMap(({ imports }) => imports.map(({ name, from }) => `${from} ${name}`)),
  );
  const inTests = new Set(outside.map(({ name, from }) => `${from} ${name}`));
  const unused = [...MODULES].flatMap(([path, { exports }]) =>
    exports
      .filter((name) => !isUsed(inPage, path, name))
      .filter((name) => !isUsed(inTests, path, name) || source(path).split(new RegExp(`\\b${name}\\b`)).length < 3)
      .map((name) => `${path} ${name}`),
  );
  assert.deepEqual(unused, []);
});
