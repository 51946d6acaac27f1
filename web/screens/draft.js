/** The draft of a new game: pure functions from draft to draft. */

import { kindOf } from './tables.js';

/** @typedef {import('../room.js').Draft} Draft */
/** @typedef {import('../room.js').SeatDraft} SeatDraft */
/** @typedef {import('../room.js').GameRoom} GameRoom */
/** @typedef {import('./tables.js').Kind} Kind */
/** @typedef {{person: (number: number) => string, bot: (number: number) => string}} Names that the page gives to seats, by number */

/**
 * The game that the set-up screen is for.
 * @param {import('../app.js').State} state
 */
export const gameToSetUp = ({ screen }) => screen.args.id ?? 'isle';

/** Letters of a seed: none that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * A seed that can be read out across the table.
 * @param {(bytes: Uint8Array<ArrayBuffer>) => Uint8Array} [fill]
 */
export function newSeed(fill = (bytes) => crypto.getRandomValues(bytes)) {
  const letters = [...fill(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * A fresh draft: the table that is remembered, or the usual one of its kind.
 * @param {GameRoom} room
 * @param {string[]} players who may play the game
 * @param {import('./tables.js').Remembered | null} remembered whatever the browser has stored
 * @param {{seed: string, kind: Kind, names: Names}} wanted
 * @returns {Draft}
 */
export function newDraft(room, players, remembered, { seed, kind, names }) {
  const seats = knownSeats(room, players, remembered?.seats);
  const options = room.readOptions(Object(remembered?.options));
  if (seats.length < room.minimum) return usualDraft(room, players, { seed, kind, names });
  const first = remembered?.first_player;
  const isSeat = Number.isInteger(first) && Number(first) >= 0 && Number(first) < seats.length;
  return { game: room.game, seats, seed, first_player: isSeat ? Number(first) : 'random', options };
}

/**
 * The seats of a stored list that are whole, each with a clan of its own.
 * @param {GameRoom} room
 * @param {string[]} players
 * @param {unknown} stored
 */
function knownSeats(room, players, stored) {
  /** @type {(Partial<SeatDraft> | null)[]} */
  const known = Array.isArray(stored) ? stored.slice(0, room.maximum) : [];
  /** @type {SeatDraft[]} */
  const seats = [];
  for (const each of known) {
    const { name, clan = '', player = '' } = each ?? {};
    if (typeof name !== 'string' || !room.clans.includes(clan) || seats.some((seat) => seat.clan === clan)) continue;
    seats.push({ name, clan, player: players.includes(player) ? player : 'human' });
  }
  return seats;
}

/** Whom a newcomer plays against, if the game has such a bot. */
const FIRST_LEVEL = 'easy';

/**
 * Nothing is remembered: one person with bots, or two people.
 * @param {GameRoom} room
 * @param {string[]} players
 * @param {{seed: string, kind: Kind, names: Names}} wanted
 * @returns {Draft}
 */
function usualDraft(room, players, { seed, kind, names }) {
  const empty = { game: room.game, seats: [], seed, first_player: /** @type {const} */ ('random') };
  const one = addSeat(room, { ...empty, options: room.readOptions({}) }, names.person);
  if (kind === 'family') return addSeat(room, one, names.person);
  const level = players.includes(FIRST_LEVEL) ? FIRST_LEVEL : (players.at(-1) ?? 'human');
  let draft = one;
  for (let count = 0; count < room.usualBots; count += 1) draft = addSeat(room, draft, names.bot, level);
  return draft;
}

/**
 * The same people and bots at a table of another game, as many as fit.
 * @param {GameRoom} room of the other game
 * @param {string[]} players who may play the other game
 * @param {Draft} draft
 * @param {Draft} other what is otherwise prepared for it
 * @returns {Draft}
 */
export function moved(room, players, draft, other) {
  const free = room.clans.filter((clan) => !draft.seats.some((seat) => seat.clan === clan));
  const seats = draft.seats.slice(0, room.maximum).map((seat) => ({
    ...seat,
    clan: room.clans.includes(seat.clan) ? seat.clan : (free.shift() ?? ''),
    player: players.includes(seat.player) ? seat.player : 'human',
  }));
  const isSame = kindOf(seats) === kindOf(draft.seats) && seats.length >= room.minimum;
  return isSame ? { ...other, seats, first_player: 'random' } : other;
}

/**
 * @param {GameRoom} room
 * @param {Draft} draft
 * @param {(number: number) => string} nameOf
 * @param {import('../room.js').Player} [player]
 * @returns {Draft}
 */
export function addSeat(room, draft, nameOf, player = 'human') {
  const clan = room.clans.find((each) => !draft.seats.some((seat) => seat.clan === each));
  if (draft.seats.length >= room.maximum || clan === undefined) return draft;
  return {
    ...draft,
    seats: [...draft.seats, { name: freeName(draft.seats, nameOf, draft.seats.length + 1), clan, player }],
  };
}

/**
 * The first name from a number on that nobody has.
 * @param {SeatDraft[]} seats
 * @param {(number: number) => string} nameOf
 * @param {number} from
 */
function freeName(seats, nameOf, from) {
  let number = from;
  while (seats.some(({ name }) => name === nameOf(number))) number += 1;
  return nameOf(number);
}

/** More names than these the page never gives out at one table. */
const MOST_NAMES = 20;

/**
 * Another player on a seat. A name that the page gave out changes with it, one that a person typed stays.
 * @param {Draft} draft
 * @param {number} seat
 * @param {import('../room.js').Player} player
 * @param {Names} names
 * @returns {Draft}
 */
export function changePlayer(draft, seat, player, names) {
  const changed = changeSeat(draft, seat, { player });
  const own = draft.seats[seat];
  const nameOf = player === 'human' ? names.person : names.bot;
  const numbers = Array.from({ length: MOST_NAMES }, (_, index) => index + 1);
  const number = numbers.find((each) => own?.name === names.person(each) || own?.name === names.bot(each));
  if (!own || number === undefined || own.name === nameOf(number)) return changed;
  const others = draft.seats.filter((_, index) => index !== seat);
  return changeSeat(changed, seat, { name: freeName(others, nameOf, number) });
}

/**
 * @param {GameRoom} room
 * @param {Draft} draft
 * @param {number} seat
 * @returns {Draft}
 */
export function removeSeat(room, draft, seat) {
  if (draft.seats.length <= room.minimum) return draft;
  const seats = draft.seats.filter((_, index) => index !== seat);
  const first = draft.first_player;
  if (first === 'random' || first < seat) return { ...draft, seats };
  return { ...draft, seats, first_player: first === seat ? 'random' : first - 1 };
}

/**
 * Change a seat; a clan taken from another seat is swapped with it.
 * @param {Draft} draft
 * @param {number} seat
 * @param {Partial<SeatDraft>} change
 * @returns {Draft}
 */
export function changeSeat(draft, seat, change) {
  const before = draft.seats[seat];
  if (!before) return draft;
  return {
    ...draft,
    seats: draft.seats.map((each, index) => {
      if (index === seat) return { ...each, ...change };
      return change.clan !== undefined && each.clan === change.clan ? { ...each, clan: before.clan } : each;
    }),
  };
}

/**
 * Move a seat one place round the table.
 * @param {Draft} draft
 * @param {number} seat
 * @param {number} by
 * @returns {Draft}
 */
export function moveSeat(draft, seat, by) {
  const target = seat + by;
  const [one, other] = [draft.seats[seat], draft.seats[target]];
  if (!one || !other) return draft;
  const seats = [...draft.seats];
  seats[seat] = other;
  seats[target] = one;
  const first = draft.first_player;
  const follows = first === seat ? target : first === target ? seat : first;
  return { ...draft, seats, first_player: follows };
}
