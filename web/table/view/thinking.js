/** The bar of a bot that thinks. */

import { t } from '../../i18n/index.js';
import { h } from '../../ui/dom.js';

/**
 * How far the thinking is; as long as that is unknown the bar moves, so that it never looks empty.
 * @param {number} progress 0 to 1; 0 while it is unknown
 */
export const thinkingBar = (progress) =>
  progress > 0
    ? h('progress.progress', { key: 'known', max: 1, value: progress, 'aria-label': t('bot-progress') })
    : // Without a value it is indeterminate; an element that once had one cannot become so.
      h('progress.progress', { key: 'unknown', 'aria-label': t('bot-progress') });
