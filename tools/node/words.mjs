// Every message of the page in every language, rendered with sample arguments, as one text to read through:
//   node words.mjs [LANGUAGE ...] > REPORT
import { readFileSync } from 'node:fs';

import { bundleOf, LANGUAGES } from '../../web/i18n/index.js';
import { FluentResource } from '../../web/vendor/fluent-bundle.js';
import { renderedMessages } from './word_samples.mjs';

const chosen = process.argv.slice(2);
const codes = chosen.length ? chosen : Object.keys(LANGUAGES);
const languages = codes.map((code) => {
  const text = [code, `characters/${code}`, `review/${code}`, `study/${code}`]
    .map((file) => readFileSync(new URL(`../../web/i18n/${file}.ftl`, import.meta.url), 'utf8'))
    .join('\n');
  return { code, messages: renderedMessages(code, text, { bundleOf, FluentResource }) };
});

const keys = [...(languages[0]?.messages.keys() ?? [])];
let count = 0;
const lines = keys.flatMap((key) => [
  key,
  ...languages.flatMap(({ code, messages }) => {
    const forms = messages.get(key);
    if (!forms) return [`  ${code}  (missing)`];
    count += forms.length;
    return forms.map(({ words }) => `  ${code}  ${words.replaceAll('\n', ' ¶ ')}`);
  }),
  '',
]);
process.stdout.write(`${keys.length} messages in ${codes.join(', ')}: ${count} sentences\n\n${lines.join('\n')}`);
