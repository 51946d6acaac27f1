/** The draft of a new game: pure functions from draft to draft. */

import { characterOf, levelOf, playerOf } from '../ui/characters.js';
import { kindOf } from './tables.js';

/** @typedef {import('../room.js').Draft} Draft */
/** @typedef {import('../room.js').SeatDraft} SeatDraft */
/** @typedef {import('../room.js').GameRoom} GameRoom */
/** @typedef {import('./tables.js').Kind} Kind */
/**
 * Who may play a game, and what the page calls them.
 * @typedef {object} Cast
 * @property {readonly string[]} levels weakest first
 * @property {readonly string[]} characters of the game
 * @property {readonly string[]} known the characters of all games
 * @property {(number: number) => string} person the name of a person without one, by number
 * @property {(character: string) => string} character the name of a character
 */

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
 * @param {Cast} cast
 * @param {import('./tables.js').Remembered | null} remembered whatever the browser has stored
 * @param {{seed: string, kind: Kind}} wanted
 * @returns {Draft}
 */
export function newDraft(room, cast, remembered, { seed, kind }) {
  const seats = knownSeats(room, cast, remembered?.seats);
  const options = room.readOptions(Object(remembered?.options));
  if (seats.length < room.minimum) return usualDraft(room, cast, { seed, kind });
  const first = remembered?.first_player;
  const isSeat = Number.isInteger(first) && Number(first) >= 0 && Number(first) < seats.length;
  return { game: room.game, seats, seed, first_player: isSeat ? Number(first) : 'random', options };
}

/**
 * The seats of a stored list that are whole, each with a clan of its own, and bots with a character of their own.
 * @param {GameRoom} room
 * @param {Cast} cast
 * @param {unknown} stored
 */
function knownSeats(room, cast, stored) {
  /** @type {(Partial<SeatDraft> | null)[]} */
  const known = Array.isArray(stored) ? stored.slice(0, room.maximum) : [];
  /** @type {SeatDraft[]} */
  const seats = [];
  for (const each of known) {
    const { name, clan = '', player = '' } = each ?? {};
    if (typeof name !== 'string' || !room.clans.includes(clan) || seats.some((seat) => seat.clan === clan)) continue;
    seats.push({ name, clan, player });
  }
  return recast(cast, seats);
}

/** The levels of earlier versions, and those that are closest to them. @type {Record<string, string>} */
const EARLIER_LEVELS = { easy: 'casual', medium: 'skilled', hard: 'expert' };

/** What earlier versions called bots, in their languages. */
const EARLIER_NAME = /^(?:Bot|Бот)\s\d+$/u;

/**
 * Seats whose players this game knows: bots of earlier versions and of other games become characters of this one, each
 * of whom sits at the table once.
 * @param {Cast} cast
 * @param {SeatDraft[]} seats
 */
function recast(cast, seats) {
  let draft = { seats: seats.map((seat) => ({ ...seat, player: known(cast, seat.player) })) };
  for (const [seat, { player }] of seats.entries()) {
    const level = EARLIER_LEVELS[player] ?? levelOf(player);
    if (level === null || !cast.levels.includes(level)) continue;
    const isOwn = characterOf(draft.seats[seat]?.player) !== null;
    const isFirst = seats.findIndex((each) => characterOf(each.player) === characterOf(player)) === seat;
    if (!isOwn || !isFirst)
      draft = withPlayer(cast, draft, seat, playerOf(level, freeCharacter(cast, draft.seats, seat)));
  }
  return draft.seats;
}

/**
 * A player that can be chosen for a new game; a person in the place of any other.
 * @param {Cast} cast
 * @param {string} player
 */
const known = ({ levels, characters }, player) =>
  levels.includes(levelOf(player) ?? '') && characters.includes(characterOf(player) ?? '') ? player : 'human';

/**
 * A character that nobody at the table has, nor its name.
 * @param {Cast} cast
 * @param {readonly SeatDraft[]} seats
 * @param {number} seat whose it will be
 * @param {string} [seed] decides which, if there is one; otherwise it is the first
 */
function freeCharacter(cast, seats, seat, seed = '') {
  const others = seats.filter((_, index) => index !== seat);
  const isFree = (/** @type {string} */ character) =>
    !others.some(({ name, player }) => characterOf(player) === character || name === cast.character(character));
  const free = cast.characters.filter(isFree);
  const number = [...seed].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 0);
  return free[number % Math.max(1, free.length)] ?? cast.characters[0] ?? '';
}

/**
 * Nothing is remembered: one person with bots that a newcomer can beat, or two people.
 * @param {GameRoom} room
 * @param {Cast} cast
 * @param {{seed: string, kind: Kind}} wanted
 * @returns {Draft}
 */
function usualDraft(room, cast, { seed, kind }) {
  const empty = { game: room.game, seats: [], seed, first_player: /** @type {const} */ ('random') };
  const one = addPerson(room, cast, { ...empty, options: room.readOptions({}) });
  if (kind === 'family') return addPerson(room, cast, one);
  let draft = one;
  for (let count = 0; count < room.usualBots; count += 1) draft = addBot(room, cast, draft, '');
  return draft;
}

