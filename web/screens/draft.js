/** The draft of a new game: pure functions from draft to draft. */

import { parseObject, store, storedText } from '../ui/storage.js';

/** @typedef {import('../room.js').Draft} Draft */
/** @typedef {import('../room.js').SeatDraft} SeatDraft */
/** @typedef {import('../room.js').GameRoom} GameRoom */

/** @param {string} game */
const storeKey = (game) => `skye-draft-${game}`;

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
 * A fresh draft; the people of the last evening are remembered.
 * @param {GameRoom} room
 * @param {{players: string[]}} catalogue of the game
 * @param {{seats?: unknown} | null} remembered whatever the browser has stored
 * @param {string} seed
 * @param {(number: number) => string} nameOf the seat of a number
 * @returns {Draft}
 */
export function newDraft(room, catalogue, remembered, seed, nameOf) {
  /** @type {(Partial<SeatDraft> | null)[]} */
  const known = Array.isArray(remembered?.seats) ? remembered.seats.slice(0, room.maximum) : [];
  /** @type {SeatDraft[]} */
  let seats = [];
  for (const each of known) {
    const { name, clan = '', player = '' } = each ?? {};
    if (typeof name !== 'string' || !room.clans.includes(clan) || seats.some((seat) => seat.clan === clan)) continue;
    seats.push({ name, clan, player: catalogue.players.includes(player) ? player : 'human' });
  }
  if (seats.length < room.minimum) seats = [];
  const draft = {
    game: room.game,
    seats,
    seed,
    first_player: /** @type {'random'} */ ('random'),
    options: room.defaultOptions(),
  };
  return seats.length ? draft : addSeat(room, addSeat(room, draft, nameOf), nameOf);
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
 * @param {{person: (number: number) => string, bot: (number: number) => string}} names
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

/** @param {string} game */
export const recall = (game) => parseObject(storedText(storeKey(game)));

/** @param {Draft} draft */
export const remember = ({ game, seats }) => store(storeKey(game), { seats });
