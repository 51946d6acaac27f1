/** The gold that changes hands, as everybody may see it: what was paid, what went to the bank, what came in. */

import { coin } from './pieces.js';

/** @typedef {import('../room.js').Place} Place */

/**
 * @param {import('../room.js').GameEvent<'isle'>[]} events
 * @returns {import('../room.js').Travel[]}
 */
export const travels = (events) =>
  events.flatMap((event) => {
    if (event.kind === 'bought') return gold(event.price, { purse: event.seat }, { purse: event.seller });
    if (event.kind === 'kept') return gold(event.gold, { purse: event.seat }, { bank: true });
    if (event.kind === 'income') return gold(event.gold, { bank: true }, { purse: event.seat });
    return [];
  });

/**
 * @param {number} amount
 * @param {Place} from
 * @param {Place} to
 */
const gold = (amount, from, to) => (amount ? [{ thing: coin(amount, { class: 'flying-coin' }), from, to }] : []);
