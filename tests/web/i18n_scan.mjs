/** What the page and the engine want words for, found in their sources. */
import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/**
 * The text of a file of the project.
 * @param {string} path
 */
export const source = (path) => readFileSync(new URL(path, ROOT), 'utf8');

/**
 * All messages of a language: those that are always there, and those that are loaded when first used.
 * @param {string} code
 */
export const messagesOf = (code) =>
  [code, `characters/${code}`, `review/${code}`, `study/${code}`]
    .map((file) => source(`web/i18n/${file}.ftl`))
    .join('\n');

/**
 * All files below a folder whose name ends like this, as paths from the root.
 * @param {string} folder
 * @param {string} end
 */
export const filesBelow = (folder, end) =>
  readdirSync(new URL(folder, ROOT), { recursive: true })
    .map((name) => `${folder}${String(name)}`)
    .filter((name) => name.endsWith(end))
    .sort();

/** The sources of the page, except the messages' own module, the plain words and what others wrote. */
export const pageSources = () =>
  filesBelow('web/', '.js')
    .filter((name) => !/^web\/vendor\/|^web\/(i18n\/index|engine\/page\/words)\.js$/.test(name))
    .map((name) => ({ name, text: source(name) }));

/** The sources of the engine. */
export const engineSources = () =>
  [...filesBelow('py/skye/', '.py'), 'py/ui_bridge.py'].map((name) => ({ name, text: source(name) }));

/**
 * Keys that are asked for: written out, or composed, a `*` standing for each part that is put in.
 * @param {string} text of a module
 */
export function wantedKeys(text) {
  /** @type {string[]} */
  const written = [];
  /** @type {string[]} */
  const composed = [];
  for (const call of text.matchAll(/(?<![\w$])(?:t|hasWords)\(/g)) {
    const argument = firstArgument(text, call.index + call[0].length);
    for (const { kind, value, before } of argument) {
      // A string that something is compared with is no key.
      if (kind === 'template') composed.push(value);
      else if (!/[!=]==\s*$/.test(before)) written.push(value);
    }
  }
  return { written, composed };
}

/**
 * The strings and templates of a call's first argument, those inside of templates and inner calls left out.
 * @param {string} text
 * @param {number} start
 */
function firstArgument(text, start) {
  const found = [];
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "'") {
      const end = text.indexOf("'", at + 1);
      if (depth === 0) found.push({ kind: 'string', value: text.slice(at + 1, end), before: text.slice(start, at) });
      at = end;
    } else if (sign === '`') {
      const { pattern, end } = template(text, at);
      if (depth === 0) found.push({ kind: 'template', value: pattern, before: '' });
      at = end;
    } else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (sign === ',' && depth === 0) break;
  }
  return found;
}

/**
 * A template with `*` for what is put in.
 * @param {string} text
 * @param {number} start of its first backtick
 */
function template(text, start) {
  let pattern = '';
  let at = start + 1;
  while (text[at] !== '`') {
    if (text.startsWith('${', at)) {
      pattern += '*';
      let depth = 1;
      for (at += 2; depth > 0; at += 1) {
        if (text[at] === '{') depth += 1;
        else if (text[at] === '}') depth -= 1;
        else if (text[at] === '`') at = template(text, at).end;
      }
    } else {
      pattern += text[at];
      at += 1;
    }
  }
  return { pattern, end: at };
}
