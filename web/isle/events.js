/** What happened, in sentences of the player's language. */

import { isolated, t } from '../i18n/index.js';
import { enumerated, listed, phrases } from '../i18n/lists.js';
import { goalName, goalOf, lineWords } from './goals.js';
import { outcomeSentence } from './sheet.js';
import { tileName, tileNames } from './tiles.js';

/** @typedef {import('../room.js').GameEvent} GameEvent */
/** @typedef {import('../room.js').Situation} Situation */

/** What each kind of event says; null says nothing. @type {Record<string, (event: GameEvent, situation: Situation) => string | null>} */
const SENTENCES = {
  start: (event) => t('isle-event-start', { goals: listed(event.goals.map(goalName)) }),
  round: (event, situation) =>
    t('isle-event-round', {
      round: event.round,
      goals: listed(event.letters.map((/** @type {string} */ letter) => goalName(goalOf(situation.view, letter)))),
    }),
  income: (event, situation) =>
    t('isle-event-income', {
      name: nameOf(situation, event.seat),
      gold: event.gold,
      castle: event.castle,
      whisky: event.whisky,
      behind: event.players_ahead * event.gold_per_player_ahead,
    }),
  drawn: (event, situation) =>
    t('isle-event-drawn', { name: nameOf(situation, event.seat), tiles: tileNames(event.tiles) }),
  priced: (event, situation) => t('isle-event-priced', { name: nameOf(situation, event.seat) }),
  revealed: (event, situation) =>
    t('isle-event-revealed', {
      name: nameOf(situation, event.seat),
      discard: tileName(event.discard),
      prices: listed(
        Object.entries(event.prices).map(([tile, price]) => t('isle-priced-at', { tile: tileName(tile), price })),
      ),
    }),
  bought: (event, situation) =>
    t('isle-event-bought', {
      name: nameOf(situation, event.seat),
      seller: nameOf(situation, event.seller),
      tile: tileName(event.tile),
      price: event.price,
    }),
  passed: (event, situation) => t('isle-event-passed', { name: nameOf(situation, event.seat) }),
  kept: (event, situation) =>
    t('isle-event-kept', {
      name: nameOf(situation, event.seat),
      tiles: tileNames(event.tiles),
      count: event.tiles.length,
      gold: event.gold,
    }),
  placed: (event, situation) =>
    t('isle-event-placed', {
      name: nameOf(situation, event.seat),
      tile: tileName(event.tile),
      x: event.x,
      y: event.y,
    }),
  given_up: (event, situation) =>
    t('isle-event-given-up', { name: nameOf(situation, event.seat), tile: tileName(event.tile) }),
  built: () => null,
  scored: (event, situation) =>
    t('isle-event-scored', {
      name: nameOf(situation, event.seat),
      letter: event.letter,
      goal: goalName(event.goal),
      points: event.line.points,
      reason: lineWords(event.line),
    }),
  round_end: (event, situation) =>
    t('isle-event-round-end', {
      round: event.round,
      points: enumerated(
        event.points.map(
          (/** @type {number} */ points, /** @type {number} */ seat) => `${nameOf(situation, seat)} ${points}`,
        ),
      ),
    }),
  first_player: (event, situation) => t('isle-event-first-player', { name: nameOf(situation, event.seat) }),
  scrolls: (event, situation) => {
    /** @type {import('../room.js').Line[]} */
    const lines = event.lines;
    return t('isle-event-scrolls', {
      name: nameOf(situation, event.seat),
      count: lines.length,
      points: lines.reduce((sum, line) => sum + line.points, 0),
      reasons: phrases(lines.map(lineWords)),
    });
  },
  gold: (event, situation) =>
    t('isle-event-gold', {
      name: nameOf(situation, event.seat),
      points: event.line.points,
      reason: lineWords(event.line),
    }),
  end: (event, situation) => outcomeSentence(/** @type {any} */ (event), situation),
};

/**
 * A sentence for the log; null for events that say nothing to people.
 * @param {GameEvent} event
 * @param {Situation} situation
 */
export const describeEvent = (event, situation) => SENTENCES[event.kind]?.(event, situation) ?? null;

/**
 * @param {Situation} situation
 * @param {number} seat
 */
export const nameOf = (situation, seat) => isolated(situation.view.seats[seat]?.name ?? '');
