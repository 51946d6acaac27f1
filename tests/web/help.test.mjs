/** The help without a page: every clause, goal and special island is told and can be found, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
globalThis.document = { documentElement: { dataset: {} } };

const { LANGUAGES, loadLanguage } = await import('../../web/i18n/index.js');
const { isleRoom } = await import('../../web/isle/index.js');
const { GOALS } = await import('../../web/isle/goals.js');
const { skylandsRoom } = await import('../../web/skylands/index.js');
const { countOf, folded, found } = await import('../../web/help/search.js');
const { isleTiles, skylandsTiles } = await import('./board_data.mjs');
const { source } = await import('./i18n_scan.mjs');

const { islands, specials } = skylandsTiles();
const LETTERS = { forest: 'F', mountain: 'M', crystal: 'C', city: 'T' };
const withParts = (tile) => ({ ...tile, terrain: LETTERS[tile.terrain] ?? null, parts: [{ kind: 'F', sides: [0], spaces: 1 }] });
const isle = isleTiles().map((tile) => ({
  ...tile, roads: tile.roads.map(() => [0]), parts: [...tile.edges].map((kind, side) => ({ kind, sides: [side] })), ships: [], lighthouses: [],
}));
const line = (goal) => ({ source: goal, count: 2, points: 4, cells: [[[0, 0]]], facts: { brochs: [1], broch: 1, farm: 1, lighthouse: 1 } });
const land = [['castle-blue', 0, 0, 0]];
/** The rulings of a game, as the engine lists them. @param {string} game */
const rulingsOf = (game) => [.../RULINGS: Mapping\[str, str\] = \{([^}]*)\}/.exec(source(`py/skye/${game}/clauses.py`))[1].matchAll(/"([\w-]+)": "([\w-]+)"/g)]
  .map(([, ruling, clause]) => ({ ruling, clause }));
const catalogue = {
  isle: {
    rulings: rulingsOf('isle'),
    tiles: isle.filter(({ id }) => !id.startsWith('castle')),
    castles: isle.filter(({ id }) => id.startsWith('castle')),
    tracks: { 4: [], 5: [] },
    examples: {
      goals: GOALS.map((goal) => (goal.startsWith('most-') ? { goal, ranks: [{ amount: 3, points: 5 }] } : { goal, land, line: line(goal) })),
      rules: [{ example: 'mismatch', clause: '18', land, tile: ['28', 1, 0, 0], marks: [], reason: { code: 'terrain_mismatch' }, facts: {} }],
    },
  },
  skylands: {
    rulings: rulingsOf('skylands'),
    tiles: islands.map(withParts), specials: specials.map(withParts), boards: [], start_tiles: [],
    examples: { rules: [{ example: 'create', clause: '19', board: [], islands: [], tile: null, marks: [], reason: null, facts: {}, special: 'academy', cost: 'GGPPW', due: 'GGPP' }] },
  },
};
const ROOMS = { isle: isleRoom, skylands: skylandsRoom };
const LAST = { isle: 28, skylands: 27 };
const texts = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, source(`web/i18n/${code}.ftl`)]));
const speak = (code) => loadLanguage(code, async (each) => texts[each]);

/** The clauses that refusals lead to, as the engine maps them. */
const linked = (game) => [...source(`py/skye/${game}/clauses.py`).matchAll(/^ {4}\(?"[a-z_]+"(?:, "\w+"\))?: (?:"(\w+)"|ROUND),/gm)].map((match) => match[1] ?? 'round');
const idsOf = (game) => ROOMS[game].help(catalogue).flatMap(({ passages }) => passages.map(({ id }) => id));

/** What is said without a single complaint on the console. */
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

for (const code of Object.keys(LANGUAGES)) {
  for (const game of Object.keys(ROOMS)) {
    test(`${code}: the help of ${game} tells every clause once, and each that a refusal leads to`, async () => {
      await speak(code);
      const ids = said(() => idsOf(game));
      assert.equal(new Set(ids).size, ids.length);
      const clauses = ids.filter((id) => /^\d+$/.test(id)).map(Number).sort((a, b) => a - b);
      assert.deepEqual(clauses, Array.from({ length: LAST[game] }, (_, index) => index + 1));
      assert.ok(linked(game).length > 15);
      for (const clause of linked(game)) assert.ok(ids.includes(clause), `${clause} is told`);
    });
  }

  test(`${code}: every goal, special island and symbol is explained, and its link leads somewhere`, async () => {
    await speak(code);
    const told = { isle: idsOf('isle'), skylands: idsOf('skylands') };
    const things = [
      ...GOALS.map((id) => ['isle', 'goal', id]), ...specials.map(({ id }) => ['skylands', 'special', id]), ['isle', 'tile', '24'], ['isle', 'tile', 'castle-blue'], ['skylands', 'tile', 'i01'],
      ...Object.keys(ROOMS).flatMap((game) => told[game].filter((id) => id.startsWith('symbol-')).map((id) => [game, 'symbol', id.slice('symbol-'.length)])),
    ];
    assert.ok(things.length > 70);
    for (const [game, kind, id] of things) {
      const { title, texts: words, clause, parts = [] } = said(() => ROOMS[game].explain(catalogue, kind, id));
      assert.ok(title && words.every(Boolean), id);
      for (const each of [clause, ...parts.map((part) => part.clause)]) assert.ok(told[game].includes(each), `${id} leads to ${each}`);
    }
    assert.deepEqual(isleRoom.explain(catalogue, 'tile', '24').parts.length, 4, 'cattle, lighthouse, whisky and a road');
  });
}

