/** Every message in every language: the same keys, the same arguments, none missing, none unused, and all of them render. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { argumentsOf } from '../../tools/node/word_samples.mjs';
import { t as plainWords } from '../../web/engine/page/words.js';
import {
  bundleOf,
  chooseLanguage,
  currentLanguage,
  faultWords,
  LANGUAGES,
  loadLanguage,
  t,
} from '../../web/i18n/index.js';
import { FluentResource } from '../../web/vendor/fluent-bundle.js';
import { COMPOSED, expanded, promisedFaults, raisedFaults } from './i18n_keys.mjs';
import { rendered } from './i18n_rendered.mjs';
import { filesBelow, messagesOf, pageSources, source, wantedKeys } from './i18n_scan.mjs';

const CODES = Object.keys(LANGUAGES);

/** By language: its text, its keys as written, its messages as understood. */
const texts = Object.fromEntries(CODES.map((code) => [code, messagesOf(code)]));
/** @type {Record<string, string[]>} */
const keys = Object.fromEntries(
  CODES.map((code) => [code, [...texts[code].matchAll(/^([A-Za-z][\w-]*) *=/gm)].map((match) => match[1])]),
);
/** @type {Record<string, Map<string, any>>} */
const messages = Object.fromEntries(
  CODES.map((code) => [code, new Map(new FluentResource(texts[code]).body.map((entry) => [entry.id, entry]))]),
);
const english = new Set(keys.en);
const sources = pageSources();
const wanted = sources.map(({ text }) => wantedKeys(text));

/** @param {string} code @param {string} key */
const args = (code, key) => argumentsOf(messages[code], key);

/** Arguments that the page passes although English does not need them: a comment above the message names them. */
const alsoPassed = new Map(
  [...texts.en.matchAll(/^# Also passed: (.*)\n([\w-]+) =/gm)].map(([, names, key]) => [
    key,
    names.split(', ').map((name) => name.replace('$', '')),
  ]),
);

/** @param {Iterable<string>} all @param {{has: (key: string) => boolean}} known */
const without = (all, known) => [...new Set(all)].filter((key) => !known.has(key)).sort();

test('a language is one line and four files', () => {
  const files = CODES.flatMap((code) =>
    ['', 'characters/', 'review/', 'study/'].map((part) => `web/i18n/${part}${code}.ftl`),
  );
  assert.deepEqual(filesBelow('web/i18n/', '.ftl'), files.sort());
  for (const code of CODES) assert.ok(Intl.NumberFormat.supportedLocalesOf(code).length, `${code} has plural rules`);
});

for (const code of CODES) {
  test(`${code}: no key stands there twice, and every message is well formed`, () => {
    assert.deepEqual(
      keys[code].filter((key, index) => keys[code].indexOf(key) !== index),
      [],
    );
    assert.deepEqual(without(keys[code], messages[code]), [], 'the parser passes over what it does not understand');
    assert.doesNotMatch(texts[code], /\t|[^\S\n]$/m);
  });

  test(`${code}: the same keys as English, each with the same arguments`, () => {
    assert.deepEqual(
      { missing: without(english, messages[code]), idle: without(keys[code], english) },
      { missing: [], idle: [] },
    );
    const names = (/** @type {string} */ each, /** @type {string} */ key) =>
      [...args(each, key).keys()].filter((name) => !alsoPassed.get(key)?.includes(name)).sort();
    const differing = [...english].filter((key) => names(code, key).join() !== names('en', key).join());
    assert.deepEqual(
      differing.map((key) => `${key}: ${names(code, key)} for ${names('en', key)}`),
      [],
    );
  });

  test(`${code}: every message renders with sample arguments, each plural in its form`, () => {
    for (const { key, words, errors } of rendered(code)) {
      assert.deepEqual(errors, [], key);
      assert.ok(words.trim().length > 0 || /-separator$/.test(key), key);
      assert.doesNotMatch(words, /[{}]|undefined|NaN/, key);
    }
  });

  test(`${code}: a form for each plural that the language has`, () => {
    const forms = new Set(Array.from({ length: 200 }, (_, count) => new Intl.PluralRules(code).select(count)));
    const plurals = [...english]
      .flatMap((key) => [...args(code, key)].map(([name, variants]) => ({ key, name, variants })))
      .filter(({ variants }) => ['few', 'many', 'two'].some((form) => variants.has(form)));
    for (const { key, name, variants } of plurals)
      for (const form of forms) assert.ok(variants.has(form), `${key}: $${name} has no ${form}`);
    assert.equal(plurals.length > 50, forms.size > 2, 'a language with few and many uses them');
  });

  test(`${code}: help keeps its paragraphs and lists`, () => {
    const shape = (/** @type {string} */ each, /** @type {string} */ key) => {
      const bundle = bundleOf(each, texts[each]);
      return bundle
        .formatPattern(/** @type {any} */ (bundle.getMessage(key)).value)
        .split('\n')
        .map((line) => (line.startsWith('- ') ? '-' : 'p'))
        .join('');
    };
    for (const key of english)
      if (key.endsWith('-text') && !args('en', key).size) assert.equal(shape(code, key), shape('en', key), key);
  });
}

