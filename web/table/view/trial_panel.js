/** The panel of a tile on trial, the same in every game: the tiles of the hand, where the chosen one fits, what it would change. */

import { minus, signed, t } from '../../i18n/index.js';
import { iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { placesOf, previewOf, turnsAt } from '../play/trial.js';
import { keyed } from './keys.js';

/** @import {GameName, Games} from '../../protocol.d.ts' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */
/** @typedef {import('../../ui/dom.js').Child} Child */
/** @typedef {import('../play/trial.js').Trial} Trial */

/**
 * @template {GameName} G
 * @param {App} app
 * @param {import('../../room.js').Table<G>} table
 * @param {object} game
 * @param {Trial} game.trial
 * @param {(tile: string, props: Record<string, unknown>, options: {name: string, turn: number}) => Child} game.tileButton
 * @param {{hand: string, choose: string, where: string, fits: string}} game.words keys of the words: the name of the hand, what to
 *   do without and with a tile, in how many places a tile fits
 * @param {(tile: string, places: Games[G]['questions']['placements']['answer']) => Child} game.stuck shown when the chosen tile fits nowhere
 * @param {(preview: Games[G]['questions']['preview']['answer']) => Child} game.changes what the tile would change
 * @param {Child} [more] what may be done instead
 * @returns {Child}
 */
export function trialPanel(app, table, { trial, tileButton, words, stuck, changes }, more = null) {
  const hand = trial.hand(table);
  const chosen = trial.chosen(table);
  const on = trial.laid(table);
  const places = chosen ? placesOf(table, chosen) : null;
  const preview = on && previewOf(table, on);
  return [
    h(
      'ul.hand',
      { key: 'hand', class: on ? 'is-trying' : '', 'aria-label': t(words.hand) },
      hand.map((tile, index) => {
        const isChosen = tile === chosen;
        const fits = placesOf(table, tile);
        return h(
          'li',
          {
            key: tile,
            class: `hand-card${isChosen ? ' is-chosen' : ''}${fits && !fits.cells.length ? ' is-stuck' : ''}`,
          },
          tileButton(
            tile,
            {
              'aria-pressed': isChosen ? 'true' : 'false',
              onpointerdown: (/** @type {PointerEvent} */ event) => trial.drag(app, event, tile),
              onclick: (/** @type {MouseEvent} */ event) => {
                // The click that ends a drag is no tap.
                if (event.detail === 0 || !trial.wasDragged())
                  trial.choose(app, isChosen && hand.length > 1 && event.detail > 0 ? null : tile, event);
              },
            },
            { name: t('tile-number', { number: index + 1 }), turn: isChosen && on ? on.turn : 0 },
          ),
          fits && h('span.hand-fits', t(words.fits, { count: fits.cells.length })),
        );
      }),
    ),
    !chosen && h('p.panel-hint', { key: 'hint' }, t(words.choose)),
    chosen && places && !places.cells.length && stuck(chosen, places),
    places &&
      places.cells.length > 0 &&
      !on &&
      h('p.panel-hint', { key: 'hint' }, t(words.where, { count: places.cells.length })),
    preview && h('div.preview', { key: 'preview', role: 'group', 'aria-label': t('trial-preview') }, changes(preview)),
    !on && more,
  ];
}

/**
 * What may be done with the tile on trial, beside it on the board; null without one.
 * @param {App} app
 * @param {Table} table
 * @param {Trial} trial
 */
export function trialButtons(app, table, trial) {
  const on = trial.laid(table);
  if (!on) return null;
  const ways = turnsAt(placesOf(table, on.tile), on).length;
  const now = () => app.state.table ?? table;
  return h(
    'div.trial-buttons',
    {
      key: 'trial',
      role: 'group',
      'aria-label': t('trial-actions'),
      'data-x': on.x,
      'data-y': on.y,
      'data-turns': 'true',
    },
    iconButton('turn', t('trial-turn', { count: ways }), () => trial.turn(app, now()), {
      test: 'turn',
      'aria-disabled': ways < 2 ? 'true' : null,
      ...keyed(app, 'turn', t('trial-turn-short')),
    }),
    iconButton('close', t('cancel'), () => trial.cancel(app), { test: 'cancel', ...keyed(app, 'cancel', t('cancel')) }),
    iconButton('check', t('trial-place'), () => trial.place(app, now()), {
      look: 'primary',
      test: 'place',
      title: keyed(app, 'main', t('trial-place')).title,
      'data-key': 'place',
    }),
  );
}

/**
 * A line of a preview: a number before and after.
 * @param {string} tag
 * @param {{key: string, mark: Child, words: string, before: number | null, after: number | null}} change a number is null when it
 *   rests on what nobody may see
 */
export function changeLine(tag, { key, mark, words, before, after }) {
  const isKnown = before !== null && after !== null;
  const gain = isKnown ? after - before : 0;
  return h(
    tag,
    { key, class: `preview-line${gainClass(gain)}` },
    mark,
    h('span.preview-name', words),
    h(
      'span.preview-points',
      !isKnown && t('trial-hidden'),
      isKnown && h('span.sr-only', t('trial-change', { before, after })),
      isKnown && h('span', { 'aria-hidden': 'true' }, gain === 0 ? minus(after) : `${minus(before)} → ${minus(after)}`),
      gain !== 0 && h('b.preview-gain', { 'aria-hidden': 'true' }, signed(gain)),
    ),
  );
}

/** @param {number} gain */
export const gainClass = (gain) => (gain > 0 ? ' is-gain' : gain < 0 ? ' is-loss' : '');
