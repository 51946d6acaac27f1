/** The rules of Skylands in our words, clause by clause, with examples; and what every special island, symbol and tile is. */

import { thingPassage } from '../help/passages.js';
import { example } from '../help/picture.js';
import { createSymbols, helpSections, landExample } from '../help/sections.js';
import { currentLocale, t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { cost, costWords, tilePicture } from './pieces.js';
import { homesOf } from './scene.js';
import {
  components,
  isSpecial,
  kindOf,
  specialEffect,
  specialIds,
  specialName,
  thingOf,
  tileOf,
  tileWords,
} from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../board/scene.js').Outline} Outline */
/** @typedef {import('../ui/dom.js').Child} Child */

/** The sections with their clauses, in the order in which a family needs them. @type {[string, string[]][]} */
const SECTIONS = [
  ['turn', ['14', '15']],
  ['discover', ['16', '17']],
  ['deploy', ['18']],
  ['create', ['19']],
  ['convert', ['20', '21', '22']],
  ['placing', ['11', '12', '13']],
  ['specials', ['23', '24']],
  ['end', ['25', '26', '27']],
  ['setup', ['7', '8', '9', '10']],
  ['components', ['1', '2', '3', '4', '5', '6']],
];

/** Questions that people ask. */
const ASKED = ['lens', 'many', 'pay', 'start', 'passed', 'undo', 'puzzles'];

/** Terrains, pieces and actions, with the clause that explains each and its picture. @type {Record<string, [string, string]>} */
const SYMBOLS = {
  F: ['2', 'forest'],
  M: ['2', 'peak'],
  C: ['2', 'crystal'],
  T: ['20', 'city'],
  cloud: ['11', 'cloud'],
  folk: ['4', 'inhabitant-green'],
  any: ['19', 'inhabitant-any'],
  points: ['5', 'points'],
  stack: ['16', 'cloud'],
  marker: ['14', 'marker-active'],
  discover: ['16', 'action-discover'],
  deploy: ['18', 'action-deploy'],
  create: ['19', 'action-create'],
  convert: ['20', 'action-convert'],
};

/** @type {import('../room.js').GameRoom['help']} */
export function help() {
  const specials = [...specialIds()].sort((a, b) => specialName(a).localeCompare(specialName(b), currentLocale()));
  return helpSections({
    words: 'sky',
    sections: SECTIONS,
    asked: ASKED,
    catalogue: components(),
    ruleExample,
    after: { specials: specials.map(specialPassage), components: Object.keys(SYMBOLS).map(symbols.passage) },
  });
}

/** @type {import('../room.js').GameRoom['explain']} */
export function explain(kind, id) {
  if (kind === 'symbol') return symbols.explain(id);
  if (!isSpecial(id))
    return symbols.explainTile(
      { picture: tilePicture(id, { size: 96 }), texts: [tileWords(id, 0)], clause: '2' },
      [...new Set(tileOf(id).edges)].map(kindOf),
    );
  return {
    title: specialName(id),
    picture: tilePicture(id, { size: 96, label: t('sky-example-special-alt', { special: specialName(id) }) }),
    texts: [costWords(tileOf(id).cost ?? ''), ...specialTexts(id)],
    clause: `special-${id}`,
  };
}

/**
 * The tile on a square of the board looked at.
 * @param {import('../room.js').Table<'skylands'>} table
 * @param {number} x
 * @param {number} y
 */
export function thingAt(table, x, y) {
  const { view } = table.replay ?? table.situation;
  const lying = view.seats[table.look]?.board.find((row) => row[1] === x && row[2] === y);
  return lying ? thingOf(lying[0]) : null;
}

const symbols = createSymbols(
  'sky',
  (name) => SYMBOLS[name]?.[0] ?? '2',
  (name) => iconPicture(SYMBOLS[name]?.[1] ?? 'cloud', 48),
);

/**
 * What a special island does, with an example.
 * @param {string} id
 */
function specialTexts(id) {
  const { group, points } = tileOf(id);
  return [
    specialEffect(id),
    points === null ? '' : t('sky-special-points', { points }),
    group === 'plain' ? t('sky-effect-plain-example') : t(`sky-effect-${id}-example`),
  ].filter(Boolean);
}

/** @param {string} id */
const specialPassage = (id) =>
  thingPassage({
    id: `special-${id}`,
    title: specialName(id),
    picture: tilePicture(id, { size: 72 }),
    texts: specialTexts(id),
    more: h('p', { key: 'cost' }, cost(tileOf(id).cost ?? '')),
  });

/** @param {skylands.RuleExample} each an example of a clause, as the engine describes it */
function ruleExample(each) {
  const words = t(`sky-example-${each.example}`, each.facts);
  const alt = t('sky-example-alt', { rule: each.clause, words });
  if (each.special) {
    const picture = h(
      'div.example-cost',
      tilePicture(each.special, { size: 84, label: alt }),
      cost(each.cost ?? ''),
      h('span', { 'aria-hidden': 'true' }, '→'),
      cost(each.due ?? '', each.cost),
    );
    return { words, figure: example(each.example, picture, words) };
  }
  const isTrial = each.clause === '11' && each.tile !== null;
  return landExample(each, { words, alt, isTrial, cell: 72 }, (outlines) => sceneOf(each, outlines));
}

/**
 * @param {skylands.RuleExample} each
 * @param {readonly Outline[]} outlines
 */
function sceneOf(each, outlines) {
  const homes = homesOf({ board: each.board, islands: each.islands, hostel: null });
  const rows = [...each.board, ...(each.tile ? [each.tile] : [])];
  const xs = rows.map(([, x]) => x);
  const ys = rows.map(([, , y]) => y);
  return {
    game: /** @type {const} */ ('skylands'),
    cells: rows.map(([id, x, y, turn]) => {
      const inhabitants = homes.get(`${x},${y}`) ?? [];
      return { x, y, tile: tileOf(id), turn, label: '', inhabitants };
    }),
    ghost: null,
    outlines,
    // One empty square on each side, as far as the board goes, so that the rim can be seen.
    bounds: {
      x0: Math.max(0, Math.min(...xs) - 1),
      y0: Math.max(0, Math.min(...ys)),
      x1: Math.min(4, Math.max(...xs) + 1),
      y1: Math.min(3, Math.max(...ys)),
    },
    grid: true,
  };
}
