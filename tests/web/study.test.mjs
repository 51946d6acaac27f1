/** The study board: documents, what is stored, files, links, and the desk with the real engine, which drawing never asks. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, beforeEach, test } from 'node:test';

import { appearanceOf } from '../../web/ui/appearance.js';
import { DEFAULTS } from '../../web/ui/settings.js';
import { FakeElement, fakeDocument } from './fake_dom.mjs';
import { realBridge } from './real_bridge.mjs';

const ignore = { addEventListener() {}, removeEventListener() {} };
globalThis.matchMedia = () => ({ matches: false, ...ignore });
globalThis.document = { ...fakeDocument, ...ignore, hidden: false, documentElement: { dataset: {} } };
globalThis.navigator ??= {};
globalThis.window = { ...ignore, setTimeout: (...args) => setTimeout(...args) };

const { loadLanguage, loadWords } = await import('../../web/i18n/index.js');
const { createRooms } = await import('../../web/rooms.js');
const { patch } = await import('../../web/ui/dom.js');
const { createBoardView } = await import('../../web/study/board_view.js');
const { createDesk } = await import('../../web/study/desk.js');
const documents = await import('../../web/study/documents.js');
const entries = await import('../../web/study/entries.js');
const { studyGame } = await import('../../web/study/games.js');
const { linked, linkTo } = await import('../../web/study/link.js');
const { studyRoom } = await import('../../web/study/room.js');
const { studyApp } = await import('../../web/study/table.js');

const words = async (file) => readFileSync(new URL(`../../web/i18n/${file}.ftl`, import.meta.url), 'utf8');
await loadLanguage('en', words);
await loadWords('study', words);

const bridge = realBridge();
after(() => bridge.end());

beforeEach(() => {
  const kept = {};
  globalThis.localStorage = Object.defineProperties(kept, {
    getItem: { value: (key) => kept[key] ?? null },
    setItem: { value: (key, text) => void Object.assign(kept, { [key]: text }) },
    removeItem: { value: (key) => delete kept[key] },
  });
});

const SEAT = { name: 'Ann', clan: 'blue', land: [], points: 0, gold: 0 };
const EMPTY = { format: 'skye-study', version: 1, edition: 1, seats: [SEAT], goals: [], round: 1 };
const ENTRY = { id: 'abcdefgh12', name: 'Mine', kind: 'study', game: 'isle', changed: 5, document: EMPTY };

test('a document changes by values: tiles, turns, seats and clans', () => {
  const one = documents.withTile(EMPTY, 0, ['12', 1, 0, 1]);
  assert.deepEqual(EMPTY.seats[0].land, []);
  assert.deepEqual(documents.rowAt(one, 0, { x: 1, y: 0 }), ['12', 1, 0, 1]);
  assert.deepEqual(documents.turnedTile(one, 0, { x: 1, y: 0 }, 2).seats[0].land, [['12', 1, 0, 2]]);
  assert.deepEqual(documents.withoutTile(one, 0, { x: 1, y: 0 }).seats[0].land, []);
  const two = documents.withNewSeat(one, { ...SEAT, name: 'Bo', clan: documents.freeClan(one, ['blue', 'red']) });
  assert.deepEqual(
    two.seats.map(({ clan }) => clan),
    ['blue', 'red'],
  );
  assert.deepEqual(
    documents.withClan(two, 0, 'red').seats.map(({ clan }) => clan),
    ['red', 'blue'],
  );
  assert.deepEqual(
    documents.withoutSeat(two, 0).seats.map(({ name }) => name),
    ['Bo'],
  );
});

test('studies are stored with a version, newest first, and one is replaced by its id', () => {
  entries.keepEntry(ENTRY);
  entries.keepEntry({ ...ENTRY, id: 'other12345', changed: 9 });
  entries.keepEntry({ ...ENTRY, name: 'Renamed', changed: 7 });
  assert.equal(JSON.parse(localStorage['skye-studies']).version, 1);
  assert.deepEqual(
    entries.storedEntries().map(({ name }) => name),
    ['Mine', 'Renamed'],
  );
  entries.dropEntry('other12345');
  assert.deepEqual(
    entries.storedEntries().map(({ id }) => id),
    [ENTRY.id],
  );
});

test('what a newer version has stored is not overwritten, and what is damaged is not shown', () => {
  localStorage['skye-studies'] = '{"version": 2, "studies": {"new": "form"}}';
  assert.equal(entries.keepEntry(ENTRY), false);
  assert.equal(localStorage['skye-studies'], '{"version": 2, "studies": {"new": "form"}}');
  localStorage['skye-studies'] = JSON.stringify({
    version: 1,
    studies: [ENTRY, { ...ENTRY, kind: 'film' }, { ...ENTRY, document: { seats: [null] } }, null, 3],
  });
  assert.deepEqual(entries.storedEntries(), [ENTRY]);
});

test('a study in which nothing was done leaves nothing behind', () => {
  entries.beginEntry(ENTRY);
  entries.beginEntry({ ...ENTRY, id: 'changed123' });
  entries.touchEntry('changed123');
  for (const id of [ENTRY.id, 'changed123']) entries.dropUntouched(id);
  assert.deepEqual(
    entries.storedEntries().map(({ id }) => id),
    ['changed123'],
  );
});

test('a file brings studies back as new ones; one that is damaged or newer says so', () => {
  const found = entries.entriesIn(entries.fileText([ENTRY]), 77);
  assert.deepEqual(found.refused, 0);
  const [{ id, ...rest }] = found.entries;
  assert.notEqual(id, ENTRY.id);
  assert.deepEqual(rest, { name: 'Mine', kind: 'study', game: 'isle', document: EMPTY, changed: 77 });
  const file = JSON.parse(entries.fileText([ENTRY]));
  assert.deepEqual(entries.entriesIn(JSON.stringify({ ...file, version: 2 }), 1), { code: 'study_file_newer' });
  for (const text of ['', '{}', 'null', '[]', '{"format": "skye-studies"}', 'x'.repeat(3_000_000)])
    assert.deepEqual(entries.entriesIn(text, 1), { code: 'study_file_unreadable' });
  assert.equal(entries.entriesIn(JSON.stringify({ ...file, studies: [{ name: '' }] }), 1).refused, 1);
});

test('a link holds a whole study in few characters', async () => {
  const land = Array.from({ length: 24 }, (_, number) => [
    String(number + 10),
    number % 5,
    1 + Math.floor(number / 5),
    1,
  ]);
  const full = { ...EMPTY, seats: Array.from({ length: 5 }, () => ({ ...SEAT, land })) };
  const link = await linkTo({ ...ENTRY, name: 'Ænn & Bo „x“', document: full });
  assert.match(link.data, /^[\w-]+$/);
  assert.ok(link.data.length < 2000, String(link.data.length));
  assert.deepEqual(await linked(link), { game: 'isle', kind: 'study', name: 'Ænn & Bo „x“', document: full });
});

test('a link that is cut, changed, newer or a bomb is refused by name', async () => {
  const { version, data } = await linkTo(ENTRY);
  const refused = (link) => assert.rejects(linked(link), ({ code }) => code === 'study_link_damaged');
  await refused({ version: 0, data: '' });
  await refused({ version, data: data.slice(0, -12) });
  await refused({ version, data: `!${data}` });
  await refused({ version, data: 'AAAA' });
  const bomb = await linkTo({ ...ENTRY, document: { ...EMPTY, goals: [] } });
  await assert.rejects(
    linkTo({ ...ENTRY, document: { ...EMPTY, goals: Array(150_000).fill(Math.random()) } }).then(linked),
  );
  assert.ok(bomb);
  await assert.rejects(linked({ version: version + 1, data }), ({ code }) => code === 'study_link_newer');
});

/** A page with a new study on the desk. */
async function deskOf(game, kind = 'study', count = 1) {
  const catalogue = { [game]: await bridge.call('catalogue', { game }) };
  const settings = { ...DEFAULTS, speed: 'off' };
  const room = createRooms(catalogue)[game];
  const complaints = [];
  let isDrawing = false;
  let calls = 0;
  const app = {
    state: {
      table: null,
      study: null,
      dialog: null,
      screen: { name: 'study', args: {} },
      settings,
      language: 'en',
      engine: {},
      ...appearanceOf(settings),
    },
    engine: {
      async call(verb, args) {
        assert.ok(!isDrawing, `${verb} while drawing`);
        calls += 1;
        return bridge.call(verb, args);
      },
    },
    catalogue,
    games: [game],
    room: () => room,
    update(change) {
      assert.ok(!isDrawing, 'a change while drawing');
      app.state = { ...app.state, ...change };
    },
    complain: (fault) => complaints.push(fault.code ?? fault),
    go() {},
    announce() {},
    sounds: { play() {} },
  };
  /** @type {any} */
  let desk;
  const own = studyApp(
    app,
    () => desk,
    (each) => studyRoom(own, each, () => desk),
  );
  desk = createDesk(app, own);
  const page = studyGame(game);
  const seats = room.clans.slice(0, count).map((clan, number) => page.newSeat(`P${number}`, clan, number));
  const document = page.newDocument(catalogue[game].study, seats, kind);
  await desk.open({ id: entries.newId(), name: 'Test', kind, game, changed: 0, document }, true);
  const view = createBoardView(app, own, desk);
  const main = new FakeElement('main');
  const settled = async () => {
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (app.state.study.is_asking || !app.state.study.table);
  };
  const draw = () => {
    isDrawing = true;
    patch(main, view.view(app.state.study));
    isDrawing = false;
    own.room(game).scene(app.state.study.table, 'light');
    return main.text();
  };
  await settled();
  return { app, own, desk, draw, settled, complaints, study: () => app.state.study, calls: () => calls };
}

