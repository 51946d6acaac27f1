/** The display of special islands for "Create islands" (rule 19): each with its price, and why it cannot be bought. */

import { explainButton } from '../help/explain.js';
import { refusalLine } from '../help/why.js';
import { t } from '../i18n/index.js';
import { enumerated } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { cost, costWords, inhabitants, tileButton, tilePicture } from './pieces.js';
import { specialEffect, specialName, thingOf, tileOf } from './tiles.js';

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
  const chosen = table.ui.special;
  return [
    h('p.panel-hint.sky-have', { key: 'own' }, t('sky-you-have'), ' ', inhabitants(answer.inhabitants)),
    answer.has_bonus && h('p.panel-hint', { key: 'bonus' }, t('sky-create-bonus')),
    h(
      'ul.show',
      { key: 'show', 'aria-label': t('sky-show') },
      answer.show.map((each) => {
        const isChosen = each.special === chosen;
        return h(
          'li',
          {
            key: each.special,
            class: `show-card${each.can_create ? ' is-open' : ' is-closed'}${isChosen ? ' is-chosen' : ''}`,
          },
          tileButton(
            each.special,
            {
              'data-can-create': String(each.can_create),
              'aria-pressed': isChosen ? 'true' : 'false',
              onclick: () => app.setUi({ special: isChosen ? null : each.special }),
            },
            {
              size: 96,
              name: enumerated([
                specialName(each.special),
                costWords(each.due),
                t(each.can_create ? 'sky-can-create' : 'sky-cannot-create'),
              ]),
            },
            each.can_create && h('span.show-mark', { 'aria-hidden': 'true' }, icon('check')),
          ),
          cost(each.due, each.cost),
          h('span.show-name', { 'aria-hidden': 'true' }, specialName(each.special)),
        );
      }),
    ),
  ];
}

/**
 * What the special island that was tapped does, and what stands against it.
 * @param {App} app
 * @param {Table} table
 */
export function chosenSpecial(app, table) {
  const special = table.ui.special;
  if (table.situation.phase !== 'create' || !special) return null;
  const chosen = answerTo(table, 'show')?.show.find((each) => each.special === special);
  return (
    chosen &&
    h(
      'div.chosen-special',
      { key: 'chosen' },
      h('div.chosen-head', h('b', specialName(special)), explainButton(thingOf(special), specialName(special))),
      h('p', specialEffect(special), ' ', t('sky-special-points', { points: chosen.points })),
      !chosen.can_create && chosen.reason && refusalLine(app, chosen.reason),
    )
  );
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
