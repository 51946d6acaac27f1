/** All puzzles: what comes back today, and for each game three levels with how many are solved. */

import { t } from '../i18n/index.js';
import { button, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { duePuzzles, forgetPuzzles, ownPuzzles, puzzleProgress } from '../ui/puzzle_progress.js';
import { LEVELS, nextPuzzle, puzzleOf, puzzlesOf } from './collections.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./collections.js').Collection} Collection */

/**
 * @param {App} app
 * @param {Collection[]} collections
 */
export function overview(app, collections) {
  const progress = puzzleProgress();
  const due = duePuzzles(progress).filter((id) => puzzleOf(collections, progress, id));
  const own = ownPuzzles.all();
  const hasAny = [progress.solved, progress.failed, progress.own].some((each) => Object.keys(each).length > 0);
  return [
    h(
      'header.screen-head',
      iconButton('back', t('back'), () => app.go('start'), { look: 'quiet' }),
      h('h1', t('puzzles')),
    ),
    h(
      'div.page.puzzles-page',
      h('p.puzzles-intro', t('puzzles-intro')),
      due.length > 0 &&
        h(
          'section.card.puzzles-due',
          { key: 'due', 'aria-labelledby': 'puzzles-due' },
          h('h2.puzzles-title', { id: 'puzzles-due' }, t('puzzles-due')),
          h('p', t('puzzles-due-text', { count: due.length })),
          button(t('puzzles-due-go'), () => app.go('puzzles', { id: due[0] ?? '' }), {
            look: 'primary',
            picture: 'play',
            test: 'puzzles-due',
          }),
        ),
      collections
        .filter(({ puzzles }) => puzzles.length > 0)
        .map((collection) => gameCard(app, collections, collection.game, progress)),
      own.length > 0 && h('p.field-note', { key: 'own' }, t('puzzles-own', { count: own.length })),
      hasAny &&
        h(
          'div.button-row',
          { key: 'forget' },
          button(t('puzzles-forget'), () => askForget(app), {
            picture: 'trash',
            look: 'quiet',
            test: 'forget-puzzles',
          }),
        ),
    ),
  ];
}

/**
 * @param {App} app
 * @param {Collection[]} collections
 * @param {string} game
 * @param {import('../ui/puzzle_progress.js').PuzzleProgress} progress
 */
function gameCard(app, collections, game, progress) {
  const title = t(`game-${game}`);
  return h(
    'section.card.puzzles-game',
    { key: game, 'aria-labelledby': `puzzles-${game}` },
    h('h2.puzzles-title', { id: `puzzles-${game}` }, h('span.puzzles-picture', app.room(game).picture()), title),
    h(
      'ul.puzzles-levels',
      LEVELS.filter((level) => puzzlesOf(collections, game, level).length > 0).map((level) => {
        const all = puzzlesOf(collections, game, level);
        const solved = all.filter(({ id }) => progress.solved[id] !== undefined).length;
        const next = nextPuzzle(collections, progress, game, level);
        const words = t(`puzzle-level-${level}`);
        const share = (100 * solved) / Math.max(1, all.length);
        const count = t('puzzles-solved', { solved, count: all.length });
        return h(
          'li',
          { key: level },
          h(
            'button.puzzles-level',
            {
              type: 'button',
              'data-test': `puzzles-${game}-${level}`,
              disabled: !next,
              'aria-label': `${title}, ${words}: ${count}`,
              onclick: () => next && app.go('puzzles', { id: next.id }),
            },
            h('b', words),
            h('span.puzzles-count', count),
            h('span.puzzles-bar', { 'aria-hidden': 'true' }, h('span', { style: { 'inline-size': `${share}%` } })),
          ),
        );
      }),
    ),
  );
}

/** @param {App} app */
const askForget = (app) =>
  app.open('confirm', {
    title: t('puzzles-forget-title'),
    text: t('puzzles-forget-text'),
    yes: t('puzzles-forget'),
    is_danger: true,
    onyes: () => {
      forgetPuzzles();
      app.update({});
    },
  });
