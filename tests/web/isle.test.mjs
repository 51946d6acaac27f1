/** Isle of Skye's room without a page: sentences, moments, prices, scenes, the score sheet. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

globalThis.document = { documentElement: { dataset: {} } };

const { loadLanguage } = await import('../../web/i18n/index.js');
const { createIsleRoom } = await import('../../web/isle/index.js');
const { lineWords } = await import('../../web/isle/goals.js');
const { pricesPut } = await import('../../web/isle/price.js');
const { tileName, tileOf, tileWords } = await import('../../web/isle/tiles.js');
const { isleGoals } = await import('./board_data.mjs');
const { realCatalogue } = await import('./real_bridge.mjs');
const { keyOf } = await import('../../web/table/play/answers.js');

await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const catalogue = realCatalogue();
const isleRoom = createIsleRoom(catalogue.isle);

const line = (source, count, points, facts = {}) => ({ source, count, points, cells: [[[1, 0]]], facts });
const seat = (number, name, more = {}) => ({
  seat: number,
  name,
  clan: ['blue', 'yellow'][number],
  points: 7,
  gold: null,
  income: 5,
  is_sealed: false,
  territory: [[`castle-${['blue', 'yellow'][number]}`, 0, 0, 0]],
  offer: [],
  hand: [],
  last: null,
  ...more,
});
function situationOf(phase, { players = ['human', 'human'], seats = [], house_rules = {}, ...more } = {}) {
  return {
    revision: 3,
    game: 'isle',
    phase,
    is_secret: phase === 'price',
    to_act: [0],
    forced: [],
    implied: [],
    holder: null,
    bot: null,
    players,
    viewer: null,
    step: 9,
    can_undo: false,
    undo_seat: null,
    events: [],
    is_over: false,
    outcome: null,
    view: {
      prompt: phase,
      round: 2,
      rounds: 6,
      first_player: 1,
      goals: catalogue.isle.setup.first_game,
      bag: ['01', '02'],
      track: [
        { round: 1, letters: ['A'], gold_per_player_ahead: 0 },
        { round: 2, letters: ['B'], gold_per_player_ahead: 0 },
      ],
      house_rules: { open_gold: false, open_prices: false, ...house_rules },
      seats: [seat(0, 'Ann', seats[0]), seat(1, 'Bo', seats[1])],
    },
    ...more,
  };
}
const tableOf = (situation, more = {}) => ({
  id: 'x',
  situation,
  decider: 0,
  curtain: null,
  look: 0,
  is_looking_away: false,
  ui: {},
  answers: new Map(),
  thinking: null,
  moments: [],
  highlight: [],
  log: [],
  is_busy: false,
  replay: null,
  sheet_choice: null,
  drawer: null,
  peek: null,
  ...more,
});
const app = (settings = {}, rest = 1100) => ({
  catalogue,
  state: { settings: { worth: true, ...settings }, motion: { rest } },
});

/** The result of a function that must print no error on the console. */
function said(say) {
  const complaints = [];
  const { error } = console;
  console.error = (words) => complaints.push(words);
  try {
    const words = say();
    return typeof words === 'string' ? words.replaceAll('\u00a0', ' ') : words;
  } finally {
    console.error = error;
    assert.deepEqual(complaints, []);
  }
}

