/** Skylands' part of the set-up screen: how the boards start, which special islands are shown. */

import { t } from '../i18n/index.js';
import { choiceGroup, fieldset } from '../ui/controls.js';
import { h } from '../ui/dom.js';

/** @typedef {import('../room.js').Draft} Draft */

export const defaultOptions = () => ({ start: 'printed', specials: 'random' });

/**
 * @param {Draft} draft
 * @param {any} catalogue of this game
 * @param {(options: Record<string, any>) => void} change
 * @returns {import('../ui/dom.js').Child}
 */
export function setupOptions(draft, catalogue, change) {
  return [
    options('start', catalogue.setup.starts, draft, change),
    options('specials', catalogue.setup.specials, draft, change),
  ];
}

/**
 * What `games.new` takes.
 * @param {Draft} draft
 */
export const setupJson = (draft) => ({
  setup: {
    seats: draft.seats.map(({ name, clan }) => ({ name, clan })),
    seed: draft.seed,
    first: draft.first_player === 'random' ? null : draft.first_player,
    start: draft.options.start,
    specials: draft.options.specials,
  },
  players: draft.seats.map(({ player }) => player),
});

/**
 * @param {string} name
 * @param {string[]} values
 * @param {Draft} draft
 * @param {(options: Record<string, any>) => void} change
 */
function options(name, values, draft, change) {
  const value = draft.options[name];
  return fieldset(
    t(`sky-setup-${name}`),
    name,
    choiceGroup({
      name,
      label: t(`sky-setup-${name}`),
      value,
      choices: values.map((each) => ({ value: each, label: t(`sky-${name}-${each}`) })),
      onchange: (chosen) => change({ [name]: chosen }),
    }),
    h('p', { class: 'field-note' }, t(`sky-${name}-${value}-note`)),
  );
}
