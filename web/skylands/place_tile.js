/** Placing a tile of Skylands: discovered, special, drawn by the outpost, or of the tactical start. */

import { faultWords, minus, t } from '../i18n/index.js';
import { createTrial, turnsAt } from '../table/play/trial.js';
import { trialButtons } from '../table/view/trial_buttons.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { describeEvent } from './events.js';
import { signed, tileButton } from './pieces.js';
import { kindOf, tileOf, tileWords } from './tiles.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * The tiles that may be placed now: of a start tile both sides.
 * @param {Table} table
 * @returns {string[]}
 */
export function handOf(table) {
  const { phase, view } = table.situation;
  if (table.decider === null) return [];
  if (phase === 'discover') return view.step.has_acted ? [] : view.revealed;
  if (phase === 'place') return [view.step.special];
  if (phase === 'outpost') return [view.step.drawn];
  return view.seats[table.decider].placeable;
}

export const trial = createTrial({
  hand: handOf,
  action: (table, laid) => ({
    kind: table.situation.phase === 'discover' ? 'take' : 'place',
    seat: table.decider,
    ...laid,
  }),
  tileOf,
  words: tileWords,
  wantsTile: 'sky-choose-tile',
  refusal: (fault) =>
    fault.code === 'terrain_mismatch'
      ? t('sky-mismatch', {
          edge: fault.facts?.edge,
          mine: kindOf(fault.facts?.mine),
          theirs: kindOf(fault.facts?.theirs),
        })
      : faultWords(fault),
});

/**
 * The tray of tiles with what the one on trial would bring.
 * @param {App} app
 * @param {Table} table
 * @param {Child} [more] other things that may be done instead
 */
export function placingPanel(app, table, more = null) {
  const hand = handOf(table);
  const chosen = trial.chosen(table);
  const on = trial.laid(table);
  // Asked for every tile at once, so that a tap on one is answered without waiting.
  const places = new Map(hand.map((tile) => [tile, app.conductor.ask('placements', { tile })]));
  const place = chosen ? places.get(chosen) : null;
  trial.foresee(app, table);
  return [
    h(
      'ul',
      { key: 'hand', class: 'hand', 'aria-label': t('sky-tiles') },
      hand.map((tile, index) => {
        const isChosen = tile === chosen;
        const fits = places.get(tile);
        return h(
          'li',
          {
            key: `${tile}-${index}`,
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
            { size: 120, turn: isChosen && on ? on.turn : 0, name: t('sky-tile-number', { number: index + 1 }) },
          ),
          fits && h('span', { class: 'hand-fits' }, t('sky-fits', { count: fits.cells.length })),
        );
      }),
    ),
    !chosen && h('p', { key: 'hint', class: 'panel-hint' }, t('sky-choose-tile')),
    chosen && place && !place.cells.length && h('p', { key: 'hint', class: 'panel-hint' }, t('sky-fits-nowhere')),
    chosen &&
      place &&
      place.cells.length > 0 &&
      !on &&
      h('p', { key: 'hint', class: 'panel-hint' }, t('sky-choose-place', { count: place.cells.length })),
    on && trialPanel(app, table, on, turnsAt(place, on)),
    !on && more,
  ];
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {import('../table/play/trial.js').Laid} on
 * @param {number[]} turns
 */
function trialPanel(app, table, on, turns) {
  const { tile, x, y, turn } = on;
  const preview = app.conductor.ask('preview', { tile, x, y, turn });
  return h(
    'div',
    { key: 'trial', class: 'trial' },
    trialButtons(app, table, trial, turns.length),
    preview && previewList(preview, table.situation),
  );
}

/**
 * The points if the game ended now, before and after, where the change comes from, and what becomes of islands.
 * @param {any} preview
 * @param {import('../room.js').Situation} situation
 */
function previewList(preview, situation) {
  const { before, after } = preview.total;
  const changed = preview.sources.filter((/** @type {any} */ each) => each.before !== each.after);
  return h(
    'div',
    { class: 'preview sky-preview', role: 'group', 'aria-label': t('sky-preview') },
    h(
      'p',
      { class: `preview-line${sign(after - before)}` },
      iconPicture('points', 26, 'goal-icon'),
      h('span', { class: 'preview-name' }, t('sky-preview-total')),
      h(
        'span',
        { class: 'preview-points' },
        h('span', { class: 'sr-only' }, t('sky-preview-change', { before, after })),
        h('span', { 'aria-hidden': 'true' }, before === after ? minus(after) : `${minus(before)} → ${minus(after)}`),
      ),
      after !== before && h('b', { class: 'preview-gain', 'aria-hidden': 'true' }, signed(after - before)),
    ),
    h(
      'ul',
      { class: 'preview-notes' },
      changed.map((/** @type {any} */ each) =>
        h(
          'li',
          { key: each.source, class: `preview-note is-source${sign(each.after - each.before)}` },
          t(`sky-source-${each.source}`),
          ' ',
          h('b', null, signed(each.after - each.before)),
        ),
      ),
      preview.completes.map((/** @type {any} */ island) =>
        h(
          'li',
          { key: island.id, class: `preview-note is-${island.terrain}` },
          t('sky-completes', { kind: kindOf(island.terrain), spaces: island.spaces }),
        ),
      ),
      preview.events.map((/** @type {any} */ event, /** @type {number} */ index) =>
        h('li', { key: `event-${index}`, class: 'preview-note is-event' }, describeEvent(event, situation)),
      ),
    ),
  );
}

/** @param {number} gain */
const sign = (gain) => (gain > 0 ? ' is-gain' : gain < 0 ? ' is-loss' : '');
