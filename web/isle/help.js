/** The rules of Isle of Skye in our words, clause by clause, with examples; and what every goal, symbol and tile is. */

import { thingPassage } from '../help/passages.js';
import { example } from '../help/picture.js';
import { createSymbols, helpSections, landExample } from '../help/sections.js';
import { t } from '../i18n/index.js';
import { marksOf } from '../table/play/marks.js';
import { h } from '../ui/dom.js';
import { landPicture } from '../ui/land_picture.js';
import { symbol } from '../ui/pictures.js';
import { goalIcon, goalName, goalRule, lineWords } from './goals.js';
import { tilePicture } from './pieces.js';
import { components, tileOf, tileWords } from './tiles.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../board/scene.js').Outline} Outline */
/** @typedef {import('../ui/dom.js').Child} Child */

/** The sections with their clauses, in the order in which a family needs them. @type {[string, string[]][]} */
const SECTIONS = [
  ['round', ['round']],
  ['income', ['13']],
  ['price', ['14', '15']],
  ['buy', ['16', '17']],
  ['build', ['18', '19']],
  ['score', ['20']],
  ['areas', ['21', '22', '23']],
  ['goals', ['24', '25']],
  ['end', ['26', '27', '28']],
  ['setup', ['9', '10', '11', '12']],
  ['components', ['1', '2', '3']],
  ['tile', ['4', '5', '6', '7', '8']],
];

/** Questions that people ask. */
const ASKED = ['build-order', 'undo', 'doubled', 'coins', 'hidden', 'house-rules', 'lens', 'puzzles'];

/** What stands on tiles, with the clause that explains it. @type {Record<string, string>} */
const SYMBOLS = {
  sheep: '7',
  cattle: '7',
  farm: '7',
  broch: '7',
  lighthouse: '7',
  ship: '7',
  whisky: '13',
  scroll: '26',
  castle: '10',
  road: '6',
};

/** The tiles that show what is no symbol. @type {Record<string, string>} */
const SHOWN_BY = { castle: 'castle-blue', road: '69' };

/** @type {import('../room.js').GameRoom['help']} */
export function help() {
  const catalogue = components();
  const { goals } = catalogue.examples;
  return helpSections({
    words: 'isle',
    sections: SECTIONS,
    asked: ASKED,
    catalogue,
    ruleExample,
    figures: { 12: [{ words: '', figure: trackTable(catalogue.tracks) }] },
    before: { goals: goals.map(({ goal }) => goalPassage(goal, goals)) },
    after: { tile: Object.keys(SYMBOLS).map(symbols.passage) },
  });
}

/** @type {import('../room.js').GameRoom['explain']} */
export function explain(kind, id) {
  if (kind === 'symbol') return symbols.explain(id);
  if (kind === 'tile')
    return symbols.explainTile(
      { picture: tilePicture(id, { size: 96 }), texts: [tileWords(tileOf(id), 0)], clause: '4' },
      symbolsOf(id),
    );
  return {
    title: goalName(id),
    picture: goalIcon(id, 64),
    texts: [goalRule(id)],
    example: goalExample(id, components().examples.goals),
    clause: `goal-${id}`,
  };
}

/**
 * The tile on a cell of the land looked at.
 * @param {import('../room.js').Table<'isle'>} table
 * @param {number} x
 * @param {number} y
 */
export function thingAt(table, x, y) {
  const { view } = table.replay ?? table.situation;
  const lying = view.seats[table.look]?.territory.find((row) => row[1] === x && row[2] === y);
  return lying ? `isle/tile/${lying[0]}` : null;
}

/**
 * The symbols of a tile, in the order of the list.
 * @param {string} id
 */
function symbolsOf(id) {
  const tile = tileOf(id);
  /** @type {Record<string, unknown>} */
  const found = { ...tile, castle: id.startsWith('castle-'), road: tile.roads.length };
  return Object.keys(SYMBOLS).filter((name) => found[name]);
}

