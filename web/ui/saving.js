/** Files that leave the page: saved by the browser, or shared with another app. */

/**
 * @param {string} url
 * @param {string} name of the file
 */
export function saveFile(url, name) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/**
 * Whether the browser can share a file of a kind.
 * @param {string} name
 * @param {string} type
 */
export const canShare = (name, type) =>
  typeof navigator.share === 'function' &&
  typeof File === 'function' &&
  (navigator.canShare?.({ files: [new File([''], name, { type })] }) ?? true);

/**
 * Share a file; closing the share sheet is no failure.
 * @param {Blob} blob
 * @param {string} name
 * @param {string} title
 * @returns {Promise<boolean>} false when it could not be shared
 */
export async function shareFile(blob, name, title) {
  try {
    await navigator.share({ files: [new File([blob], name, { type: blob.type })], title });
    return true;
  } catch (error) {
    return /** @type {Error} */ (error).name === 'AbortError';
  }
}
