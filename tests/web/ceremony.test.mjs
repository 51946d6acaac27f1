/** Scoring as a ceremony: the steps with the real engine, and who leads them on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';

import { makeTable, settled } from './fake_table.mjs';
import { realBridge } from './real_bridge.mjs';

document.documentElement = { dataset: {} };
document.createElementNS = () => ({});

const { loadLanguage } = await import('../../web/i18n/index.js');
const { createRooms } = await import('../../web/rooms.js');
const { travels } = await import('../../web/skylands/ceremony.js');
const { createCeremony, shownPoints } = await import('../../web/table/play/ceremony.js');

await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const bridge = realBridge();
after(() => bridge.end());

/** A whole game of bots; every change with the situation before it. */
async function* changesOf(game, count) {
  const room = createRooms({ [game]: await bridge.call('catalogue', { game }) })[game];
  const seats = ['Ann', 'Bo', 'Cy'].slice(0, count).map((name, seat) => ({
    name,
    clan: room.clans[seat],
    player: 'easy',
  }));
  const options = room.readOptions({});
  const { setup, players } = room.setupJson({ game, seats, seed: 'ceremony', first_player: 0, options });
  let before = await bridge.call('open', { game, setup, players });
  while (!before.is_over) {
    const [seat] = before.to_act;
    let advice = null;
    while (!advice?.is_done)
      advice = await bridge.call('think', { revision: before.revision, seat, slice: 1000, hurry: true });
    const { revision } = before;
    const situation = await bridge.call('act', { revision, viewer: null, action: advice.action });
    yield { room, before, situation, found: room.ceremony(situation, before) };
    before = situation;
  }
}

const pointsIn = ({ view }) => view.seats.map(({ points }) => points);

test('every round of Isle of Skye is scored goal by goal, from the points before it to those after it', async () => {
  const rounds = [];
  for await (const { before, situation, found } of changesOf('isle', 3)) {
    const isScored = situation.events.some(({ kind }) => kind === 'scored');
    assert.equal(found !== null, isScored);
    if (!found) continue;
    const { round, track } = before.view;
    rounds.push(round);
    assert.deepEqual(found.points, pointsIn(before));
    assert.deepEqual(
      found.steps.at(-1).rows.map(({ total }) => total),
      pointsIn(situation),
    );
    const { letters } = track[round - 1];
    assert.deepEqual(
      found.steps.slice(0, letters.length).map(({ title }) => title[0]),
      letters,
    );
    assert.equal(found.steps.length, letters.length + (situation.is_over ? 2 : 0));
    let had = found.points;
    for (const step of found.steps) {
      assert.match(
        step.head,
        step.title === 'Scrolls' || step.title === 'Gold' ? /^Final/ : new RegExp(`Round ${round} `),
      );
      assert.deepEqual(
        step.rows.map(({ seat }) => seat),
        [0, 1, 2],
        'everybody has a line, with or without points',
      );
      assert.deepEqual(
        step.rows.map(({ total, gain }) => total - gain),
        had,
      );
      assert.ok(step.rows.every(({ words }) => words.length > 1));
      assert.ok(['Ann', 'Bo', 'Cy'].every((name) => step.words.includes(name)));
      had = step.rows.map(({ total }) => total);
    }
    // Meanwhile the table is that of the round being scored, and nobody is asked anything.
    const shown = found.situation;
    assert.deepEqual([shown.view.round, shown.to_act, shown.is_over, shown.phase], [round, [], false, before.phase]);
    assert.ok(shown.events.every(({ kind }) => kind !== 'scored' && kind !== 'income'));
    const shownKinds = new Set(['scored', 'scrolls', 'gold', 'round_end']);
    assert.deepEqual(
      [...shown.events, ...found.after].map(({ kind }) => kind),
      situation.events.map(({ kind }) => kind).filter((kind) => !shownKinds.has(kind)),
    );
  }
  assert.deepEqual(rounds, [1, 2, 3, 4, 5, 6]);
});

test('the end of Skylands is counted source by source, from the points had to the final ones', async () => {
  let ends = 0;
  for await (const { before, situation, found } of changesOf('skylands', 2)) {
    assert.equal(found !== null, situation.is_over);
    if (!found) continue;
    ends += 1;
    assert.deepEqual(found.points, pointsIn(situation), 'what was got during the game is had already');
    assert.deepEqual(
      found.steps.at(-1).rows.map(({ total }) => total),
      situation.outcome.points,
    );
    assert.deepEqual(
      found.steps.map(({ title }) => title).filter((title) => title !== 'Special islands'),
      ['Empty squares', 'Inhabitants', 'Completed islands', 'Marker'],
    );
    assert.deepEqual([found.situation.is_over, found.situation.phase], [false, before.phase]);
    assert.deepEqual(
      found.after.map(({ kind }) => kind),
      ['end'],
    );
  }
  assert.equal(ends, 1);
});

