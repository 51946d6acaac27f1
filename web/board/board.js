/** A live board in an element of the page: canvas, camera, gestures and accessible twin round one scene. */

import { paintBackground } from './background.js';
import {
  between,
  fitted,
  framed,
  frameOf,
  newCamera,
  pan,
  revealing,
  snapToPixels,
  toScreen,
  withinReach,
  zoomAbout,
} from './camera.js';
import { snappedPixels, stackCanvases } from './canvases.js';
import { carriedTile, carry } from './carry.js';
import { drawnOf, isEmpty, regionOf } from './changes.js';
import { cellBox, drawBoard } from './draw.js';
import { createEdgePan } from './edge_pan.js';
import { hitAt, snapped } from './hit.js';
import { attachInput } from './input.js';
import { inSpareTime } from './spare.js';
import { sharedCache } from './tiles.js';
import { createTwin } from './twin.js';

/** @typedef {import('./camera.js').Camera} Camera */
/** @typedef {import('./hit.js').Hit} Hit */
/** @typedef {import('./scene.js').Bounds} Bounds */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').Tile} Tile */

/**
 * @typedef {object} BoardHandlers
 * @property {(hit: Hit) => void} [onTap] by finger, mouse, Enter, Space or a screen reader
 * @property {(hit: Hit) => boolean} [onHold] a finger rested on a cell; whether that was of any use
 * @property {(event: KeyboardEvent, cell: { x: number, y: number }) => void} [onKey] a key the board does not use itself
 * @property {() => boolean} [isMotionReduced] asked with every movement, since the setting may change
 * @property {() => boolean} [isWholeShown] whether each fit shows the whole land, however small its tiles
 * @property {() => void} [onView] what is seen has changed: the camera, the scene or the size
 * @property {() => boolean} [isCrossed] something flies over the page: nothing is painted ahead meanwhile
 */

/**
 * @typedef {object} Board
 * @property {(scene: Scene) => void} setScene
 * @property {(options?: { animate?: boolean, isWhole?: boolean }) => void} fit shows the whole land, however small its tiles;
 *   unless `isWhole`, tiles stay large enough, and the newest one is in view
 * @property {(factor: number) => void} zoom about the middle
 * @property {(cells: readonly { x: number, y: number }[], animate?: boolean) => void} reveal moves as little as needed to show cells
 * @property {(x: number, y: number) => { x: number, y: number, size: number }} screenOf a cell's upper left corner and width in client coordinates
 * @property {(clientX: number, clientY: number) => Hit | null} cellAtClient null outside the board
 * @property {(x: number, y: number) => boolean} focusCell
 * @property {() => { x: number, y: number } | null} entry the cell at which keys begin: the one tapped or focused last
 * @property {(down: PointerEvent, options: DragOptions) => void} dragTile call it in a tray tile's `pointerdown`
 * @property {() => Camera} view the camera as the board is drawn
 * @property {() => boolean} isSettled nothing moves and every tile is sharp
 * @property {() => void} destroy
 */

/**
 * @typedef {object} DragOptions
 * @property {Tile} tile
 * @property {number} turn
 * @property {() => void} onStart the drag began (a tap never starts it)
 * @property {(hit: Hit | null) => void} onDrop
 */

/**
 * The camera on its way. Without motion it leaps there in the second frame: the first shows what is new where the eyes are.
 * @typedef {{ from: Camera, to: Camera, start: number, isLeap: boolean, hasBegun: boolean }} Travel
 */

/** What stays free round the land when the board is fitted, in CSS pixels. */
const MARGINS = { top: 12, right: 12, bottom: 12, left: 12 };
const PLACING = 260;
const TRAVEL = 220;
/** Tiles are painted again when the scale has not changed for this long, in milliseconds. */
const ZOOMING = 120;
/** How long painting ahead waits for what flies over the page, in milliseconds. */
const CROSSING = 100;

/**
 * Makes a board in an element, which it fills.
 * @param {HTMLElement} host
 * @param {BoardHandlers} [handlers]
 * @returns {Board}
 */
