/** Who sits at a table: the people among the seats, and the one of them who is asked. */

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
