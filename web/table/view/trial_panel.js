/** The panel of a tile on trial, the same in every game: the tiles of the hand, where the chosen one fits, what it would change. */

import { minus, signed, t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { placesOf, previewOf, turnsAt } from '../play/trial.js';

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
    on &&
      h(
        'div.trial',
        { key: 'trial' },
        trialButtons(app, table, trial, turnsAt(places, on).length),
        preview && h('div.preview', { role: 'group', 'aria-label': t('trial-preview') }, changes(preview)),
      ),
    !on && more,
  ];
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {Trial} trial
 * @param {number} ways how many ways round the tile fits where it lies
 */
function trialButtons(app, table, trial, ways) {
  const now = () => app.state.table ?? table;
  const short = (/** @type {string} */ words) => h('span.button-words', words);
  return h(
    'div.trial-buttons',
    button(short(t('trial-turn-short')), () => trial.turn(app, now()), {
      picture: 'turn',
      test: 'turn',
      key: 'turn',
      class: 'trial-turn',
      'aria-disabled': ways < 2 ? 'true' : null,
      'aria-label': t('trial-turn', { count: ways }),
    }),
    button(short(t('cancel')), () => trial.cancel(app), {
      picture: 'close',
      test: 'cancel',
      key: 'cancel',
      class: 'trial-cancel',
      'aria-label': t('cancel'),
    }),
    button(h('span', t('trial-place')), () => trial.place(app, now()), {
      look: 'primary',
      picture: 'check',
      test: 'place',
      key: 'place',
      class: 'trial-place',
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
