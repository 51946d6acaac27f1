/** What a tile would be worth at its best place, as the engine reckons it. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { goalLetter, goalName } from './goals.js';

/** @typedef {{letter: string, goal: string, gain: number, times: number}} Gain */
/** @typedef {{total: number, goals: Gain[], best: {x: number, y: number, turn: number} | null}} Worth */

/**
 * The worth in a few pixels, on the corner of a tile.
 * @param {Worth} worth
 */
export function worthBadge(worth) {
  const words = worth.best ? t('isle-worth', { total: worth.total }) : t('isle-worth-nowhere');
  return h(
    'span',
    { key: 'worth', class: `worth-badge${worth.best && worth.total > 0 ? ' is-good' : ''}`, title: words },
    h('span', { 'aria-hidden': 'true' }, worth.best ? signed(worth.total) : '–'),
    h('span', { class: 'sr-only' }, '. ', words),
  );
}

/**
 * The worth goal by goal.
 * @param {Worth} worth
 */
export function worthDetails(worth) {
  if (!worth.best) return h('p', { key: 'worth', class: 'worth-words' }, t('isle-worth-nowhere'));
  const gains = worth.goals.filter(({ gain, times }) => gain !== 0 && times > 0);
  return h(
    'div',
    { key: 'worth', class: 'worth-details' },
    h('p', { class: 'worth-words' }, t('isle-worth', { total: worth.total })),
    gains.length > 0 &&
      h(
        'ul',
        { class: 'worth-goals' },
        gains.map(({ letter, goal, gain, times }) =>
          h(
            'li',
            { key: letter },
            goalLetter(letter),
            h('span', null, t('isle-worth-goal', { goal: goalName(goal), gain: signed(gain), times })),
          ),
        ),
      ),
  );
}

/**
 * Ask where a tile fits, and what its best place would change, so that the board can show it.
 * @param {import('../app.js').App} app
 * @param {string} tile
 * @param {Worth['best'] | undefined} best
 */
export function askWhere(app, tile, best) {
  app.conductor.ask('placements', { tile });
  if (best) app.conductor.ask('preview', { tile, x: best.x, y: best.y, turn: best.turn });
}

/** @param {number} points */
export const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');
