/** What marks practice: a game that goes on from a moment of a finished one. */

import { t } from '../i18n/index.js';
import { h } from './dom.js';
import { icon } from './icons.js';

/** @import {PracticeView} from '../protocol.d.ts' */

/**
 * The mark of practice; null for any other game.
 * @param {PracticeView | null} practice
 * @param {string | null} [words]
 */
export const practiceBadge = (practice, words = t('practice')) =>
  practice && h('span.practice-badge', { key: 'practice', title: words }, icon('again'), h('span', words));

/**
 * The mark of practice with the moment at which it began.
 * @param {PracticeView | null} practice
 */
export const practiceWords = (practice) =>
  practice && t('practice-from', { unit: practice.begun.unit, number: practice.begun.number });
