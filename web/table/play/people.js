/** Who sits at a table: the people among the seats, and the one of them who is asked. */

/** @import {GameName, Games} from '../../protocol.d.ts' */
/** @typedef {import('../../room.js').Situation} Situation */

/** @param {Situation} situation */
export const people = (situation) => situation.players.filter((player) => player === 'human').length;

/**
 * The seat of the only person at the table, who needs no curtain; null when there are several or none.
 * @param {Situation} situation
 */
export const soleSeat = (situation) => (people(situation) === 1 ? situation.players.indexOf('human') : null);

/**
 * The person who is asked now, with or without a curtain.
 * @param {Situation} situation
 */
export const askedSeat = (situation) => situation.to_act.find((seat) => situation.players[seat] === 'human') ?? null;

/**
 * The seat that decides: what is done on the screen is done by it.
 * @param {{decider: number | null}} table
 */
export const deciderOf = ({ decider }) => /** @type {number} */ (decider);

/**
 * A seat as the viewer may see it; it is one of those that the table has.
 * @template {GameName} G
 * @param {import('../../room.js').Situation<G>} situation
 * @param {number} seat
 */
export const seatAt = ({ view }, seat) => /** @type {Games[G]['view']['seats'][number]} */ (view.seats[seat]);