test('nothing is left in English', () => {
  // Names, signs and words that are the same in both languages.
  const same = new Set([
    'title',
    'key-title',
    'game-isle',
    'game-skylands',
    'start-continue-note',
    'start-play-with',
    'start-play-level',
    'player-bot',
    'settings-text-size',
    'settings-speed-normal',
    'replay-step',
    'again-bot',
    'end-poster',
    'end-source',
    'poster-standing',
    'replay-pause',
    'secret',
    'isle-gold',
    'isle-own-gold',
    'isle-source-gold',
    'isle-ceremony-goal',
    'isle-ceremony-gold',
    'isle-count-whisky',
    'sky-track-action',
    'sky-special-generator',
    'sky-special-villa',
    'sky-source-marker',
    'sky-symbol-marker',
    'learn-name-own',
    'isle-count-broch',
    'isle-things-broch',
    'list-separator',
    'phrase-separator',
    'key-shift',
    'key-control',
    'key-page-up',
    'key-page-down',
    'key-enter',
    'study-name-study',
    'study-land',
    'study-link',
    'study-gold',
  ]);
  for (const code of CODES.filter((each) => each !== 'en')) {
    const worded = (/** @type {string} */ each, /** @type {string} */ key) =>
      JSON.stringify(messages[each].get(key)?.value);
    assert.deepEqual(
      [...english].filter(
        (key) => !same.has(key) && !/^character-[a-z]+$/.test(key) && worded(code, key) === worded('en', key),
      ),
      [],
      code,
    );
  }
});

test('players do not read what the page is made of', () => {
  const shown = ['manifest', 'download', 'python', 'engine'].map((stage) => `engine-stage-${stage}`);
  for (const key of shown) {
    for (const code of CODES)
      assert.doesNotMatch(
        bundleOf(code, texts[code]).formatPattern(/** @type {any} */ (messages[code].get(key)).value, {
          loaded: 1,
          total: 2,
        }),
        /python/i,
        `${key} in ${code}`,
      );
    assert.doesNotMatch(plainWords(key), /python/i);
  }
});

test('Russian is written in Cyrillic', () => {
  const bundle = bundleOf('ru', texts.ru);
  const latin =
    /\b(?!Skye|Skylands|Python|Pyodide|Fluent|MIT|Shift|Ctrl|Enter|PgUp|PgDn|Isle of|From Chieftain to King|Lookout Games|Queen Games|[A-D]\b)[A-Za-z]{2,}/;
  for (const key of english) {
    const words = bundle.formatPattern(
      /** @type {any} */ (bundle.getMessage(key)).value,
      Object.fromEntries([...args('ru', key)].map(([name]) => [name, 3])),
    );
    assert.doesNotMatch(
      words.replaceAll(/Isle of Skye: From Chieftain to King|Lookout Games|Queen Games/g, ''),
      latin,
      key,
    );
  }
});

test('every key the page asks for has words', () => {
  assert.deepEqual(
    without(
      wanted.flatMap(({ written }) => written),
      english,
    ),
    [],
  );
  const composed = new Set(wanted.flatMap((each) => each.composed));
  assert.deepEqual(
    without(composed, new Map(Object.entries(COMPOSED))),
    [],
    'i18n_keys.mjs lists what each composed key stands for',
  );
  assert.deepEqual(without(Object.keys(COMPOSED), composed), [], 'nobody composes these any more');
  for (const pattern of composed) {
    assert.ok(expanded(pattern).length, pattern);
    assert.deepEqual(without(expanded(pattern), english), [], pattern);
  }
});

/** @param {string} code */
const faultKey = (code) => `fault-${code.replaceAll('_', '-')}`;

test('every fault has words', () => {
  const raised = raisedFaults();
  const codes = new Map([
    ...promisedFaults().map((code) => [code, 'docs/protocol.md']),
    ...raised.map(({ code, name }) => [code, name]),
  ]);
  assert.ok(codes.size > 90);
  assert.deepEqual(
    [...codes].filter(([code]) => !english.has(faultKey(code))).map(([code, name]) => `${code} (${name})`),
    [],
  );
});