/** What is known to be decided here and not printed: each must be told as a ruling. */
const DECIDED = {
  isle: ['first-game', 'castle-turn', 'give-up', 'two-roads', 'columns', 'castle', 'gold-tie'],
  skylands: ['pass', 'guests', 'trade', 'hostel', 'power-station', 'boards', 'first-player', 'villa', 'written', 'fertile', 'generator', 'temple', 'discount'],
};

for (const code of Object.keys(LANGUAGES)) {
  for (const game of Object.keys(ROOMS)) {
    test(`${code}: the help of ${game} marks every ruling as one, in a list and at its clause`, async () => {
      await speak(code);
      const sections = said(() => ROOMS[game].help(catalogue));
      const passages = sections.flatMap((section) => section.passages);
      const listed = sections.find(({ key }) => key === 'rulings').passages;
      assert.equal(listed[0].id, 'rulings', 'what a ruling is comes first, and can be linked to');
      for (const ruling of DECIDED[game]) {
        const told = listed.find(({ id }) => id === `ruling-${ruling}`);
        assert.ok(told?.is_ruling, ruling);
        assert.ok(told.title.length > 8 && told.words.length > told.title.length + 20, ruling);
        const places = passages.filter(({ rulings }) => rulings?.some(({ id, title }) => id === told.id && title === told.title));
        assert.equal(places.length, 1, `${ruling} is marked at its clause`);
        assert.ok(!places[0].is_ruling);
      }
      assert.deepEqual(passages.filter(({ is_ruling: isRuling }) => isRuling), listed.slice(1), 'nothing else is called a ruling');
      const [label] = found(sections, listed[1].words.split(' ')[0]).filter(({ key }) => key === 'rulings');
      assert.ok(label, 'the word for a ruling finds them');
      assert.equal(sections.at(-1).key, 'reconstructed');
      assert.match(sections.at(-1).passages[0].words, game === 'isle' ? /\b27\b/ : /.{100}/, 'values that are not printed are owned up to');
    });
  }
}

test('rulings are worded anew in every language', async () => {
  const words = {};
  for (const code of Object.keys(LANGUAGES)) {
    await speak(code);
    words[code] = Object.keys(ROOMS).flatMap((game) => ROOMS[game].help(catalogue).flatMap(({ passages }) => passages.filter(({ is_ruling: isRuling }) => isRuling).map(({ title }) => title)));
  }
  const all = Object.values(words).flat();
  assert.equal(all.length, Object.keys(LANGUAGES).length * (rulingsOf('isle').length + rulingsOf('skylands').length));
  assert.equal(new Set(all).size, all.length);
});

test('words are found whatever their case and marks', async () => {
  assert.equal(folded('Straße, ÜBER, Ёж'), 'strasse, uber, еж');
  const find = async (code, game, query) => {
    await speak(code);
    return found(ROOMS[game].help(catalogue), query).flatMap(({ passages }) => passages.map(({ id }) => id));
  };
  assert.ok((await find('en', 'isle', 'DISCARD marker')).includes('14'));
  assert.ok((await find('de', 'isle', 'plattchen strasse BURG')).includes('23'));
  assert.ok((await find('ru', 'isle', 'ЗАВЕРШЕНА дыра')).includes('21'));
  assert.ok((await find('ru', 'skylands', 'зеленые')).includes('18'), 'е finds ё');
  assert.ok((await find('en', 'skylands', 'hostel')).includes('special-hostel'));
  assert.ok((await find('en', 'isle', 'rule 19')).includes('19'));
  assert.deepEqual(await find('en', 'isle', 'zeppelin'), []);
});

test('a query without words shows everything, and sections without a find are left out', async () => {
  await speak('en');
  const sections = isleRoom.help(catalogue);
  assert.equal(found(sections, '  '), sections);
  const few = found(sections, 'whisky');
  assert.ok(few.length < sections.length && countOf(few) > 3 && countOf(few) < countOf(sections));
});
