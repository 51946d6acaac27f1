/** The head of a screen that is not the table: back, and a title. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} title
 * @param {string} [target] the screen that the arrow leads to
 */
export const screenHead = (app, title, target = 'start') =>
  h(
    'header',
    { class: 'screen-head' },
    h(
      'button',
      { class: 'button button-quiet button-icon', 'aria-label': t('back'), onclick: () => app.go(target) },
      icon('back'),
    ),
    h('h1', null, title),
  );
