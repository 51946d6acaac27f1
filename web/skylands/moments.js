/** What is shown of things that happened in Skylands: what bots do, islands completed, points got. */

import { isolated, t } from '../i18n/index.js';
import { listed } from '../i18n/lists.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { describeEvent } from './events.js';
import { tilePicture } from './pieces.js';

/** @typedef {import('../room.js').GameEvent} GameEvent */
/** @typedef {import('../room.js').Situation} Situation */
/** @typedef {import('../room.js').Moment} Moment */

/** What a bot did that is worth a look. */
const SHOWN = new Set(['chosen', 'taken', 'placed', 'deployed', 'created', 'converted', 'traded', 'lodged']);

/**
 * The moments of new events, in the order in which they happened. What a person has just done themselves is not told.
 * @param {GameEvent[]} events
 * @param {Situation} situation
 * @returns {Moment[]}
 */
export function moments(events, situation) {
  const isBot = (/** @type {GameEvent} */ event) => situation.players[event.seat] !== 'human';
  const shown = events
    .filter((event) => SHOWN.has(event.kind) && isBot(event))
    .map((event, index) => ({
      key: `${situation.step}-${index}-${event.kind}`,
      title: describeEvent(event, situation) ?? '',
      body: picture(event),
      look: event.seat,
      highlight: /** @type {[number, number][][]} */ (event.x === undefined ? [] : [[[event.x, event.y]]]),
    }));
  // Who has nothing to do is passed over: people who wait for their turn are told so.
  const passed = events
    .filter((event) => event.kind === 'passed' && event.is_forced)
    .map((event) => isolated(situation.view.seats[event.seat].name));
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

/** @param {GameEvent} event */
function picture(event) {
  if (event.kind === 'chosen') return iconPicture(`action-${event.action}`, 64, 'moment-action');
  const tile = event.tile ?? event.special;
  return tile ? h('span', { class: 'moment-tile' }, tilePicture(tile, { turn: event.turn ?? 0, size: 72 })) : null;
}
