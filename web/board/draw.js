/** The picture of a scene: a pure function of scene, camera and what moves at this moment. */

import { css, paletteOf } from './art/palette.js';
import { toScreen } from './camera.js';
import { drawArriving, drawFrame, drawGhost, drawInBox, drawLast, drawLegal, line, REACH, roundBox } from './marks.js';
import { drawOutline } from './outlines.js';

/** @typedef {import('./art/palette.js').Palette} Palette */
/** @typedef {import('./cache.js').Picture} Picture */
/** @typedef {import('./cache.js').TileCache} TileCache */
/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').SceneCell} SceneCell */

/**
 * @typedef {object} Moment what the scene does not say: the screen and things under way
 * @property {number} ratio real pixels per CSS pixel
 * @property {ReadonlyMap<string, number>} [arriving] cells "x,y" being placed, with their progress 0 to 1
 * @property {readonly [number, number] | null} [hover]
 * @property {readonly [number, number] | null} [focus]
 * @property {readonly [number, number] | null} [target] the place a carried tile would fall on
 * @property {Box | null} [region] only this part of the canvas, in real pixels, is drawn again
 */

/** @typedef {import('./marks.js').Box} Box */
/** @typedef {import('./marks.js').BoxOf} BoxOf */

/**
 * Draws the scene into the whole context, or into a region of it.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {TileCache} cache
 * @param {Moment} moment
 * @returns {Picture[]} the tiles that were drawn from stand-ins, and are wanted sharp
 */
export function drawBoard(ctx, scene, camera, cache, moment) {
  const region = moment.region ?? { left: 0, top: 0, right: ctx.canvas.width, bottom: ctx.canvas.height };
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.save();
  if (moment.region) {
    ctx.beginPath();
    ctx.rect(region.left, region.top, region.right - region.left, region.bottom - region.top);
    ctx.clip();
  }
  ctx.clearRect(region.left, region.top, region.right - region.left, region.bottom - region.top);
  const drawn = drawRegion(ctx, scene, camera, cache, moment, region);
  ctx.restore();
  return drawn;
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Camera} camera
 * @param {TileCache} cache
 * @param {Moment} moment
 * @param {Box} region
 * @returns {Picture[]}
 */
function drawRegion(ctx, scene, camera, cache, moment, region) {
  const { ratio } = moment;
  const palette = paletteOf(scene.theme);
  ctx.imageSmoothingEnabled = true;
  // Only stand-ins are scaled, for a few frames: the plain filter is the quickest.
  ctx.imageSmoothingQuality = 'low';
  const boxOf = (/** @type {number} */ x, /** @type {number} */ y) => cellBox(camera, ratio, x, y);
  const near = camera.scale * ratio * REACH;
  const seen = (/** @type {Box} */ box) =>
    box.right + near > region.left &&
    box.bottom + near > region.top &&
    box.left - near < region.right &&
    box.top - near < region.bottom;
  const occupied = new Set(scene.cells.map((cell) => `${cell.x},${cell.y}`));
  const visible = scene.cells.filter((cell) => seen(boxOf(cell.x, cell.y)));
  const size = camera.scale * ratio;
  /** @type {Picture[]} */
  const missing = [];
  /** @param {Omit<Picture, 'size' | 'theme'>} which */
  const bitmapOf = (which) => {
    const picture = { ...which, size, theme: scene.theme };
    const { bitmap, sharp } = cache.get(picture);
    if (!sharp) missing.push(picture);
    return bitmap;
  };

  if (scene.bounds) drawSquares(ctx, scene, palette, boxOf, occupied, ratio);
  drawShadows(ctx, visible, occupied, palette, boxOf, size);
  const progressOf = (/** @type {SceneCell} */ { x, y }) => moment.arriving?.get(`${x},${y}`);
  for (const cell of visible) if (progressOf(cell) === undefined) drawInBox(ctx, bitmapOf(cell), boxOf(cell.x, cell.y));
  if (scene.grid ?? scene.legal.length > 0) drawSeams(ctx, visible, occupied, palette, boxOf, ratio);
  drawRims(ctx, visible, occupied, palette, boxOf, ratio);
  for (const cell of scene.legal) {
    const ghosted = scene.ghost && scene.ghost.x === cell.x && scene.ghost.y === cell.y;
    if (!ghosted && seen(boxOf(cell.x, cell.y))) {
      const isUnder = moment.hover && moment.hover[0] === cell.x && moment.hover[1] === cell.y;
      drawLegal(ctx, boxOf(cell.x, cell.y), palette, ratio, Boolean(isUnder));
    }
  }
  if (scene.last) drawLast(ctx, boxOf(scene.last[0], scene.last[1]), palette, ratio);
  for (const cell of visible) {
    const progress = progressOf(cell);
    if (progress !== undefined) drawArriving(ctx, bitmapOf(cell), boxOf(cell.x, cell.y), progress);
  }
  if (scene.ghost) {
    const { x, y, tile, turn } = scene.ghost;
    drawGhost(ctx, bitmapOf({ tile, turn }), boxOf(x, y), palette, ratio);
  }
  for (const outline of scene.outlines) drawOutline(ctx, scene, outline, boxOf, ratio, size);
  if (scene.selected)
    drawFrame(ctx, boxOf(scene.selected[0], scene.selected[1]), ratio, '#fff6d8', css(palette.ink), 3);
  if (moment.target) drawFrame(ctx, boxOf(moment.target[0], moment.target[1]), ratio, '#ffe08a', '#a8690a', 5);
  if (moment.focus) drawFrame(ctx, boxOf(moment.focus[0], moment.focus[1]), ratio, '#ffffff', '#1a4fb8', 4);
  return missing;
}

