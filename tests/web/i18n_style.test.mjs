/** The style guide, docs/style.md, as far as it can be tested: typography, lists, and terms that are not to be used. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { LANGUAGES } from '../../web/i18n/index.js';
import { rendered } from './i18n_rendered.mjs';
import { filesBelow, messagesOf, pageSources, source } from './i18n_scan.mjs';

const CODES = Object.keys(LANGUAGES);

/** Characters that only another language puts round a quotation. @type {Record<string, RegExp>} */
const FOREIGN_QUOTES = { en: /[„«»‚]/, de: /[”«»]/, ru: /[”‘]/ };

/** What is counted, or measured, and stays on one line with its number. @type {Record<string, string>} */
const UNITS = {
  en: '(?:gold|points?|tiles?|spots?|inhabitants?|squares?|spaces?|players?|sheep|cows?|ships?|rounds?|MB|%)(?![\\w-])',
  de: '(?:Gold|Punkte?n?|Plättchen|Stellen?|Bewohnern?|Felder?n?|Plätzen?|Platz|Personen|Schafe?n?|Rinder|Schiffe?n?|Runden|MB|%)(?![\\wäöüß-])',
  ru: '(?:золот|очк|плит|мест|жител|клет|игрок|ов[ец]|коров|корабл|раунд|МБ|%)',
};

/** Words that a better term has replaced, or that nobody says. @type {Record<string, RegExp[]>} */
const AVOIDED = {
  en: [
    /\b(?:every|some|any)body\b/i,
    /\bjoin(?:s|ed)? (?:to|the castle)\b/i,
    /\btold\b/i,
    /\breckon/i,
    /\bmend/i,
    /\bseal(?:s|ed)?\b/i,
    /\bon trial\b/i,
    /\btak(?:e|en|ing) (?:it )?back\b(?! the gold)/i,
    /\b(?:a|the|no|is|not|one|your|this) complete\b(?! by itself)/i,
    /\bcattle\b(?= on a tile)/i,
    /\bon show\b/i,
    /\bat once\b/i,
    /\bgo(?:es)? on\b(?! any)/i,
    /\bLand of\b/,
    /\bstep (?:of|in) an action\b/i,
    /\bThis is no\b/,
    /\bfor nothing\b/i,
    /\bmost points win\b/i,
    /\bcolor\b/i,
  ],
  de: [
    /\b(?:Hof|Höfe|Höfen|Hofs)\b/,
    /\bWeiden?\b/,
    /\bTafeln?\b/,
    /Sonderinsel/,
    /[Vv]ersiegel/,
    /Spielwerk/,
    /Startmarker/,
    /\bansiedeln\b/,
    /Sätze von Gebäuden/,
    /\bSie (?:können|haben|müssen|sind|dürfen)\b/,
    /\b(?:Leg|Wähl|Kauf|Füll|Dreh|Erschaff|Erhöh) /,
    /auf Probe/,
    /Einträgliche/,
    /Auf einmal/,
  ],
  ru: [
    /[Оо]соб(?:ый|ые|ого|ых|ому) остров/,
    /[Кк]ристальн/,
    /[Зз]апечат/,
    /[Пп]астбищ/,
    /[Зз]аселение\b/,
    /[Гг]остиниц/,
    /квартал/,
    /\bшкал/i,
    /(?<![а-яё])[Сс]тройк/,
    /[Кк]осни/,
    /[Пп]ревращение энергии/,
    /не меньше чем/,
    /маркер первого игрока/i,
    /(?<![а-яё])ты(?![а-яё])/i,
    /(?<!^|[.!?…:»] |«)Вы(?![а-яё])/,
  ],
};

/** The words of a language that are shown; those that are only searched for may be anything. @param {string} code */
const shown = (code) => rendered(code).filter(({ key }) => !/-also$|-separator$/.test(key));

/**
 * Assert that no form of a message matches.
 * @param {string} code
 * @param {RegExp} pattern
 * @param {string} reason
 */
const never = (code, pattern, reason) =>
  assert.deepEqual(
    shown(code)
      .filter(({ words }) => pattern.test(words))
      .map(({ key, words }) => `${key}: ${words}`),
    [],
    reason,
  );

