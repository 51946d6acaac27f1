/** What is shown of things that happened: a bot's move, the reveal of prices, income, a round's scoring goal by goal. */

import { signed, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { nameOf } from '../table/view/shared_room.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { describeEvent } from './events.js';
import { goalIcon, goalName, goalRule, lineWords } from './goals.js';
import { coin, tilePicture } from './pieces.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../room.js').GameEvent<'isle'>} GameEvent */
/** @typedef {import('../room.js').Situation<'isle'>} Situation */
/** @typedef {import('../room.js').Line} Line */
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
  const scores = events.filter((event) => event.kind === 'scored');
  for (const event of events) {
    const isBot = 'seat' in event && situation.players[event.seat] !== 'human';
    if (event === prices[0]) {
      show('revealed', { title: t('isle-moment-revealed'), body: revealed(prices, situation), rest });
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
    } else if (event.kind === 'scored' && event.line.points > 0) {
      show('scored', {
        title: t('isle-moment-scored', { letter: event.letter, goal: goalName(event.goal) }),
        body: scored(event, scores, situation),
        look: event.seat,
        highlight: event.line.cells,
        rest,
      });
    } else if (event.kind === 'scrolls' && event.lines.length) {
      show('scrolls', {
        title: t('isle-moment-scrolls', { name: nameOf(situation, event.seat) }),
        body: reasons(event.lines, situation, event.seat),
        look: event.seat,
        highlight: event.lines.flatMap((line) => line.cells),
        rest,
      });
    } else if (event.kind === 'gold' && event.line.points > 0) {
      show('gold', {
        title: t('isle-moment-gold', { name: nameOf(situation, event.seat) }),
        body: reasons([event.line], situation, event.seat),
        rest,
      });
    } else if (isBot && (event.kind === 'passed' || isAboutTile(event))) {
      const turn = event.kind === 'placed' ? event.turn : 0;
      show(event.kind, {
        title: describeEvent(event, situation) ?? '',
        body: event.kind === 'passed' ? null : h('span.moment-tile', tilePicture(event.tile, { turn, size: 72 })),
        look: event.seat,
        highlight: event.kind === 'placed' ? [[[event.x, event.y]]] : [],
      });
    }
  }
  return shown;
}

/** @param {GameEvent} event */
const isAboutTile = (event) => event.kind === 'bought' || event.kind === 'placed' || event.kind === 'given_up';

/**
 * One goal: what everybody gets, and what counts for the one in turn.
 * @param {isle.Scored} event
 * @param {isle.Scored[]} all
 * @param {Situation} situation
 */
function scored(event, all, situation) {
  const lines = all
    .filter(({ letter }) => letter === event.letter)
    .map(({ seat, line }) =>
      seatLine(situation, seat, nameOf(situation, seat), pointsOf(line), {
        key: seat,
        class: seat === event.seat && 'is-now',
      }),
    );
  return h(
    'div.moment-scored',
    h(
      'p.moment-reason',
      goalIcon(event.goal, 40),
      h('span', t('isle-moment-reason', { name: nameOf(situation, event.seat), reason: lineWords(event.line) })),
    ),
    seatList(lines),
    h('p.moment-rule', goalRule(event.goal)),
  );
}

/**
 * @param {Line[]} lines
 * @param {Situation} situation
 * @param {number} seat
 */
const reasons = (lines, situation, seat) =>
  seatList(lines.map((line, key) => seatLine(situation, seat, lineWords(line), pointsOf(line), { key })));

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

/** @param {Line} line */
const pointsOf = ({ points }) => h('b.moment-points', signed(points));

/**
 * @param {isle.Revealed[]} events
 * @param {Situation} situation
 */
function revealed(events, situation) {
  return h(
    'ul.moment-offers',
    events.map((event) =>
      h(
        'li.moment-offer',
        { key: event.seat },
        emblem(seatAt(situation, event.seat).clan),
        Object.entries(event.prices).map(([tile, price]) =>
          h('span.moment-tile', { key: tile }, tilePicture(tile, { size: 56 }), coin(price)),
        ),
        h('span.moment-tile.is-discard', { key: 'discard' }, tilePicture(event.discard, { size: 56 })),
      ),
    ),
  );
}
