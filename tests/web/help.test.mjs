/** The help without a page: every clause, goal and special island is explained and can be found, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

globalThis.document = { documentElement: { dataset: {} } };

const { LANGUAGES, loadLanguage } = await import('../../web/i18n/index.js');
const { createRooms } = await import('../../web/rooms.js');
const { countOf, folded, found } = await import('../../web/help/search.js');
const { isleGoals, skylandsTiles } = await import('./board_data.mjs');
const { source } = await import('./i18n_scan.mjs');
const { realCatalogue } = await import('./real_bridge.mjs');

const { specials } = skylandsTiles();
const GOALS = isleGoals();
const catalogue = realCatalogue();
const ROOMS = createRooms(catalogue);
const LAST = { isle: 28, skylands: 27 };
const texts = Object.fromEntries(Object.keys(LANGUAGES).map((code) => [code, source(`web/i18n/${code}.ftl`)]));
const speak = (code) => loadLanguage(code, async (each) => texts[each]);

/** The clauses that refusals lead to, as the engine maps them. */
const linked = (game) =>
  [...source(`py/skye/${game}/clauses.py`).matchAll(/^ {4}\(?"[a-z_]+"(?:, "\w+"\))?: (?:"(\w+)"|ROUND),/gm)].map(
    (match) => match[1] ?? 'round',
  );
const idsOf = (game) => ROOMS[game].help().flatMap(({ passages }) => passages.map(({ id }) => id));

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

for (const code of Object.keys(LANGUAGES)) {
  for (const game of Object.keys(ROOMS)) {
    test(`${code}: the help of ${game} states every clause once, and each that a refusal leads to`, async () => {
      await speak(code);
      const ids = said(() => idsOf(game));
      assert.equal(new Set(ids).size, ids.length);
      const clauses = ids
        .filter((id) => /^\d+$/.test(id))
        .map(Number)
        .sort((a, b) => a - b);
      assert.deepEqual(
        clauses,
        Array.from({ length: LAST[game] }, (_, index) => index + 1),
      );
      assert.ok(linked(game).length > 15);
      for (const clause of linked(game)) assert.ok(ids.includes(clause), `${clause} is explained`);
    });
  }

  test(`${code}: every goal, special island and symbol is explained, and its link leads somewhere`, async () => {
    await speak(code);
    const found = { isle: idsOf('isle'), skylands: idsOf('skylands') };
    const things = [
      ...GOALS.map((id) => ['isle', 'goal', id]),
      ...specials.map(({ id }) => ['skylands', 'special', id]),
      ['isle', 'tile', '24'],
      ['isle', 'tile', 'castle-blue'],
      ['skylands', 'tile', 'i01'],
      ...Object.keys(ROOMS).flatMap((game) =>
        found[game].filter((id) => id.startsWith('symbol-')).map((id) => [game, 'symbol', id.slice('symbol-'.length)]),
      ),
    ];
    assert.ok(things.length > 70);
    for (const [game, kind, id] of things) {
      const { title, texts: words, clause, parts = [] } = said(() => ROOMS[game].explain(kind, id));
      assert.ok(title && words.every(Boolean), id);
      for (const each of [clause, ...parts.map((part) => part.clause)])
        assert.ok(found[game].includes(each), `${id} leads to ${each}`);
    }
    assert.deepEqual(ROOMS.isle.explain('tile', '24').parts.length, 4, 'cattle, lighthouse, whisky and a road');
  });
}

/** What is known to be decided here and not printed: each must be marked as a ruling. */
const DECIDED = {
  isle: ['first-game', 'castle-turn', 'give-up', 'two-roads', 'columns', 'castle', 'gold-tie'],
  skylands: [
    'pass',
    'guests',
    'trade',
    'hostel',
    'power-station',
    'boards',
    'first-player',
    'villa',
    'written',
    'fertile',
    'generator',
    'temple',
    'discount',
  ],
};

for (const code of Object.keys(LANGUAGES)) {
  for (const game of Object.keys(ROOMS)) {
    test(`${code}: the help of ${game} marks every ruling as one, in a list and at its clause`, async () => {
      await speak(code);
      const sections = said(() => ROOMS[game].help());
      const passages = sections.flatMap((section) => section.passages);
      const listed = sections.find(({ key }) => key === 'rulings').passages;
      assert.equal(listed[0].id, 'rulings', 'what a ruling is comes first, and can be linked to');
      for (const ruling of DECIDED[game]) {
        const found = listed.find(({ id }) => id === `ruling-${ruling}`);
        assert.ok(found?.is_ruling, ruling);
        assert.ok(found.title.length > 8 && found.words.length > found.title.length + 20, ruling);
        const places = passages.filter(({ rulings }) =>
          rulings?.some(({ id, title }) => id === found.id && title === found.title),
        );
        assert.equal(places.length, 1, `${ruling} is marked at its clause`);
        assert.ok(!places[0].is_ruling);
      }
      assert.deepEqual(
        passages.filter(({ is_ruling: isRuling }) => isRuling),
        listed.slice(1),
        'nothing else is called a ruling',
      );
      const [label] = found(sections, listed[1].words.split(' ')[0]).filter(({ key }) => key === 'rulings');
      assert.ok(label, 'the word for a ruling finds them');
      assert.equal(sections.at(-1).key, 'reconstructed');
      assert.match(
        sections.at(-1).passages[0].words,
        game === 'isle' ? /\b27\b/ : /.{100}/,
        'values that are not printed are owned up to',
      );
    });
  }
}