export function createBoard(host, handlers = {}) {
  const cache = sharedCache();
  const { ground, canvas } = stackCanvases(host);
  const ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  const { isMotionReduced = () => false, isWholeShown = () => false } = handlers;
  let ratio = 1;
  let camera = newCamera(Math.max(1, host.clientWidth), Math.max(1, host.clientHeight));
  let shown = camera; // The same, with cells of whole pixels.
  /** @type {Scene | null} */
  let scene = null;
  /** @type {Map<string, number>} */
  const placing = new Map();
  /** @type {Travel | null} */
  let travel = null;
  /** @type {readonly [number, number] | null} */
  let hover = null;
  /** @type {readonly [number, number] | null} */
  let focus = null;
  /** The place a carried tile would fall on. @type {readonly [number, number] | null} */
  let target = null;
  let owned = false; // The player moved the camera: the board no longer fits itself.
  let carrying = false; // A tile is carried: the land stays where it is.
  let frame = 0;
  /** @type {(() => void) | null} */
  let ahead = null;
  let zoomedAt = -Infinity;
  let painted = '';
  /** What was drawn from stand-ins: not known before the first picture. @type {import('./cache.js').Picture[] | null} */
  let missing = null;
  /** @type {import('./changes.js').Drawn | null} */
  let drawn = null;

  const hitOf = (/** @type {number} */ x, /** @type {number} */ y) => (scene ? hitAt(scene, shown, x, y) : null);
  const hitAtClient = (/** @type {number} */ clientX, /** @type {number} */ clientY) => {
    const box = host.getBoundingClientRect();
    const isInside = clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom;
    return isInside ? hitOf(clientX - box.left, clientY - box.top) : null;
  };
  const newest = () => scene?.ghost ?? (scene?.last ? { x: scene.last[0], y: scene.last[1] } : null);

  const isSharp = () => missing?.length === 0;
  const isZooming = () => performance.now() - zoomedAt < ZOOMING;
  const invalidate = () => {
    frame ||= requestAnimationFrame(render);
  };
  const frameFocus = (/** @type {readonly [number, number] | null} */ next) => {
    // A finger moves the focus too, but nothing is drawn for it.
    if (focus || next) invalidate();
    focus = next;
  };
  const look = (/** @type {Camera} */ next) => {
    if (next.scale !== camera.scale) zoomedAt = performance.now();
    camera = next;
    shown = snapToPixels(camera, ratio);
    twin.follow(shown);
    handlers.onView?.();
    invalidate();
  };
  const go = (/** @type {Travel | null} */ next) => {
    travel = next;
    host.toggleAttribute('data-moving', next !== null);
    handlers.onView?.();
  };
  const moveTo = (/** @type {Camera} */ next, /** @type {boolean} */ animate) => {
    if (next === (travel?.to ?? camera)) return;
    if (animate && scene) {
      go({ from: camera, to: next, start: performance.now(), isLeap: isMotionReduced(), hasBegun: false });
      invalidate();
    } else {
      go(null);
      look(next);
    }
  };
  const steer = (/** @type {Camera} */ next, isByHand = true) => {
    owned ||= isByHand;
    go(null);
    const bounds = scene && frameOf(scene);
    look(bounds ? withinReach(next, bounds) : next);
  };
  const zoom = (/** @type {number} */ factor) => steer(zoomAbout(camera, factor, camera.width / 2, camera.height / 2));
  const reveal = (/** @type {readonly { x: number, y: number }[]} */ cells, animate = true) =>
    moveTo(revealing(travel?.to ?? camera, cells, MARGINS), animate);
  const fit = ({ animate = true, isWhole = false } = {}) => {
    owned = false;
    const isBare = isWholeShown();
    const bounds = scene && frameOf(scene, isBare);
    if (bounds)
      moveTo(isBare || isWhole ? fitted(camera, bounds, MARGINS) : framed(camera, bounds, MARGINS, newest()), animate);
  };
  let lookUnderTile = () => {}; // What the carried tile lies on has moved.
  const edgePan = createEdgePan({
    view: () => shown,
    legal: () => scene?.legal ?? [],
    isMotionReduced,
    onPan(dx, dy) {
      steer(pan(camera, dx, dy), false);
      lookUnderTile();
    },
  });
  const aim = (/** @type {readonly [number, number] | null} */ next) => {
    if (target?.[0] === next?.[0] && target?.[1] === next?.[1]) return;
    target = next;
    invalidate();
  };

  /** @param {number} now */
  const render = (now) => {
    frame = 0;
    if (!scene) return;
    if (travel) {
      const { from, to, start, isLeap, hasBegun } = travel;
      const share = isLeap ? Number(hasBegun) : Math.min(1, (now - start) / TRAVEL);
      travel.hasBegun = true;
      if (share >= 1) go(null);
      look(between(from, { ...to, width: camera.width, height: camera.height }, 1 - (1 - share) ** 3));
    }
    const wanted = `${scene.game}/${scene.theme}/${ground.width}/${ground.height}`;
    if (painted !== wanted) {
      const under = ground.getContext('2d');
      if (under) paintBackground(under, scene.game, scene.theme);
      painted = wanted;
    }
    /** @type {Map<string, number>} */
    const arriving = new Map();
    for (const [key, start] of placing) {
      const share = (now - start) / PLACING;
      if (share >= 1) placing.delete(key);
      else arriving.set(key, Math.max(0, share));
    }
    const next = drawnOf(scene, shown, { ratio, hover, focus, target }, canvas);
    const region =
      !isSharp() || arriving.size > 0 ? null : regionOf(drawn, next, (x, y) => cellBox(shown, ratio, x, y), canvas);
    if (!region || !isEmpty(region)) {
      cache.startFrame(isZooming() ? 0 : arriving.size > 0 || travel ? 4 : 10);
      missing = drawBoard(ctx, scene, shown, cache, { ratio, arriving, hover, focus, target, region });
    }
    // What is on its way is not yet where it will be.
    drawn = arriving.size > 0 ? null : next;
    if (travel || placing.size > 0) invalidate();
    else paintLater();
  };
  const paintLater = () => {
    ahead?.();
    ahead = isSharp() && !scene?.soon?.length ? null : inSpareTime(paintOn, { isSeen: !isSharp() });
  };
  /**
   * Paints for a moment: first at what is seen from stand-ins, not in frames, which would keep taps waiting; then at
   * tiles that may be wanted next, so that the tap which wants one need not wait for it.
   */
  const paintOn = () => {
    ahead = null;
    if (!scene || frame) return;
    if (handlers.isCrossed?.()) {
      const timer = setTimeout(paintLater, CROSSING);
      ahead = () => clearTimeout(timer);
      return;
    }
    const { soon = [], theme } = scene;
    const size = shown.scale * ratio;
    const wanted = isSharp() ? soon.map(({ tile, turn }) => ({ tile, turn, size, theme })) : (missing ?? []);
    if (isZooming()) invalidate();
    else if (wanted.some((picture) => cache.prepare(picture))) paintLater();
    else if (!isSharp()) invalidate();
  };

  const twin = createTwin({
    onTap(x, y) {
      const middle = toScreen(shown, x + 0.5, y + 0.5);
      const hit = hitOf(middle.x, middle.y);
      twin.begin(x, y);
      if (hit) handlers.onTap?.({ ...hit, isByKey: true });
    },
    onFocus(x, y, visible) {
      frameFocus(visible ? [x, y] : null);
      if (visible) reveal([{ x, y }]);
    },
    onBlur: () => frameFocus(null),
    onKey(event, x, y) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key === '+' || event.key === '=') zoom(1.25);
      else if (event.key === '-') zoom(0.8);
      else if (event.key === '0') fit({ isWhole: true });
      else handlers.onKey?.(event, { x, y });
    },
  });
  host.append(twin.element);

  const detach = attachInput(host, {
    onPan: (dx, dy) => steer(pan(camera, dx, dy)),
    onZoom: (factor, x, y) => steer(zoomAbout(camera, factor, x, y)),
    onTap(x, y) {
      const hit = hitOf(x, y);
      if (!hit) return;
      twin.begin(hit.x, hit.y);
      handlers.onTap?.(hit);
    },
    onHold(x, y) {
      const hit = hitOf(x, y);
      return Boolean(hit && handlers.onHold?.(hit));
    },
    onHover(x, y) {
      const hit = hitOf(x, y);
      if (!hit || (hover && hover[0] === hit.x && hover[1] === hit.y)) return;
      hover = [hit.x, hit.y];
      invalidate();
    },
    onLeave() {
      if (!hover) return;
      hover = null;
      invalidate();
    },
    onStart: () => go(null),
  });

  const measure = (/** @type {ResizeObserverEntry | undefined} */ entry) => {
    const width = Math.max(1, host.clientWidth);
    const height = Math.max(1, host.clientHeight);
    ratio = Math.min(3, Math.max(1, devicePixelRatio || 1));
    const real = entry?.devicePixelContentBoxSize?.[0];
    const wide = snappedPixels(real?.inlineSize, width * ratio);
    const high = snappedPixels(real?.blockSize, height * ratio);
    for (const one of [ground, canvas]) {
      if (one.width === wide && one.height === high) continue;
      one.width = wide;
      one.height = high;
      // A canvas that gets a size is empty.
      drawn = null;
    }
    const changed = width !== camera.width || height !== camera.height;
    look({ ...camera, width, height });
    if (changed && !owned) fit({ animate: false });
    if (frame) cancelAnimationFrame(frame);
    frame = 0;
    render(performance.now());
  };
  const observer = new ResizeObserver((entries) => measure(entries[0]));
  try {
    observer.observe(host, { box: 'device-pixel-content-box' });
  } catch {
    observer.observe(host);
  }
  measure(undefined);
  const listening = new AbortController();
  const drawWhole = () => {
    drawn = null;
    invalidate();
  };
  // A browser short of memory may throw a picture away while nobody looks.
  canvas.addEventListener('contextrestored', drawWhole, { signal: listening.signal });
  for (const name of ['pageshow', 'visibilitychange']) addEventListener(name, drawWhole, { signal: listening.signal });

  return {
    setScene(next) {
      const before = scene;
      scene = next;
      if (before && before.game === next.game && !isMotionReduced()) {
        const known = new Set(before.cells.map((cell) => `${cell.x},${cell.y}`));
        const fresh = next.cells.filter((cell) => !known.has(`${cell.x},${cell.y}`));
        // Another land altogether does not fall from the sky.
        if (fresh.length <= 3 && next.cells.length - fresh.length === known.size) {
          for (const cell of fresh) placing.set(`${cell.x},${cell.y}`, performance.now());
        }
      }
      twin.update(next);
      const isMoved = !before || JSON.stringify(frameOf(before)) !== JSON.stringify(frameOf(next));
      if (!before || (isMoved && !owned && !carrying)) fit({ animate: Boolean(before) });
      handlers.onView?.();
      invalidate();
    },
    fit,
    zoom,
    reveal,
    screenOf(x, y) {
      const box = host.getBoundingClientRect();
      const place = toScreen(shown, x, y);
      return { x: box.left + place.x, y: box.top + place.y, size: shown.scale };
    },
    cellAtClient: hitAtClient,
    focusCell: twin.focus,
    entry: twin.entry,
    dragTile(down, { tile, turn, onStart, onDrop }) {
      lookUnderTile = carry(down, {
        create: () => carriedTile(tile, turn, Math.max(48, shown.scale), scene?.theme ?? 'light'),
        onStart() {
          carrying = true;
          onStart();
        },
        onMove(clientX, clientY) {
          const box = host.getBoundingClientRect();
          const cell = scene && snapped(scene.legal, shown, clientX - box.left, clientY - box.top);
          aim(cell && [cell.x, cell.y]);
          edgePan.rest(cell ? null : { x: clientX - box.left, y: clientY - box.top });
          const middle = cell && toScreen(shown, cell.x + 0.5, cell.y + 0.5);
          return middle && { x: box.left + middle.x, y: box.top + middle.y };
        },
        onDrop: (clientX, clientY) => onDrop(hitAtClient(clientX, clientY)),
        onEnd() {
          carrying = false;
          edgePan.rest(null);
          aim(null);
        },
      });
    },
    view: () => shown,
    isSettled: () => isSharp() && !travel && placing.size === 0 && frame === 0,
    destroy() {
      detach();
      listening.abort();
      observer.disconnect();
      cancelAnimationFrame(frame);
      ahead?.();
      twin.destroy();
      ground.remove();
      canvas.remove();
    },
  };
}
