/** The goals in words and pictures, and the reasons behind points. */

import { t } from '../i18n/index.js';
import { enumerated } from '../i18n/lists.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { components } from './tiles.js';

/** @import {ScoreLineJson, isle} from '../protocol.d.ts' */

/** The letters under which goals hang on the track. */
export const letters = () => components().letters;

/** @param {string} goal */
export const goalName = (goal) => t(`isle-goal-${goal}`);

/**
 * What a goal gives, in one sentence.
 * @param {string} goal
 */
export const goalRule = (goal) => t(`isle-goal-${goal}-rule`);

/**
 * The goal of a letter.
 * @param {isle.View} view
 * @param {string} letter
 * @returns {string}
 */
export const goalOf = (view, letter) => view.goals[letters().indexOf(letter)] ?? '';

/**
 * What was counted, in words: "3 complete mountains". The facts of the line are arguments of its message.
 * @param {ScoreLineJson} line
 */
export function lineWords(line) {
  const { source, count, points, facts } = line;
  if (facts.is_hidden) return t('isle-line-hidden');
  if (source === 'scroll') {
    return t('isle-line-scroll', {
      amount: t(`isle-things-${facts.scroll}`, { count: facts.amount }),
      each: facts.each,
      is_double: facts.is_double ? 'yes' : 'no',
    });
  }
  const words = Object.entries(facts).map(([name, fact]) => [name, Array.isArray(fact) ? enumerated(fact) : fact]);
  return t(`isle-line-${source}`, { count, points, ...Object.fromEntries(words) });
}

/**
 * The letter of a goal, as it hangs on the track.
 * @param {string} letter
 */
export const goalLetter = (letter) => h('b.goal-letter', { 'data-letter': letter }, letter);

/**
 * The picture of a goal.
 * @param {string} goal
 * @param {number} [size] CSS pixels it is painted for; the style sheet scales it
 */
export const goalIcon = (goal, size = 36) => iconPicture(`goal-${goal}`, size, 'goal-icon');
