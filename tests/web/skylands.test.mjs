/** Skylands' room without a page: sentences, seats, the four actions, and whole games from the real engine. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

globalThis.document = { documentElement: { dataset: {} }, querySelector: () => null };

const { loadLanguage } = await import('../../web/i18n/index.js');
const { createSkylandsRoom } = await import('../../web/skylands/index.js');
const { choosePanel } = await import('../../web/skylands/choose.js');
const { payers, showPayment } = await import('../../web/skylands/payment.js');
const { realBridge, realCatalogue } = await import('./real_bridge.mjs');
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
  forced: [],
  implied: [],
  holder: null,
  bot: null,
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

test('people are asked; for bots the page says what they do', () => {
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
  assert.deepEqual(skylandsRoom.courseWords(situationOf('end')), { title: 'Points after each turn', step: 'Turn' });
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

test('the bonus and what a move brings stand on the panel before anybody converts', () => {
  const island = (id, terrain, x) => ({ id, terrain, spaces: 2, inhabitants: 1, colour: 'B', cells: [[x, 0]] });
  const situation = situationOf('convert');
  situation.view.seats[0].islands = [island('a', 'C', 0), island('c', 'T', 2)];
  situation.view.seats[0].placeable = [];
  situation.view.step.moves = [];
  const moves = [
    { kind: 'convert', seat: 0, source: 'a', city: 'c' },
    { kind: 'pass', seat: 0 },
  ];
  const energy = { bonus: 2, moves: [{ source: 'a', city: 'c', points: 3, gains: [] }] };
  const answers = new Map([
    [keyOf('moves'), { moves }],
    [keyOf('energy'), energy],
  ]);
  const panel = () => [...nodesIn(skylandsRoom.phasePanel({}, { ...tableOf(situation, 0), answers }))];
  const words = (name) =>
    panel()
      .find(({ props }) => props.class === name)
      ?.children.join('');
  assert.match(words('sky-bonus'), /\+2/);
  assert.equal(words('island-gain'), '+3');
  assert.match(panel().find(({ props }) => props['data-test'] === 'city').props['aria-label'], /\+3\u00a0points/);
  energy.bonus = 0;
  assert.equal(words('sky-bonus'), undefined);
});

test('who pays leaves the island or the hostel they lived in; with reduced motion nothing moves', () => {
  const seat = { board: [['hostel', 3, 1, 0]], islands: [{ id: 'a', cells: [[2, 1]] }] };
  const paid = (place, colour) => ({ kind: 'paid', seat: 0, place, colour });
  const events = [{ kind: 'created', seat: 0 }, paid('a', 'G'), paid('hostel:P', 'P'), paid('gone', 'G')];
  assert.deepEqual(payers(events, seat), [
    { colour: 'G', x: 2, y: 1 },
    { colour: 'P', x: 3, y: 1 },
  ]);
  const situation = situationOf('pay');
  situation.view.seats[0] = { ...situation.view.seats[0], ...seat };
  let asked = 0;
  const board = {
    screenOf() {
      asked += 1;
      throw new Error('no screen');
    },
  };
  const app = (is_reduced) => ({ state: { motion: { is_reduced, duration: 280 } }, board });
  const cost = { left: 0, top: 0, width: 10, height: 10 };
  showPayment(app(true), tableOf(situation, 0), events, cost);
  assert.equal(asked, 0);
  assert.throws(() => showPayment(app(false), tableOf(situation, 0), events, cost), /no screen/);
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

/** The result of a function that must print no error on the console. */
function said(say) {
  const complaints = [];
  const { error } = console;
  console.error = (words) => complaints.push(words);
  try {
    return say();
  } finally {
    console.error = error;
    assert.deepEqual(complaints, []);
  }
}

/** The description of a panel with all that is inside it. */
function* nodesIn(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesIn(each);
  else if (node && typeof node === 'object') {
    yield node;
    yield* nodesIn(node.children);
  }
}

