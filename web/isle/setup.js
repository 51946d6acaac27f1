/** Isle of Skye's part of the set-up screen: goals, house rules. */

import { explainButton } from '../help/explain.js';
import { t } from '../i18n/index.js';
import { setupOf } from '../table/view/shared_room.js';
import { choiceField, fieldset, toggle } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { goalLetter, goalName, goalRule, letters } from './goals.js';
import { components } from './tiles.js';

/** @typedef {import('../room.js').Draft<'isle'>} Draft */
/** @typedef {import('../room.js').Options['isle']} Options */

export const usualBots = 2;

const GOALS = ['random', 'first-game', 'chosen'];

/**
 * @param {Record<string, unknown>} stored
 * @returns {Options}
 */
export const readOptions = ({ goals, chosen, open_gold, open_prices }) => ({
  goals: typeof goals === 'string' && GOALS.includes(goals) ? goals : 'random',
  chosen: areGoals(chosen) ? [...chosen] : [...firstGame()],
  open_gold: open_gold === true,
  open_prices: open_prices === true,
});

/**
 * Whether a stored list has a known goal for each letter, none of them twice.
 * @param {unknown} list
 * @returns {list is string[]}
 */
const areGoals = (list) =>
  Array.isArray(list) &&
  new Set(list).size === letters().length &&
  list.length === letters().length &&
  list.every((goal) => components().goals.includes(goal));

/**
 * @param {Draft} draft
 * @param {(options: Partial<Options>) => void} change
 * @returns {import('../ui/dom.js').Child}
 */
export function setupOptions(draft, change) {
  const { options } = draft;
  return [
    choiceField(
      {
        name: 'goals',
        label: t('isle-setup-goals'),
        value: options.goals,
        choices: GOALS.map((value) => ({ value, label: t(`isle-goals-${value}`) })),
        onchange: (goals) => change({ goals }),
      },
      h('p.field-note', t(`isle-goals-${options.goals}-note`)),
      options.goals === 'chosen' && chosenGoals(options, change),
      options.goals === 'first-game' &&
        h(
          'ol.goal-list',
          firstGame().map((goal, index) =>
            h(
              'li',
              { key: goal },
              goalLetter(letters()[index] ?? ''),
              h('span', goalName(goal)),
              explainButton(`isle/goal/${goal}`, goalName(goal)),
            ),
          ),
        ),
    ),
    fieldset(
      t('setup-house-rules'),
      'house-rules',
      components().setup.house_rules.map((rule) =>
        toggle({
          label: t(`isle-${rule.replace('_', '-')}`),
          note: t(`isle-${rule.replace('_', '-')}-note`),
          value: options[rule],
          onchange: (on) => change({ [rule]: on }),
        }),
      ),
    ),
  ];
}

/**
 * What `games.new` takes.
 * @param {Draft} draft
 */
export function setupJson(draft) {
  const { goals, chosen, open_gold, open_prices } = draft.options;
  return setupOf(draft, { goals: goals === 'chosen' ? chosen : goals, house_rules: { open_gold, open_prices } });
}

const firstGame = () => components().setup.first_game;

/**
 * A goal for each letter, chosen from all goals.
 * @param {Pick<Options, 'chosen'>} options
 * @param {(options: {chosen: string[]}) => void} change
 */
export function chosenGoals({ chosen }, change) {
  const { goals } = components();
  return h(
    'div.goal-picks',
    letters().map((letter, index) =>
      h(
        'div.goal-pick-row',
        { key: letter },
        h(
          'label.goal-pick',
          goalLetter(letter),
          h(
            'select.select',
            {
              'aria-label': t('isle-goal-for', { letter }),
              value: chosen[index],
              // Two letters never hold the same goal: the one that had it takes the other's.
              onchange: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
                const after = [...chosen];
                const other = after.indexOf(event.target.value);
                if (other >= 0) after[other] = chosen[index] ?? '';
                after[index] = event.target.value;
                change({ chosen: after });
              },
            },
            goals.map((goal) =>
              h('option', { key: goal, value: goal, selected: goal === chosen[index] }, goalName(goal)),
            ),
          ),
          h('small.field-note', goalRule(chosen[index] ?? '')),
        ),
        explainButton(`isle/goal/${chosen[index]}`, goalName(chosen[index] ?? '')),
      ),
    ),
  );
}
