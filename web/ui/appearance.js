/**
 * How the page looks and moves. It is decided here alone, from the settings and the system. Scripts read it from the
 * page's state; styles and small pictures read it from the document's attributes, which repeat the state.
 */

/** @typedef {import('../board/art/palette.js').Theme} Theme */
/** @typedef {import('./settings.js').Settings} Settings */

/**
 * @typedef {object} Appearance
 * @property {Theme} theme
 * @property {{is_reduced: boolean, duration: number, rest: number}} motion whether nothing may move; how long an animation
 *   takes, and how long something that a bot did is shown, in milliseconds
 */

const DARK = '(prefers-color-scheme: dark)';
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Never more than half a second. */
const DURATIONS = Object.freeze({ off: 0, fast: 140, normal: 280, slow: 480 });
const RESTS = Object.freeze({ off: 0, fast: 500, normal: 1100, slow: 2400 });

/**
 * @param {Settings} settings
 * @param {(query: string) => boolean} [prefers] what the system asks for
 * @returns {Appearance}
 */
export function appearanceOf({ theme, speed }, prefers = (query) => matchMedia(query).matches) {
  return {
    theme: theme === 'auto' ? (prefers(DARK) ? 'dark' : 'light') : theme,
    motion: { is_reduced: speed === 'off' || prefers(REDUCED), duration: DURATIONS[speed], rest: RESTS[speed] },
  };
}

/**
 * Report when the system asks for another theme, or for more or less motion.
 * @param {() => void} listener
 */
export function onSystemChange(listener) {
  for (const query of [DARK, REDUCED]) matchMedia(query).addEventListener('change', listener);
}

/**
 * Show it on the document, and on the bars of the browser around the page.
 * @param {Appearance} appearance
 * @param {number} textSize per cent
 */
export function showAppearance({ theme, motion }, textSize) {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.motion = motion.is_reduced ? 'off' : 'on';
  root.style.setProperty('--duration', `${motion.duration}ms`);
  const scale = String(textSize / 100);
  const isOtherSize = root.style.getPropertyValue('--text-scale') !== scale;
  root.style.setProperty('--text-scale', scale);
  if (isOtherSize) remeasure();
  const colour = getComputedStyle(root).getPropertyValue('--page').trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', colour);
}

/**
 * The theme that the document shows, for pictures that are painted without knowing the state.
 * @returns {Theme}
 */
export const shownTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

/** Chromium measures a container's width in rem only when the width changes; here the rem has, so all are measured again. */
function remeasure() {
  const containers = [...document.querySelectorAll('body *')].filter(
    (element) => element instanceof HTMLElement && getComputedStyle(element).containerType !== 'normal',
  );
  for (const type of ['normal', '']) {
    for (const element of containers) /** @type {HTMLElement} */ (element).style.containerType = type;
    document.body.getBoundingClientRect();
  }
}
