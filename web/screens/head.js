/** The head of a screen that is not the table: back, and a title. */

import { t } from '../i18n/index.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/**
 * @param {import('../app.js').App} app
 * @param {string} title
 */
export const screenHead = (app, title) =>
  h(
    'header.screen-head',
    iconButton('back', t('back'), () => app.go('start'), { look: 'quiet' }),
    h('h1', title),
  );
