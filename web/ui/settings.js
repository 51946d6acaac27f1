/** What a person likes: theme, text size, sound, speed, hints. Kept in localStorage, since losing it costs nothing. */

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {number} text_size per cent, 100 to 200
 * @property {boolean} sounds
 * @property {'off' | 'fast' | 'normal' | 'slow'} speed of animations and of showing what bots do
 * @property {boolean} hints whether the bots' advice may be asked
 * @property {boolean} worth whether the page shows what a tile would be worth
 * @property {string} language a code, or 'auto'
 */

export const STORE_KEY = 'skye-settings';

/** @type {Settings} */
export const DEFAULTS = Object.freeze({
  theme: 'auto',
  text_size: 100,
  sounds: false,
  speed: 'normal',
  hints: true,
  worth: true,
  language: 'auto',
});

/** The values each setting may take; a stored value outside is forgotten. */
export const CHOICES = Object.freeze({
  theme: ['auto', 'light', 'dark'],
  text_size: [100, 115, 130, 150, 175, 200],
  sounds: [false, true],
  speed: ['off', 'fast', 'normal', 'slow'],
  hints: [false, true],
  worth: [false, true],
});

/** How long the page rests on something a bot did, in milliseconds. */
export const REST = Object.freeze({ off: 0, fast: 500, normal: 1100, slow: 2400 });

/** How long an animation takes, in milliseconds: never more than half a second. */
const DURATION = Object.freeze({ off: 0, fast: 140, normal: 280, slow: 480 });

/**
 * Settings from stored text; whatever is missing, broken or foreign falls back to the default.
 * @param {string | null} text
 * @returns {Settings}
 */
export function parseSettings(text) {
  /** @type {any} */
  let stored = {};
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    stored = {};
  }
  const settings = /** @type {any} */ ({ ...DEFAULTS });
  if (stored === null || typeof stored !== 'object') return settings;
  for (const [name, values] of Object.entries(CHOICES)) {
    if (/** @type {any[]} */ (values).includes(stored[name])) settings[name] = stored[name];
  }
  if (typeof stored.language === 'string' && /^[a-z]{2,8}$/.test(stored.language)) settings.language = stored.language;
  return settings;
}

/** @returns {Settings} */
export function loadSettings() {
  try {
    return parseSettings(localStorage.getItem(STORE_KEY));
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {Settings} settings */
export function storeSettings(settings) {
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify(settings));
  } catch {
    // A private window without storage: the settings hold until the page closes.
  }
}

/**
 * Show the settings on the document: theme, text size, motion.
 * @param {Settings} settings
 */
export function applySettings(settings) {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
    showBarColour(/** @type {HTMLMetaElement} */ (meta), settings.theme);
  root.dataset.motion = settings.speed === 'off' ? 'off' : 'on';
  const scale = String(settings.text_size / 100);
  const isOtherSize = root.style.getPropertyValue('--text-scale') !== scale;
  root.style.setProperty('--text-scale', scale);
  if (isOtherSize) remeasure();
  root.style.setProperty('--duration', `${DURATION[settings.speed]}ms`);
}

/** The page's own colour in each theme, for the bars of the browser around it. */
const BAR_COLOURS = { light: '#efe5d0', dark: '#171b24' };

/**
 * A chosen theme holds whatever the system prefers; left alone, each colour is for the theme its medium names.
 * @param {HTMLMetaElement} meta
 * @param {Settings['theme']} theme
 */
function showBarColour(meta, theme) {
  const own = meta.media.includes('dark') ? 'dark' : 'light';
  meta.content = BAR_COLOURS[theme === 'auto' ? own : theme];
}

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

/** Whether things may move: not when the person or their system asked for calm. */
export function mayMove() {
  return document.documentElement.dataset.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Report when the system asks for another theme, or for more or less calm.
 * @param {() => void} listener
 */
export function onSystemChange(listener) {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', listener);
}
