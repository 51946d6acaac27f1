/** The display of special islands for "Create islands" (rule 19): each with its price and effect, those within reach first. */

import { explainButton } from '../help/explain.js';
import { refusalLine } from '../help/why.js';
import { t } from '../i18n/index.js';
import { enumerated, phrases } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { cost, costWords, inhabitants, tilePicture } from './pieces.js';
import { specialEffect, specialName, thingOf, tileOf, tileWords } from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'skylands'>} Table */

/**
 * @param {App} app
 * @param {Table} table
 * @returns {import('../ui/dom.js').Child}
 */
export function specialDisplay(app, table) {
  if (table.situation.view.step.has_acted) return h('p.panel-hint', { key: 'hint' }, t('sky-created'));
  const answer = answerTo(table, 'show');
  if (!answer) return null;
  return [
    h(
      'div.show-line',
      { key: 'own' },
      h('span.show-have', h('span.sr-only', t('sky-you-have'), ' '), inhabitants(answer.inhabitants)),
      chosenSpecial(app, table) ?? (answer.has_bonus && h('span.sky-bonus', t('sky-create-bonus'))),
    ),
    h(
      'ul.show.scroll-x',
      { key: 'show', 'aria-label': t('sky-show'), tabindex: '-1' },
      withinReachFirst(answer.show).map((each) => specialCard(app, table, each)),
    ),
  ];
}

/**
 * What can be created stands first, otherwise in the order of the display.
 * @param {readonly skylands.ShownSpecial[]} show
 */
const withinReachFirst = (show) => [
  ...show.filter(({ can_create }) => can_create),
  ...show.filter(({ can_create }) => !can_create),
];

/**
 * @param {App} app
 * @param {Table} table
 * @param {skylands.ShownSpecial} shown
 */
function specialCard(app, table, { special, can_create, due, cost: printed, points }) {
  const isChosen = special === chosenSpecialOf(table);
  return h(
    'li',
    {
      key: special,
      class: `show-card${can_create ? ' is-open' : ' is-closed'}${isChosen ? ' is-chosen' : ''}`,
    },
    h(
      'button.show-button',
      {
        type: 'button',
        'data-tile': special,
        'data-thing': thingOf(special),
        'data-key': 'choice',
        'data-can-create': String(can_create),
        'aria-keyshortcuts': '?',
        'aria-pressed': isChosen ? 'true' : 'false',
        onclick: () => {
          app.sounds.play('tap');
          app.conductor.look(null);
          // What is chosen already is confirmed by the first tap, and put back by the second.
          app.setUi({ special: table.ui.special === special ? null : special });
        },
      },
      h('span.sr-only', spokenCard({ special, can_create, due, points })),
      h('span.show-tile', tilePicture(special, { size: 72 })),
      h(
        'span.show-head',
        { 'aria-hidden': 'true' },
        h('b.show-name', specialName(special)),
        h('span.show-price', cost(due, printed), can_create && h('span.show-mark', icon('check'))),
      ),
      h(
        'span.show-effect',
        { 'aria-hidden': 'true' },
        specialEffect(special),
        points > 0 && [' ', h('b.show-points', pointsWords(points))],
      ),
    ),
  );
}

/** @param {number} points */
const pointsWords = (points) => t('sky-special-points', { points });

/**
 * What the card says to screen readers, with a pause between its parts.
 * @param {Pick<skylands.ShownSpecial, 'special' | 'can_create' | 'due' | 'points'>} shown
 */
function spokenCard({ special, can_create, due, points }) {
  const state = t(can_create ? 'sky-can-create' : 'sky-cannot-create');
  const effect = points > 0 ? `${specialEffect(special)} ${pointsWords(points)}` : specialEffect(special);
  return phrases([enumerated([specialName(special), costWords(due), state]), effect, tileWords(special, 0)]);
}

/**
 * Where the special island that was tapped fits, or what stands against it.
 * @param {App} app
 * @param {Table} table
 */
function chosenSpecial(app, table) {
  const chosen = chosenOf(table);
  if (!chosen) return null;
  return h(
    'div.chosen-special',
    { key: 'chosen', role: 'status' },
    chosen.can_create
      ? h('p', t('sky-special-fits', { count: chosen.spots.length }))
      : chosen.reason && refusalLine(app, chosen.reason),
  );
}

/**
 * The squares on which the special island that was tapped fits: they are shown before it is paid for.
 * @param {Table} table
 * @returns {[number, number][]}
 */
export const spotsOf = (table) => chosenOf(table)?.spots ?? [];

/**
 * The special island on display that is chosen.
 * @param {Table} table
 */
function chosenOf(table) {
  const { phase, view } = table.situation;
  const chosen = chosenSpecialOf(table);
  if (phase !== 'create' || view.step.has_acted || !chosen) return null;
  return answerTo(table, 'show')?.show.find(({ special }) => special === chosen) ?? null;
}

/**
 * The special island that was tapped, or the only one that can be created.
 * @param {Table} table
 * @returns {string | null}
 */
export function chosenSpecialOf(table) {
  const { special } = table.ui;
  if (special !== undefined || table.lesson) return special ?? null;
  const [only, ...others] = (answerTo(table, 'show')?.show ?? []).filter(({ can_create }) => can_create);
  return only && others.length === 0 ? only.special : null;
}

/**
 * A special island with its price and its effect, as an item of a list.
 * @param {string} id
 */
export const specialItem = (id) =>
  h(
    'li.special-item',
    { key: id },
    h('span.small-tile', tilePicture(id, { size: 64 })),
    h('div.special-words', h('b', specialName(id)), ' ', cost(tileOf(id).cost ?? ''), h('p', specialEffect(id))),
    explainButton(thingOf(id), specialName(id)),
  );
