/**
 * The words in index.html for a page that does not start, with a link. The style shows them after half a minute, even if
 * no script ever runs; a script that knows more shows them at once, or takes them away.
 */

import { loadAgain } from './build.js';

/** State of the section in a browser that cannot run the page: the words stay, whatever else happens. */
const OLD = 'old';

/**
 * @param {string} [detail] what went wrong
 * @param {boolean} [isOld] whether the browser is too old
 */
export function showTrouble(detail = '', isOld = false) {
  const section = document.getElementById('trouble');
  if (section === null) {
    // The page is still being read, unless it has started and needs the words no more.
    if (document.readyState === 'loading')
      addEventListener('DOMContentLoaded', () => showTrouble(detail, isOld), { once: true });
    return;
  }
  if (section.dataset.state === OLD) return;
  const sentences = /** @type {HTMLElement[]} */ ([...section.querySelectorAll('[lang]')]);
  const spoken =
    navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => sentences.some(({ lang }) => lang === code)) ??
    'en';
  for (const sentence of sentences)
    sentence.hidden = sentence.lang !== spoken || sentence.classList.contains('trouble-old') !== isOld;
  const detailed = section.querySelector('.trouble-detail');
  if (detailed !== null) detailed.textContent = detail;
  section.dataset.state = isOld ? OLD : 'failed';
  section.setAttribute('role', 'alert');
  section.onclick = (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    loadAgain();
  };
}

/** The page has started. */
export function endTrouble() {
  const section = document.getElementById('trouble');
  if (section?.dataset.state !== OLD) section?.remove();
}