test('coins and points travel for what everybody knows', async () => {
  const things = { isle: new Set(), skylands: new Set() };
  for (const game of Object.keys(things))
    for await (const { room, situation } of changesOf(game, 2))
      for (const { from, to } of room.travels(situation.events, situation))
        things[game].add(`${Object.keys(from)[0]}-${Object.keys(to)[0]}`);
  assert.deepEqual([...things.isle].sort(), ['bank-purse', 'purse-bank', 'purse-purse']);
  assert.deepEqual([...things.skylands], ['land-total']);
});

test('in the middle of a game of Skylands points fly with their reason from where they arose', () => {
  const event = (kind, facts) => ({ kind, seat: 0, ...facts });
  const events = [
    event('converted', { source: '1,1,0', city: '2,3,0', count: 2 }),
    event('points', { source: 'energy', points: 4 }),
    event('points', { source: 'generator', points: 1 }),
  ];
  const seat = { board: [['generator', 4, 0, 0]], islands: [{ id: '2,3,0', cells: [[2, 3]] }] };
  const from = (player) => travels(events, { players: [player], view: { seats: [seat] } }).map((travel) => travel.from);
  assert.deepEqual(from('human'), [{ cell: [2, 3] }, { cell: [4, 0] }], 'from where they arose');
  assert.deepEqual(from('easy'), [{ land: true }, { land: true }], 'whose land may not be shown');
});

/** A ceremony of two steps at a table of these players, with clocks that the test moves. */
function machineAt(players, { rest = 1000, is_reduced = false, confirm_end = false } = {}) {
  const timers = new Map();
  window.setTimeout = (call) => {
    timers.set(timers.size + 1, call);
    return timers.size;
  };
  const cleared = globalThis.clearTimeout;
  globalThis.clearTimeout = (id) => timers.delete(id) || cleared(id);
  const row = (seat, gain, total) => ({ seat, gain, total, words: 'why', highlight: [[[seat, gain]]] });
  const before = { game: 'fake', step: 4, players, events: [] };
  const situation = { ...before, step: 5, revision: 6, events: ['scored', 'income'] };
  /** What becomes of words in the language spoken now. */
  let said = (words) => words;
  const find = () => ({
    points: [1, 1],
    steps: [
      { title: said('A'), words: 'first', rows: [row(0, 2, 3), row(1, 4, 5)] },
      { title: said('B'), words: 'second', rows: [row(0, 0, 3), row(1, 0, 5)] },
    ],
    situation: { ...situation, events: [], to_act: [] },
    after: ['income'],
  });
  const taken = [];
  const announced = [];
  const app = {
    state: {
      motion: { rest, is_reduced, duration: 100 },
      settings: { confirm_end },
      table: { situation: before, ceremony: null, look: 0, highlight: [], replay: null },
    },
    room: () => ({ ceremony: ({ events }) => (events.includes('scored') ? find() : null), travels: () => [] }),
    updateTable(change) {
      app.state.table = { ...app.state.table, ...change };
    },
    announce: (words) => announced.push(words),
    sounds: { play() {} },
  };
  const leaving = new AbortController();
  const ceremony = createCeremony(app, leaving.signal, {
    settle(next, how) {
      taken.push(next);
      app.updateTable({ situation: next, isSettled: how });
    },
    momentsDone: async () => {},
  });
  return {
    ceremony,
    situation,
    taken,
    announced,
    leaving,
    table: () => app.state.table,
    begin: () => ceremony.take(situation, { isForward: true }),
    speak: (language) => {
      said = language;
    },
    /** Let the clock strike once, if one runs. */
    strike() {
      const [[id, call] = []] = timers;
      timers.delete(id);
      call?.();
      return call !== undefined;
    },
  };
}

test('alone, the steps follow each other and lead to what comes after the points', async () => {
  const { begin, taken, table, strike, announced } = machineAt(['human', 'easy']);
  begin();
  assert.deepEqual(shownPoints(table()), [1, 1], 'the points before, until the first ones arrive');
  await settled();
  assert.deepEqual(shownPoints(table()), [3, 5]);
  assert.deepEqual([table().look, table().highlight], [0, [[[0, 2]]]], 'the only person sees their own land');
  assert.ok(strike());
  assert.equal(table().ceremony.index, 1);
  assert.ok(strike());
  assert.equal(table().ceremony, null);
  assert.deepEqual(
    taken.map(({ events }) => events),
    [[], ['income']],
  );
  assert.deepEqual(announced, ['A. first', 'B. second']);
  assert.ok(!strike(), 'no clock is left running');
});

test('several people lead on by taps, and any line shows the land of its seat', async () => {
  const { begin, ceremony, taken, table, strike } = machineAt(['human', 'human']);
  begin();
  await settled();
  assert.ok(!strike(), 'nothing goes on by itself');
  assert.equal(table().look, 1, 'the land of whoever got most');
  ceremony.look(0);
  assert.deepEqual([table().look, table().highlight], [0, [[[0, 2]]]]);
  ceremony.next();
  ceremony.next();
  assert.equal(table().ceremony, null);
  assert.equal(taken.length, 2);
});

