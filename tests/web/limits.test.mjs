/** The guard before Python's parser. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  checkNesting,
  checkText,
  MAX_DEPTH,
  MAX_KEYS,
  MAX_SEALED,
  MAX_TEXT,
  measured,
} from '../../web/engine/store/limits.js';

/** @param {number} levels */
const lists = (levels) => '['.repeat(levels) + ']'.repeat(levels);
const isFault = (code) => (error) => error.code === code && Number.isInteger(error.facts.limit);

test('depth counts lists and objects together, and siblings once', () => {
  assert.equal(measured('3').depth, 0);
  assert.equal(measured('[[1], {"a": [2]}]').depth, 3);
  assert.equal(measured('[[],[],[]]').depth, 2);
});

test('brackets inside strings are no levels, whatever is escaped there', () => {
  assert.equal(measured('["[[[[", "{{"]').depth, 1);
  assert.equal(measured(JSON.stringify(['"[[', '\\', '[{"'])).depth, 1);
  assert.equal(measured('["\\\\", [1]]').depth, 2);
});

test('a text that is cut short or malformed is measured as far as a parser would come', () => {
  assert.equal(measured('[[[[').depth, 4);
  assert.equal(measured('{"a": [{"b').depth, 3);
});

test('nesting is accepted up to the limit and refused beyond it', () => {
  checkNesting(lists(MAX_DEPTH));
  assert.throws(() => checkNesting(lists(MAX_DEPTH + 1)), isFault('too_deep'));
  assert.throws(() => checkNesting('['.repeat(100_000)), isFault('too_deep'));
  assert.throws(() => checkNesting('{"a":'.repeat(MAX_DEPTH + 1)), isFault('too_deep'));
});

test('a request is refused when a text inside it is too deep', () => {
  const request = (text) => JSON.stringify({ id: 1, verb: 'load', args: { text } });
  checkText(request(lists(MAX_DEPTH)));
  assert.throws(() => checkText(request('['.repeat(3000))), isFault('too_deep'));
  assert.throws(
    () => checkText(JSON.stringify({ args: { list: [{ text: '{"a":'.repeat(3000) }] } })),
    isFault('too_deep'),
  );
});

test('closing brackets in a string do not hide levels', () => {
  const hidden = `${'["]]]]",'.repeat(200)}1${']'.repeat(200)}`;
  assert.throws(() => checkText(hidden), isFault('too_deep'));
});

test('a text longer than the limit is refused before anything else is done with it', () => {
  assert.throws(() => checkText('x'.repeat(MAX_TEXT + 1)), isFault('too_large'));
});

test('keys are counted in all objects together, but not inside strings', () => {
  assert.equal(measured('{"a": {"b:c": "d:e"}, "f": [{"g": 1}]}').keys, 4);
});

test('a text with very many keys is refused, whatever they are: their hashes can be foreseen', () => {
  const object = (count) => `{${Array.from({ length: count }, (_, key) => `"${key}":0`).join()}}`;
  checkText(object(MAX_KEYS));
  assert.throws(() => checkText(object(MAX_KEYS + 1)), isFault('too_large'));
  assert.throws(() => checkText(JSON.stringify({ args: { text: object(100_000) } })), isFault('too_large'));
  const bundle = { format: 'skye-games', version: 1, games: Array(1000).fill({ record: '', started: 1, saved: 2 }) };
  checkText(JSON.stringify(bundle));
});

test('a record is refused for what its sealed part decodes to, before Python sees it', () => {
  const request = (inside) =>
    JSON.stringify({
      verb: 'load',
      args: { text: JSON.stringify({ format: 'skye-record', version: 1, sealed: btoa(inside) }) },
    });
  checkText(request('["0 price 12=x 30=1 44=1"]'));
  checkText(request('heather\n0 price 12=x 30=1 44=1'));
  assert.throws(() => checkText(request('['.repeat(MAX_DEPTH + 1))), isFault('too_deep'));
  assert.throws(() => checkText(request('['.repeat(30_000))), isFault('too_large'));
  assert.throws(() => checkText(request('{"a":'.repeat(500))), isFault('too_deep'));
  assert.throws(() => checkText(request('x'.repeat(MAX_SEALED))), isFault('too_large'));
});

test('a sealed part that is no base64, or a key of that name elsewhere, is left to the engine', () => {
  checkText(JSON.stringify({ args: { text: JSON.stringify({ sealed: '§§§' }) } }));
  checkText(JSON.stringify({ args: { text: '{"sealed": ' } }));
  checkText(JSON.stringify({ args: { text: JSON.stringify({ sealed: ['['] }) } }));
});
