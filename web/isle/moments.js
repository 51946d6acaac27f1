/** What is shown of things that happened: a bot's move, the reveal of prices, income. */

import { signed, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { nameOf } from '../table/view/shared_room.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { describeEvent } from './events.js';
import { coin, tilePicture } from './pieces.js';

/** @typedef {import('../room.js').GameEvent<'isle'>} GameEvent */
/** @typedef {import('../room.js').Situation<'isle'>} Situation */
/** @typedef {import('../room.js').Moment} Moment */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * The moments of new events, in the order in which they happened. What a person has just done is not shown to them.
 * @param {GameEvent[]} events
 * @param {Situation} situation
 * @param {import('../app.js').App} app
 * @returns {Moment[]}
 */
export function moments(events, situation, app) {
  /** @type {Moment[]} */
  const shown = [];
  /** @param {string} name @param {Omit<Moment, 'key'>} moment */
  const show = (name, moment) => shown.push({ key: `${situation.step}-${shown.length}-${name}`, ...moment });
  // Numbers want twice the time of a move; with everything switched off they take none.
  const rest = 2 * app.state.motion.rest || undefined;
  // Prices, and incomes, are shown together.
  const prices = events.filter((event) => event.kind === 'revealed');
  const incomes = events.filter((event) => event.kind === 'income');
  const isPersonNext = situation.players[situation.to_act[0] ?? -1] === 'human';
  for (const event of events) {
    const isBot = 'seat' in event && situation.players[event.seat] !== 'human';
    if (event === prices[0]) {
      // The market shows them. Where bots are the first to buy, they leave time to read it.
      if (!isPersonNext) show('revealed', { title: t('isle-moment-revealed'), body: null, rest });
    } else if (event === incomes[0]) {
      show('income', {
        title: t('isle-moment-income', { round: situation.view.round }),
        body: seatList(
          incomes.map(({ seat, gold }) =>
            seatLine(situation, seat, nameOf(situation, seat), coin(signed(gold), { class: 'moment-points' })),
          ),
        ),
        rest,
      });
    } else if (isBot && (event.kind === 'passed' || isAboutTile(event))) {
      const turn = event.kind === 'placed' ? event.turn : 0;
      show(event.kind, {
        title: describeEvent(event, situation) ?? '',
        // What is bought is marked in the market.
        body:
          event.kind === 'passed' || event.kind === 'bought'
            ? null
            : h('span.moment-tile', tilePicture(event.tile, { turn, size: 72 })),
        look: event.seat,
        highlight: event.kind === 'placed' ? [{ cells: [[event.x, event.y]] }] : [],
      });
    }
  }
  return shown;
}

/** @param {GameEvent} event */
const isAboutTile = (event) => event.kind === 'bought' || event.kind === 'placed' || event.kind === 'given_up';

/** @param {Child[]} lines */
const seatList = (lines) => h('ul.moment-seats', lines);

/**
 * A seat with what it gets.
 * @param {Situation} situation
 * @param {number} seat
 * @param {string} words
 * @param {Child} gain
 * @param {import('../ui/dom.js').Props} [props]
 */
const seatLine = (situation, seat, words, gain, props = { key: seat }) =>
  h('li.moment-seat', props, emblem(seatAt(situation, seat).clan), h('span.moment-name', words), gain);