/** A table of a person whose questions the real engine has answered, whatever the room wants to know. */
async function answeredTable(bridge, situation, ui = {}) {
  const [decider] = situation.to_act;
  const table = {
    ...tableOf(situation, decider ?? null),
    look: decider ?? 0,
    answers: new Map(),
    highlight: [],
    replay: null,
    ui,
  };
  for (let asked = -1; asked !== table.answers.size && decider !== undefined; ) {
    asked = table.answers.size;
    for (const { question, args = {}, isAhead } of skylandsRoom.questions(table, {}))
      if (!isAhead && !table.answers.has(keyOf(question, args)))
        table.answers.set(keyOf(question, args), await bridge.call('ask', { viewer: decider, question, args }));
  }
  return table;
}

/** What a hint may mean that is a button of a list or of the foot. */
const MARKED = new Set(['choose', 'repeat', 'deploy', 'pay', 'convert', 'done', 'pass']);

/** The button that is marked when a hint is shown: there is exactly one, and it does what the hint says. */
function adviceMarks(app, table, action) {
  let ui = {};
  const showing = {
    ...app,
    conductor: { look() {} },
    setUi(change) {
      ui = { ...ui, ...change };
    },
  };
  skylandsRoom.hint.show(showing, table, action);
  const panel = [...nodesIn(skylandsRoom.phasePanel(app, { ...table, ui }))];
  const { test, place } = ui.advised;
  const meant = panel.filter(({ props }) => /\bis-advised\b/.test(props.class ?? ''));
  const foot = panel.find(({ props }) => props['data-advised'] === test);
  if (['done', 'pass'].includes(test)) assert.ok([...nodesIn(foot)].some(({ props }) => props['data-test'] === test));
  else {
    assert.equal(meant.length, 1, `${action.kind} marks one button`);
    const { props } = [...nodesIn(meant)].find((node) => node.tag === 'button');
    assert.equal(props['data-island'] ?? props['data-action'], place);
  }
  return test;
}

/** The display: those within reach first, each with its effect; where the one tapped fits is shown on the board. */
function checkDisplay(table, panel) {
  const cards = panel.filter(({ props }) => props['data-can-create']);
  const within = cards.map(({ props }) => props['data-can-create']);
  assert.deepEqual(within, [...within].sort().reverse(), 'what can be created stands first');
  for (const card of cards) {
    const effect = [...nodesIn(card)].find(({ props }) => props.class === 'show-effect');
    assert.ok(effect.children[0].length > 10, card.props['data-tile']);
  }
  const { show } = table.answers.get(keyOf('show'));
  assert.equal(cards.length, show.length);
  for (const { special, spots } of show) {
    const tapped = { ...table, ui: { special } };
    const { legal } = skylandsRoom.scene(tapped, 'light');
    assert.deepEqual(
      legal.map(({ x, y }) => [x, y]),
      spots,
    );
  }
  const { legal, cells } = skylandsRoom.scene(table, 'light');
  assert.deepEqual(legal, []);
  const tried = skylandsRoom.scene({ ...table, ui: { special: show[0]?.special } }, 'light');
  assert.equal(tried.cells, cells, 'what lies there is not described again');
}

