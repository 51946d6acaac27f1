/** The lens: outlines of what counts, the area under a finger, and what is said of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

globalThis.document = { documentElement: { dataset: {} } };

const { areaAt, roadAt } = await import('../../web/board/art/isle/tint.js');
const { marksOf } = await import('../../web/table/play/marks.js');
const { loadLanguage } = await import('../../web/i18n/index.js');
const { createIsleRoom } = await import('../../web/isle/index.js');
const { tileOf } = await import('../../web/isle/tiles.js');
const { createSkylandsRoom } = await import('../../web/skylands/index.js');
const { keyOf } = await import('../../web/table/play/answers.js');
const { lensCard, lensOutlines, lensWords, tapLens, toggleLens } = await import('../../web/table/view/lens.js');
const { realCatalogue } = await import('./real_bridge.mjs');

await loadLanguage('en', async (code) => readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8'));

const catalogue = realCatalogue();
const isle = createIsleRoom(catalogue.isle);
const skylands = createSkylandsRoom(catalogue.skylands);

const castle = catalogue.isle.castles.find(({ id }) => id === 'castle-blue');
const partOf = (kind) => castle.parts.findIndex((part) => part.kind === kind);

const ANSWER = {
  seat: 0,
  areas: ['P', 'M', 'W'].map((kind) => ({
    kind,
    cells: [[0, 0]],
    members: [[0, 0, partOf(kind)]],
    is_complete: kind === 'M',
    open_edges: kind === 'M' ? [] : [[0, 0, 1]],
    things: kind === 'W' ? { ship: 2 } : {},
    points: kind === 'M' ? [{ letter: 'B', goal: 'complete-mountains', points: 2 }] : [],
  })),
  road: { members: [[0, 0, 0]], cells: [], open_edges: [[0, 0, 0]], points: [] },
  whisky: [],
  income: 5,
};

const tableOf = (lens) => ({
  situation: { game: 'isle', view: { seats: [{ name: 'Ann', territory: [['castle-blue', 0, 0, 0]] }] } },
  look: 0,
  replay: null,
  curtain: null,
  lens,
  answers: new Map([[keyOf('areas', { seat: 0 }), ANSWER]]),
});

const appOf = (table) => {
  const app = {
    state: { table, dialog: null },
    room: () => isle,
    updateTable: (change) => {
      app.state.table = { ...app.state.table, ...change };
    },
  };
  return app;
};

const text = (node) =>
  Array.isArray(node)
    ? node.map(text).join(' ')
    : node && typeof node === 'object'
      ? text(node.children ?? [])
      : typeof node === 'string' || typeof node === 'number'
        ? String(node)
        : '';

test('what a line counts is outlined in its shape, and cells where it has none', () => {
  assert.deepEqual(marksOf({ cells: [[[0, 0]], [[1, 0]]] }), [{ cells: [[0, 0]] }, { cells: [[1, 0]] }]);
  const shapes = {
    areas: [
      [
        [0, 0, 1],
        [0, 0, 2],
        [1, 0, 0],
      ],
    ],
    roads: [[0, 1, 0]],
    things: { sheep: [[2, 2]] },
  };
  assert.deepEqual(marksOf({ cells: [[[0, 0]]], shapes }), [
    {
      cells: [
        [0, 0],
        [1, 0],
      ],
      members: shapes.areas[0],
    },
    { cells: [[0, 1]], roads: shapes.roads },
    { cells: [[2, 2]], things: shapes.things },
  ]);
});

test('the area under a finger is the one of the nearest edge, however the tile is turned', () => {
  const tile = tileOf('castle-blue');
  const sides = [
    [0.5, 0.02],
    [0.98, 0.5],
    [0.5, 0.98],
    [0.02, 0.5],
  ];
  for (let turn = 0; turn < 4; turn += 1) {
    sides.forEach(([u, v], side) => {
      const printed = (side - turn + 4) % 4;
      const expected = castle.parts.findIndex((part) => part.sides.includes(printed));
      assert.equal(areaAt(tile, turn, u, v), expected, `turn ${turn}, side ${side}`);
    });
  }
});

test('a road is under a finger where it reaches an edge, and not where there is none', () => {
  const tile = tileOf('castle-blue');
  assert.equal(roadAt(tile, 0, 0.5, 0.02), 0);
  assert.equal(roadAt(tile, 0, 0.95, 0.5), null);
  assert.equal(roadAt(tile, 1, 0.5, 0.95), null);
});

test('completed and open areas and the road have different outlines; the chosen one shows its open edges', () => {
  const outlines = lensOutlines(tableOf({ area: null, cell: null }), isle);
  assert.deepEqual(
    outlines.map(({ kind }) => kind),
    ['open', 'complete', 'open', 'road'],
  );
  const water = `0,0,${partOf('W')}`;
  const chosen = lensOutlines(tableOf({ area: water, cell: [0, 0] }), isle).at(-1);
  assert.deepEqual(chosen.edges, [[0, 0, 1]]);
  assert.ok(chosen.color);
  assert.deepEqual(lensOutlines(tableOf(null), isle), []);
});

test('a tap chooses the area there; keys go from area to area', () => {
  const app = appOf(tableOf({ area: null, cell: null }));
  assert.equal(tapLens(app, { x: 0, y: 0, u: 0.97, v: 0.5, kind: 'tile' }), true);
  assert.equal(app.state.table.lens.area, `0,0,${partOf('W')}`);
  assert.equal(tapLens(app, { x: 0, y: 0, u: 0.5, v: 0.02, kind: 'tile' }), true);
  assert.equal(app.state.table.lens.area, 'road');
  const seen = [0, 1, 2, 3].map(() => {
    tapLens(app, { x: 0, y: 0, u: 0.5, v: 0.5, kind: 'tile', isByKey: true });
    return app.state.table.lens.area;
  });
  assert.equal(new Set(seen).size, 4);
  assert.equal(tapLens(app, { x: 1, y: 0, u: 0.5, v: 0.5, kind: 'legal' }), false);
});

test('without the lens a tap is not for it', () => {
  const app = appOf(tableOf(null));
  assert.equal(tapLens(app, { x: 0, y: 0, u: 0.5, v: 0.5, kind: 'tile' }), false);
  toggleLens(app);
  assert.deepEqual(app.state.table.lens, { area: null, cell: null });
  toggleLens(app);
  assert.equal(app.state.table.lens, null);
});

test('the card names size, open edges and points; the twin says the areas of a cell', () => {
  const table = tableOf({ area: `0,0,${partOf('M')}`, cell: [0, 0] });
  const words = text(lensCard(appOf(table), table));
  assert.match(words, /Mountain area/);
  assert.match(words, /1\u00a0tile/);
  assert.match(words, /Completed/);
  assert.match(words, /Mountains.*2\u00a0points|2\u00a0points/);
  const open = tableOf({ area: `0,0,${partOf('W')}`, cell: [0, 0] });
  const openWords = text(lensCard(appOf(open), open));
  assert.match(openWords, /1\u00a0open edge/);
  assert.match(openWords, /2\u00a0ships/);
  assert.match(openWords, /No points so far/);
  assert.equal(lensWords(table, isle.lens(table), 0, 0).length, 4);
  assert.deepEqual(lensWords(tableOf(null), isle.lens(table), 0, 0), []);
});

test('an island that reaches the rim of the board says so', () => {
  const island = {
    id: '0,0,0',
    terrain: 'F',
    cells: [[0, 0]],
    members: [[0, 0, 0]],
    is_complete: false,
    is_stuck: true,
    open_edges: [[0, 0, 0]],
    spaces: 2,
    inhabitants: 0,
    points: [],
  };
  const table = { look: 0, answers: new Map([[keyOf('areas', { seat: 0 }), { seat: 0, areas: [island] }]]) };
  const [area] = skylands.lens(table);
  assert.equal(area.title, 'Forest island');
  assert.ok(area.facts.includes('It reaches the edge of the board and can never be completed.'));
  assert.equal(area.outline.kind, 'open');
});
