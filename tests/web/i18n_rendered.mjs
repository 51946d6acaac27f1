/** Every message of a language, rendered with sample arguments. */
import { bundleOf } from '../../web/i18n/index.js';
import { FluentResource } from '../../web/vendor/fluent-bundle.js';
import { argumentsOf, sampleArguments, wordsFor } from '../../tools/node/word_samples.mjs';
import { source } from './i18n_scan.mjs';

/** @typedef {{key: string, words: string, errors: Error[]}} Rendered */

/**
 * @param {string} code
 * @returns {Rendered[]} each form of each message once
 */
export function rendered(code) {
  const text = source(`web/i18n/${code}.ftl`);
  const bundle = bundleOf(code, text);
  const messages = new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));
  const say = (/** @type {string} */ key, /** @type {any} */ args = {}) => bundle.formatPattern(/** @type {any} */ (bundle.getMessage(key)).value, args);
  const words = wordsFor(say, new Intl.ListFormat(code, { type: 'conjunction' }));
  return [...messages.keys()].flatMap((key) => {
    const forms = new Map(sampleArguments(key, argumentsOf(messages, key), words).map((args) => {
      /** @type {Error[]} */
      const errors = [];
      const line = bundle.formatPattern(/** @type {any} */ (bundle.getMessage(key)).value, args, errors);
      return [line, { key, words: line, errors }];
    }));
    return [...forms.values()];
  });
}
