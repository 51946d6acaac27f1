/** Who may play a seat: a person, or a bot of a level. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';

/**
 * The choices for a seat: short words beside a picture, the whole name for screen-reader users.
 * @param {import('../app.js').App} app
 * @param {string} game
 */
export const playerChoices = (app, game) =>
  (app.catalogue[game]?.players ?? []).map((player) => ({
    value: player,
    label:
      player === 'human'
        ? [icon('person'), h('span', t('player-human'))]
        : [icon('bot'), h('span', t(`level-${player}`))],
    spoken: t(`player-${player}`),
  }));