/**
 * The same people and bots at a table of another game, as many as fit.
 * @param {GameRoom} room of the other game
 * @param {Cast} cast of the other game
 * @param {Draft} draft
 * @param {Draft} other what is otherwise prepared for it
 * @returns {Draft}
 */
export function moved(room, cast, draft, other) {
  const free = room.clans.filter((clan) => !draft.seats.some((seat) => seat.clan === clan));
  const seats = draft.seats.slice(0, room.maximum).map((seat) => ({
    ...seat,
    clan: room.clans.includes(seat.clan) ? seat.clan : (free.shift() ?? ''),
  }));
  const there = recast(cast, seats);
  const isSame = kindOf(there) === kindOf(draft.seats) && seats.length >= room.minimum;
  return isSame ? { ...other, seats: there, first_player: 'random' } : other;
}

/**
 * @param {GameRoom} room
 * @param {Cast} cast
 * @param {Draft} draft
 * @returns {Draft}
 */
export function addPerson(room, cast, draft) {
  const clan = room.clans.find((each) => !draft.seats.some((seat) => seat.clan === each));
  if (draft.seats.length >= room.maximum || clan === undefined) return draft;
  const name = freeName(draft.seats, cast.person, draft.seats.length + 1);
  return { ...draft, seats: [...draft.seats, { name, clan, player: 'human' }] };
}

/**
 * One more bot, with a character that nobody has, on the level of the bot before.
 * @param {GameRoom} room
 * @param {Cast} cast
 * @param {Draft} draft
 * @param {string} [seed] decides which of the free characters
 */
export function addBot(room, cast, draft, seed = draft.seed) {
  const more = addPerson(room, cast, draft);
  return more === draft ? draft : { ...more, ...seatBot(cast, more, draft.seats.length, seed) };
}

/**
 * The first name from a number on that nobody has.
 * @param {readonly SeatDraft[]} seats
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
 * The names that the page gives out, in the language spoken now.
 * @typedef {{people: string[], characters: Record<string, string>}} GivenNames
 * @param {Cast} cast
 * @returns {GivenNames}
 */
export const givenNames = ({ person, character, known: all }) => ({
  people: Array.from({ length: MOST_NAMES }, (_, index) => person(index + 1)),
  characters: Object.fromEntries(all.map((each) => [each, character(each)])),
});

/**
 * Whether the page gave out a name, rather than a person.
 * @param {Cast} cast
 * @param {string} name
 */
function isGiven(cast, name) {
  const { people, characters } = givenNames(cast);
  return EARLIER_NAME.test(name) || people.includes(name) || Object.values(characters).includes(name);
}

/**
 * Seats after a change of language: names that the page gave out are those of the new one, names that a person typed stay.
 * @template {{name: string, player: string}} S
 * @param {readonly S[]} seats
 * @param {GivenNames} before
 * @param {GivenNames} after
 * @returns {S[]}
 */
export function renamed(seats, before, after) {
  const namesFor = (/** @type {GivenNames} */ { people, characters }, /** @type {string} */ player) => {
    const character = characterOf(player);
    return character === null ? people : [characters[character] ?? ''];
  };
  return seats.map((seat) => {
    const number = namesFor(before, seat.player).indexOf(seat.name);
    return { ...seat, name: namesFor(after, seat.player)[number] ?? seat.name };
  });
}

/**
 * A bot on a seat, with a character that nobody else has.
 * @template {{seats: SeatDraft[]}} D
 * @param {Cast} cast
 * @param {D} draft
 * @param {number} seat
 * @param {string} [seed]
 * @returns {D}
 */
export function seatBot(cast, draft, seat, seed = '') {
  const levels = draft.seats.flatMap(({ player }) => EARLIER_LEVELS[player] ?? levelOf(player) ?? []);
  const level = levels.at(-1) ?? cast.levels[0] ?? '';
  return withPlayer(cast, draft, seat, playerOf(level, freeCharacter(cast, draft.seats, seat, seed)));
}

/**
 * Another player on a seat: a person, or a character on a level. A name that the page gave out changes with it, one that a
 * person typed stays.
 * @template {{seats: SeatDraft[]}} D
 * @param {Cast} cast
 * @param {D} draft
 * @param {number} seat
 * @param {import('../room.js').Player} player
 * @returns {D}
 */
export function withPlayer(cast, draft, seat, player) {
  const own = draft.seats[seat];
  if (!own) return draft;
  const others = draft.seats.filter((_, index) => index !== seat);
  const character = characterOf(player);
  const wasPerson = own.player === 'human' && cast.known.every((each) => cast.character(each) !== own.name);
  const name =
    !isGiven(cast, own.name) || (character === null && wasPerson)
      ? own.name
      : character === null
        ? freeName(others, cast.person, seat + 1)
        : cast.character(character);
  const isTaken = name !== own.name && others.some((each) => each.name === name);
  const change = { player, name: isTaken ? own.name : name };
  return { ...draft, seats: draft.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)) };
}

/**
 * Whether a bot is one of an earlier version, which has no character.
 * @param {string} player
 */
export const isEarlierBot = (player) => Object.hasOwn(EARLIER_LEVELS, player);

/**
 * The level of a bot, or the one closest to that of an earlier version.
 * @param {string} player
 */
export const closestLevel = (player) => EARLIER_LEVELS[player] ?? levelOf(player) ?? '';

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
