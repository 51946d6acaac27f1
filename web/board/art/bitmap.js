/** Canvases for pixels that are not on the page. */

/** @typedef {HTMLCanvasElement | OffscreenCanvas} Bitmap */
/** @typedef {import('./pen.js').Context} Context */

/**
 * @param {number} width
 * @param {number} height
 * @returns {{ bitmap: Bitmap, ctx: Context }}
 */
export function blankBitmap(width, height) {
  if (typeof OffscreenCanvas !== 'undefined') {
    const bitmap = new OffscreenCanvas(width, height);
    const ctx = bitmap.getContext('2d');
    if (ctx) return { bitmap, ctx };
  }
  // Older browsers have no such canvas, or none that can draw.
  const bitmap = document.createElement('canvas');
  bitmap.width = width;
  bitmap.height = height;
  const ctx = bitmap.getContext('2d');
  if (!ctx) throw new Error('no 2d context');
  return { bitmap, ctx };
}

/**
 * @param {ImageData} image
 * @returns {Bitmap}
 */
export function bitmapOf(image) {
  const { bitmap, ctx } = blankBitmap(image.width, image.height);
  ctx.putImageData(image, 0, 0);
  return bitmap;
}
