/** Ways to the lessons, for the screens that offer them. */

import { t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { goToLesson } from './lesson.js';
import { progressOf } from './progress.js';

/**
 * What a link to a game's lesson says: where it was left, or that it can begin.
 * @param {string} game
 */
function lessonWords(game) {
  const progress = progressOf(game);
  const isBegun = progress !== null && progress.at > 0;
  return {
    words: isBegun ? t('learn-go-on', { step: progress.step, steps: progress.steps }) : t('learn-begin'),
    short: isBegun ? t('learn-step', { step: progress.step, steps: progress.steps }) : '',
    picture: progress?.is_done && !isBegun ? 'check' : 'flag',
  };
}

/**
 * A button that begins a game's lesson, or goes on where it was left.
 * @param {import('../app.js').App} app
 * @param {string} game
 */
export function lessonButton(app, game) {
  const { words, picture } = lessonWords(game);
  return lesson(app, game, h('span', words), words, picture);
}

/**
 * The same, named after the game, for a place that has said that it is about lessons.
 * @param {import('../app.js').App} app
 * @param {string} game
 */
export function lessonLink(app, game) {
  const { words, short, picture } = lessonWords(game);
  return lesson(app, game, h('span', t(`game-${game}`), short && h('small.lesson-step', short)), words, picture);
}

/**
 * @param {import('../app.js').App} app
 * @param {string} game
 * @param {import('../ui/dom.js').Child} label
 * @param {string} words
 * @param {string} picture
 */
const lesson = (app, game, label, words, picture) =>
  button(label, () => goToLesson(app, game), {
    picture,
    test: `learn-${game}`,
    class: 'lesson-button',
    key: `learn-${game}`,
    'aria-label': `${t(`game-${game}`)}: ${words}`,
  });
