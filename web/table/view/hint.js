/** Advice on one's turn: the champion says what it would do and why; doing it stays with the person. */

import { t } from '../../i18n/index.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { keyed } from './keys.js';
import { thinkingBar } from './thinking.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/** More reasons than these nobody reads. */
const MOST_REASONS = 4;

/**
 * @param {App} app
 * @param {Table} table
 */
export function hintButton(app, table) {
  if (
    table.lesson ||
    !app.room(table.situation.game).hint ||
    !app.state.settings.hints ||
    table.decider === null ||
    !table.situation.to_act.includes(table.decider)
  )
    return null;
  return button(h('span.tool-words', t('hint')), () => (table.hint ? app.conductor.unhint() : app.conductor.hint()), {
    picture: 'sparkle',
    test: 'hint',
    ...keyed(app, 'hint', t('hint')),
    key: 'hint',
    'aria-expanded': table.hint !== null,
  });
}

/**
 * @param {App} app
 * @param {Table} table
 */
export function hintCard(app, table) {
  const { hint, situation } = table;
  const advice = app.room(situation.game).hint;
  if (!hint || !advice) return null;
  const { action } = hint;
  return h(
    'aside.hint',
    { key: 'hint', 'data-test': 'hint-card', role: 'status' },
    !action && [
      h('p', { key: 'wait', mount: () => untilTappedElsewhere(() => app.conductor.unhint()) }, t('hint-thinking')),
      thinkingBar(hint.progress),
    ],
    action && [
      table.guide && h('p.hint-guide', { key: 'guide' }, t('learn-guided')),
      h('p.hint-words', { key: 'words' }, advice.words(action, table)),
      h(
        'ul.bullets',
        { key: 'reasons' },
        hint.reasons
          .slice(0, MOST_REASONS)
          .map((reason, index) => h('li', { key: index }, advice.reason(reason, table))),
      ),
    ],
    h(
      'div.hint-buttons',
      action &&
        button(
          t('hint-show'),
          () => {
            advice.show(app, table, action);
            app.conductor.unhint();
          },
          { picture: 'eye', test: 'hint-show', key: 'show' },
        ),
      button(t('close'), () => app.conductor.unhint(), { look: 'quiet', key: 'close', 'data-key': 'close' }),
    ),
  );
}

/**
 * Whoever does something else while the advice is being thought about does not wait for it any more.
 * @param {() => void} cancel
 * @returns {() => void} stops listening
 */
function untilTappedElsewhere(cancel) {
  const leaving = new AbortController();
  const listener = (/** @type {MouseEvent} */ { target }) => {
    const isElsewhere = !(/** @type {Element} */ (target).closest('.hint, [data-key=hint]'));
    if (isElsewhere) cancel();
  };
  document.addEventListener('click', listener, { capture: true, signal: leaving.signal });
  return () => leaving.abort();
}
