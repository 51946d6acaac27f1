/** The worth of a tile in words: one sentence for chip, details and hints, with a range and parts that add up. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, test } from 'node:test';

globalThis.document = { documentElement: { dataset: {} } };

const { loadLanguage } = await import('../../web/i18n/index.js');
const { hint } = await import('../../web/isle/hint.js');
const { questions } = await import('../../web/isle/phases.js');
const { pointsWords, worthBadge, worthDetails, worthOf, worthWords } = await import('../../web/isle/worth.js');
const { keyOf } = await import('../../web/table/play/answers.js');

const speak = (code) =>
  loadLanguage(code, async (each) => readFileSync(new URL(`../../web/i18n/${each}.ftl`, import.meta.url), 'utf8'));
await speak('en');
afterEach(() => speak('en'));

const WORTH = {
  points: 8,
  low: 5,
  high: 11,
  is_early: false,
  now: 3,
  later: 6,
  gold_and_scrolls: 1,
  besides: -2,
  best: { x: 1, y: 0, turn: 2 },
};
const EARLY = { ...WORTH, is_early: true, low: 1, high: 15 };
const plain = (words) => words.replaceAll('\u00a0', ' ').replace(/[\u2066-\u2069]/g, '');
const said = (worth) => plain(worthWords(worth));

/** All text of a description, in order. */
function textOf(node) {
  if (node === null || node === undefined || node === false) return '';
  if (typeof node !== 'object') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('|');
  return textOf(node.children ?? []);
}

test('a worth is whole points with a range', () => {
  assert.equal(said(WORTH), 'In its best spot it brings you about 8 points (5 to 11).');
  assert.equal(said({ ...WORTH, low: 8, high: 8 }), 'In its best spot it brings you 8 points.');
  assert.equal(said({ ...WORTH, points: 0, low: 0, high: 0 }), 'Even in its best spot it brings you nothing.');
  assert.equal(said({ ...WORTH, best: null }), 'It does not fit anywhere in your territory right now.');
});

test('where tiles cannot be told apart, every language says so', async () => {
  assert.equal(said(EARLY), 'Too early to tell the tiles apart: each brings about 8 points (1 to 15).');
  await speak('de');
  assert.equal(said(EARLY), 'Noch lassen sich die Plättchen kaum vergleichen: Jedes bringt etwa 8 Punkte (1 bis 15).');
  await speak('ru');
  assert.equal(said(EARLY), 'Сравнивать плитки пока рано: каждая принесёт около 8 очков (от 1 до 15).');
});

test('the chip shows the points of the sentence, and marks what it cannot know', () => {
  const shown = (worth) => {
    const badge = worthBadge(worth);
    return [plain(textOf(badge.children[0])), badge.props.class, plain(badge.props.title)];
  };
  assert.deepEqual(shown(WORTH), ['+8', 'worth-badge is-good', said(WORTH)]);
  assert.deepEqual(shown(EARLY), ['≈8', 'worth-badge is-early', said(EARLY)]);
  assert.deepEqual(shown({ ...WORTH, best: null }).slice(0, 2), ['–', 'worth-badge']);
});

test('parts are listed with their signs and add up; what brings nothing is left out', () => {
  const words = plain(textOf(worthDetails(WORTH)));
  assert.match(words, /Scored this round\|\+3.*May still come\|\+6.*Gold and scrolls\|\+1.*Other tiles would.*\|−2/);
  assert.doesNotMatch(plain(textOf(worthDetails({ ...WORTH, gold_and_scrolls: 0 }))), /Gold/);
  assert.match(plain(textOf(worthDetails({ ...WORTH, besides: 2 }))), /Room for later tiles\|\+2/);
  assert.doesNotMatch(plain(textOf(worthDetails(EARLY))), /Scored/);
});

test('a hint states the worth in the words of the chip', () => {
  const { points, low, high } = WORTH;
  const table = { situation: { view: { seats: [] } } };
  const reason = (code, facts) => plain(hint.reason({ code, facts: { worth: points, low, high, ...facts } }, table));
  const words = plain(pointsWords(WORTH));
  assert.equal(reason('promise', { is_early: false }), `In all it brings you ${words}.`);
  assert.equal(reason('buy', { is_early: false, price: 3 }), `For 3 gold it brings you ${words}.`);
  assert.equal(
    reason('buy', { is_early: true, price: 3 }),
    'For 3 gold it brings you about 8 points, like any tile this early.',
  );
});

test('the engine is asked for worths only if they are shown, and each tile has its own', () => {
  const table = (phase) => ({ situation: { phase }, ui: {}, answers: new Map() });
  for (const phase of ['price', 'buy']) {
    const asked = (worth) => questions(table(phase), { worth }).map(({ question }) => question);
    assert.ok(asked(true).includes('worths'), phase);
    assert.ok(!asked(false).includes('worths'), phase);
  }
  const answers = new Map([[keyOf('worths', {}), { worths: [{ tile: '07', worth: WORTH }] }]]);
  assert.equal(worthOf({ answers }, '07'), WORTH);
  assert.equal(worthOf({ answers }, '08'), null);
});
