/** What a person has chosen: theme, text size, sound, speed, hints. Stored in localStorage, since losing it costs nothing. */

import { parseObject, storedText } from './storage.js';

/**
 * @typedef {object} Settings
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {number} text_size per cent, 100 to 200
 * @property {boolean} sounds
 * @property {'off' | 'fast' | 'normal' | 'slow'} speed of animations and of showing what bots do
 * @property {boolean} hints whether a bot may be asked for advice
 * @property {boolean} worth whether the page shows what a tile would be worth
 * @property {boolean} remarks whether the characters of bots say something
 * @property {boolean} keys whether single keys, such as H, do something on the table
 * @property {boolean} confirm_end whether a turn ends only with a tap, even when nothing else can be done
 * @property {boolean} log_beside whether the log stands beside the board where there is room for it
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
  remarks: true,
  keys: true,
  confirm_end: false,
  log_beside: true,
  language: 'auto',
});

/**
 * The values each setting may take; any other stored value is ignored.
 * @type {{readonly [name in Exclude<keyof Settings, 'language'>]: readonly Settings[name][]}}
 */
export const CHOICES = Object.freeze({
  theme: ['auto', 'light', 'dark'],
  text_size: [100, 115, 130, 150, 175, 200],
  sounds: [false, true],
  speed: ['off', 'fast', 'normal', 'slow'],
  hints: [false, true],
  worth: [false, true],
  remarks: [false, true],
  keys: [false, true],
  confirm_end: [false, true],
  log_beside: [false, true],
});

/**
 * Settings from stored text; what is missing, broken or unknown falls back to the default.
 * @param {string | null} text
 * @returns {Settings}
 */
export function parseSettings(text) {
  const stored = parseObject(text);
  const { language } = stored;
  const chosen = Object.entries(CHOICES).flatMap(([name, values]) => {
    const value = stored[name];
    return /** @type {readonly unknown[]} */ (values).includes(value) ? [[name, value]] : [];
  });
  return {
    ...DEFAULTS,
    ...Object.fromEntries(chosen),
    ...(typeof language === 'string' && /^[a-z]{2,8}$/.test(language) ? { language } : {}),
  };
}

/** @returns {Settings} */
export const loadSettings = () => parseSettings(storedText(STORE_KEY));
