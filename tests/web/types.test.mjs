/** The page is typed: no JSDoc type says `any`, and nothing hides from the type checker. */

import assert from 'node:assert/strict';
import test from 'node:test';

import { filesBelow, source } from './i18n_scan.mjs';

const MODULES = filesBelow('web/', '.js').filter((path) => !path.startsWith('web/vendor/'));

/** How many types may say `any`; it never grows. */
const MOST = 0;

const COMMENT = /\/\*\*[\s\S]*?\*\//g;
const TAG = /@(?:type|typedef|param|property|returns|template|this|satisfies)\s*(?=\{)/g;

/**
 * The types of all JSDoc comments of a text: what stands in the braces after a tag.
 * @param {string} text
 * @returns {string[]}
 */
function typesIn(text) {
  return (text.match(COMMENT) ?? []).flatMap((comment) =>
    [...comment.matchAll(TAG)].map((tag) => {
      const start = tag.index + tag[0].length;
      let depth = 0;
      for (let end = start; end < comment.length; end += 1) {
        if (comment[end] === '{') depth += 1;
        if (comment[end] === '}') depth -= 1;
        if (depth === 0) return comment.slice(start, end + 1);
      }
      return assert.fail(`braces without an end: ${comment}`);
    }),
  );
}

/**
 * How often a text says `any` as a type, not as a word or a literal.
 * @param {string} text
 */
const countAny = (text) =>
  typesIn(text).reduce((sum, type) => sum + (type.replace(/'[^']*'|"[^"]*"/g, '').match(/\bany\b/g)?.length ?? 0), 0);

test('a type that says any is found, and a word or a literal is not', () => {
  assert.equal(countAny('/** Of any kind. @type {any} */'), 1);
  assert.equal(countAny('/**\n * @param {{a: any[], b: Map<string, any>}} x any of them\n * @returns {any}\n */'), 3);
  assert.equal(countAny("/** @typedef {'any' | 'none'} Choice in any order */ const any = `{any}`;"), 0);
  assert.equal(countAny('/** @template {string} [T=any] */'), 0);
  assert.equal(countAny('const x = /** @type {Record<string, any>} */ (y);'), 1);
});

test('no type of the page says any', () => {
  const found = MODULES.flatMap((path) => Array(countAny(source(path))).fill(path));
  assert.ok(found.length <= MOST, `${found.length} types say any: ${found.join(', ')}`);
});

test('nothing is hidden from the type checker', () => {
  assert.deepEqual(
    MODULES.filter((path) => /@ts-(?:ignore|nocheck|expect-error)/.test(source(path))),
    [],
  );
});
