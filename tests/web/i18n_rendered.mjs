/** Every message of a language, rendered with sample arguments. */

import { renderedMessages } from '../../tools/node/word_samples.mjs';
import { bundleOf } from '../../web/i18n/index.js';
import { FluentResource } from '../../web/vendor/fluent-bundle.js';
import { messagesOf } from './i18n_scan.mjs';

/**
 * @param {string} code
 * @returns {{key: string, words: string, errors: Error[]}[]} each form of each message once
 */
export const rendered = (code) =>
  [...renderedMessages(code, messagesOf(code), { bundleOf, FluentResource })].flatMap(([key, forms]) =>
    forms.map((form) => ({ key, ...form })),
  );