test('a tile is placed where it fits, turned, moved and removed; every change can be undone and is stored', async () => {
  const { desk, settled, study, complaints } = await deskOf('isle');
  const land = () => study().entry.document.seats[0].land;
  await desk.choose({ x: 1, y: 0 });
  await settled();
  assert.ok(study().palette.turns['12'], 'what fits on the cell is known');
  await desk.pick('12');
  await settled();
  assert.deepEqual(land(), [['12', 1, 0, 1]]);
  assert.deepEqual(study().palette.lying, { tile: '12', turns: [1, 2] });
  await desk.turn();
  await settled();
  assert.deepEqual(land(), [['12', 1, 0, 2]]);
  await desk.lift();
  await settled();
  assert.deepEqual([land(), study().held], [[], '12']);
  await desk.lay('12', { x: 1, y: 0 }, 1);
  await desk.choose({ x: 1, y: 0 });
  await desk.remove();
  await settled();
  assert.deepEqual(land(), []);
  for (let step = 0; step < 5; step += 1) await desk.undo();
  assert.deepEqual([land(), study().past.length], [[], 0]);
  await desk.redo();
  assert.deepEqual(land(), [['12', 1, 0, 1]]);
  assert.deepEqual(entries.storedEntries()[0].document, study().entry.document);
  assert.deepEqual(complaints, []);
});

