/** What the rooms of all games have in common: they differ in their words, which begin with the same prefix. */

import { isolated, t } from '../../i18n/index.js';
import { listed } from '../../i18n/lists.js';
import { seatAt } from '../play/people.js';
import { shownStep } from './ceremony.js';
import { isInTray } from './moment.js';

/** @import {GameName, Games} from '../../protocol.d.ts' */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').Table} Table */

/**
 * What an event says; null says nothing.
 * @template {GameName} G
 * @template E
 * @typedef {(event: E, name: string, situation: import('../../room.js').Situation<G>) => string | null} Sentence
 */

/**
 * What each kind of event of a game says.
 * @template {GameName} G
 * @typedef {{[K in Games[G]['event']['kind']]?: Sentence<G, Extract<Games[G]['event'], {kind: K}>>}} Sentences
 */

/**
 * The properties that follow from the catalogue of a game and the prefix of its words.
 * @param {import('../../room.js').Catalogue} catalogue of the game
 * @param {string} words the prefix of its words
 */
export const sharedRoom = (catalogue, words) => ({
  minimum: catalogue.setup.fewest_seats,
  maximum: catalogue.setup.most_seats,
  clans: catalogue.clans,
  /** @param {Table} table */
  prompt: (table) => prompt(table, words),
  /** @param {Situation} situation */
  outcomeWords: (situation) => (situation.outcome ? outcomeSentence(situation.outcome, situation, words) : ''),
});

/**
 * The part of a set-up that every game has.
 * @template {object} Own
 * @param {import('../../room.js').Draft} draft
 * @param {Own} own of the game
 */
export const setupOf = ({ seats, seed, first_player }, own) => ({
  setup: {
    seats: seats.map(({ name, clan }) => ({ name, clan })),
    seed,
    first: first_player === 'random' ? null : first_player,
    ...own,
  },
  players: seats.map(({ player }) => player),
});

/**
 * The sentence that says who is asked to do what; the engine says what is asked.
 * @param {Table} table
 * @param {string} words
 */
function prompt(table, words) {
  const { situation } = table;
  const step = shownStep(table);
  if (step) return step.title;
  const seat = table.curtain ?? table.decider ?? situation.bot ?? situation.to_act[0];
  if (seat === undefined || situation.is_over) return t(`${words}-prompt-end`);
  if (table.curtain !== null && isInTray(table)) return t(`${words}-prompt-next`);
  const name = nameOf(situation, seat);
  const forced = situation.forced.find((action) => action.seat === seat)?.kind;
  if (table.pause > 0 && forced === 'done') return t('finish-soon', { name });
  if (situation.players[seat] !== 'human') return t(`${words}-bot-${situation.phase}`, { name });
  const asked = forced ?? situation.view.prompt;
  return t(`${words}-prompt-${asked}`, { name, count: seatAt(situation, seat).hand.length });
}

/**
 * Who won and what decided.
 * @param {{points: number[], winners: number[], decided_by: string}} outcome
 * @param {Situation} situation
 * @param {string} words
 */
export const outcomeSentence = ({ points, winners, decided_by }, situation, words) =>
  t(`${words}-outcome-${decided_by}`, {
    name: listed(winners.map((seat) => nameOf(situation, seat))),
    points: Math.max(...points),
  });

/**
 * Something worth remembering of a finished game.
 * @param {string} words the prefix of the game's words
 * @param {import('../../protocol.d.ts').NotableJson} fact
 * @param {Situation} situation
 * @param {Record<string, string>} [own] facts that only the game can put into words
 */
export const notableSentence = (words, { code, seat, facts }, situation, own = {}) =>
  t(`${words}-notable-${code.replaceAll('_', '-')}`, {
    ...facts,
    name: nameOf(situation, seat ?? -1),
    rival: nameOf(situation, Number(facts.other ?? -1)),
    ...own,
  });

/**
 * A sentence for the log; null for events that say nothing to people.
 * @template {GameName} G
 * @param {Sentences<G>} sentences by kind
 * @returns {import('../../room.js').GameRoom<G>['describeEvent']}
 */
export const eventWords = (sentences) => (event, situation) => {
  const sentence = /** @type {Record<string, Sentence<G, Games[G]['event']> | undefined>} */ (sentences)[event.kind];
  const seat = 'seat' in event ? event.seat : -1;
  return sentence?.(event, nameOf(situation, seat), situation) ?? null;
};

/**
 * @param {Situation} situation
 * @param {number} seat
 */
export const nameOf = (situation, seat) => isolated(situation.view.seats[seat]?.name ?? '');
