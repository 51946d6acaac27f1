/** Ways to the lessons, for the screens that offer them. */

import { t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { goToLesson } from './lesson.js';
import { progressOf } from './progress.js';

/**
 * A button that begins a game's lesson, or goes on where it was left.
 * @param {import('../app.js').App} app
 * @param {string} game
 */
export function lessonButton(app, game) {
  const progress = progressOf(game);
  const isBegun = progress !== null && progress.at > 0;
  const words = isBegun ? t('learn-go-on', { step: progress.step, steps: progress.steps }) : t('learn-begin');
  return button(h('span', words), () => goToLesson(app, game), {
    picture: progress?.is_done && !isBegun ? 'check' : 'flag',
    test: `learn-${game}`,
    class: 'lesson-button',
    key: `learn-${game}`,
    'aria-label': `${t(`game-${game}`)}: ${words}`,
  });
}