test('a person alone who ends steps by hand leads on by hand', async () => {
  const { begin, ceremony, table, strike } = machineAt(['human', 'easy'], { confirm_end: true });
  begin();
  await settled();
  assert.ok(!strike());
  ceremony.next();
  assert.equal(table().ceremony.index, 1);
});

test('a person alone who looks at a line has all the time they want', async () => {
  const { begin, ceremony, table, strike } = machineAt(['human', 'easy']);
  begin();
  await settled();
  ceremony.look(1);
  assert.ok(!strike());
  assert.equal(table().look, 1);
  ceremony.next();
  assert.equal(table().ceremony.index, 1);
});

test('everything can be skipped at once', async () => {
  const { begin, ceremony, taken, table } = machineAt(['human', 'human']);
  begin();
  await settled();
  ceremony.skip();
  assert.equal(table().ceremony, null);
  assert.deepEqual(taken.at(-1).events, ['income']);
  ceremony.skip();
  ceremony.next();
  assert.equal(taken.length, 2, 'what is over stays over');
});

test('with everything switched off nobody is held up alone, and several people still read the same', async () => {
  const alone = machineAt(['human', 'easy'], { rest: 0, is_reduced: true });
  alone.begin();
  assert.equal(alone.table().ceremony, null);
  assert.deepEqual(alone.taken, [alone.situation], 'with all its events, which are announced');
  const together = machineAt(['human', 'human'], { rest: 0, is_reduced: true });
  together.begin();
  await settled();
  assert.equal(together.table().ceremony.index, 0);
  assert.deepEqual(shownPoints(together.table()), [3, 5]);
});

test('another language tells the same steps in its own words, and everybody stays where they were', async () => {
  const { begin, ceremony, speak, table, announced, taken } = machineAt(['human', 'human']);
  begin();
  speak((words) => `${words} auf Deutsch`);
  ceremony.retell();
  assert.deepEqual(announced, [], 'nothing is announced before the first step');
  await settled();
  assert.equal(table().ceremony.steps[0].title, 'A auf Deutsch');
  ceremony.next();
  ceremony.look(0);
  speak((words) => `${words} по-русски`);
  ceremony.retell();
  const { steps, index, points } = table().ceremony;
  assert.deepEqual([steps[0].title, steps[1].title, index, points], ['A по-русски', 'B по-русски', 1, [1, 1]]);
  assert.equal(table().look, 0);
  assert.equal(announced.at(-1), 'B по-русски. second');
  ceremony.next();
  assert.equal(taken.length, 2);
  ceremony.retell();
  assert.equal(table().ceremony, null, 'what is over stays over');
});

test('a seat that changes hands meanwhile does not end it, a step back does', async () => {
  const { begin, ceremony, situation, table, taken } = machineAt(['human', 'human']);
  begin();
  await settled();
  const changed = { ...situation, events: [], revision: 7, players: ['human', 'easy'] };
  ceremony.take(changed, {});
  assert.equal(table().ceremony.index, 0);
  assert.deepEqual(table().situation.players, ['human', 'easy']);
  ceremony.skip();
  assert.equal(taken.at(-1), changed);

  const other = machineAt(['human', 'human']);
  other.begin();
  await settled();
  const back = { ...other.situation, step: 4, events: [] };
  other.ceremony.take(back, {});
  assert.equal(other.table().ceremony, null);
  assert.equal(other.taken.at(-1), back);
});

test('a table that was left is not led on', async () => {
  const { begin, leaving, ceremony, taken, strike } = machineAt(['human', 'easy']);
  begin();
  await settled();
  leaving.abort();
  assert.ok(!strike());
  ceremony.next();
  ceremony.skip();
  assert.equal(taken.length, 1);
});

test('bots and people wait at a table until what was scored has been shown', async () => {
  const { app, game, table, count } = makeTable(['human', 'human', 'easy']);
  await app.conductor.start('fake', {}, []);
  await settled();
  await app.conductor.lift();
  const thoughts = count('think');
  const situation = { ...table().situation, to_act: [], is_secret: false, step: 99, events: [] };
  game.scored = {
    points: [0, 0, 0],
    steps: [{ title: 'A', words: '', rows: [0, 1, 2].map((seat) => ({ seat, gain: 1, total: 1, highlight: [] })) }],
    situation,
    after: [],
  };
  await app.conductor.act({ kind: 'seal', seat: 0 });
  game.scored = null;
  await settled();
  assert.deepEqual([table().decider, table().curtain, table().ceremony.index], [null, null, 0]);
  assert.equal(count('think'), thoughts, 'no bot has thought meanwhile');
  app.conductor.ceremony().next();
  await settled();
  assert.equal(table().ceremony, null);
  assert.equal(table().curtain, 1, 'then the curtain falls for the next one');
});
