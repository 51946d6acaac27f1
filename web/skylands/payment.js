/** Paying, shown: inhabitants move from where they lived to the cost. What they pay for has happened by then. */

import { create, h, patch } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { COLOURS } from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').GameEvent<'skylands'>} GameEvent */
/** @typedef {import('../room.js').GameAction<'skylands'>} Move */
/** @typedef {import('../room.js').Table<'skylands'>} Table */

/** Side of the picture that moves, in CSS pixels. */
const SIZE = 28;
/** How long each waits for the one before, as a part of the time that all have together. */
const STAGGER = 0.15;

/**
 * Act, and show who pays. Nobody waits for the movement.
 * @param {App} app
 * @param {Table} table
 * @param {Move} move
 * @returns {Promise<boolean>} whether it is done
 */
export async function actAndPay(app, table, move) {
  // The cost on the card or in the panel, which may be gone when it is paid.
  const cost = document.querySelector('.sky-due .cost, .show-card.is-chosen .cost')?.getBoundingClientRect() ?? null;
  if (!(await app.conductor.act(move))) return false;
  const events = /** @type {GameEvent[]} */ (app.state.table?.situation.events ?? []);
  if (events.some(({ kind }) => kind === 'points')) app.sounds.play('points');
  showPayment(app, table, events, cost);
  return true;
}

/**
 * Who pays, and from which square, in the order of the events.
 * @param {readonly GameEvent[]} events
 * @param {Pick<skylands.SeatView, 'board' | 'islands'>} seat as it was before
 * @returns {{colour: string, x: number, y: number}[]}
 */
export function payers(events, { board, islands }) {
  return events.flatMap((event) => {
    if (event.kind !== 'paid') return [];
    const { place, colour } = event;
    const isGuest = place.startsWith('hostel');
    const home = isGuest
      ? board.find(([id]) => id === 'hostel')?.slice(1, 3)
      : islands.find(({ id }) => id === place)?.cells[0];
    return home ? [{ colour, x: Number(home[0]), y: Number(home[1]) }] : [];
  });
}

/**
 * @param {App} app
 * @param {Table} before the table with the inhabitants where they lived
 * @param {readonly GameEvent[]} events
 * @param {DOMRect | null} cost where it is shown
 */
export function showPayment(app, before, events, cost) {
  const { motion } = app.state;
  const own = before.situation.view.seats[before.decider ?? -1];
  if (motion.is_reduced || !own || !app.board || !cost) return;
  const goal = { x: cost.left + cost.width / 2, y: cost.top + cost.height / 2 };
  for (const [index, { colour, x, y }] of payers(events, own).entries()) {
    const home = app.board.screenOf(x, y);
    const from = { x: home.x + home.size / 2, y: home.y + home.size / 2 };
    fly(`inhabitant-${COLOURS[colour] ?? 'any'}`, from, goal, motion.duration, index);
  }
}

/**
 * @param {string} name of the picture
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} duration milliseconds
 * @param {number} index
 */
function fly(name, from, to, duration, index) {
  const picture = create(h('span.paying', { 'aria-hidden': 'true' }));
  document.body.append(picture);
  patch(picture, iconPicture(name, SIZE));
  const at = (/** @type {{x: number, y: number}} */ { x, y }) => `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px)`;
  const delay = index * STAGGER * duration;
  const flight = picture.animate(
    [
      { transform: `${at(from)} scale(1.3)`, opacity: 1 },
      { transform: `${at(to)} scale(1)`, opacity: 1, offset: 0.9 },
      { transform: `${at(to)} scale(0.4)`, opacity: 0 },
    ],
    { duration, delay, easing: 'ease-in-out', fill: 'backwards' },
  );
  flight.onfinish = () => picture.remove();
  flight.oncancel = () => picture.remove();
}