/**
 * The whole real pixels a cell covers: neighbours share their border, so that no gap shows.
 * @param {Camera} camera
 * @param {number} ratio
 * @param {number} x
 * @param {number} y
 * @returns {Box}
 */
export function cellBox(camera, ratio, x, y) {
  const from = toScreen(camera, x, y);
  const to = toScreen(camera, x + 1, y + 1);
  return {
    left: Math.round(from.x * ratio),
    top: Math.round(from.y * ratio),
    right: Math.round(to.x * ratio),
    bottom: Math.round(to.y * ratio),
  };
}

/**
 * The empty squares of a board of fixed size.
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Palette} palette
 * @param {BoxOf} boxOf
 * @param {ReadonlySet<string>} occupied
 * @param {number} ratio
 */
function drawSquares(ctx, scene, palette, boxOf, occupied, ratio) {
  const { x0, y0, x1, y1 } = /** @type {import('./scene.js').Bounds} */ (scene.bounds);
  const first = boxOf(x0, y0);
  const last = boxOf(x1, y1);
  const frame = Math.max(6 * ratio, (first.right - first.left) * 0.07);
  roundBox(ctx, { ...first, right: last.right, bottom: last.bottom }, -frame, frame * 1.4);
  ctx.fillStyle = css(
    palette.night ? (palette.cliff[2] ?? palette.ink) : (palette.city[1] ?? palette.ink),
    palette.night ? 0.75 : 0.8,
  );
  ctx.fill();
  ctx.lineWidth = 1.5 * ratio;
  ctx.strokeStyle = css(palette.ink, 0.5);
  ctx.stroke();
  for (let y = y0; y <= y1; y += 1) {
    for (let x = x0; x <= x1; x += 1) {
      if (occupied.has(`${x},${y}`)) continue;
      const box = boxOf(x, y);
      ctx.fillStyle = css(palette.sky[palette.night ? 1 : 2] ?? palette.ink);
      ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
      const inset = (box.right - box.left) * 0.05;
      roundBox(ctx, box, inset, inset * 2);
      ctx.fillStyle = css(palette.sky[palette.night ? 2 : 3] ?? palette.ink, 0.75);
      ctx.fill();
      ctx.strokeStyle = css(palette.ink, palette.night ? 0.4 : 0.2);
      ctx.lineWidth = ratio;
      ctx.stroke();
    }
  }
}