test('every kind of event has its sentence, and what everybody saw by themselves has none', () => {
  const situation = situationOf('buy');
  const events = [
    [{ kind: 'start', goals: ['sheep', 'columns'], first_player: 0 }, /The goals: Sheep and Columns\./],
    [{ kind: 'round', round: 2, first_player: 0, letters: ['B'] }, /Round 2 begins.*Completed mountains/],
    [
      { kind: 'income', seat: 1, castle: 5, whisky: 2, behind: 6, gold: 13 },
      /Bo gets 13 gold: 5 for the castle, 2 for whisky, 6 for players ahead\./,
    ],
    [{ kind: 'income', seat: 1, castle: 5, whisky: 0, behind: 0, gold: 5 }, /Bo gets 5 gold: 5 for the castle\./],
    [{ kind: 'drawn', seat: 0, tiles: ['01', '02', '03'] }, /Ann draws “2 ships, whisky”/],
    [{ kind: 'priced', seat: 0 }, /Ann has confirmed their prices/],
    [
      { kind: 'revealed', seat: 0, discard: '01', prices: { '02': 4, '03': 1 } },
      /“farm, whisky” for 4 and .* for 1\. “2 ships, whisky” goes back/,
    ],
    [{ kind: 'bought', seat: 0, seller: 1, tile: '02', price: 4 }, /Ann buys “farm, whisky” from Bo for 4 gold/],
    [{ kind: 'passed', seat: 0 }, /Ann buys nothing/],
    [{ kind: 'kept', seat: 1, tiles: ['02'], gold: 6 }, /Bo keeps “farm, whisky” and pays 6 gold/],
    [{ kind: 'placed', seat: 0, tile: '02', x: 1, y: 0, turn: 0 }, /Ann places “farm, whisky”/],
    [{ kind: 'given_up', seat: 0, tile: '02' }, /Ann returns “farm, whisky” to the bag/],
    [
      {
        kind: 'scored',
        round: 2,
        letter: 'B',
        goal: 'complete-mountains',
        seat: 0,
        line: line('complete-mountains', 1, 2),
        points: 9,
      },
      /Ann scores 2 points \(1 completed mountain area\)/,
    ],
    [
      {
        kind: 'scored',
        round: 2,
        letter: 'B',
        goal: 'complete-mountains',
        seat: 1,
        line: line('complete-mountains', 0, 0),
        points: 9,
      },
      /Bo scores nothing/,
    ],
    [{ kind: 'round_end', round: 2, points: [9, 4] }, /Round 2 is over. Points: Ann 9, Bo 4/],
    [{ kind: 'first_player', seat: 1 }, /Bo is now the first player/],
    [
      {
        kind: 'scrolls',
        seat: 0,
        lines: [line('scroll', 2, 4, { scroll: 'sheep', amount: 5, each: 2, is_double: true })],
        points: 9,
      },
      /Ann scores 4 points for scrolls \(5 sheep, 1 point for every 2, doubled/,
    ],
    [{ kind: 'scrolls', seat: 0, lines: [], points: 9 }, /Ann has no scrolls/],
    [
      { kind: 'gold', seat: 0, line: line('gold', 14, 2), points: 9 },
      /Ann scores 2 points for gold \(14 gold, 1 point for every 5\)/,
    ],
    [
      { kind: 'end', points: [9, 9], winners: [1], decided_by: 'gold' },
      /Bo wins: tied at 9 points, but with more gold left/,
    ],
  ];
  for (const [event, words] of events)
    assert.match(
      said(() => isleRoom.describeEvent(event, situation)),
      words,
    );
  assert.equal(isleRoom.describeEvent({ kind: 'built', seat: 0 }, situation), null);
});

test('every goal says what it counted', () => {
  for (const goal of isleGoals()) {
    const words = said(() =>
      lineWords(
        line(goal, 3, 5, { brochs: [1, 2, 1], broch: 3, farm: 4, lighthouse: 5, amounts: [3, 1], rank: 'first' }),
      ),
    );
    assert.match(words, /3|1, 2, 1/, goal);
  }
  assert.match(
    said(() => lineWords(line('most-gold', 3, 2, { amounts: [4, 3], rank: 'second' }))),
    /second most/,
  );
  assert.match(
    said(() => lineWords(line('most-gold', null, null, { is_hidden: true }))),
    /secret/,
  );
});

test('a tile is described as it lies: turned clockwise, with its roads', () => {
  const tile = tileOf('02');
  assert.equal(tile.edges, 'PMPP');
  assert.match(
    tileWords(tile, 0),
    /^pasture to the north, mountain to the east with a road, pasture to the south with a road, pasture to the west with a road; farm, whisky$/,
  );
  assert.match(
    tileWords(tile, 1),
    /^pasture to the north with a road, pasture to the east, mountain to the south with a road, pasture to the west with a road/,
  );
  assert.equal(tileName('02'), '“farm, whisky”');
});

test('prices: every tile begins with the lowest price, and two priced tiles imply the discard', () => {
  const limits = { gold: 9, lowest_price: 1, highest_total: 9 };
  const offer = ['01', '02', '03'].map((tile) => ({ tile, price: null, is_discard: null, bought_by: null }));
  const situation = situationOf('price', { seats: [{ offer }] });
  const put = (ui) => pricesPut(tableOf(situation, { ui }), limits);
  assert.deepEqual(
    put({}).prices.map(({ price }) => price),
    [1, 1, 1],
  );
  assert.deepEqual([put({}).total, put({}).discard], [2, null], 'one of the three goes back');
  assert.deepEqual([put({ prices: { '01': 4 } }).left, put({ prices: { '01': 4 } }).discard], [4, null]);
  assert.deepEqual(
    put({ discard: '02' }).prices.map(({ tile, price }) => [tile, price]),
    [
      ['01', 1],
      ['03', 1],
    ],
  );
  const two = put({ prices: { '01': 4, '03': 2 } });
  assert.deepEqual([two.discard, two.isImplied, two.total], ['02', true, 6], 'two prices imply the discard');
  const other = put({ prices: { '01': 4, '03': 2 }, discard: '01' });
  assert.deepEqual([other.discard, other.isImplied, other.total], ['01', false, 3], 'the marker decides otherwise');
  const none = put({ prices: { '01': 4, '03': 2 }, discard: null });
  assert.deepEqual([none.discard, none.total], [null, 6], 'the marker was taken off again');
  const three = put({ prices: { '01': 4, '02': 1, '03': 2 } });
  assert.deepEqual([three.discard, three.total], [null, 7]);
  assert.equal(put({ discard: '02', prices: { '01': 4, '02': 3 } }).total, 5, 'gold on the marked tile does not count');
  assert.equal(put({ discard: '02', prices: { '01': null } }).total, 1, 'an emptied field holds nothing');
});

test('prices need no banner for a person who buys next; before bots buy there is time to read them', () => {
  const events = [0, 1].map((each) => ({ kind: 'revealed', seat: each, discard: '01', prices: { '02': 4, '03': 1 } }));
  const shown = (players, rest) => said(() => isleRoom.moments(events, situationOf('buy', { players }), app({}, rest)));
  assert.deepEqual(shown(['human', 'easy']), []);
  const [moment, ...more] = shown(['easy', 'human']);
  assert.deepEqual(more, []);
  assert.equal(moment.body, null, 'the market beside it shows the prices');
  assert.ok(moment.rest > 0, 'it leaves by itself');
  assert.equal(shown(['easy', 'human'], 0)[0].rest, undefined);
});

test('the market stays in view while others buy, with what is sold and nothing to tap', () => {
  const offer = [
    { tile: '01', price: 3, is_discard: false, bought_by: 1 },
    { tile: '02', price: 4, is_discard: false, bought_by: null },
  ];
  const table = tableOf(situationOf('buy', { players: ['human', 'easy'], to_act: [1], seats: [{ offer }] }), {
    decider: null,
  });
  const panel = JSON.stringify(said(() => isleRoom.watchPanel(app(), table)));
  assert.match(panel, /“2\sships, whisky”; 3\sgold, from\s\S*Ann\S*; bought by\s\S*Bo/);
  assert.match(panel, /“farm, whisky”; 4\sgold, from\s\S*Ann\S*"]/);
  assert.doesNotMatch(panel, /"tag":"button"/);
  assert.equal(isleRoom.watchPanel(app(), tableOf(situationOf('build'))), null);
});

test('moves of bots are shown, those of people are not', () => {
  const placed = [{ kind: 'placed', seat: 1, tile: '02', x: 2, y: 1, turn: 3 }];
  assert.equal(isleRoom.moments(placed, situationOf('build'), app()).length, 0);
  const [moment] = isleRoom.moments(placed, situationOf('build', { players: ['human', 'easy'] }), app());
  assert.equal(moment.look, 1);
  assert.deepEqual(moment.highlight, [{ cells: [[2, 1]] }]);
});

test('the board shows places and trial of the builder, and only on their own land', () => {
  const situation = situationOf('build', { seats: [{ hand: ['02', '03'] }] });
  const cells = [{ x: 1, y: 0, turns: [0, 2] }];
  const answers = new Map([[keyOf('placements', { tile: '02' }), { cells, can_give_up: false }]]);
  const ui = { tile: '02', cell: { x: 1, y: 0 }, turn: 2 };
  const scene = isleRoom.scene(tableOf(situation, { answers, ui }), 'light');
  assert.deepEqual(
    scene.legal.map(({ x, y }) => [x, y]),
    [[1, 0]],
  );
  assert.equal(scene.ghost.turn, 2);
  assert.equal(scene.ghost.tile.id, '02');
  const away = isleRoom.scene(tableOf(situation, { answers, ui, look: 1 }), 'light');
  assert.deepEqual([away.legal, away.ghost], [[], null]);
});

test('the score sheet: what would be scored now, the rounds, the end; secret gold has no number', () => {
  const answer = {
    scored: [
      { round: 1, letter: 'A', goal: 'sheep', seat: 0, line: line('sheep', 2, 2) },
      { round: 1, letter: 'A', goal: 'sheep', seat: 1, line: line('sheep', 0, 0) },
    ],
    now: [{ letter: 'B', goal: 'most-gold', seat: 0, line: line('most-gold', null, null, { is_hidden: true }) }],
    end: [
      { seat: 0, line: line('scroll', 1, 1, { scroll: 'farm', amount: 1, each: 1, is_double: false }) },
      { seat: 0, line: line('scroll', 1, 1, { scroll: 'farm', amount: 1, each: 1, is_double: false }) },
    ],
    points_by_round: [[2, 0]],
  };
  const sections = said(() => isleRoom.sheet(answer, situationOf('buy')));
  assert.deepEqual(
    sections.map(({ key }) => key),
    ['now', 'round-1', 'end'],
  );
  assert.equal(sections[0].rows[0].lines[0], null);
  assert.match(sections[1].rows[0].lines[0].words, /2\u00a0sheep/);
  assert.equal(sections[2].rows.length, 2, 'two scrolls of one kind are two lines');
  assert.deepEqual(
    said(() => isleRoom.sources(answer, situationOf('buy'))).map(({ key, points }) => [key, points]),
    [
      ['sheep', [2, 0]],
      ['scroll', [2, 0]],
    ],
  );
  assert.deepEqual(isleRoom.course(answer), [{ label: '1', points: [2, 0] }]);
});

test('a draft becomes a set-up', () => {
  const options = isleRoom.readOptions({});
  const draft = {
    game: 'isle',
    seats: [
      { name: 'Ann', clan: 'red', player: 'human' },
      { name: 'Bo', clan: 'blue', player: 'easy' },
    ],
    seed: 'S',
    first_player: 'random',
    options,
  };
  assert.deepEqual(isleRoom.setupJson(draft), {
    setup: {
      seats: [
        { name: 'Ann', clan: 'red' },
        { name: 'Bo', clan: 'blue' },
      ],
      seed: 'S',
      first: null,
      goals: 'random',
      house_rules: { open_gold: false, open_prices: false },
    },
    players: ['human', 'easy'],
  });
  const chosen = {
    ...draft,
    first_player: 1,
    options: { ...options, goals: 'chosen', chosen: ['sheep', 'columns', 'squares', 'most-gold'] },
  };
  assert.deepEqual(isleRoom.setupJson(chosen).setup.goals, ['sheep', 'columns', 'squares', 'most-gold']);
  assert.equal(isleRoom.setupJson(chosen).setup.first, 1);
});

test('who won is reported, with what decided', () => {
  const over = (winners, decided_by) =>
    isleRoom.outcomeWords(situationOf('end', { outcome: { points: [30, 30], winners, decided_by } }));
  assert.match(
    said(() => over([0], 'points')),
    /Ann wins with 30 points/,
  );
  assert.match(
    said(() => over([1], 'gold')),
    /Bo wins: tied at 30 points, but with more gold left/,
  );
  assert.match(
    said(() => over([0, 1], 'shared')),
    /^Ann and Bo share the victory with 30 points each/,
  );
});

test('advice says in a sentence what a place gives, now and in which rounds again', async () => {
  const speak = (/** @type {string} */ code) =>
    loadLanguage(code, async (each) => readFileSync(new URL(`../../web/i18n/${each}.ftl`, import.meta.url), 'utf8'));
  const facts = { letter: 'C', goal: 'largest-water', gain: 6, round: 3, rounds: [3, 5, 6], kind: 'W', tiles: 3 };
  const said = (/** @type {string} */ code, /** @type {object} */ more = {}) =>
    isleRoom.hint
      .reason({ code, facts: { ...facts, ...more } }, { situation: { view: { seats: [] } } })
      .replaceAll('\u00a0', ' ');
  assert.equal(
    said('completes_gain'),
    'Completes a water area of 3 tiles: +6 now, +6 in rounds 5 and 6 for “Largest water”.',
  );
  assert.equal(said('goal_gain', { round: 4, rounds: [5, 6] }), '+6 in rounds 5 and 6 for “Largest water”.');
  assert.equal(said('goal_gain', { round: 6, rounds: [6] }), '+6 now for “Largest water”.');
  assert.equal(said('goal_gain', { round: 5, rounds: [5, 6] }), '+6 now, +6 in round 6 for “Largest water”.');
  await speak('de');
  assert.equal(
    said('completes_gain'),
    '+6 in dieser Runde, +6 in den Runden 5 und 6 für „Größtes Gewässer“, denn ein Gewässer aus 3 Plättchen wird abgeschlossen.',
  );
  await speak('ru');
  assert.equal(
    said('completes_gain'),
    'Завершает водную область из 3 плиток. Цель «Самое большое озеро»: +6 сейчас, +6 в раундах 5 и 6.',
  );
  await speak('en');
});

test('people are asked; for bots the page says what they do', () => {
  const turn = (phase, to_act) =>
    tableOf(situationOf(phase, { players: ['human', 'easy'], to_act }), { decider: to_act[0] === 0 ? 0 : null });
  assert.equal(isleRoom.prompt(turn('buy', [0])), 'Ann, buy one tile or pass.');
  for (const phase of ['price', 'buy', 'build']) assert.match(isleRoom.prompt(turn(phase, [1])), /^Bo is /);
});

test('the chart counts the rounds of the game, not its own marks', () => {
  assert.deepEqual(isleRoom.courseWords(situationOf('end')), { title: 'Points after each round', step: 'Round' });
});