test('a fault brings the facts that its words need', () => {
  const poor = raisedFaults().flatMap(({ code, call, name }) =>
    [...args('en', faultKey(code)).keys()]
      .filter((fact) => !new RegExp(`\\b${fact}\\b|\\*\\*edges`).test(call))
      .map((fact) => `${name}: ${call} gives no ${fact}`),
  );
  assert.deepEqual(poor, []);
});

test('every key is used', () => {
  const literals = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/'([A-Za-z][\w-]*)'/g)].map((match) => match[1])),
  );
  const used = new Set(['fault-unknown', ...literals, ...Object.keys(COMPOSED).flatMap(expanded)]);
  for (const code of [...promisedFaults(), ...raisedFaults().map((each) => each.code), ...literals])
    used.add(faultKey(code));
  // A message may be made of others.
  for (const { value } of messages.en.values())
    for (const [, inner] of JSON.stringify(value).matchAll(/"type":"mesg","name":"([\w-]+)"/g)) used.add(inner);
  assert.deepEqual(without(english, used), []);
});

test('the plain words are the English ones', () => {
  const bundle = bundleOf('en', texts.en);
  const plain = [...source('web/engine/page/words.js').matchAll(/^ {2}'([\w-]+)': /gm)].map((match) => match[1]);
  assert.ok(plain.length > 15);
  for (const key of plain) {
    const sample = Object.fromEntries([...args('en', key)].map(([name]) => [name, 7]));
    assert.equal(
      plainWords(key, sample),
      bundle.formatPattern(/** @type {any} */ (bundle.getMessage(key))?.value, sample),
      key,
    );
  }
});

test('the browser’s first known language is chosen', () => {
  assert.equal(chooseLanguage(['fr-CH', 'de-AT', 'en']), 'de');
  assert.equal(chooseLanguage(['ru-RU']), 'ru');
  assert.equal(chooseLanguage(['EN-gb', 'de']), 'en');
  assert.equal(chooseLanguage(['fr', 'constructor', '']), 'en');
  assert.equal(chooseLanguage([]), 'en');
});

test('a language is loaded, and English speaks where it is silent', async () => {
  const short = (/** @type {string} */ code) => Promise.resolve(code === 'de' ? 'close = Schließen\n' : texts[code]);
  await loadLanguage('de', short);
  assert.equal(currentLanguage(), 'de');
  assert.equal(t('close'), 'Schließen');
  assert.equal(t('cancel'), 'Cancel');
  await loadLanguage('ru', async (code) => texts[code]);
  assert.equal(t('close'), 'Закрыть', 'what was said before was said in another language');
  assert.equal(t('points', { points: 21 }), '21\u00a0очко');
  assert.equal(t('points', { points: 22 }), '22\u00a0очка');
  assert.equal(t('points', { points: 25 }), '25\u00a0очков');
  assert.equal(
    faultWords({ code: 'not_enough_gold', facts: { price: 9, gold: 5 } }),
    'Это стоит больше золота, чем у вас есть.',
  );
  assert.equal(faultWords({ code: 'never_heard_of' }), 'Что-то пошло не так (never_heard_of).');
});

test('a negative number has a minus, and a hyphen in a name stays one', async () => {
  await loadLanguage('en', async (code) => texts[code]);
  assert.equal(t('points', { points: -6 }), '−6\u00a0points');
  assert.equal(t('trial-change', { before: -12, after: -1 }), 'now −12, then −1');
  assert.equal(t('isle-event-passed', { name: 'Bo -7' }), 'Bo -7 buys nothing.');
  assert.equal(
    t('fault-file-damaged', { file: 'pyodide-0.27.wasm' }),
    'Part of the game arrived damaged (pyodide-0.27.wasm).',
  );
});

test('a language that cannot be loaded changes nothing', async () => {
  await loadLanguage('de', async (code) => texts[code]);
  await assert.rejects(loadLanguage('ru', () => Promise.reject(new Error('offline'))));
  assert.equal(currentLanguage(), 'de');
  assert.equal(t('close'), 'Schließen');
});

test('of two languages chosen in a row the last is spoken, however slow the first is', async () => {
  /** @type {(text: string) => void} */
  let arrive = () => {};
  const slow = loadLanguage('de', (code) =>
    code === 'de'
      ? new Promise((resolve) => {
          arrive = resolve;
        })
      : Promise.resolve(texts[code]),
  );
  assert.equal(await loadLanguage('ru', async (code) => texts[code]), true);
  arrive(texts.de);
  assert.equal(await slow, false);
  assert.equal(currentLanguage(), 'ru');
  assert.match(t('settings'), /^[А-я]/);
});
