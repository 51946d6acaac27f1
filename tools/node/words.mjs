// Every message of the page in every language, rendered with sample arguments, as one text to read through:
//   node words.mjs [LANGUAGE ...] > REPORT
import { readFileSync } from 'node:fs';

import { LANGUAGES, bundleOf } from '../../web/i18n/index.js';
import { FluentResource } from '../../web/vendor/fluent-bundle.js';
import { argumentsOf, sampleArguments, wordsFor } from './word_samples.mjs';

const chosen = process.argv.slice(2);
const codes = chosen.length ? chosen : Object.keys(LANGUAGES);

const languages = codes.map((code) => {
  const text = readFileSync(new URL(`../../web/i18n/${code}.ftl`, import.meta.url), 'utf8');
  const bundle = bundleOf(code, text);
  const say = (/** @type {string} */ key, /** @type {any} */ args = {}) => bundle.formatPattern(/** @type {any} */ (bundle.getMessage(key)).value, args);
  const messages = new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));
  const words = wordsFor(say, new Intl.ListFormat(code === 'en' ? 'en-GB' : code, { type: 'conjunction' }));
  const rendered = (/** @type {string} */ key) => [...new Set(sampleArguments(key, argumentsOf(messages, key), words).map((args) => say(key, args).replaceAll('\n', ' ¶ ')))];
  return { code, messages, rendered };
});

const keys = [...(languages[0]?.messages.keys() ?? [])];
let count = 0;
const lines = keys.flatMap((key) => [key, ...languages.flatMap(({ code, messages, rendered }) => {
  if (!messages.has(key)) return [`  ${code}  (missing)`];
  const forms = rendered(key);
  count += forms.length;
  return forms.map((form) => `  ${code}  ${form}`);
}), '']);
process.stdout.write(`${keys.length} messages in ${codes.join(', ')}: ${count} sentences\n\n${lines.join('\n')}`);
