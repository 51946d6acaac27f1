/** The keys of the table: which button each presses, and when none is pressed. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

/** An element that says which selectors find it. */
class Element {
  /** @param {string[]} found by these selectors @param {string} [inside] what it is inside of */
  constructor(found, inside = '') {
    this.found = found;
    this.inside = inside;
    this.pressed = 0;
  }

  /** @param {string} selectors */
  closest(selectors) {
    return selectors.split(', ').includes(this.inside) ? this : null;
  }

  matches() {
    return false;
  }

  getClientRects() {
    return [{}];
  }

  click() {
    this.pressed += 1;
  }
}

/** @type {Element[]} */
let page = [];
const body = new Element([]);
Object.assign(globalThis, {
  Element,
  document: {
    documentElement: { dataset: {} },
    body,
    querySelectorAll: (/** @type {string} */ selector) =>
      page.filter(({ found }) => found.some((each) => selector === `.table ${each}`)),
  },
});

const { loadLanguage } = await import('../../web/i18n/index.js');
const { keyed, keysDialog, onTableKey } = await import('../../web/table/view/keys.js');
await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const TABLE = { curtain: null, moments: [] };

/** Press a key, and return what the page was asked to open. */
function press(key, { settings = { keys: true }, table = TABLE, dialog = null, target = body, ...event } = {}) {
  /** @type {string[]} */
  const opened = [];
  let isAnswered = false;
  onTableKey(
    { state: { settings, table, dialog }, open: (name) => opened.push(name) },
    {
      key,
      target,
      preventDefault() {
        isAnswered = true;
      },
      ...event,
    },
  );
  return { opened, isAnswered };
}

const hint = () => new Element(['[data-key=hint]']);

test('a letter presses its button, digits the tiles, Enter and Space the main button', () => {
  const [one, two] = [new Element(['.tray [data-key=choice]']), new Element(['.tray [data-key=choice]'])];
  const [done, place] = [new Element(['.tray .button-primary']), new Element(['[data-key=place]'])];
  const [undo, turn, cancel] = ['undo', 'turn', 'cancel'].map((name) => new Element([`[data-key=${name}]`]));
  page = [one, two, done, undo, turn, cancel];
  for (const key of ['2', 'Enter', ' ', 'u', 'U', 'r', 'Escape']) assert.ok(press(key).isAnswered, key);
  assert.deepEqual(
    page.map(({ pressed }) => pressed),
    [0, 1, 2, 2, 1, 1],
  );
  // A tile on trial is placed before the step is ended.
  page = [done, place];
  press('Enter');
  assert.deepEqual([done.pressed, place.pressed], [2, 1]);
  assert.equal(press('3').isAnswered, false);
  assert.deepEqual(press('?').opened, ['keys']);
});

test('with the focus on a button, Enter and Space are its own; a letter still works', () => {
  page = [new Element(['.tray .button-primary']), hint()];
  const target = new Element([], 'button');
  assert.equal(press('Enter', { target }).isAnswered, false);
  assert.equal(press(' ', { target }).isAnswered, false);
  assert.ok(press('h', { target }).isAnswered);
});

test('nothing is pressed in a field, under a dialog, behind the curtain, with another key held, or again while held', () => {
  page = [hint(), new Element(['[data-key=undo]'])];
  const never = [
    { target: new Element([], 'input') },
    { target: new Element([], 'textarea') },
    { dialog: { name: 'menu', args: {} } },
    { table: { ...TABLE, curtain: 1 } },
    { table: null },
    { ctrlKey: true },
    { altKey: true },
    { metaKey: true },
    { shiftKey: true },
    { repeat: true },
    { defaultPrevented: true },
  ];
  for (const why of never) assert.equal(press('h', why).isAnswered, false, JSON.stringify(why));
  for (const why of never.slice(0, 5)) assert.equal(press('z', { ...why, ctrlKey: true }).isAnswered, false);
  assert.equal(page[0]?.pressed, 0);
});

test('single keys can be turned off; Control and Z, and Escape, still work', () => {
  const settings = { keys: false };
  page = [
    hint(),
    new Element(['[data-key=undo]']),
    new Element(['[data-key=cancel]']),
    new Element(['.tray .button-primary']),
  ];
  for (const key of ['h', 'u', '1', '?', 'Enter', ' ']) {
    const { isAnswered, opened } = press(key, { settings });
    assert.deepEqual([isAnswered, opened], [false, []], key);
  }
  assert.ok(press('z', { settings, ctrlKey: true }).isAnswered);
  assert.ok(press('z', { settings, metaKey: true }).isAnswered);
  assert.ok(press('Escape', { settings }).isAnswered);
  assert.deepEqual(
    page.map(({ pressed }) => pressed),
    [0, 2, 1, 0],
  );
});

test('a tooltip names the key, unless it is turned off; the list names every key that works', () => {
  const app = (keys) => ({ state: { settings: { keys } } });
  assert.deepEqual(keyed(app(true), 'hint', 'Hint'), {
    'data-key': 'hint',
    title: 'Hint (H)',
    'aria-keyshortcuts': 'H',
  });
  assert.deepEqual(keyed(app(false), 'hint', 'Hint'), { 'data-key': 'hint', title: 'Hint', 'aria-keyshortcuts': null });
  assert.equal(keyed(app(false), 'cancel', 'Cancel').title, 'Cancel (Esc)');
  const listed = (keys) => JSON.stringify(keysDialog(app(keys)).body).match(/"keys-line"/g)?.length ?? 0;
  assert.ok(listed(true) > listed(false) && listed(false) > 5);
});
