/** The head of a screen that is not the table: back, and a title. */

import { t } from '../i18n/index.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} title
 * @param {string} [target] the screen that the arrow leads to
 */
export const screenHead = (app, title, target = 'start') =>
  h(
    'header.screen-head',
    iconButton('back', t('back'), () => app.go(target), { look: 'quiet' }),
    h('h1', title),
  );