test('what cannot lie so is refused with a reason, and nothing is lost', async () => {
  const { desk, settled, study, complaints } = await deskOf('isle');
  await desk.lay('12', { x: 1, y: 0 }, 1);
  const before = study().entry;
  assert.equal(await desk.change((document) => documents.withTile(document, 0, ['12', 10, 10, 0])), false);
  assert.equal(await desk.change((document) => documents.withTile(document, 0, ['07', 0, 1, 0])), false);
  await settled();
  assert.equal(study().entry, before);
  assert.equal(complaints.length, 2);
  assert.deepEqual(complaints.slice(0, 2).sort(), ['tile_used_twice', 'tiles_do_not_match']);
});

test('the best spots come with reasons, and the lands at the table get a score sheet with a winner', async () => {
  const { desk, settled, study, draw } = await deskOf('isle', 'table', 2);
  assert.equal(study().tab, 'seats');
  await desk.go('tiles');
  await desk.pick('12');
  await settled();
  await desk.askSpots();
  assert.ok(study().spots.length >= 2);
  assert.ok(study().spots[0].worth >= study().spots[1].worth);
  await desk.changeSeat(0, () => ({ gold: 14, points: 40 }));
  await desk.changeSeat(1, () => ({ points: 41 }));
  desk.go('scores');
  await settled();
  assert.deepEqual(study().final.situation.outcome, { points: [42, 41], winners: [0], decided_by: 'points' });
  assert.match(draw(), /P0/);
});

for (const [game, count] of [
  ['isle', 3],
  ['skylands', 2],
])
  test(`${game}: every part of the tray is drawn from what is known`, async () => {
    const { desk, settled, study, draw, calls } = await deskOf(game, 'table', count);
    await desk.go('tiles');
    const [x, y] = study().free[0];
    await desk.choose({ x, y });
    await settled();
    await desk.pick(Object.keys(study().palette.turns)[0]);
    for (const tab of ['tiles', 'goals', 'seats', 'scores']) {
      desk.go(tab);
      await settled();
      const before = calls();
      assert.ok(draw().length > 20, tab);
      assert.equal(calls(), before);
    }
    desk.showEnd(false);
    await settled();
    assert.ok(draw().length > 20);
    desk.go('tiles');
    await desk.choose(null);
    await settled();
    await desk.pick(study().palette.groups[0].tiles[0].tile);
    await settled();
    assert.ok(draw().length > 20);
  });
