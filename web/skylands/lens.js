/** What the lens shows of a board of Skylands: its islands, whether they can be completed, and what each counts for. */

import { partAt } from '../board/art/skylands/tint.js';
import { t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { specialName, tileOf } from './tiles.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../room.js').Table<'skylands'>} Table */
/** @typedef {import('../room.js').LensArea} LensArea */

/**
 * The islands of the board looked at; none until the engine has answered.
 * @param {Table} table
 * @returns {LensArea[]}
 */
export const lens = (table) => answerTo(table, 'areas', { seat: table.look })?.areas.map(areaOf) ?? [];

/**
 * The island at a place of the board.
 * @param {Table} table
 * @param {import('../board/hit.js').Hit} hit
 * @returns {string | null}
 */
export function lensAt(table, { x, y, u, v }) {
  const answer = answerTo(table, 'areas', { seat: table.look });
  const lying = seatAt(table.situation, table.look).board.find((row) => row[1] === x && row[2] === y);
  const part = lying ? partAt(tileOf(lying[0]), lying[3], u, v) : null;
  const found = answer?.areas.find(({ members }) =>
    members.some((each) => each[0] === x && each[1] === y && each[2] === part),
  );
  return found?.id ?? null;
}

/**
 * @param {skylands.LensIsland} island
 * @returns {LensArea}
 */
function areaOf({ id, terrain, cells, members, is_complete, is_stuck, open_edges, spaces, inhabitants, points }) {
  return {
    id,
    outline: { kind: is_complete ? 'complete' : 'open', cells, members },
    edges: open_edges,
    title: t('sky-lens-area', { kind: terrain }),
    facts: [
      t('sky-lens-spaces', { count: spaces }),
      ...(inhabitants ? [t('sky-line-inhabitants', { count: inhabitants })] : []),
      is_complete ? t('sky-lens-complete') : t('lens-open-edges', { count: open_edges.length }),
      ...(is_stuck ? [t('sky-lens-stuck')] : []),
    ],
    points: points.map((each) => ({
      words: each.special ? t('sky-lens-special', { special: specialName(each.special) }) : t('sky-lens-final'),
      points: each.points,
    })),
  };
}