/**
 * A symbol as it stands on tiles; castle and road as a tile has them.
 * @param {string} name
 */
function symbolPicture(name) {
  const tile = SHOWN_BY[name];
  return tile ? tilePicture(tile, { size: 56 }) : symbol(name === 'scroll' ? 'scroll-' : name, 48);
}

const symbols = createSymbols('isle', (name) => SYMBOLS[name] ?? '7', symbolPicture);

/**
 * @param {string} goal
 * @param {isle.ExamplesJson['goals']} examples
 */
function goalPassage(goal, examples) {
  return thingPassage({
    id: `goal-${goal}`,
    title: goalName(goal),
    picture: goalIcon(goal, 56),
    texts: [goalRule(goal)],
    more: goalExample(goal, examples),
  });
}

/**
 * A goal scored: a land with what counts in it, or amounts and what the most of them give.
 * @param {string} goal
 * @param {isle.ExamplesJson['goals']} examples
 * @returns {Child}
 */
function goalExample(goal, examples) {
  const found = examples.find((each) => each.goal === goal);
  if (!found) return null;
  if ('ranks' in found) {
    const ranks = found.ranks.map(({ amount, points }) => t('isle-example-rank', { amount, points }));
    const items = ranks.map((words, index) => h('li', { key: index }, words));
    return h('ul.bullets.example-ranks', { key: 'ranks' }, items);
  }
  const { land, line } = found;
  const words = t('isle-example-gives', { reason: lineWords(line), points: line.points });
  const alt = t('isle-example-goal-alt', { goal: goalName(goal), words });
  const outlines = marksOf(line).map((marks) => ({ kind: /** @type {const} */ ('count'), ...marks }));
  return example('goal', landPicture(sceneOf(land, null, outlines), { label: alt, cell: 72 }), words);
}

/** @param {isle.RuleExample} each an example of a clause, as the engine describes it */
function ruleExample(each) {
  const words = t(`isle-example-${each.example}`, each.facts);
  const alt = t('isle-example-alt', { rule: each.clause, words });
  return landExample(each, { words, alt, isTrial: each.clause === '18' }, (outlines) =>
    sceneOf(each.land, each.tile, outlines),
  );
}

/**
 * @param {[string, number, number, number][]} land
 * @param {[string, number, number, number] | null} laid a tile being laid
 * @param {readonly Outline[]} outlines
 */
function sceneOf(land, laid, outlines) {
  const rows = [...land, ...(laid ? [laid] : [])];
  return {
    game: /** @type {const} */ ('isle'),
    cells: rows.map(([id, x, y, turn]) => ({ x, y, tile: tileOf(id), turn, label: '' })),
    ghost: null,
    outlines,
    bounds: null,
  };
}

/**
 * What is scored when, and what those behind get, for each number of players that differs.
 * @param {isle.Catalogue['tracks']} tracks
 */
function trackTable(tracks) {
  /** @type {[string, isle.RoundView[]][]} */
  const tables = [
    ['2–4', tracks['4'] ?? []],
    ['5', tracks['5'] ?? []],
  ];
  return h(
    'div.track-tables.scroll-x',
    { key: 'tracks', tabindex: '0', role: 'region', 'aria-label': t('isle-track') },
    tables.map(([players, track]) => {
      /** @param {string} key @param {string} title @param {(round: isle.RoundView) => Child} cell */
      const row = (key, title, cell) => h('tr', { key }, h('th', { scope: 'row' }, title), track.map(cell));
      return h(
        'table.track-table',
        { key: players },
        h('caption', t('isle-help-track', { players })),
        h(
          'tbody',
          row('round', t('isle-help-track-round'), ({ round }) => h('th', { key: round, scope: 'col' }, round)),
          row('goals', t('isle-goals'), ({ round, letters }) => h('td', { key: round }, letters.join(' '))),
          row('gold', t('isle-help-track-gold'), (each) => h('td', { key: each.round }, each.gold_per_player_ahead)),
        ),
      );
    }),
  );
}
