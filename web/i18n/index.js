/** Every word on the page comes from here: `t('key', {args})` in the player's language, English where it is silent. */

import { fetchOwn } from '../engine/page/own.js';
import { FluentBundle, FluentNumber, FluentResource } from '../vendor/fluent-bundle.js';

/** @typedef {Record<string, unknown>} Args numbers and texts; what else is possible, see `fluentArgs` */

/** The languages there are, by code, in their own words. Adding one means adding a line and a file. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский' };

/** @type {FluentBundle[]} the chosen language first, English last */
let bundles = [];
let language = 'en';
/** What was said in this language: the page says the same with each change. @type {Map<string, string>} */
const said = new Map();
/** As many are remembered as a long game says. */
const MOST_SAID = 3000;
/** How often a language was asked for: the last one wins, however slow its file is. */
let wishes = 0;
/** Parts of the words that are loaded when first used: folders with a file for each language. @type {Set<string>} */
const parts = new Set();

/** The code of the language spoken now. */
export const currentLanguage = () => language;

/** The language spoken now as a locale for dates, lists and sorting: our English is British. */
export const currentLocale = () => (language === 'en' ? 'en-GB' : language);

/**
 * The first language of the browser that we speak.
 * @param {readonly string[]} wanted
 */
export function chooseLanguage(wanted) {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (Object.hasOwn(LANGUAGES, code)) return code;
  }
  return 'en';
}

/**
 * Make `t` speak a language; English stands behind it.
 * @param {string} code
 * @param {(code: string) => Promise<string>} [fetchText]
 * @returns {Promise<boolean>} false when another language was asked for meanwhile
 */
export async function loadLanguage(code, fetchText = fetchMessages) {
  const codes = code === 'en' ? ['en'] : [code, 'en'];
  wishes += 1;
  const mine = wishes;
  const known = [...parts];
  const texts = await Promise.all(codes.map((each) => fetchAll(each, known, fetchText)));
  if (mine !== wishes) return false;
  bundles = codes.map((each, index) => bundleOf(each, texts[index] ?? ''));
  language = code;
  said.clear();
  await Promise.all([...parts].filter((part) => !known.includes(part)).map((part) => addPart(part, fetchText)));
  return true;
}

/**
 * Make `t` know a part of the words that is loaded when first used; it stays known in every language chosen later.
 * @param {string} part the name of its folder
 * @param {(file: string) => Promise<string>} [fetchText]
 */
export async function loadWords(part, fetchText = fetchMessages) {
  if (parts.has(part)) return;
  parts.add(part);
  try {
    await addPart(part, fetchText);
  } catch (fault) {
    parts.delete(part);
    throw fault;
  }
}

/**
 * @param {string} part
 * @param {(file: string) => Promise<string>} fetchText
 */
async function addPart(part, fetchText) {
  for (;;) {
    const spoken = bundles;
    const texts = await Promise.all(spoken.map(({ locales }) => fetchText(`${part}/${locales[0]}`)));
    // Another language was chosen meanwhile.
    if (spoken !== bundles) continue;
    for (const [index, bundle] of bundles.entries()) bundle.addResource(new FluentResource(texts[index] ?? ''));
    return;
  }
}

/**
 * The words of a language with some of its parts.
 * @param {string} code
 * @param {string[]} wanted
 * @param {(file: string) => Promise<string>} fetchText
 */
async function fetchAll(code, wanted, fetchText) {
  const texts = await Promise.all([code, ...wanted.map((part) => `${part}/${code}`)].map(fetchText));
  return texts.join('\n');
}

/**
 * A bundle of one language's text.
 * @param {string} code
 * @param {string} text
 */
export function bundleOf(code, text) {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/**
 * The words for a key. A key nobody wrote shows itself and complains, so that tests see it.
 * @param {string} key
 * @param {Args} [args]
 * @returns {string}
 */
export function t(key, args = {}) {
  const words = say(key, args);
  if (words !== null) return words;
  console.error(`no words for ${key}`);
  return key;
}

/**
 * Whether there are words for a key.
 * @param {string} key
 */
export const hasWords = (key) => bundles.some((bundle) => bundle.getMessage(key)?.value);

/**
 * The words for a fault of the engine or the page: by its code, else a general sentence that names the code.
 * @param {{code: string, facts?: Record<string, unknown>}} fault
 */
export function faultWords(fault) {
  return say(`fault-${fault.code.replaceAll('_', '-')}`, fault.facts ?? {}) ?? t('fault-unknown', { code: fault.code });
}

/**
 * A name as it may stand in a sentence of any direction.
 * @param {string} name
 */
export const isolated = (name) => (/[\u0590-\u08ff\ufb1d-\ufefc]/u.test(name) ? `\u2068${name}\u2069` : name);

/**
 * @param {string} key
 * @param {Record<string, unknown>} args
 * @returns {string | null}
 */
function say(key, args) {
  const asked = key + JSON.stringify(args);
  const known = said.get(asked);
  if (known !== undefined) return known;
  for (const bundle of bundles) {
    const message = bundle.getMessage(key);
    if (!message?.value) continue;
    /** @type {Error[]} */
    const errors = [];
    const words = bundle.formatPattern(message.value, fluentArgs(args), errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    if (said.size >= MOST_SAID) said.clear();
    if (!errors.length) said.set(asked, words);
    return words;
  }
  return null;
}

/** A negative number as a message shows it: with a minus, not with a hyphen. */
class Negative extends FluentNumber {
  /** @param {Parameters<FluentNumber['toString']>[0]} scope */
  toString(scope) {
    return super.toString(scope).replace('-', '−');
  }
}

/**
 * Facts as Fluent takes them: numbers and strings; lists become their length, truth values yes and no.
 * @param {Record<string, unknown>} facts
 * @returns {Record<string, string | number | FluentNumber>}
 */
function fluentArgs(facts) {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, fluentArg(value)]));
}

/** @param {unknown} value */
function fluentArg(value) {
  if (typeof value === 'number') return value < 0 ? new Negative(value) : value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length;
  return typeof value === 'string' ? value : '';
}

/** @param {string} file */
async function fetchMessages(file) {
  return (await fetchOwn(`i18n/${file}.ftl`)).text();
}

/**
 * A number with a true minus.
 * @param {number} number
 */
export const minus = (number) => (number < 0 ? `−${-number}` : String(number));

/**
 * A gain or a loss with its sign.
 * @param {number} number
 */
export const signed = (number) => (number > 0 ? `+${number}` : minus(number));
