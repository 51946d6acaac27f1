/** Advice for Isle of Skye in words, and shown on the table: prices in the steppers, an offer chosen, a tile on trial. */

import { isolated, t } from '../i18n/index.js';
import { enumerated, listed } from '../i18n/lists.js';
import { seatAt } from '../table/play/people.js';
import { goalName } from './goals.js';
import { tileName } from './tiles.js';
import { pointsWords } from './worth.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'isle'>} Table */

/** @type {NonNullable<import('../room.js').GameRoom<'isle'>['hint']>} */
export const hint = {
  words(action) {
    const tile = 'tile' in action ? tileName(action.tile) : '';
    if (action.kind !== 'price') return t(`isle-hint-${action.kind.replaceAll('_', '-')}`, { tile });
    const prices = Object.entries(action.prices).map(([id, price]) =>
      t('isle-hint-price-one', { tile: tileName(id), price }),
    );
    return t('isle-hint-price', { tile: tileName(action.discard), prices: listed(prices) });
  },

  reason({ code, facts }, { situation }) {
    return t(`isle-why-${code.replaceAll('_', '-')}`, {
      ...facts,
      tile: facts.tile ? tileName(String(facts.tile)) : '',
      worth: typeof facts.worth === 'number' ? pointsWords(statedWorth(facts)) : '',
      goal: facts.goal ? goalName(String(facts.goal)) : '',
      name: typeof facts.seat === 'number' ? isolated(seatAt(situation, facts.seat).name) : '',
      rounds: typeof facts.rounds === 'number' ? facts.rounds : 0,
      when: Array.isArray(facts.rounds) ? when(Number(facts.gain), Number(facts.round), facts.rounds) : '',
    });
  },

  show(app, _table, action) {
    app.conductor.look(null);
    if (action.kind === 'price') app.setUi({ discard: action.discard, prices: action.prices });
    else if (action.kind === 'buy') app.setUi({ offer: action.tile });
    else if (action.kind === 'place')
      app.setUi({ tile: action.tile, cell: { x: action.x, y: action.y }, turn: action.turn });
    else if (action.kind === 'give_up') app.setUi({ tile: action.tile, cell: null });
  },
};

/**
 * The worth that a reason states.
 * @param {Record<string, unknown>} facts
 */
const statedWorth = ({ worth, low, high, is_early }) => ({
  points: Number(worth),
  low: Number(low),
  high: Number(high),
  is_early: is_early === true,
});

/**
 * When a goal gives its points: now, and again in later rounds.
 * @param {number} gain
 * @param {number} round
 * @param {number[]} rounds
 */
function when(gain, round, rounds) {
  const later = rounds.filter((each) => each !== round);
  return enumerated([
    ...(rounds.includes(round) ? [t('isle-gain-now', { gain })] : []),
    ...(later.length ? [t('isle-gain-later', { gain, count: later.length, rounds: listed(later) })] : []),
  ]);
}
