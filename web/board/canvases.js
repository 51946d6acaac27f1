/** The canvases of a board: the ground below, the land above, and how many real pixels they have. */

/**
 * Makes the two canvases in an element, which they fill.
 * @param {HTMLElement} host
 * @returns {{ ground: HTMLCanvasElement, canvas: HTMLCanvasElement }}
 */
export function stackCanvases(host) {
  if (getComputedStyle(host).position === 'static') host.style.position = 'relative';
  host.style.overflow = 'hidden';
  host.style.overflow = 'clip';
  host.style.touchAction = 'none';
  host.style.userSelect = 'none';
  host.style.setProperty('-webkit-user-select', 'none');
  host.style.setProperty('-webkit-touch-callout', 'none');
  const [ground, canvas] = [document.createElement('canvas'), document.createElement('canvas')];
  for (const one of [ground, canvas]) {
    one.setAttribute('aria-hidden', 'true');
    Object.assign(one.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: '100%',
      height: '100%',
      pointerEvents: 'none',
    });
    host.append(one);
  }
  return { ground, canvas };
}

/**
 * A whole number of real pixels: what the browser measured if it agrees with its ratio (emulated screens may not).
 * @param {number | undefined} counted
 * @param {number} expected
 * @returns {number}
 */
export function snappedPixels(counted, expected) {
  // Without a box the browser counts none, and a canvas without pixels cannot be drawn on.
  return counted && Math.abs(counted - expected) <= 1 ? counted : Math.round(expected);
}
