/** The end of a game: who won and why, the course of points, where they came from, and what next. */

import { minus, t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { pointsTable } from '../table/view/sheet.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';
import { chart } from './chart.js';
import { newSeed } from './draft.js';
import { tableOf, waitingView } from './opening.js';
import { exportGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Situation} Situation */

/** @param {App} app */
export function endScreen(app) {
  let isStarting = false;

  /** The same people, clans and options, a new seed. */
  async function playAgain() {
    const { table } = app.state;
    if (!table || isStarting) return;
    isStarting = true;
    app.update({});
    const { game, setup, players } = table.situation;
    if (setup) await app.conductor.start(game, { ...setup, seed: newSeed() }, players);
    isStarting = false;
    app.update({});
  }

  /** @param {import('../app.js').State} state */
  const view = (state) => {
    const table = tableOf(state);
    if (!table?.situation.outcome) return waitingView(app);
    const { situation } = table;
    const room = app.room(situation.game);
    const answer = answerTo(table, 'sheet');
    const { seats } = situation.view;
    return [
      h(
        'header.screen-head',
        iconButton('back', t('end-table'), () => app.go('table', { id: table.id }), { look: 'quiet' }),
        h('h1', t('end-title')),
      ),
      h(
        'div.page.end-page',
        winners(app, situation),
        answer &&
          h(
            'section.card.end-card',
            h('h2', t('end-course')),
            chart(wholeCourse(room.course(answer), situation), seats, room.courseWords(situation)),
          ),
        answer &&
          h(
            'section.card.end-card',
            h('h2', t('end-sources')),
            sourceTable(room.sources(answer, situation), seats, situation.outcome?.points ?? []),
          ),
        h(
          'div.button-row.end-buttons',
          button(t('end-again'), playAgain, { look: 'primary', picture: 'dice', test: 'again', disabled: isStarting }),
          button(
            t('end-new'),
            () => {
              app.conductor.leave();
              app.go('setup', { id: situation.game });
            },
            { picture: 'plus' },
          ),
          button(t('end-table'), () => app.go('table', { id: table.id }), { picture: 'eye' }),
          button(t('replay'), () => app.go('replay', { id: table.id }), { picture: 'play' }),
          button(t('end-save'), () => exportGames(app, table.id), { picture: 'download' }),
          canShare() && button(t('end-share'), () => shareGame(app, table.id), { picture: 'share' }),
        ),
      ),
    ];
  };
  return { view };
}

/**
 * @param {App} app
 * @param {Situation} situation
 */
function winners(app, situation) {
  const { outcome } = situation;
  if (!outcome) return null;
  const order = outcome.points
    .map((points, seat) => ({ points, seat, isWinner: outcome.winners.includes(seat) }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || b.points - a.points);
  return h(
    'section.winners',
    h('p.winners-words.display', { role: 'status' }, app.room(situation.game).outcomeWords(situation)),
    h(
      'ol.podium',
      order.map(({ points, seat, isWinner }) => {
        const own = seatAt(situation, seat);
        return h(
          'li.card.podium-seat',
          { key: seat, class: isWinner ? 'is-winner' : '' },
          isWinner && h('span.podium-crown', icon('crown'), h('span.sr-only', t('end-winner'))),
          emblem(own.clan, 72),
          h('span.podium-name', { dir: 'auto' }, own.name),
          h('b.podium-points', t('points', { points })),
        );
      }),
    ),
  );
}

/**
 * The course of points with what the end added, where it added anything.
 * @param {{label: string, points: number[]}[]} course
 * @param {Situation} situation
 */
function wholeCourse(course, { outcome }) {
  const last = course.at(-1);
  if (!outcome || (last && outcome.points.every((points, seat) => points === last.points[seat]))) return course;
  return [...course, { label: t('chart-end'), points: outcome.points }];
}

/**
 * @param {{key: string, label: string, points: number[]}[]} rows
 * @param {readonly {name: string, clan: string}[]} seats
 * @param {number[]} totals
 */
function sourceTable(rows, seats, totals) {
  return h(
    'div.scroll-x',
    { tabindex: '0', role: 'region', 'aria-label': t('end-sources') },
    pointsTable(
      seats,
      (name) => h('span.clip', { dir: 'auto' }, name),
      rows.map((row) =>
        h(
          'tr',
          { key: row.key },
          h('th.sheet-label', { scope: 'row' }, row.label),
          row.points.map((points, seat) => h('td', { key: seat }, minus(points))),
        ),
      ),
      totals.map((points) => h('b', minus(points))),
    ),
  );
}

const canShare = () => typeof navigator.share === 'function' && typeof File === 'function';

/**
 * @param {App} app
 * @param {string} id
 */
async function shareGame(app, id) {
  const file = await app.call('games.export', { id });
  if (!file) return;
  try {
    const blob = await (await fetch(file.url)).blob();
    await navigator.share({ files: [new File([blob], file.name, { type: 'application/json' })], title: t('title') });
  } catch (error) {
    // Closing the share sheet is no fault.
    if (/** @type {Error} */ (error).name !== 'AbortError') app.complain({ code: 'no_share' });
  }
}
