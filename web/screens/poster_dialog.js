/** The poster of a finished game before it is saved or shared: whose land it shows is chosen here. */

import { preloadLater } from '../engine/page/own.js';
import { currentLocale, t } from '../i18n/index.js';
import { seatAt } from '../table/play/people.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { landSheet, paintPaper } from '../ui/land_picture.js';
import { emblem, paintEmblem } from '../ui/pictures.js';
import { canShare, saveFile, shareFile } from '../ui/saving.js';
import { placesOf } from './end_lands.js';
import { readGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Situation} Situation */
/** @typedef {import('../ui/poster.js').Poster} Poster */
/** @typedef {HTMLCanvasElement & {shown?: string}} Painted */

const TYPE = 'image/png';

/**
 * @param {App} app
 * @param {{seat: number}} args
 * @returns {import('./dialogs.js').Dialog}
 */
export function posterDialog(app, { seat }) {
  const { table, games } = app.state;
  const situation = table?.situation;
  // Posters show what everybody may see of a game that is over.
  if (!table || !situation?.outcome) return { title: t('end-poster'), body: null };
  const entry = games?.find(({ id }) => id === table.id);
  const date = new Date(entry?.saved || Date.now());
  const poster = posterOf(situation, seat, date);
  const { name } = seatAt(situation, seat);
  return {
    title: t('end-poster'),
    body: [
      h('canvas.poster-picture', {
        key: 'picture',
        role: 'img',
        'aria-label': t('poster-alt', { name, points: poster.points }),
        width: 1200,
        height: 1500,
        mount: () => {
          // Its date is that of the game.
          if (games === null) readGames(app);
        },
        update: (/** @type {Painted} */ canvas) => {
          const shown = JSON.stringify([seat, poster.title, poster.date, poster.standings]);
          if (canvas.shown === shown) return;
          canvas.shown = shown;
          draw(app, canvas, poster, situation, seat);
        },
      }),
      h(
        'div.poster-seats',
        { key: 'seats', role: 'group', 'aria-label': t('poster-whose') },
        placesOf(situation).map((place) => {
          const own = seatAt(situation, place.seat);
          return button(
            [emblem(own.clan, 28), h('span.clip', { dir: 'auto' }, own.name)],
            () => app.open('poster', { seat: place.seat }),
            { key: place.seat, 'aria-pressed': place.seat === seat, look: place.seat === seat ? '' : 'quiet' },
          );
        }),
      ),
    ],
    actions: [
      canShare('skye.png', TYPE) &&
        button(t('end-share'), (event) => give(app, event.currentTarget, situation, seat, date, true), {
          key: 'share',
          picture: 'share',
        }),
      button(t('poster-save'), (event) => give(app, event.currentTarget, situation, seat, date, false), {
        key: 'save',
        look: 'primary',
        picture: 'download',
        test: 'poster-save',
      }),
    ],
  };
}

/**
 * @param {Situation} situation
 * @param {number} seat
 * @param {Date} date
 * @returns {Poster}
 */
function posterOf(situation, seat, date) {
  return {
    title: t(`game-${situation.game}`),
    date: new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(date),
    name: seatAt(situation, seat).name,
    points: t('points', { points: situation.outcome?.points[seat] ?? 0 }),
    is_winner: situation.outcome?.winners.includes(seat) ?? false,
    standings: placesOf(situation).map((place) =>
      t('poster-standing', { name: seatAt(situation, place.seat).name, points: place.points }),
    ),
  };
}

async function loadPoster() {
  preloadLater();
  return await import('../ui/poster.js');
}

/**
 * @param {App} app
 * @param {Painted} canvas
 * @param {Poster} poster
 * @param {Situation} situation
 * @param {number} seat
 */
async function draw(app, canvas, poster, situation, seat) {
  const { shown } = canvas;
  canvas.dataset.state = 'drawing';
  try {
    const { drawPoster } = await loadPoster();
    // The dialog is seen before its picture.
    await new Promise((resolve) => setTimeout(resolve));
    if (canvas.shown !== shown) return;
    const serif = getComputedStyle(document.documentElement).getPropertyValue('--serif').trim() || 'serif';
    const own = seatAt(situation, seat);
    const land = app.room(situation.game).land(own);
    drawPoster(canvas, poster, {
      serif,
      paper: (ctx) => paintPaper(ctx, land),
      land: (width, height) => landSheet(land, width, height),
      emblem: (ctx, x, y, size) => paintEmblem(ctx, own.clan, x, y, size, 'light'),
    });
    canvas.dataset.state = 'drawn';
  } catch {
    delete canvas.shown;
    app.complain({ code: 'no_poster' });
  }
}

/**
 * Save or share the picture once it is drawn.
 * @param {App} app
 * @param {Element} near the button
 * @param {Situation} situation
 * @param {number} seat
 * @param {Date} date
 * @param {boolean} isShared
 */
async function give(app, near, situation, seat, date, isShared) {
  const canvas = /** @type {Painted | null} */ (near.closest('dialog')?.querySelector('.poster-picture') ?? null);
  if (canvas?.dataset.state !== 'drawn') return;
  const blob = await new Promise((/** @type {(blob: Blob | null) => void} */ resolve) => canvas.toBlob(resolve, TYPE));
  if (!blob) {
    app.complain({ code: 'no_poster' });
    return;
  }
  const { fileName } = await loadPoster();
  const name = fileName(situation.game, seatAt(situation, seat).name, date);
  if (isShared && (await shareFile(blob, name, t('title')))) return;
  const url = URL.createObjectURL(blob);
  saveFile(url, name);
  // The download has begun long before.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
