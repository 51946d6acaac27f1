/** The room of a game as the study board has it: free cells are offered, tiles may be chosen, and nobody waits for anybody. */

import { isolated, t } from '../i18n/index.js';
import { keyed } from '../table/view/keys.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { rowAt } from './documents.js';
import { focusPalette } from './palette.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').GameRoom} GameRoom */
/** @typedef {import('./desk.js').Desk} Desk */

/**
 * @param {App} own
 * @param {GameRoom} room
 * @param {() => Desk} deskNow
 * @returns {GameRoom}
 */
export const studyRoom = (own, room, deskNow) => ({
  ...room,
  seatCard: (situation, seat) => ({ ...room.seatCard(situation, seat), is_first: false, is_done: false }),
  scene(table, theme) {
    const scene = room.scene(table, theme);
    const { held, free, cell, tab } = deskNow().state();
    if (held || table.decider === null) return scene;
    const offered = tab === 'tiles' && !table.lens ? free : [];
    const { x0 = 0, y0 = 0 } = scene.bounds ? { x0: 1, y0: 1 } : {};
    return {
      ...scene,
      legal: offered.map(([x, y]) => ({ x, y, label: t('study-free', { x: x + x0, y: y + y0 }) })),
      selected: cell && [cell.x, cell.y],
      last: null,
    };
  },
  boardButtons(app, table) {
    const desk = deskNow();
    const { cell, seat, entry, held } = desk.state();
    const row = cell && rowAt(entry.document, seat, cell);
    if (held) return room.boardButtons?.(app, table) ?? null;
    if (!cell || !row) return null;
    return h(
      'div.trial-buttons',
      {
        key: 'chosen',
        role: 'group',
        'aria-label': t('study-tile-actions'),
        'data-x': cell.x,
        'data-y': cell.y,
        'data-turns': 'true',
      },
      iconButton('turn', t('study-turn'), desk.turn, { test: 'study-turn', ...keyed(own, 'turn', t('study-turn')) }),
      iconButton('move', t('study-move'), desk.lift, { test: 'study-move' }),
      iconButton('trash', t('study-remove'), desk.remove, { test: 'study-remove' }),
    );
  },
  onBoard(app, table, tap) {
    const desk = deskNow();
    const { held, cell, seat, entry, free } = desk.state();
    if (held) {
      if (tap.kind === 'key' && tap.key === 'Escape' && !table.ui.cell) desk.renew({ held: null });
      else room.onBoard(app, table, tap);
      return;
    }
    const isChosen = cell?.x === tap.x && cell.y === tap.y;
    if (tap.kind === 'tap') {
      const isTile = tap.hit.kind === 'tile';
      if (isChosen && isTile) desk.turn();
      else if (isTile || free.some(([x, y]) => x === tap.x && y === tap.y)) {
        own.sounds.play('tap');
        const chosen = desk.choose(isChosen ? null : { x: tap.x, y: tap.y });
        if (tap.hit.isByKey && !isTile && !isChosen) chosen.then(() => focusPalette(desk));
      } else desk.choose(null);
      return;
    }
    const { key, event } = tap;
    const row = rowAt(entry.document, seat, tap);
    if (key === 'Escape' && cell) desk.choose(null);
    else if ((key === 'Delete' || key === 'Backspace') && row) desk.choose({ x: tap.x, y: tap.y }).then(desk.remove);
    else if (key.toLowerCase() === 'm' && row) desk.choose({ x: tap.x, y: tap.y }).then(desk.lift);
    else if (key.toLowerCase() === 'r' && isChosen) desk.turn();
    else return;
    event.preventDefault();
  },
  prompt: (table) => isolated(table.situation.view.seats[table.look]?.name ?? ''),
});