test('rulings are worded in every language', async () => {
  const words = {};
  for (const code of Object.keys(LANGUAGES)) {
    await speak(code);
    words[code] = Object.keys(ROOMS).flatMap((game) =>
      ROOMS[game]
        .help()
        .flatMap(({ passages }) => passages.filter(({ is_ruling: isRuling }) => isRuling).map(({ title }) => title)),
    );
  }
  const all = Object.values(words).flat();
  assert.equal(
    all.length,
    Object.keys(LANGUAGES).length * (catalogue.isle.rulings.length + catalogue.skylands.rulings.length),
  );
  assert.equal(new Set(all).size, all.length);
});

test('words are found whatever their case and marks', async () => {
  assert.equal(folded('Straße, ÜBER, Ёж'), 'strasse, uber, еж');
  assert.equal(folded('Преобразо\u00adвание'), folded('преобразование'));
  const find = async (code, game, query) => {
    await speak(code);
    return found(ROOMS[game].help(), query).flatMap(({ passages }) => passages.map(({ id }) => id));
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
  const sections = ROOMS.isle.help();
  assert.equal(found(sections, '  '), sections);
  const few = found(sections, 'whisky');
  assert.ok(few.length < sections.length && countOf(few) > 3 && countOf(few) < countOf(sections));
});

/** Words of the printed rules and of everyday speech, by language and game, with a passage that each must lead to. */
const PRINTED = {
  en: {
    isle: {
      'scoring tile': 'goal-sheep',
      'scoring tiles': '2',
      'landscape tile': '1',
      'victory points': 'aim',
      coin: '3',
      'discard marker': '14',
      axe: '14',
      screen: '14',
      'start player': '11',
      'round track': '12',
      purchase: '16',
      enclosed: '21',
      tiebreaker: '28',
      'final scoring': '26',
      barrel: '13',
      tower: 'symbol-broch',
    },
    skylands: {
      'player board': '1',
      woods: '2',
      meeple: '18',
      market: '19',
      'special tile': '23',
      setup: '7',
      'negative points': '26',
      draft: '16',
    },
  },
  de: {
    isle: {
      Wertungsplättchen: 'goal-sheep',
      Landschaftsplättchen: '1',
      Sichtschirm: '14',
      Abwurfmarker: '14',
      Axt: '14',
      Rundenleiste: '12',
      Startspieler: '11',
      Siegpunkte: 'aim',
      Münze: '3',
      Häuptling: 'aim',
      Clangebiet: '18',
      Schlusswertung: '26',
      Spielmaterial: '1',
      Spielvorbereitung: '9',
      Rundturm: 'symbol-broch',
      Weide: '4',
    },
    skylands: {
      Spielertableau: '1',
      Spezialinsel: '23',
      Sonderinsel: '23',
      Auslage: '19',
      Siegpunkte: 'aim',
      Bewohner: '18',
      Spielfigur: '14',
      Nachziehstapel: '16',
    },
  },
  ru: {
    isle: {
      тайл: '1',
      'жетон цели': 'goal-sheep',
      квадрат: '1',
      монета: '3',
      ширма: '14',
      'территория клана': 'aim',
      'победные очки': 'aim',
      'жетон сброса': '14',
      топор: '14',
      'счётчик раундов': '12',
      'жетон первого игрока': '20',
      'состав игры': '1',
      'подготовка к игре': '9',
      пастбище: '4',
      башня: 'symbol-broch',
      продажа: '16',
    },
    skylands: {
      'победные очки': 'aim',
      тайл: '2',
      'высадка жителей': '18',
      'преобразование энергии': '20',
      'специальный остров': '23',
      витрина: '19',
      фишка: '6',
      заселение: '18',
    },
  },
};

for (const [code, games] of Object.entries(PRINTED)) {
  test(`${code}: the search finds the printed words`, async () => {
    await speak(code);
    for (const [game, words] of Object.entries(games)) {
      const sections = ROOMS[game].help();
      for (const [query, passage] of Object.entries(words)) {
        const ids = found(sections, query).flatMap(({ passages }) => passages.map(({ id }) => id));
        assert.ok(ids.includes(passage), `${game}: ${query} finds ${ids.join()}`);
      }
    }
    assert.ok(Object.values(games).reduce((sum, words) => sum + Object.keys(words).length, 0) >= 24);
  });
}

test('words that are only searched for are shown nowhere', async () => {
  const shown = (/** @type {any} */ node) =>
    typeof node === 'string'
      ? node
      : Array.isArray(node)
        ? node.map(shown).join(' ')
        : node?.children
          ? node.children.map(shown).join(' ')
          : '';
  await speak('en');
  for (const { also, title, passages } of ROOMS.isle.help())
    assert.ok(!also || ![title, ...passages.map(({ body }) => shown(body))].some((text) => text.includes(also)));
});

test('the help begins with what a family needs first', () => {
  const order = (/** @type {string} */ game) => ROOMS[game].help().map(({ key }) => key);
  assert.deepEqual(order('isle'), [
    'aim',
    'round',
    'income',
    'price',
    'buy',
    'build',
    'score',
    'areas',
    'goals',
    'end',
    'setup',
    'components',
    'tile',
    'questions',
    'rulings',
    'study',
    'reconstructed',
  ]);
  assert.deepEqual(order('skylands'), [
    'aim',
    'turn',
    'discover',
    'deploy',
    'create',
    'convert',
    'placing',
    'specials',
    'end',
    'setup',
    'components',
    'questions',
    'rulings',
    'study',
    'reconstructed',
  ]);
});
