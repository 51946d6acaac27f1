/** The three buttons for a tile on trial, the same in every game: rotate, cancel, place. */

import { t } from '../../i18n/index.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';

/**
 * @param {import('../../app.js').App} app
 * @param {import('../../room.js').Table} table
 * @param {import('../play/trial.js').Trial} trial
 * @param {number} ways how many ways round the tile fits where it lies
 */
export function trialButtons(app, table, trial, ways) {
  const now = () => app.state.table ?? table;
  return h(
    'div',
    { class: 'trial-buttons' },
    h(
      'button',
      {
        key: 'turn',
        type: 'button',
        class: 'button trial-turn',
        'data-test': 'turn',
        'aria-disabled': ways < 2 ? 'true' : null,
        'aria-label': t('trial-turn', { count: ways }),
        onclick: () => trial.turn(app, now()),
      },
      icon('turn'),
      h('span', { class: 'button-words' }, t('trial-turn-short')),
    ),
    h(
      'button',
      {
        key: 'cancel',
        type: 'button',
        class: 'button trial-cancel',
        'data-test': 'cancel',
        'aria-label': t('cancel'),
        onclick: () => trial.cancel(app),
      },
      icon('close'),
      h('span', { class: 'button-words' }, t('cancel')),
    ),
    h(
      'button',
      {
        key: 'place',
        type: 'button',
        class: 'button button-primary trial-place',
        'data-test': 'place',
        onclick: () => trial.place(app, now()),
      },
      icon('check'),
      h('span', null, t('trial-place')),
    ),
  );
}
