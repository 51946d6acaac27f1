/** Skylands' room without a page: sentences, seats, the four actions. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

globalThis.document = { documentElement: { dataset: {} } };

const { loadLanguage } = await import('../../web/i18n/index.js');
const { createSkylandsRoom } = await import('../../web/skylands/index.js');
const { choosePanel } = await import('../../web/skylands/choose.js');
const { realCatalogue } = await import('./real_bridge.mjs');
const { keyOf } = await import('../../web/table/play/answers.js');

await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const skylandsRoom = createSkylandsRoom(realCatalogue().skylands);
const PHASES = ['start', 'choose', 'discover', 'deploy', 'create', 'pay', 'place', 'outpost', 'convert'];

const seat = (number, name) => ({
  seat: number,
  name,
  clan: ['blue', 'yellow'][number],
  points: 4,
  total: -21,
  inhabitants: { G: 0, P: 1, B: 0 },
  empty_squares: 16,
  is_marker_active: true,
  hand: [],
});
const situationOf = (phase, more = {}) => ({
  phase,
  game: 'skylands',
  to_act: [0],
  players: ['human', 'easy'],
  is_over: false,
  view: {
    prompt: phase,
    turn: 9,
    active: 0,
    step: { has_acted: false, is_bonus: false },
    seats: [seat(0, 'Ann'), seat(1, 'Bo')],
  },
  ...more,
});
const tableOf = (situation, decider) => ({ situation, decider, ui: {}, moments: [], curtain: null });

test('people are asked, of bots it is said what they do', () => {
  assert.equal(skylandsRoom.prompt(tableOf(situationOf('choose'), 0)), 'Ann, choose an action for everyone.');
  for (const phase of PHASES)
    assert.match(skylandsRoom.prompt(tableOf(situationOf(phase, { to_act: [1] }), null)), /^Bo is .+\.$/);
});

test('a seat shows what it has, and beside it what it would have if the game ended now', () => {
  const running = skylandsRoom.seatCard(situationOf('choose'), 0);
  assert.equal(running.points, 4);
  assert.deepEqual([running.now?.points, running.now?.words], [-21, '−21 if the game ended now']);
  const over = skylandsRoom.seatCard(situationOf('end', { is_over: true }), 0);
  assert.equal(over.points, -21);
  assert.equal(over.now, undefined);
});

test('the chart counts turns', () => {
  assert.deepEqual(skylandsRoom.courseWords(situationOf('end')), { title: 'Points over 9 turns', step: 'Turn' });
});

test('an action that gives nothing does not look like one that does', () => {
  const action = (name, gain) => ({
    action: name,
    can_choose: true,
    is_repeat: false,
    reason: null,
    ends_game: false,
    gains: [{ seat: 0, ...gain }],
  });
  const actions = [
    action('deploy', { inhabitants: 2 }),
    action('create', { specials: [] }),
    action('convert', { points: 0 }),
  ];
  const app = { state: { settings: { hints: true } } };
  const answers = new Map([[keyOf('actions'), { actions }]]);
  const found = [];
  const walk = (node) => {
    if (typeof node === 'string') return;
    if (/^action-gain\b/.test(node.props.class ?? '')) found.push([node.children.join(''), node.props.class]);
    node.children.forEach(walk);
  };
  walk(choosePanel(app, { ...tableOf(situationOf('choose'), 0), answers }));
  assert.deepEqual(found, [
    ['2\u00a0inhabitants', 'action-gain'],
    ['no affordable islands', 'action-gain is-none'],
    ['no points', 'action-gain is-none'],
  ]);
});

test('the hint for a trade names where both inhabitants come from, and the city the new one moves into', () => {
  const island = (id, terrain, x) => ({ id, terrain, spaces: 2, inhabitants: 1, cells: [[x, 0]] });
  const islands = [island('a', 'F', 0), island('b', 'M', 1), island('c', 'T', 2)];
  const situation = situationOf('convert');
  situation.view.seats[0].islands = islands;
  const table = { ...tableOf(situation, 0), answers: new Map() };
  const words = (action) =>
    skylandsRoom.hint.words({ kind: 'trade', seat: 0, ...action }, table).replaceAll('\u00a0', ' ');
  const [a, b, c] = ['forest island', 'mountain island', 'city'].map(
    (name, index) => `${name} with 2 spaces, 1 inhabitant, column ${index + 1}, row 1`,
  );
  assert.equal(
    words({ first: 'a', second: 'b' }),
    `Trade two inhabitants for one. The first comes from here: ${a}. The second: ${b}.`,
  );
  assert.equal(
    words({ first: 'a', second: 'b', city: 'c' }),
    `Trade two inhabitants for one. The first comes from here: ${a}. The second: ${b}. The new one goes here: ${c}.`,
  );
});
