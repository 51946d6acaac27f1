/** The page's modules, and what they import from each other, as their text says. Biome formats it, so that it is easy to read. */

import { filesBelow, source } from './i18n_scan.mjs';

/**
 * @typedef {object} Module
 * @property {string[]} exports names
 * @property {{name: string, from: string}[]} imports names of other modules; `*` is all of them
 * @property {string[]} types modules that only its JSDoc types need
 */

const IMPORT = /^(?:import|export) (?:(\{[^}]*\}|\* as \w+) from )?'(\.[^']+)';/gm;
/** A module that is loaded when it is first used. */
const LATE = /\bawait import\('(\.[^']+)'\)/g;
const TYPE = /\bimport\('(\.[^']+)'\)|@import \{[^}]*\} from '(\.[^']+)'/g;
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class) (\w+)|^export \{([^}]*)\}/gm;

/**
 * @param {string} path
 * @param {string} text
 * @returns {Module}
 */
export function moduleOf(path, text) {
  const resolved = (/** @type {string} */ address) => new URL(address, `file:///${path}`).pathname.slice(1);
  return {
    exports: [...text.matchAll(EXPORT)].flatMap(([, name, list]) =>
      name ? [name] : namesIn(list).map(([, as]) => as),
    ),
    imports: [
      ...[...text.matchAll(IMPORT)].flatMap(([, list = '*', address]) =>
        (list.startsWith('{') ? namesIn(list.slice(1, -1)).map(([name]) => name) : ['*']).map((name) => ({
          name,
          from: resolved(address),
        })),
      ),
      ...[...text.matchAll(LATE)].map(([, address]) => ({ name: '*', from: resolved(address) })),
    ],
    types: [...text.replace(LATE, '').matchAll(TYPE)].map(([, inline, listed]) => resolved(inline ?? listed)),
  };
}

/**
 * The names of a list such as `a, b as c`: each as it is called there and here.
 * @param {string} list
 * @returns {[string, string][]}
 */
const namesIn = (list) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const [name, as = name] = each.split(' as ');
      return [name, as];
    });

/** @returns {Map<string, Module>} the modules of the page by their path from the root, without what others wrote */
export const pageModules = () =>
  new Map(
    filesBelow('web/', '.js')
      .filter((path) => !path.startsWith('web/vendor/'))
      .map((path) => [path, moduleOf(path, source(path))]),
  );
