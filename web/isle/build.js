/** Building (rules 18 and 19): choose a tile, tap a place, turn it, see what it gives, confirm. */

import { t } from '../i18n/index.js';
import { createTrial, turnsAt } from '../table/play/trial.js';
import { trialButtons } from '../table/view/trial_buttons.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { goalLetter, goalName } from './goals.js';
import { coin, tileButton } from './pieces.js';
import { tileOf, tileWords } from './tiles.js';
import { signed } from './worth.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * The tiles still to place.
 * @param {Table} table
 * @returns {string[]}
 */
const handOf = (table) =>
  table.decider === null || table.situation.phase !== 'build' ? [] : table.situation.view.seats[table.decider].hand;

/** The tile on trial while building. */
export const trial = createTrial({
  hand: handOf,
  action: (table, laid) => ({ kind: 'place', seat: table.decider, ...laid }),
  tileOf,
  words: (tile, turn) => tileWords(tileOf(tile), turn),
  wantsTile: 'isle-build-choose',
});

/**
 * @param {App} app
 * @param {Table} table
 * @returns {Child}
 */
export function buildPanel(app, table) {
  const hand = handOf(table);
  if (!hand.length) return donePanel(app, table);
  const chosen = trial.chosen(table);
  const on = trial.laid(table);
  // Asked for every tile at once, so that a tap on one is answered without waiting.
  const places = new Map(hand.map((tile) => [tile, app.conductor.ask('placements', { tile })]));
  const place = chosen ? places.get(chosen) : null;
  trial.foresee(app, table);
  return h(
    'div',
    { key: 'build', class: 'isle-panel isle-build' },
    h(
      'ul',
      { class: 'hand', 'aria-label': t('isle-hand') },
      hand.map((tile, index) => {
        const isChosen = tile === chosen;
        const fits = places.get(tile);
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
            { name: t('isle-tile-number', { number: index + 1 }) },
          ),
          fits && h('span', { class: 'hand-fits' }, t('isle-fits', { count: fits.cells.length })),
        );
      }),
    ),
    !chosen && h('p', { key: 'hint', class: 'panel-hint' }, t('isle-build-choose')),
    chosen && place && !place.cells.length && stuck(app, table, chosen, place.can_give_up),
    chosen &&
      place &&
      place.cells.length > 0 &&
      !on &&
      h('p', { key: 'hint', class: 'panel-hint' }, t('isle-build-where', { count: place.cells.length })),
    on && trialPanel(app, table, on, turnsAt(place, on)),
  );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} tile
 * @param {boolean} canGiveUp
 */
function stuck(app, table, tile, canGiveUp) {
  return h(
    'div',
    { key: 'stuck', class: 'stuck' },
    h('p', { class: 'panel-hint' }, handOf(table).length > 1 ? t('isle-stuck-yet') : t('isle-stuck')),
    canGiveUp &&
      h(
        'button',
        {
          type: 'button',
          class: 'button button-danger',
          'data-test': 'give-up',
          onclick: () =>
            app.open('confirm', {
              title: t('isle-give-up-title'),
              text: t('isle-give-up-text'),
              yes: t('isle-give-up'),
              is_danger: true,
              onyes: () => app.conductor.act({ kind: 'give_up', seat: table.decider, tile }),
            }),
        },
        t('isle-give-up'),
      ),
  );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {{tile: string, x: number, y: number, turn: number}} on
 * @param {number[]} turns
 */
function trialPanel(app, table, on, turns) {
  const { tile, x, y, turn } = on;
  const preview = app.conductor.ask('preview', { tile, x, y, turn });
  return h(
    'div',
    { key: 'trial', class: 'trial' },
    trialButtons(app, table, trial, turns.length),
    preview && previewList(preview),
  );
}

/**
 * What the placement would change: each goal before and after, areas completed, roads joined, income, scrolls.
 * @param {any} preview
 */
function previewList(preview) {
  return h(
    'div',
    { class: 'preview', role: 'group', 'aria-label': t('isle-preview') },
    h(
      'ul',
      { class: 'preview-goals' },
      preview.goals.map((/** @type {any} */ goal) =>
        change(goal.letter, goalLetter(goal.letter), goalName(goal.goal), goal.before, goal.after),
      ),
      preview.scrolls.before !== preview.scrolls.after &&
        change(
          'scrolls',
          h('b', { class: 'goal-letter is-scroll', 'aria-hidden': 'true' }, '§'),
          t('isle-preview-scrolls'),
          preview.scrolls.before,
          preview.scrolls.after,
        ),
      preview.income.before !== preview.income.after &&
        change(
          'income',
          coin('', { class: 'preview-coin', 'aria-hidden': 'true' }),
          t('isle-preview-income'),
          preview.income.before,
          preview.income.after,
        ),
    ),
    (preview.completes.length > 0 || preview.joins_castle.length > 0) &&
      h(
        'ul',
        { class: 'preview-notes' },
        preview.completes.map((/** @type {any} */ area, /** @type {number} */ index) =>
          h(
            'li',
            { key: `area-${index}`, class: `preview-note is-${area.kind}` },
            t('isle-completes', { kind: area.kind, count: area.cells.length }),
          ),
        ),
        preview.joins_castle.length > 0 &&
          h(
            'li',
            { key: 'road', class: 'preview-note is-road' },
            t('isle-joins', { count: preview.joins_castle.length }),
          ),
      ),
  );
}

/**
 * @param {string} key
 * @param {Child} mark
 * @param {string} words
 * @param {number | null} before null when it rests on gold nobody may see
 * @param {number | null} after
 */
function change(key, mark, words, before, after) {
  const gain = before === null || after === null ? 0 : after - before;
  return h(
    'li',
    { key, class: `preview-line${gain > 0 ? ' is-gain' : ''}${gain < 0 ? ' is-loss' : ''}` },
    mark,
    h('span', { class: 'preview-name' }, words),
    before === null || after === null
      ? h('span', { class: 'preview-points' }, t('isle-preview-hidden'))
      : h(
          'span',
          { class: 'preview-points' },
          h('span', { class: 'sr-only' }, t('isle-preview-change', { before, after })),
          h('span', { 'aria-hidden': 'true' }, gain === 0 ? String(after) : `${before} → ${after}`),
          gain !== 0 && h('b', { class: 'preview-gain', 'aria-hidden': 'true' }, signed(gain)),
        ),
  );
}

/**
 * Everything is placed: the last moment to take a placement back.
 * @param {App} app
 * @param {Table} table
 */
function donePanel(app, table) {
  return h(
    'div',
    { key: 'done', class: 'isle-panel isle-done' },
    h('p', { class: 'panel-hint' }, t('isle-build-all-placed')),
    h(
      'div',
      { class: 'button-row' },
      h(
        'button',
        {
          key: 'done',
          type: 'button',
          class: 'button button-primary button-large',
          'data-test': 'done',
          onclick: () => app.conductor.act({ kind: 'done', seat: table.decider }),
        },
        icon('check'),
        h('span', null, t('isle-done')),
      ),
    ),
  );
}
