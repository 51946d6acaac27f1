/** The tray of a puzzle: the answers that are offered, and once one is given what it is worth and why. */

import { minus, t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';

/** @import {VerdictJson} from '../protocol.d.ts' */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./desk.js').Shown} Shown */
/** @typedef {import('../ui/dom.js').Child} Child */

/** More reasons than these nobody reads. */
const MOST_REASONS = 4;

/**
 * @param {Desk} desk
 * @param {Shown} shown
 * @param {{next: () => void, nextWords: string}} ways
 */
export function puzzleTray(desk, shown, ways) {
  const { asked, table, given, verdict } = shown;
  const { app } = desk;
  const seat = table.situation.view.seats[asked.seat];
  const room = app.room(table.situation.game);
  const gold = room.purse?.(table.situation, asked.seat);
  return h(
    'section.tray.puzzle-tray',
    { key: 'tray', 'aria-label': t('puzzle') },
    h(
      'div.tray-head',
      seat && emblem(seat.clan, 32),
      gold && h('span.tray-gold', { key: 'gold' }, gold),
      h(
        'p.tray-prompt',
        // Where the focus goes after an action: to what is asked, or to the verdict.
        { id: verdict ? null : 'prompt', tabindex: '-1' },
        t(`puzzle-ask-${asked.kind}`, { game: table.situation.game, count: asked.count }),
      ),
      h(
        'div.tray-tools',
        given.length > 0 &&
          !verdict &&
          button(h('span.tool-words', t('undo')), () => desk.undo(), {
            picture: 'undo',
            test: 'undo',
            'data-key': 'undo',
            key: 'undo',
          }),
      ),
    ),
    h(
      'div.tray-room',
      h(
        'div.tray-body',
        { key: verdict ? 'verdict' : 'panel' },
        verdict
          ? verdictPanel(desk, shown, verdict, ways)
          : asked.kind === 'pricing'
            ? offeredAnswers(desk, shown)
            : room.phasePanel(app, table),
      ),
    ),
  );
}

/**
 * Ways to price a hand, one of which is tapped.
 * @param {Desk} desk
 * @param {Shown} shown
 */
function offeredAnswers(desk, { asked, table }) {
  const room = desk.app.room(table.situation.game);
  return [
    h(
      'ul.puzzle-answers',
      { key: 'answers', 'aria-label': t('puzzle-answers') },
      asked.answers.map((action, index) =>
        h(
          'li',
          { key: index },
          h(
            'button.puzzle-answer',
            { type: 'button', 'data-test': 'answer', 'data-key': 'choice', onclick: () => desk.answer(action) },
            room.answerPicture?.(action, table),
            h('span.sr-only', room.hint?.words(action, table) ?? ''),
          ),
        ),
      ),
    ),
    room.answerFacts?.(table),
  ];
}

/**
 * @param {Desk} desk
 * @param {Shown} shown
 * @param {VerdictJson} verdict
 * @param {{next: () => void, nextWords: string}} ways
 */
function verdictPanel(desk, { asked, table }, verdict, { next, nextWords }) {
  const advice = desk.app.room(table.situation.game).hint;
  const isPlacement = asked.kind === 'placement';
  const others = isPlacement ? [] : verdict.others;
  return h(
    'div.puzzle-verdict',
    {
      key: 'verdict',
      class: verdict.is_best ? 'is-right' : 'is-wrong',
      'data-test': 'verdict',
      'data-right': String(verdict.is_best),
    },
    h(
      'p.puzzle-word',
      {
        key: 'word',
        id: 'prompt',
        tabindex: '-1',
        role: 'status',
        mount: (/** @type {HTMLElement} */ element) => element.focus({ preventScroll: true }),
      },
      icon(verdict.is_best ? 'check' : 'close'),
      h('span', h('b', t(verdict.is_best ? 'puzzle-right' : 'puzzle-wrong')), ' ', lossWords(verdict)),
    ),
    advice &&
      h(
        'div.puzzle-best',
        { key: 'best' },
        h(
          'p',
          h('b', t('puzzle-best')),
          ' ',
          isPlacement
            ? t('puzzle-best-shown')
            : h(
                'span',
                { class: asked.kind === 'pricing' ? 'sr-only' : '' },
                verdict.best.map((action) => advice.words(action, table)).join(' '),
              ),
        ),
        asked.kind === 'pricing' &&
          verdict.best.map((action) => desk.app.room(table.situation.game).answerPicture?.(action, table) ?? null),
        h(
          'ul.bullets',
          verdict.reasons
            .slice(0, MOST_REASONS)
            .map((reason, index) => h('li', { key: index }, advice.reason(reason, table))),
        ),
      ),
    advice &&
      others.length > 0 &&
      h(
        'div.puzzle-others',
        { key: 'others' },
        h('h3.panel-heading', t('puzzle-others')),
        h(
          'ul.puzzle-losses',
          others.map(({ action, loss }, index) =>
            h(
              'li',
              { key: index },
              h('span', advice.words(action, table)),
              ' ',
              h('b.puzzle-loss', { title: t('puzzle-loss-title') }, minus(-Math.round(loss))),
            ),
          ),
        ),
      ),
    h('p.field-note', { key: 'gap' }, t('puzzle-gap', { points: Math.round(verdict.gap), exact: exactness(verdict) })),
    h(
      'div.panel-foot',
      { key: 'foot' },
      h(
        'div.foot-buttons',
        !verdict.is_best && button(t('puzzle-again'), () => desk.again(), { test: 'puzzle-again', key: 'again' }),
        button(h('span', nextWords), next, { look: 'primary', picture: 'next', test: 'puzzle-next', key: 'next' }),
      ),
    ),
  );
}

/** @param {VerdictJson} verdict */
const exactness = ({ is_exact }) => (is_exact ? 'yes' : 'no');

/**
 * What an answer loses, in a sentence; a player's own points are whole, those of games played on are about right.
 * @param {VerdictJson} verdict
 */
function lossWords(verdict) {
  if (verdict.is_best) return t('puzzle-right-words');
  if (verdict.loss === null) return t('puzzle-wrong-words');
  return t('puzzle-loss', { points: Math.max(1, Math.round(verdict.loss)), exact: exactness(verdict) });
}
