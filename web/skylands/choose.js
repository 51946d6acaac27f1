/** Choosing an action (rule 14): four cards with what each would give whom. */

import { faultWords, isolated, t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { deciderOf, seatAt } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { emblem, iconPicture } from '../ui/pictures.js';
import { isAdvised } from './island_moves.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'skylands'>} Table */

/**
 * @param {App} app
 * @param {Table} table
 */
export function choosePanel(app, table) {
  const answer = answerTo(table, 'actions');
  return h(
    'div.isle-panel.sky-choose',
    { key: 'choose' },
    endWarning(table),
    h(
      'ul.action-cards',
      { 'aria-label': t('sky-actions') },
      (answer?.actions ?? []).map((each) => actionCard(app, table, each)),
    ),
  );
}

/**
 * A line that warns of the end, when it may come this turn.
 * @param {Table} table
 */
export function endWarning(table) {
  const warning = answerTo(table, 'end_warning');
  if (!warning?.may_end) return null;
  const reasons = warning.reasons.map(({ code, facts }) =>
    t(`sky-warning-${code.replaceAll('_', '-')}`, {
      ...facts,
      name: facts.seat === undefined ? '' : isolated(seatAt(table.situation, Number(facts.seat)).name),
    }),
  );
  return h(
    'p.end-warning',
    { key: 'warning', role: 'status' },
    h('b', t(warning.will_end ? 'sky-will-end' : 'sky-may-end')),
    h('span.end-reason', ` ${reasons.join(' ')}`),
  );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {skylands.ActionForecast} forecast
 */
function actionCard(app, table, { action, can_choose, is_repeat, reason, ends_game, gains }) {
  const own = gains.find((gain) => gain.seat === table.decider);
  const others = gains.filter((gain) => gain.seat !== table.decider);
  const name = t(`sky-action-${action}`);
  return h(
    'li',
    {
      key: action,
      class: `action-card${can_choose ? '' : ' is-closed'}${isAdvised(table, 'action', action) ? ' is-advised' : ''}`,
    },
    h(
      'button.action-button',
      {
        type: 'button',
        'data-action': action,
        'data-key': 'choice',
        'data-thing': `skylands/symbol/${action}`,
        'aria-keyshortcuts': '?',
        'aria-disabled': can_choose ? null : 'true',
        onclick: () => {
          if (!can_choose && reason) app.complain(reason);
          else if (!can_choose) app.toast(t('sky-cannot-choose'));
          else if (is_repeat || ends_game) confirmChoice(app, table, action, { is_repeat, ends_game });
          else choose(app, table, action, false);
        },
      },
      iconPicture(`action-${action}`, 56, 'action-picture'),
      h(
        'span.action-words',
        h('b', name),
        h(
          'span',
          { class: `action-gain${own && gainCount(own) > 0 ? '' : ' is-none'}` },
          own ? gainWords(action, own) : '',
        ),
        is_repeat && can_choose && h('span.action-note', t('sky-repeat-note')),
        ends_game && h('span.action-note', t('sky-ends-game')),
        !can_choose && reason && h('span.action-note', closedWords(reason)),
      ),
    ),
    app.state.settings.hints &&
      others.length > 0 &&
      h(
        'ul.action-others',
        { 'aria-label': t('sky-others-gain') },
        others.map((gain) => {
          const { name, clan } = seatAt(table.situation, gain.seat);
          return h(
            'li',
            { key: gain.seat, title: `${name}: ${gainWords(action, gain)}` },
            emblem(clan, 24),
            h('span.sr-only', name, ': ', gainWords(action, gain)),
            h('span', { 'aria-hidden': 'true' }, gainCount(gain) || '–'),
          );
        }),
      ),
  );
}

/**
 * Why an action cannot be chosen, in a few words; a tap on the card says it in full.
 * @param {import('../protocol.d.ts').ReasonJson} reason
 */
const closedWords = (reason) => (reason.code === 'marker_used' ? t('sky-marker-used-note') : faultWords(reason));

/**
 * What an action would give a seat at best.
 * @param {string} action
 * @param {skylands.SeatGain} gain
 */
const gainWords = (action, gain) => t(`sky-gain-${action}`, { count: gainCount(gain) });

/**
 * How many things an action would give; it gives things of one kind.
 * @param {skylands.SeatGain} gain
 */
const gainCount = ({ tiles, inhabitants, specials, points }) => tiles ?? inhabitants ?? specials?.length ?? points ?? 0;

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} action
 * @param {{is_repeat: boolean, ends_game: boolean}} why
 */
function confirmChoice(app, table, action, { is_repeat, ends_game }) {
  app.open('confirm', {
    title: t(ends_game ? 'sky-end-title' : 'sky-repeat-title'),
    text: t(ends_game ? 'sky-end-text' : 'sky-repeat-text'),
    yes: t(`sky-action-${action}`),
    onyes: () => choose(app, table, action, is_repeat),
  });
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} action
 * @param {boolean} isRepeat
 */
const choose = (app, table, action, isRepeat) =>
  app.conductor.act({ kind: isRepeat ? 'repeat' : 'choose', seat: deciderOf(table), action });
