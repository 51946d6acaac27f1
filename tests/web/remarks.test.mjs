/** Characters: their portraits, the words that are loaded late, and remarks that come one after the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { islePortraits } from '../../web/board/art/portraits/isle.js';
import { skylandsPortraits } from '../../web/board/art/portraits/skylands.js';
import { hasWords, loadLanguage, loadWords, t } from '../../web/i18n/index.js';
import { aboutCharacter, characterOf, levelOf, playerOf } from '../../web/ui/characters.js';
import { expanded } from './i18n_keys.mjs';
import { source } from './i18n_scan.mjs';

/** Timers that the test lets strike. @type {Map<number, () => void>} */
const timers = new Map();
let timer = 0;
globalThis.window = {
  setTimeout: (strike) => {
    timer += 1;
    timers.set(timer, strike);
    return timer;
  },
};
globalThis.clearTimeout = (number) => timers.delete(number);
const { createRemarks } = await import('../../web/table/play/remarks.js');

const CHARACTERS = expanded('character-*').map((key) => key.replace('character-', ''));
const fetchText = async (file) => source(`web/i18n/${file}.ftl`);

test('every character has a portrait, and every portrait a character', () => {
  assert.deepEqual([...Object.keys(islePortraits), ...Object.keys(skylandsPortraits)], CHARACTERS);
  /** @param {(pen: object) => void} drawing */
  const pathsOf = (drawing) => {
    const paths = [];
    const take = (path) => paths.push(path);
    drawing({ shape: take, stroke: take, limb: take, detail: take, ink: '#000000', palette: {} });
    return paths;
  };
  const drawn = Object.values({ ...islePortraits, ...skylandsPortraits }).map(pathsOf);
  for (const paths of drawn) {
    assert.ok(paths.length > 12);
    for (const path of paths) {
      assert.match(path, /^M[-\d. ,A-Z]+$/, path);
      assert.doesNotMatch(path, /NaN|undefined/);
    }
  }
  assert.equal(new Set(drawn.map((paths) => paths.join())).size, CHARACTERS.length);
});

test('a player is a level and a character', () => {
  assert.deepEqual([characterOf('steady.morag'), levelOf('steady.morag')], ['morag', 'steady']);
  for (const player of ['human', 'easy', '', undefined])
    assert.deepEqual([characterOf(player), levelOf(player)], [null, null]);
  assert.equal(playerOf('casual', 'bora'), 'casual.bora');
});

test('words that are loaded late stay known in every language chosen later, however the files arrive', async () => {
  await loadLanguage('en', fetchText);
  assert.equal(hasWords('character-morag-about'), false);
  assert.equal(aboutCharacter('morag'), '');
  await assert.rejects(loadWords('characters', () => Promise.reject(new Error('offline'))));
  // The language changes while the words are on their way.
  const files = [];
  const slow = loadWords('characters', async (file) => {
    files.push(file);
    if (files.length === 1) await loadLanguage('de', fetchText);
    return fetchText(file);
  });
  await slow;
  assert.match(aboutCharacter('morag'), /^Sie verkauft/);
  assert.ok(files.includes('characters/en') && files.includes('characters/de'));
  await loadLanguage('ru', fetchText);
  assert.match(t('remark-rory-greeting-1'), /^Всё или ничего/);
  await loadLanguage('en', fetchText);
  assert.match(aboutCharacter('morag'), /^She would/);
});

test('remarks are short', () => {
  for (const key of expanded('remark-*-*-*')) assert.ok([...t(key)].length <= 60, key);
});

/**
 * @param {object} [table]
 * @param {object} [settings]
 */
function listener(table = {}, settings = {}) {
  const left = new AbortController();
  const app = {
    state: { settings: { remarks: true, ...settings }, table: { lesson: null, remark: null, remarks: [], ...table } },
    updateTable(change) {
      app.state.table = { ...app.state.table, ...change };
    },
  };
  const { hear } = createRemarks(app, left.signal);
  return {
    left,
    now: () => app.state.table.remark,
    all: () => app.state.table.remarks,
    async hear(remarks, isNew = true, players = ['human', 'steady.morag', 'casual.rory']) {
      hear({ players, remarks }, isNew);
      await new Promise((resolve) => setTimeout(resolve, 2));
    },
  };
}

const strike = () => {
  const [[number, next]] = [...timers];
  timers.delete(number);
  next();
};
const greeting = { seat: 1, moment: 'greeting', number: 1, event: 0 };
const gain = { seat: 2, moment: 'gain', number: 1, event: 9 };

test('one remark is made after the other, and each goes by itself', async () => {
  timers.clear();
  const { hear, now, all } = listener();
  await hear([greeting]);
  await hear([gain]);
  assert.deepEqual(now(), greeting);
  strike();
  assert.deepEqual(now(), gain);
  strike();
  assert.equal(now(), null);
  assert.deepEqual(all(), [greeting, gain], 'the log remembers them');
  assert.equal(timers.size, 0);
});

test('nothing is said in lessons, when it is switched off, when it was said before, or by nobody', async () => {
  timers.clear();
  for (const { hear, now } of [listener({ lesson: {} }), listener({}, { remarks: false })]) {
    await hear([greeting]);
    assert.equal(now(), null);
  }
  const { hear, now, left } = listener();
  await hear([greeting], false);
  await hear([greeting], true, ['human', 'easy', 'human']);
  await hear([{ ...greeting, moment: 'unheard_of' }]);
  assert.equal(now(), null);
  await hear([greeting]);
  assert.deepEqual(now(), greeting);
  left.abort();
  assert.equal(timers.size, 0, 'nothing strikes once the table is left');
});