for (const code of CODES) {
  test(`${code}: quotes are curly and of the language, apostrophes too`, () => {
    never(code, /["'`´]/, 'straight quotes');
    never(code, FOREIGN_QUOTES[code] ?? /$^/, 'quotes of another language');
  });

  test(`${code}: an ellipsis is one character and follows its word`, () => {
    never(code, /\.\.\./, 'three dots');
    never(code, /\s…/, 'a space before an ellipsis');
  });

  test(`${code}: a minus is a minus, and a dash is not a hyphen`, () => {
    never(code, /(?:^|[\s(])-\d/, 'a hyphen for a minus');
    never(code, / -+ |--/, 'a hyphen for a dash');
  });

  test(`${code}: no space where none belongs`, () => {
    never(code, / {2}|\s[,.;!?)]|\( /, 'a stray space');
    if (code === 'ru') never(code, /(?<=\S) —/, 'a dash that may begin a line');
    if (code === 'en') never(code, /\s%/, 'no space before a per cent sign');
  });

  test(`${code}: a number stays with what it counts`, () => {
    never(code, new RegExp(`\\d ${UNITS[code]}`), 'an ordinary space after a number');
    never(code, /\d × | × \d/, 'an ordinary space beside a multiplication sign');
  });

  test(`${code}: no term that a better one has replaced`, () => {
    for (const pattern of AVOIDED[code] ?? []) never(code, pattern, String(pattern));
  });

  test(`${code}: what is inserted into a sentence stands in quotes`, () => {
    // A goal, an action or a special island has a capital letter and no case of its own.
    const text = messagesOf(code);
    const sentences = /^(?:isle-(?:why|hint)|sky-(?:why|hint|event))-[\w-]+ = (?:.*\n(?:[ }].*\n)*)/gm;
    const bare = [...text.matchAll(sentences)].flatMap(([message]) =>
      [...message.matchAll(/(?<![“„«]){ \$(?:goal|action|special) }/g)].map(() => message),
    );
    assert.deepEqual(bare, []);
  });
}

test('lists are joined by the language, not by the code', () => {
  const joins = pageSources().flatMap(({ name, text }) =>
    [...text.matchAll(/^.*\.join\((?:', '|'; '|' and '|` · `)\).*$/gm)].map(([line]) => `${name}: ${line.trim()}`),
  );
  assert.deepEqual(joins, []);
});

test('dates, lists and sorting follow the language that is chosen', () => {
  const browser =
    /toLocale\w+\(\)|localeCompare\([^,()]*(?:\([^()]*\))?[^,()]*\)(?!,)|new Intl\.\w+\((?:\)|undefined|navigator|currentLanguage)/;
  assert.deepEqual(
    pageSources()
      .filter(({ text }) => browser.test(text))
      .map(({ name }) => name),
    [],
  );
});

test('one button, one message', () => {
  // These words are on buttons that do the same thing in both games.
  for (const code of CODES) {
    const text = messagesOf(code);
    for (const key of ['sky-done', 'trial-cancel', 'isle-take-back', 'isle-place', 'isle-turn', 'learn-show'])
      assert.doesNotMatch(text, new RegExp(`^${key} =`, 'm'), code);
  }
});

test('lessons name buttons by their label', () => {
  const scripts = filesBelow('web/learn/', '.json').map((name) => JSON.parse(source(name)));
  /** What a step asks to be tapped, by the message on that button. @type {Record<string, string>} */
  const labels = {
    'test:done': 'done',
    'test:seal': 'isle-price-seal',
    'test:buy': 'isle-buy-for',
    'test:place': 'trial-place',
    'test:turn': 'trial-turn-short',
    'test:create': 'sky-create',
  };
  for (const code of CODES) {
    const text = messagesOf(code);
    for (const { game, steps } of scripts) {
      for (const { say, point } of steps) {
        const label = point?.length && labels[point[0]];
        if (!label) continue;
        const wanted = label === 'done' && game === 'isle' ? 'isle-done' : label;
        assert.match(text, new RegExp(`^learn-${game}-${say} = .*{ ${wanted} }`, 'm'), `${code}: ${game} ${say}`);
      }
    }
  }
});
