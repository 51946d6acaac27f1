/** Drawing only reads: games of both kinds with the real engine, which must not be asked anything while the page is drawn. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';

import { appearanceOf } from '../../web/ui/appearance.js';
import { DEFAULTS } from '../../web/ui/settings.js';
import { FakeElement, fakeDocument } from './fake_dom.mjs';
import { realBridge } from './real_bridge.mjs';

const ignore = { addEventListener() {}, removeEventListener() {} };
globalThis.matchMedia = () => ({ matches: false, ...ignore });
globalThis.document = { ...fakeDocument, ...ignore, hidden: false, documentElement: { dataset: {} } };
globalThis.navigator ??= {};
globalThis.window = { ...ignore, setTimeout: (...args) => setTimeout(...args) };

const { loadLanguage } = await import('../../web/i18n/index.js');
const { createRooms } = await import('../../web/rooms.js');
const { tableScreen } = await import('../../web/screens/table.js');
const { patch } = await import('../../web/ui/dom.js');
const { createConductor } = await import('../../web/table/play/conductor.js');

await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const DRAWERS = [null, 'goals', 'sheet', 'log'];
const bridge = realBridge();
after(() => bridge.end());

/** A page at a new table of a person and a bot. */
async function pageOf(game) {
  const catalogue = { [game]: await bridge.call('catalogue', { game }) };
  const settings = { ...DEFAULTS, speed: 'off' };
  const room = createRooms(catalogue)[game];
  let isDrawing = false;
  let areAsked = 0;
  const outsideOfDrawing = (/** @type {string} */ what) => assert.ok(!isDrawing, `${what} while drawing`);
  const app = {
    state: { table: null, screen: { name: 'table', args: {} }, settings, engine: {}, ...appearanceOf(settings) },
    engine: {
      call(verb, args) {
        outsideOfDrawing(verb);
        if (verb === 'ask') areAsked += 1;
        if (verb !== 'games.new') return bridge.call(verb, args);
        return bridge.call('open', args).then((situation) => ({ id: 'one', situation }));
      },
    },
    catalogue,
    room: () => room,
    update(change) {
      outsideOfDrawing('update');
      app.state = { ...app.state, ...change };
      queueMicrotask(() => app.conductor.ask());
    },
    updateTable: (change) => app.state.table && app.update({ table: { ...app.state.table, ...change } }),
    setUi: (change) => app.updateTable({ ui: { ...app.state.table.ui, ...change } }),
    call: (verb, args) => app.engine.call(verb, args),
    complain: (fault) => assert.fail(JSON.stringify(fault.stack ?? fault)),
    go() {},
    announce() {},
    sounds: { play() {} },
  };
  app.conductor = createConductor(app);
  const screen = tableScreen(app);
  const main = new FakeElement('main');
  const seats = [
    { name: 'Ann', clan: 'blue', player: 'human' },
    { name: 'Bo', clan: 'red', player: 'easy' },
  ];
  const options = room.readOptions({});
  const { setup, players } = room.setupJson({ game, seats, seed: 'drawing', first_player: 0, options });
  await app.conductor.start(game, setup, players);
  return {
    app,
    table: () => app.state.table,
    asked: () => areAsked,
    /** Draw the whole screen, as the page does after each change: the classes of its elements. */
    draw() {
      isDrawing = true;
      patch(main, screen.view(app.state));
      room.scene(app.state.table, 'light');
      isDrawing = false;
      return classesIn(main);
    },
    /** The parts of the table as they are described now, by their keys. */
    parts() {
      const [frame] = screen.view(app.state);
      return Object.fromEntries(frame.children[0].children.map((part) => [part.key, part]));
    },
    /** Until everything that was asked is answered, and the bot has played. */
    async rest() {
      const isBusy = () => {
        const { is_busy, is_asking, situation, decider } = app.state.table;
        return is_busy || is_asking || (decider === null && !situation.is_over);
      };
      for (let waits = 0; waits < 60_000; waits += 1) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (!isBusy()) return;
      }
      assert.fail('the table does not come to rest');
    },
  };
}

/** @returns {string[]} */
const classesIn = ({ attributes, childNodes = [] }) => [attributes?.class ?? '', ...childNodes.flatMap(classesIn)];

/** What an action looks like while the person thinks about it: a tile in the fingers, an offer or a special island chosen. */
const uisOf = (action) => [
  {},
  { tile: action.tile, inspect: action.discard, offer: action.tile, special: action.special, source: action.source },
  ...('x' in action ? [{ tile: action.tile, cell: { x: action.x, y: action.y }, turn: action.turn }] : []),
];

for (const [game, phases] of [
  ['isle', ['price', 'buy', 'build']],
  ['skylands', ['choose', 'discover', 'deploy', 'create', 'convert']],
]) {
  test(`drawing a game of ${game} asks nothing and changes nothing`, async () => {
    const { app, table, asked, draw, rest } = await pageOf(game);
    const seen = new Set();
    for (let step = 0; step < 60 && !table().situation.is_over; step += 1) {
      await rest();
      const { situation, decider } = table();
      if (decider === null) break;
      seen.add(situation.phase);
      draw();
      let advice = null;
      while (!advice?.is_done) advice = await bridge.call('hint', { viewer: decider, slice: 1000, hurry: true });
      for (const ui of uisOf(advice.action)) {
        app.updateTable({ ui });
        draw();
        await rest();
        const drawn = draw();
        if (ui.cell) assert.ok(drawn.includes('preview'), 'what the engine has answered is drawn');
      }
      for (const drawer of DRAWERS) {
        app.conductor.drawer(drawer);
        await rest();
        draw();
      }
      assert.equal(await app.conductor.act(advice.action), true);
    }
    assert.deepEqual(
      phases.filter((phase) => !seen.has(phase)),
      [],
    );
    assert.ok(asked() > 100, `${asked()} questions were asked outside of drawing`);
  });
}

test('while a tile is tried, header and seats are not described again', async () => {
  const { app, table, parts, rest } = await pageOf('isle');
  await rest();
  const before = parts();
  app.setUi({ inspect: table().situation.view.seats[0].offer[0].tile });
  const tried = parts();
  assert.deepEqual(
    ['header', 'seats', 'board', 'tray'].map((key) => tried[key] === before[key]),
    [true, true, false, false],
  );
  const standing = [...table().answers.keys()].find((key) => key.startsWith('["standing"'));
  assert.ok(standing);
  app.updateTable({ answers: new Map([...table().answers, [standing, { ...table().answers.get(standing) }]]) });
  const answered = parts();
  assert.deepEqual(
    ['header', 'seats'].map((key) => answered[key] === tried[key]),
    [false, true],
    'the header shows what it has asked',
  );
  app.updateTable({ look: 1 });
  assert.notEqual(parts().seats, answered.seats);
  await rest();
});
