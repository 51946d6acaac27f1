/** What is shown of things that happened in Skylands: what bots do, islands completed, points got. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { seatAt } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { describeEvent } from './events.js';
import { tilePicture } from './pieces.js';

/** @typedef {import('../room.js').GameEvent<'skylands'>} GameEvent */
/** @typedef {import('../room.js').Situation<'skylands'>} Situation */
/** @typedef {import('../room.js').Moment} Moment */

/** What a bot did that is worth a look. */
const SHOWN = new Set(['chosen', 'taken', 'placed', 'deployed', 'created', 'converted', 'traded', 'lodged']);

/**
 * The moments of new events, in the order in which they happened. What a person has just done is not shown to them.
 * @param {GameEvent[]} events
 * @param {Situation} situation
 * @returns {Moment[]}
 */
export function moments(events, situation) {
  /** @type {Moment[]} */
  const shown = events
    .filter((event) => 'seat' in event)
    .filter(({ kind, seat }) => SHOWN.has(kind) && situation.players[seat] !== 'human')
    .map((event, index) => ({
      key: `${situation.step}-${index}-${event.kind}`,
      title: [event, ...pointsAfter(event, events)].map((each) => describeEvent(each, situation) ?? '').join(' '),
      body: picture(event),
      look: event.seat,
      highlight: 'x' in event ? [{ cells: [[event.x, event.y]] }] : [],
    }));
  // Who has nothing to do is passed over: people who wait for their turn are informed.
  const passed = events
    .filter((event) => event.kind === 'passed')
    .filter(({ is_forced }) => is_forced)
    .map((event) => isolated(seatAt(situation, event.seat).name));
  if (!passed.length || situation.is_over) return shown;
  return [
    ...shown,
    {
      key: `${situation.step}-passed`,
      title: t('sky-passed-over', { names: listed(passed), count: passed.length }),
      body: null,
    },
  ];
}

/**
 * The points that a move gave: they are shown with it, and take no step of their own.
 * @param {GameEvent} event
 * @param {readonly GameEvent[]} events
 */
function pointsAfter(event, events) {
  const after = events.slice(events.indexOf(event) + 1);
  const next = after.findIndex(({ kind }) => SHOWN.has(kind));
  return after.slice(0, next < 0 ? after.length : next).filter(({ kind }) => kind === 'points');
}

/** @param {GameEvent} event */
function picture(event) {
  if (event.kind === 'chosen') return iconPicture(`action-${event.action}`, 64, 'moment-action');
  const tile = 'tile' in event ? event.tile : 'special' in event ? event.special : null;
  const turn = 'tile' in event && 'turn' in event ? event.turn : 0;
  return tile ? h('span.moment-tile', tilePicture(tile, { turn, size: 72 })) : null;
}