/**
 * A soft shadow under the land, to the south-east, away from the light.
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly SceneCell[]} cells
 * @param {ReadonlySet<string>} occupied
 * @param {Palette} palette
 * @param {BoxOf} boxOf
 * @param {number} size
 */
function drawShadows(ctx, cells, occupied, palette, boxOf, size) {
  const brink = cells.filter(({ x, y }) => !occupied.has(`${x},${y + 1}`) || !occupied.has(`${x + 1},${y}`));
  for (const [shift, alpha] of /** @type {const} */ ([
    [0.075, 0.08],
    [0.05, 0.11],
    [0.028, 0.16],
  ])) {
    ctx.fillStyle = css(palette.night ? [0, 0, 0] : palette.ink, palette.night ? alpha * 1.8 : alpha);
    const down = Math.round(shift * size);
    const right = Math.round(shift * size * 0.75);
    for (const { x, y } of brink) {
      const box = boxOf(x, y);
      const isOpenSouth = !occupied.has(`${x},${y + 1}`);
      const isOpenEast = !occupied.has(`${x + 1},${y}`);
      const west = occupied.has(`${x - 1},${y}`) && !occupied.has(`${x - 1},${y + 1}`) ? 0 : right;
      const north = occupied.has(`${x},${y - 1}`) && !occupied.has(`${x + 1},${y - 1}`) ? 0 : down;
      // Whole rectangles are filled many times quicker than one path of them.
      if (isOpenSouth) ctx.fillRect(box.left + west, box.bottom, box.right - box.left - west, down);
      if (isOpenEast) ctx.fillRect(box.right, box.top + north, right, box.bottom - box.top - north);
      if (isOpenSouth && isOpenEast && !occupied.has(`${x + 1},${y + 1}`))
        ctx.fillRect(box.right, box.bottom, right, down);
    }
  }
}

/**
 * A faint dotted line between neighbouring tiles, for counting and for placing.
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly SceneCell[]} cells
 * @param {ReadonlySet<string>} occupied
 * @param {Palette} palette
 * @param {BoxOf} boxOf
 * @param {number} ratio
 */
function drawSeams(ctx, cells, occupied, palette, boxOf, ratio) {
  ctx.beginPath();
  for (const { x, y } of cells) {
    const box = boxOf(x, y);
    if (occupied.has(`${x + 1},${y}`)) line(ctx, box.right, box.top, box.right, box.bottom);
    if (occupied.has(`${x},${y + 1}`)) line(ctx, box.left, box.bottom, box.right, box.bottom);
  }
  ctx.lineCap = 'butt';
  ctx.setLineDash([3 * ratio, 4 * ratio]);
  ctx.lineWidth = ratio;
  ctx.strokeStyle = css(palette.halo, palette.night ? 0.4 : 0.65);
  ctx.stroke();
  ctx.setLineDash([]);
}

/**
 * An inked rim where the land ends.
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly SceneCell[]} cells
 * @param {ReadonlySet<string>} occupied
 * @param {Palette} palette
 * @param {BoxOf} boxOf
 * @param {number} ratio
 */
function drawRims(ctx, cells, occupied, palette, boxOf, ratio) {
  const thick = Math.max(1, Math.round(1.5 * ratio));
  const half = thick >> 1;
  ctx.fillStyle = css(palette.ink);
  for (const { x, y } of cells) {
    const box = boxOf(x, y);
    const width = box.right - box.left + thick;
    const height = box.bottom - box.top + thick;
    if (!occupied.has(`${x},${y - 1}`)) ctx.fillRect(box.left - half, box.top - half, width, thick);
    if (!occupied.has(`${x},${y + 1}`)) ctx.fillRect(box.left - half, box.bottom - half, width, thick);
    if (!occupied.has(`${x - 1},${y}`)) ctx.fillRect(box.left - half, box.top - half, thick, height);
    if (!occupied.has(`${x + 1},${y}`)) ctx.fillRect(box.right - half, box.top - half, thick, height);
  }
}
