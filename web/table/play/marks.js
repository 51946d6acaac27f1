/** What a line of points counts, as outlines: areas, roads and symbols in their own shape, whole cells where those count. */

/** @import {ShapesJson} from '../../protocol.d.ts' */
/** @typedef {import('../../board/scene.js').Marks} Marks */

/**
 * @param {{ cells: [number, number][][], shapes?: ShapesJson }} line
 * @returns {Marks[]} the largest thing first
 */
export function marksOf({ cells, shapes }) {
  if (!shapes) return cells.map((group) => ({ cells: group }));
  const { areas = [], roads = [], things } = shapes;
  return [
    ...areas.map((members) => ({ cells: cellsOf(members), members })),
    ...(roads.length ? [{ cells: cellsOf(roads), roads }] : []),
    ...(things ? [{ cells: Object.values(things).flat(), things }] : []),
  ];
}

/**
 * The different cells on which parts lie.
 * @param {readonly (readonly [number, number, number])[]} members
 * @returns {[number, number][]}
 */
function cellsOf(members) {
  const cells = new Map(members.map(([x, y]) => [`${x},${y}`, /** @type {[number, number]} */ ([x, y])]));
  return [...cells.values()];
}
