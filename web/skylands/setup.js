/** Skylands' part of the set-up screen: how the boards start, which special islands are shown. */

import { t } from '../i18n/index.js';
import { setupOf } from '../table/view/shared_room.js';
import { choiceField } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { components } from './tiles.js';

/** @typedef {import('../room.js').Draft<'skylands'>} Draft */
/** @typedef {import('../room.js').Options['skylands']} Options */

export const usualBots = 1;

/**
 * @param {Record<string, unknown>} stored
 * @returns {Options}
 */
export function readOptions({ start, specials }) {
  const { setup } = components();
  return { start: known(setup.starts, start, 'printed'), specials: known(setup.specials, specials, 'random') };
}

/**
 * @param {string[]} values
 * @param {unknown} stored
 * @param {string} usual
 */
const known = (values, stored, usual) => (typeof stored === 'string' && values.includes(stored) ? stored : usual);

/**
 * @param {Draft} draft
 * @param {(options: Partial<Options>) => void} change
 * @returns {import('../ui/dom.js').Child}
 */
export function setupOptions(draft, change) {
  const { starts, specials } = components().setup;
  return [options('start', starts, draft, change), options('specials', specials, draft, change)];
}

/**
 * What `games.new` takes.
 * @param {Draft} draft
 */
export const setupJson = (draft) => setupOf(draft, draft.options);

/**
 * @param {keyof Options} name
 * @param {string[]} values
 * @param {Draft} draft
 * @param {(options: Partial<Options>) => void} change
 */
function options(name, values, draft, change) {
  const value = draft.options[name];
  return choiceField(
    {
      name,
      label: t(`sky-setup-${name}`),
      value,
      choices: values.map((each) => ({ value: each, label: t(`sky-${name}-${each}`) })),
      onchange: (chosen) => change({ [name]: chosen }),
    },
    h('p.field-note', t(`sky-${name}-${value}-note`)),
  );
}
