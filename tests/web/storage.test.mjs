/** Small values in the browser's storage: versions, texts for a file and from one, and deleting all of them. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { loadSettings } from '../../web/ui/settings.js';
import { forgetAll, portableTexts, readableTexts, store, storedObject, storeTexts } from '../../web/ui/storage.js';
import { source } from './i18n_scan.mjs';
import { pageModules } from './modules.mjs';

/** A storage whose keys are its own properties, as in a browser. */
const fresh = () =>
  Object.defineProperties(
    {},
    {
      getItem: { value: (key) => globalThis.localStorage[key] ?? null },
      setItem: { value: (key, text) => void Object.assign(globalThis.localStorage, { [key]: text }) },
      removeItem: { value: (key) => delete globalThis.localStorage[key] },
    },
  );
beforeEach(() => {
  globalThis.localStorage = fresh();
});

test('every value is stored with a version; one without is of the first, one of a newer version is as if missing', () => {
  store('skye-lessons', { isle: { at: 3 } });
  assert.deepEqual(JSON.parse(localStorage['skye-lessons']), { version: 1, isle: { at: 3 } });
  assert.deepEqual(storedObject('skye-lessons'), { isle: { at: 3 } });
  localStorage['skye-lessons'] = '{"isle": {"at": 4}}';
  assert.deepEqual(storedObject('skye-lessons'), { isle: { at: 4 } });
  for (const text of [
    '{"version": 2, "isle": {}}',
    '{"version": "1", "isle": {}}',
    '{"version": 0}',
    'nonsense',
    'null',
  ])
    assert.deepEqual([Object.assign(localStorage, { 'skye-lessons': text }), storedObject('skye-lessons')][1], {});
});

test('settings of any version are read field by field', () => {
  localStorage['skye-settings'] = '{"version": 9, "text_size": 150, "theme": "pink"}';
  assert.equal(loadSettings().text_size, 150);
  assert.equal(loadSettings().theme, 'auto');
});

test('the texts for a file are those that mean something on another device, and come back as they were', () => {
  store('skye-settings', { theme: 'dark' });
  store('skye-tables', { tables: [{ game: 'isle', seats: [{}] }] });
  store('skye-running', { id: 'a' });
  store('skye-guide', { game: 'a' });
  const texts = portableTexts();
  assert.deepEqual(Object.keys(texts), ['skye-settings', 'skye-tables']);
  globalThis.localStorage = fresh();
  storeTexts(texts);
  assert.deepEqual({ ...localStorage }, texts);
});

test('texts that cannot be read, or that nobody stores, change nothing', () => {
  store('skye-settings', { theme: 'dark' });
  const before = { ...localStorage };
  const hostile = {
    'skye-settings': 'nonsense',
    'skye-tables': '{"version": 2, "tables": []}',
    'skye-lessons': '[]',
    'skye-running': '{"id": "b"}',
    'other-page': '{}',
    __proto__: { 'skye-lessons': '{"isle": {}}' },
  };
  assert.deepEqual(readableTexts(hostile), {});
  storeTexts(hostile);
  assert.deepEqual({ ...localStorage }, before);
});

test('deleting removes what this page has stored, of earlier versions too, and nothing of another page', () => {
  Object.assign(localStorage, { 'skye-settings': '{}', 'skye-draft-isle': '{}', 'other-page': 'stays' });
  forgetAll();
  assert.deepEqual({ ...localStorage }, { 'other-page': 'stays' });
});

test('a browser that stores nothing causes no trouble', () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  store('skye-settings', {});
  storeTexts({ 'skye-settings': '{"theme": "dark"}' });
  forgetAll();
  assert.deepEqual([storedObject('skye-settings'), portableTexts()], [{}, {}]);
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: fresh() });
});

test('only one module touches the storage', () => {
  const found = [...pageModules().keys()].filter((path) => /\blocalStorage\./.test(source(path)));
  assert.deepEqual(found, ['web/ui/storage.js']);
});
