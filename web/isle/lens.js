/** What the lens shows of a land of Isle of Skye: its areas, the castle's road and connected whisky, and what each counts for. */

import { areaAt, roadAt } from '../board/art/isle/tint.js';
import { t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { goalName } from './goals.js';
import { tileOf } from './tiles.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../room.js').LensArea} LensArea */

const ROAD = 'road';

/**
 * The areas of the land looked at; none until the engine has answered.
 * @param {Table} table
 * @returns {LensArea[]}
 */
export function lens(table) {
  const answer = answerTo(table, 'areas', { seat: table.look });
  return answer ? [...answer.areas.map(areaOf), roadOf(answer)] : [];
}

/**
 * The area at a place of the board: the castle's road lies over the others.
 * @param {Table} table
 * @param {import('../board/hit.js').Hit} hit
 * @returns {string | null}
 */
export function lensAt(table, { x, y, u, v }) {
  const answer = answerTo(table, 'areas', { seat: table.look });
  const lying = seatAt(table.situation, table.look).territory.find((row) => row[1] === x && row[2] === y);
  if (!answer || !lying) return null;
  const [id, , , turn] = lying;
  const road = roadAt(tileOf(id), turn, u, v);
  if (answer.road.members.some((each) => each[0] === x && each[1] === y && each[2] === road)) return ROAD;
  const part = areaAt(tileOf(id), turn, u, v);
  const found = answer.areas.find(({ members }) =>
    members.some((each) => each[0] === x && each[1] === y && each[2] === part),
  );
  return found ? idOf(found) : null;
}

/** An area is named by its first part. @param {isle.LensArea} area */
const idOf = ({ members }) => String(members[0]);

/**
 * @param {isle.LensArea} area
 * @returns {LensArea}
 */
function areaOf(area) {
  const { kind, cells, members, is_complete, open_edges, things, points } = area;
  return {
    id: idOf(area),
    outline: { kind: is_complete ? 'complete' : 'open', cells, members },
    edges: open_edges,
    title: t('isle-lens-area', { kind }),
    facts: [
      t('isle-tiles', { count: cells.length }),
      is_complete ? t('isle-lens-complete') : t('lens-open-edges', { count: open_edges.length }),
      ...Object.entries(things).map(([thing, count]) => t(`isle-things-${thing}`, { count })),
    ],
    points: points.map(pointsOf),
  };
}

/**
 * @param {isle.AreasAnswer} answer
 * @returns {LensArea}
 */
function roadOf({ road, whisky, income }) {
  return {
    id: ROAD,
    outline: {
      kind: 'road',
      cells: [
        ...new Map(road.members.map(([x, y]) => [`${x},${y}`, /** @type {[number, number]} */ ([x, y])])).values(),
      ],
      roads: road.members,
      things: { whisky },
    },
    edges: road.open_edges,
    title: t('isle-lens-road'),
    facts: [
      t('isle-line-road-tiles', { count: road.cells.length }),
      t('isle-lens-ends', { count: road.open_edges.length }),
      t('isle-lens-whisky', { count: whisky.length, gold: income }),
    ],
    points: road.points.map(pointsOf),
  };
}

/** @param {isle.AreaPoints} each */
const pointsOf = ({ letter, goal, points }) => ({
  words: t('isle-lens-goal', { letter, goal: goalName(goal) }),
  points,
});
