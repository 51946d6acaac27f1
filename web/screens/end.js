/** The end of a game: who won and why, the lands, what is worth remembering, where the points came from, and what next. */

import { t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';
import { practiceBadge } from '../ui/practice.js';
import { canShare, shareFile } from '../ui/saving.js';
import { comparison, onceMore } from './again.js';
import { chart } from './chart.js';
import { newSeed } from './draft.js';
import { largeLands, placesOf, podium } from './end_lands.js';
import { sourcesView } from './end_sources.js';
import { tableOf, waitingView } from './opening.js';
import { originalOf, showMoment } from './practice.js';
import { reviewButton } from './review.js';
import { evaluateGames, exportGames, readGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Situation} Situation */
/** @typedef {import('../room.js').Table} Table */

/** @param {App} app */
export function endScreen(app) {
  let isStarting = false;
  /** The seat whose land is looked at; null for the winners'. @type {number | null} */
  let look = null;

  /** The list holds the original of practice, once it is evaluated by this version. */
  async function findOriginal() {
    await readGames(app);
    await evaluateGames(app, ({ is_over, fingerprint }) => is_over && fingerprint === null);
  }
  if (app.state.table?.situation.practice) findOriginal();

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

  /**
   * The same moment of the original once more.
   * @param {string} id
   */
  async function practiseAgain(id) {
    const { table } = app.state;
    if (!table || isStarting) return;
    isStarting = true;
    app.update({});
    await onceMore(app, table, id);
    isStarting = false;
    app.update({});
  }

  /**
   * What comes after a game; after practice there is neither a rematch nor a poster.
   * @param {Table} table
   * @param {number} seat whose land is looked at
   */
  function nextButtons(table, seat) {
    const { practice } = table.situation;
    if (!practice)
      return [
        button(t('end-again'), playAgain, { look: 'primary', picture: 'dice', test: 'again', disabled: isStarting }),
        reviewButton(app, table.id),
        button(t('end-poster'), () => app.open('poster', { seat }), { picture: 'poster', test: 'poster' }),
      ];
    const original = originalOf(app, practice);
    return (
      original && [
        button(t('practice-once-more'), () => practiseAgain(original.id), {
          look: 'primary',
          picture: 'again',
          test: 'once-more',
          disabled: isStarting,
        }),
        button(t('practice-show'), () => showMoment(app, original.id, practice.step), {
          picture: 'log',
          test: 'original',
        }),
      ]
    );
  }

  /** @param {number} seat */
  function show(seat) {
    look = seat;
    app.update({});
  }

  /** @param {import('../app.js').State} state */
  const view = (state) => {
    const table = tableOf(state);
    const winners = table?.situation.outcome?.winners;
    if (!table || !winners) return waitingView(app);
    const { situation } = table;
    const shown = look === null ? winners : [look];
    return [
      h(
        'header.screen-head',
        iconButton('back', t('end-table'), () => app.go('table', { id: table.id }), { look: 'quiet' }),
        h('h1', t('end-title'), practiceBadge(situation.practice)),
      ),
      h(
        'div.page.end-page',
        h(
          'div.end-grid',
          h(
            'section.end-hero',
            { 'aria-label': t('end-lands') },
            h('p.winners-words.display', { role: 'status' }, app.room(situation.game).outcomeWords(situation)),
            largeLands(app, situation, shown),
            podium(app, situation, shown, show),
            comparison(app, table),
            notables(app, table),
          ),
          cards(app, table),
          moreButtons(app, table),
        ),
      ),
      h(
        'nav.end-foot',
        { 'aria-label': t('end-next') },
        nextButtons(table, shown[0] ?? 0),
        button(t('replay'), () => app.go('replay', { id: table.id }), { picture: 'play', test: 'replay' }),
        button(
          t('end-home'),
          () => {
            app.conductor.leave();
            app.go('start');
          },
          { picture: 'home', test: 'end-home' },
        ),
      ),
    ];
  };
  return { view };
}

/**
 * Where the points came from, and when.
 * @param {App} app
 * @param {Table} table
 */
function cards(app, table) {
  const { situation } = table;
  const room = app.room(situation.game);
  const sheet = answerTo(table, 'sheet');
  const { seats } = situation.view;
  const totals = situation.outcome?.points ?? [];
  const order = placesOf(situation).map(({ seat }) => seat);
  return [
    sheet &&
      h(
        'section.card.end-card',
        { key: 'sources' },
        h('h2', t('end-sources')),
        sourcesView(room.sources(sheet, situation), seats, totals, order),
      ),
    sheet &&
      h(
        'section.card.end-card',
        { key: 'course' },
        h('h2', t('end-course')),
        chart(wholeCourse(room.course(sheet), situation), seats, room.courseWords()),
      ),
  ];
}

/**
 * @param {App} app
 * @param {Table} table
 */
function notables(app, table) {
  const { situation } = table;
  const facts = answerTo(table, 'notables')?.notables ?? [];
  if (facts.length === 0) return null;
  const room = app.room(situation.game);
  return h(
    'section.card.end-card.end-notables',
    { key: 'notables' },
    h('h2', t('end-notables')),
    h(
      'ul.notables',
      facts.map((fact) =>
        h(
          'li.notable',
          { key: fact.code, 'data-code': fact.code },
          fact.seat === null ? icon('sparkle') : emblem(seatAt(situation, fact.seat).clan, 32),
          h('span', room.notable(fact, situation)),
        ),
      ),
    ),
  );
}

/**
 * What is wanted less often.
 * @param {App} app
 * @param {Table} table
 */
const moreButtons = (app, { id, situation }) =>
  h(
    'div.button-row.end-buttons',
    { key: 'more' },
    button(
      t('end-new'),
      () => {
        app.conductor.leave();
        app.go('setup', { id: situation.game });
      },
      { picture: 'plus' },
    ),
    button(t('end-save'), () => exportGames(app, id), { picture: 'download' }),
    canShare('skye.json', 'application/json') && button(t('end-share'), () => shareGame(app, id), { picture: 'share' }),
  );

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
 * @param {App} app
 * @param {string} id
 */
async function shareGame(app, id) {
  const file = await app.call('games.export', { id });
  if (!file) return;
  const text = await (await fetch(file.url)).text();
  const blob = new Blob([text], { type: 'application/json' });
  if (!(await shareFile(blob, file.name, t('title')))) app.complain({ code: 'no_share' });
}
