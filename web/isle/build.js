/** Building (rules 18 and 19): choose a tile, tap a place, turn it, see what it gives, confirm. */

import { t } from '../i18n/index.js';
import { deciderOf, seatAt } from '../table/play/people.js';
import { createTrial } from '../table/play/trial.js';
import { endButton } from '../table/view/foot_buttons.js';
import { changeLine, trialPanel } from '../table/view/trial_panel.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { goalLetter, goalName } from './goals.js';
import { coin, tileButton } from './pieces.js';
import { tileOf, tileWords } from './tiles.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

/** The tile on trial while building. */
export const trial = createTrial({
  hand: ({ decider, situation }) =>
    decider === null || situation.phase !== 'build' ? [] : seatAt(situation, decider).hand,
  action: (table, laid) => ({ kind: 'place', seat: deciderOf(table), ...laid }),
  tileOf,
  words: (tile, turn) => tileWords(tileOf(tile), turn),
  wantsTile: 'isle-build-choose',
  origin: 0,
  beginsWithFirst: true,
});

/**
 * @param {App} app
 * @param {Table} table
 * @returns {Child}
 */
export const buildPanel = (app, table) =>
  trial.hand(table).length
    ? h(
        'div.isle-panel.isle-build',
        { key: 'build' },
        trialPanel(app, table, {
          trial,
          tileButton,
          words: { hand: 'isle-hand', choose: 'isle-build-choose', where: 'isle-build-where', fits: 'isle-fits' },
          stuck: (tile, { can_give_up }) => stuck(app, table, tile, can_give_up),
          changes,
        }),
      )
    : donePanel(app, table);

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} tile
 * @param {boolean} canGiveUp
 */
function stuck(app, table, tile, canGiveUp) {
  return h(
    'div.stuck',
    { key: 'stuck' },
    h('p.panel-hint', trial.hand(table).length > 1 ? t('isle-stuck-yet') : t('isle-stuck')),
    canGiveUp &&
      button(
        t('isle-give-up'),
        () =>
          app.open('confirm', {
            title: t('isle-give-up-title'),
            text: t('isle-give-up-text'),
            yes: t('isle-give-up'),
            is_danger: true,
            onyes: () => app.conductor.act({ kind: 'give_up', seat: deciderOf(table), tile }),
          }),
        { look: 'danger', test: 'give-up' },
      ),
  );
}

/**
 * What the placement would change: each goal before and after, areas completed, roads joined, income, scrolls.
 * @param {import('../protocol.d.ts').isle.PreviewAnswer} preview
 * @returns {Child}
 */
export const changes = ({ goals, scrolls, income, completes, joins_castle }) => [
  h(
    'ul.preview-goals',
    { key: 'goals' },
    goals.map(({ letter, goal, before, after }) =>
      changeLine('li', { key: letter, mark: goalLetter(letter), words: goalName(goal), before, after }),
    ),
    scrolls.before !== scrolls.after &&
      changeLine('li', {
        key: 'scrolls',
        mark: h('b.goal-letter.is-scroll', { 'aria-hidden': 'true' }, '§'),
        words: t('isle-preview-scrolls'),
        ...scrolls,
      }),
    income.before !== income.after &&
      changeLine('li', {
        key: 'income',
        mark: coin('', { class: 'preview-coin', 'aria-hidden': 'true' }),
        words: t('isle-preview-income'),
        ...income,
      }),
  ),
  (completes.length > 0 || joins_castle.length > 0) &&
    h(
      'ul.preview-notes',
      { key: 'notes' },
      completes.map((area, index) =>
        h(
          'li',
          { key: `area-${index}`, class: `preview-note is-${area.kind}` },
          t('isle-completes', { kind: area.kind, count: area.cells.length }),
        ),
      ),
      joins_castle.length > 0 &&
        h('li.preview-note.is-road', { key: 'road' }, t('isle-joins', { count: joins_castle.length })),
    ),
];

/**
 * Everything is placed: the last moment to take a placement back.
 * @param {App} app
 * @param {Table} table
 */
function donePanel(app, table) {
  return h(
    'div.isle-panel.isle-done',
    { key: 'done' },
    h('p.panel-hint', t('isle-build-all-placed')),
    h(
      'div.panel-foot',
      endButton(app, /** @type {import('../room.js').Table} */ (table), t('isle-done'), {
        kind: 'done',
        seat: deciderOf(table),
      }),
    ),
  );
}
