/** The characters that play bots' seats: a player is `human`, an earlier bot (`easy`), or `level.character`. */

import { hasWords, loadWords, t } from '../i18n/index.js';

/**
 * The character of a player; null for a person and for a bot of an earlier version.
 * @param {string | undefined} player
 */
export const characterOf = (player = '') => player.split('.')[1] ?? null;

/**
 * The level of a character's player; null for all others.
 * @param {string | undefined} player
 */
export const levelOf = (player = '') => (player.includes('.') ? (player.split('.')[0] ?? null) : null);

/**
 * @param {string} level
 * @param {string} character
 */
export const playerOf = (level, character) => `${level}.${character}`;

/** What is said about characters and what they say is loaded when it is first needed. */
export const loadCharacterWords = () => loadWords('characters');

/**
 * Two sentences about a character; empty until they are loaded.
 * @param {string} character
 */
export const aboutCharacter = (character) =>
  hasWords(`character-${character}-about`) ? t(`character-${character}-about`) : '';

/**
 * What a character says; empty until it is loaded.
 * @param {string} character
 * @param {{moment: string, number: number}} remark
 */
export const remarkWords = (character, { moment, number }) =>
  hasWords(`remark-${character}-${moment}-${number}`) ? t(`remark-${character}-${moment}-${number}`) : '';
