/** What happened, in sentences of the player's language. */

import { t } from '../i18n/index.js';
import { enumerated, listed, phrases } from '../i18n/lists.js';
import { eventWords, nameOf, outcomeSentence } from '../table/view/shared_room.js';
import { goalName, goalOf, lineWords } from './goals.js';
import { tileName, tileNames } from './tiles.js';

/** What each kind of event says; its numbers are arguments of its message. @type {import('../table/view/shared_room.js').Sentences<'isle'>} */
const SENTENCES = {
  start: ({ goals }) => t('isle-event-start', { goals: listed(goals.map(goalName)) }),
  round: ({ round, letters }, _, { view }) =>
    t('isle-event-round', {
      round,
      goals: listed(letters.map((letter) => goalName(goalOf(view, letter)))),
    }),
  income: (event, name) => t('isle-event-income', { ...event, name }),
  drawn: ({ tiles }, name) => t('isle-event-drawn', { name, tiles: tileNames(tiles) }),
  priced: (_, name) => t('isle-event-priced', { name }),
  revealed: ({ discard, prices }, name) =>
    t('isle-event-revealed', {
      name,
      discard: tileName(discard),
      prices: listed(
        Object.entries(prices).map(([tile, price]) => t('isle-priced-at', { tile: tileName(tile), price })),
      ),
    }),
  bought: ({ seller, tile, price }, name, situation) =>
    t('isle-event-bought', { name, seller: nameOf(situation, seller), tile: tileName(tile), price }),
  passed: (_, name) => t('isle-event-passed', { name }),
  kept: ({ tiles, gold }, name) => t('isle-event-kept', { name, tiles: tileNames(tiles), count: tiles.length, gold }),
  placed: ({ tile, x, y }, name) => t('isle-event-placed', { name, tile: tileName(tile), x, y }),
  given_up: ({ tile }, name) => t('isle-event-given-up', { name, tile: tileName(tile) }),
  built: () => null,
  scored: ({ letter, goal, line }, name) =>
    t('isle-event-scored', { name, letter, goal: goalName(goal), points: line.points, reason: lineWords(line) }),
  round_end: ({ round, points }, _, situation) =>
    t('isle-event-round-end', {
      round,
      points: enumerated(points.map((each, seat) => `${nameOf(situation, seat)} ${each}`)),
    }),
  first_player: (_, name) => t('isle-event-first-player', { name }),
  scrolls: ({ lines }, name) =>
    t('isle-event-scrolls', {
      name,
      count: lines.length,
      points: lines.reduce((sum, line) => sum + line.points, 0),
      reasons: phrases(lines.map(lineWords)),
    }),
  gold: ({ line }, name) => t('isle-event-gold', { name, points: line.points, reason: lineWords(line) }),
  end: (event, _, situation) => outcomeSentence(event, situation, 'isle'),
};

export const describeEvent = eventWords(SENTENCES);
