/** Files of this site that the page itself reads: only those it knows, and only as its own build has them. */

import { Fault } from '../shared/fault.js';
import { buildOfPage } from './build.js';

/**
 * The digests that the build has written into the page; null in the edition in one file, where nothing can be exchanged.
 * @returns {Record<string, string> | null}
 */
function digestsOfPage() {
  const block = document.getElementById('files');
  return block === null ? null : JSON.parse(block.textContent ?? '');
}

/**
 * @param {string} path
 * @returns {Promise<Response>} rejects with a Fault that says what is wrong with the file
 */
export async function fetchOwn(path) {
  const digests = digestsOfPage();
  if (digests === null) return fetch(new URL(path, document.baseURI));
  const integrity = Object.hasOwn(digests, path) ? digests[path] : undefined;
  if (integrity === undefined) throw new Fault('file_missing', { file: path, status: 0 });
  // Each build asks at an address of its own, so that no cache answers with a file of another.
  const url = new URL(`${path}?${buildOfPage()}`, document.baseURI);
  try {
    return await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  } catch {
    throw await reasonOf(url, path);
  }
}

/**
 * Why a file that the browser refused could not be had; it says the same of a line that is down and of a wrong digest.
 * @param {URL} url
 * @param {string} path
 */
async function reasonOf(url, path) {
  const reply = await fetch(url, { cache: 'no-store' }).catch(() => null);
  if (reply === null) return new Fault('network_failed', { file: path });
  return reply.ok
    ? new Fault('file_damaged', { file: path })
    : new Fault('file_missing', { file: path, status: reply.status });
}

/**
 * Has the browser load the modules that are needed only later, and check them against their digests, before one of them is
 * imported.
 */
export function preloadLater() {
  for (const [path, integrity] of Object.entries(digestsOfPage() ?? {})) {
    if (!path.endsWith('.js') || document.querySelector(`link[href="${path}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.href = path;
    document.head.append(link);
  }
}

/** Rejects with a Fault if a style of the page is not there: without it the page could not be played. */
export async function checkStyles() {
  if (missingStyle() !== null && document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const file = missingStyle();
  if (file !== null) throw new Fault('network_failed', { file });
}

/** A style without a single rule is one that the browser could not get or would not read, which not every browser reports. */
function missingStyle() {
  const links = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll('link[rel="stylesheet"]')]);
  const missing = links.find(({ sheet }) => (sheet?.cssRules.length ?? 0) === 0);
  return missing === undefined
    ? null
    : new URL(missing.href).pathname.slice(new URL('./', document.baseURI).pathname.length);
}
