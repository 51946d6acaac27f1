/** What just happened: a banner over the seats while play continues, or in the tray when that is empty. */

import { t } from '../../i18n/index.js';
import { iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/**
 * Whether the tray shows it: while nobody is asked anything, so that it does not cover the land that it is about.
 * @param {Table} table
 */
export const isInTray = (table) => table.moments.length > 0 && table.decider === null;

/**
 * @param {App} app
 * @param {Table} table
 */
export const momentBanner = (app, table) => (isInTray(table) ? null : momentCard(app, table));

/**
 * @param {App} app
 * @param {Table} table
 */
export function momentCard(app, table) {
  const [moment] = table.moments;
  if (!moment) return null;
  const more = table.moments.length > 1;
  return h(
    'aside.moment',
    { key: `moment-${moment.key}`, 'data-test': 'moment', 'aria-live': 'polite' },
    h('div.moment-words', h('p.moment-title', moment.title), moment.body),
    h(
      'div.moment-buttons',
      iconButton(more ? 'next' : 'close', more ? t('moment-next') : t('close'), () => app.conductor.next(), {
        test: 'moment-next',
      }),
      more && iconButton('fast', t('moment-skip'), () => app.conductor.skip(), { test: 'moment-skip' }),
    ),
  );
}
