/** The lens: areas of the land under coloured veils, and a card in the tray about the one that was tapped. */

import { explainTile } from '../../help/hold.js';
import { t } from '../../i18n/index.js';
import { phrases } from '../../i18n/lists.js';
import { button, iconButton } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { keyed } from './keys.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../board/hit.js').Hit} Hit */
/** @typedef {import('../../board/scene.js').Outline} Outline */
/** @typedef {import('../../room.js').LensArea} LensArea */
/** @typedef {import('../../room.js').Table} Table */

/** The colour of the area that was tapped. */
const CHOSEN = '#ffffff';

/** Whether the lens is over the land; a table looked back at has none. @param {Pick<Table, 'lens' | 'replay'>} table */
const isLensOn = (table) => Boolean(table.lens) && !table.replay;

/** What the words of the lens depend on: one game has areas, the other islands. @param {Table} table */
const gameOf = ({ situation: { game } }) => ({ game });

/**
 * The area that is chosen: after a hold, the one under the finger once the engine has answered.
 * @template {import('../../protocol.d.ts').GameName} G
 * @param {import('../../room.js').Table<G>} table
 * @param {Pick<import('../../room.js').GameRoom<G>, 'lens' | 'lensAt'>} room
 */
function chosenArea(table, { lens, lensAt }) {
  const { area = null, wanted } = table.lens ?? {};
  const id = area ?? (wanted ? lensAt(table, wanted) : null);
  return lens(table).find((each) => each.id === id) ?? null;
}

/**
 * The outlines of all areas, the chosen one on top with its open edges.
 * @template {import('../../protocol.d.ts').GameName} G
 * @param {import('../../room.js').Table<G>} table
 * @param {Pick<import('../../room.js').GameRoom<G>, 'lens' | 'lensAt'>} room
 * @returns {Outline[]}
 */
export function lensOutlines(table, room) {
  if (!isLensOn(table)) return [];
  const areas = room.lens(table);
  const id = chosenArea(table, room)?.id;
  const chosen = areas.find((each) => each.id === id);
  return [
    ...areas.filter((area) => area !== chosen).map(({ outline }) => outline),
    ...(chosen ? [{ ...chosen.outline, color: CHOSEN, edges: chosen.edges }] : []),
  ];
}

/**
 * What the twin of the board says of the areas on a cell.
 * @param {Pick<Table, 'lens' | 'replay'>} table
 * @param {readonly LensArea[]} areas
 * @param {number} x
 * @param {number} y
 * @returns {string[]}
 */
export const lensWords = (table, areas, x, y) =>
  isLensOn(table) ? areasOn(areas, x, y).map(({ title, facts }) => phrases([title, ...facts])) : [];

/** @param {App} app */
export function toggleLens(app) {
  const { table } = app.state;
  if (table) app.updateTable({ lens: table.lens ? null : { area: null, cell: null } });
}

/**
 * A tap on a tile under the lens chooses the area there; keys go from one area of the tile to the next.
 * @param {App} app
 * @param {Hit} hit
 * @returns {boolean} whether the lens has answered it
 */
export function tapLens(app, hit) {
  const { table } = app.state;
  if (!table || !isLensOn(table) || hit.kind !== 'tile') return false;
  app.updateTable({ lens: { area: chosenAt(app, table, hit), cell: [hit.x, hit.y] } });
  return true;
}

/**
 * A finger that rests on a tile lays the lens over the land and chooses the area there.
 * @param {App} app
 * @param {Hit} hit
 * @returns {boolean} whether there is a tile
 */
export function holdLens(app, hit) {
  const { table } = app.state;
  if (!table || table.replay || table.curtain !== null || hit.kind !== 'tile') return false;
  const { x, y } = hit;
  app.updateTable({ lens: { area: chosenAt(app, table, hit), cell: [x, y], wanted: hit } });
  return true;
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {Hit} hit
 */
function chosenAt(app, table, hit) {
  const room = app.room(table.situation.game);
  if (!hit.isByKey) return room.lensAt(table, hit);
  const here = areasOn(room.lens(table), hit.x, hit.y);
  const index = here.findIndex(({ id }) => id === table.lens?.area);
  return here[(index + 1) % here.length]?.id ?? null;
}

/**
 * @param {readonly LensArea[]} areas
 * @param {number} x
 * @param {number} y
 */
const areasOn = (areas, x, y) =>
  areas.filter(({ outline }) => outline.cells.some((cell) => cell[0] === x && cell[1] === y));

/**
 * The button among the tools of the board.
 * @param {App} app
 * @param {Table} table
 */
export const lensButton = (app, table) =>
  iconButton('lens', t('lens', gameOf(table)), () => toggleLens(app), {
    class: 'board-tool lens-button',
    key: 'lens',
    test: 'lens',
    ...keyed(app, 'lens', t('lens-title', gameOf(table))),
    'aria-pressed': String(isLensOn(table)),
  });

/**
 * What the tapped area is and counts for; before the first tap, what the veils mean.
 * @param {App} app
 * @param {Table} table
 */
export function lensCard(app, table) {
  if (!isLensOn(table)) return null;
  const area = chosenArea(table, app.room(table.situation.game));
  const [x, y] = table.lens?.cell ?? [];
  return h(
    'aside.lens',
    { key: 'lens', 'data-test': 'lens-card', 'data-area': area?.id ?? '', 'aria-label': t('lens', gameOf(table)) },
    h('div.lens-body', { role: 'status' }, area ? areaView(area) : legend(app, table)),
    h(
      'div.lens-buttons',
      x !== undefined &&
        y !== undefined &&
        button(h('span.tool-words', t('lens-tile')), (event) => explainTile(app, x, y, event.currentTarget), {
          look: 'quiet',
          picture: 'help',
          title: t('lens-tile'),
          test: 'lens-tile',
          key: 'tile',
        }),
      iconButton('close', t('close'), () => toggleLens(app), { look: 'quiet', test: 'lens-close', key: 'close' }),
    ),
  );
}

/** @param {LensArea} area */
const areaView = ({ title, outline, facts, points }) => [
  h('p.lens-title', { key: 'title' }, swatch(outline.kind), h('b', title)),
  h(
    'ul.lens-facts',
    { key: 'facts' },
    facts.map((fact) => h('li', { key: fact }, fact)),
  ),
  points.length
    ? h(
        'ul.lens-points',
        { key: 'points' },
        points.map(({ words, points: count }) =>
          h('li', { key: words }, h('span', words), h('b', t('points', { points: count }))),
        ),
      )
    : h('p.field-note', { key: 'points' }, t('lens-nothing')),
];

/**
 * @param {App} app
 * @param {Table} table
 */
const legend = (app, table) => [
  h(
    'ul.lens-legend',
    { key: 'legend' },
    [
      ...new Set([
        'complete',
        'open',
        ...app
          .room(table.situation.game)
          .lens(table)
          .map(({ outline }) => outline.kind),
      ]),
    ].map((kind) => h('li', { key: kind }, swatch(kind), t(`lens-legend-${kind}`))),
  ),
  h('p', { key: 'tap' }, t('lens-tap', gameOf(table))),
];

/** @param {string} kind */
const swatch = (kind) => h('span.lens-swatch', { class: `is-${kind}`, 'aria-hidden': 'true' });
