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
 * Whether a seat is a person's who may act now.
 * @param {Situation} situation
 * @param {number} seat
 */
export const mayAct = (situation, seat) => situation.to_act.includes(seat) && situation.players[seat] === 'human';

/**
 * The person who is asked now, with or without a curtain: the one who has the device, as long as they may act, and else the
 * next one round the table, so that it changes hands as seldom as it can.
 * @param {Situation} situation
 * @param {number | null} holder who has the device, if that is known
 */
export function askedSeat(situation, holder) {
  if (holder === null) return situation.to_act.find((seat) => mayAct(situation, seat)) ?? null;
  const count = situation.players.length;
  const clockwise = situation.players.map((_, step) => (holder + step) % count);
  return clockwise.find((seat) => mayAct(situation, seat)) ?? null;
}

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