for (const start of ['printed', 'tactical']) {
  test(`a whole game from the real engine has words and a picture for everything (${start} start)`, async () => {
    const bridge = realBridge();
    const app = { state: { settings: { hints: true, speed: 'normal' } }, conductor: {}, sounds: { play() {} } };
    const seats = ['Ann', 'Bo'].map((name, index) => ({ name, clan: skylandsRoom.clans[index], player: 'human' }));
    const options = { ...skylandsRoom.readOptions({}), start };
    const { setup, players } = skylandsRoom.setupJson({
      game: 'skylands',
      seats,
      seed: `room ${start}`,
      first_player: 0,
      options,
    });
    const seen = new Set();
    const described = new Set();
    const marked = new Set();
    try {
      let situation = await bridge.call('open', { game: 'skylands', setup, players });
      while (!situation.is_over) {
        const [seat] = situation.to_act;
        const { view } = situation;
        assert.equal(situation.is_secret, false);
        const { action } = await bridge.call('hint', { viewer: seat, hurry: true });
        const ui = 'x' in action ? { tile: action.tile, cell: { x: action.x, y: action.y }, turn: action.turn } : {};
        const table = await answeredTable(bridge, situation, ui);
        seen.add(situation.phase);
        const name = view.seats[seat].name;
        assert.match(
          said(() => skylandsRoom.prompt(table)),
          new RegExp(`^${name}, .+\\.$`),
        );
        const panel = [...nodesIn(said(() => skylandsRoom.phasePanel(app, table)))];
        // Whatever the engine would do can be tapped: a button in the panel, or a tile that may be laid.
        if (ui.tile) assert.ok(panel.some(({ props }) => props['data-tile'] === action.tile));
        else assert.ok(panel.filter(({ tag, props }) => tag === 'button' && props.onclick).length > 0);
        if (MARKED.has(action.kind)) marked.add(adviceMarks(app, table, action));
        if (situation.phase === 'create' && !view.step.has_acted) checkDisplay(table, panel);
        const scene = said(() => skylandsRoom.scene(table, 'light'));
        assert.equal(scene.cells.length, view.seats[seat].board.length);
        const living = scene.cells.flatMap(({ inhabitants }) => inhabitants.filter(Boolean)).length;
        const counted = Object.values(view.seats[seat].inhabitants).reduce((sum, each) => sum + each, 0);
        assert.equal(living, counted, 'everybody who lives on the board stands on it');
        assert.equal(scene.ghost?.tile.id, ui.tile);
        said(() => [
          skylandsRoom.track(situation),
          skylandsRoom.phaseTitle(situation),
          skylandsRoom.hint.words(action, table),
        ]);
        situation = await bridge.call('act', { revision: situation.revision, viewer: seat, action });
        for (const event of situation.events) {
          const words = said(() => skylandsRoom.describeEvent(event, situation));
          described.add(event.kind);
          assert.ok(words === null || words.length > 5, event.kind);
        }
        said(() => skylandsRoom.moments(situation.events, { ...situation, players: ['easy', 'easy'] }, app));
      }
      const answer = await bridge.call('ask', { viewer: null, question: 'sheet', args: {} });
      const [section] = said(() => skylandsRoom.sheet(answer, situation));
      const totals = situation.view.seats.map(({ total }) => total);
      const sum = (lists) => totals.map((_, seat) => lists.reduce((all, list) => all + list(seat), 0));
      assert.deepEqual(
        sum(
          section.rows.map(
            ({ lines }) =>
              (seat) =>
                lines[seat]?.points ?? 0,
          ),
        ),
        totals,
      );
      assert.deepEqual(
        sum(
          skylandsRoom.sources(answer, situation).map(
            ({ points }) =>
              (seat) =>
                points[seat],
          ),
        ),
        totals,
      );
      assert.deepEqual(situation.outcome.points, totals);
      assert.match(
        said(() => skylandsRoom.outcomeWords(situation)),
        /Ann|Bo/,
      );
      assert.equal(skylandsRoom.course(answer).length, situation.view.turn);
    } finally {
      bridge.end();
    }
    const phases = ['choose', 'discover', 'deploy', 'create', 'convert', ...(start === 'tactical' ? ['start'] : [])];
    assert.deepEqual(
      phases.filter((phase) => !seen.has(phase)),
      [],
    );
    assert.ok(described.size > 10, [...described].join());
    assert.ok(marked.has('deploy') && marked.has('action') && marked.has('city'), [...marked].join());
  });
}

test('what a bot does is shown with the points it gave, in one step', () => {
  const event = (kind, facts) => ({ kind, seat: 0, ...facts });
  const events = [
    event('converted', { source: '1,1,0', city: '2,3,0', count: 2 }),
    event('points', { source: 'energy', points: 4 }),
    event('points', { source: 'bonus', points: 2 }),
    event('chosen', { action: 'discover', is_repeat: false }),
  ];
  const situation = { step: 1, players: ['easy', 'human'], view: { seats: [{ name: 'Ann' }, { name: 'Bo' }] }, events };
  const [first, second, ...more] = skylandsRoom.moments(events, situation);
  assert.match(first.title, /4\spoints.*energy.*2\spoints.*bonus/);
  assert.doesNotMatch(second.title, /\spoints/);
  assert.equal(more.length, 0);
});
