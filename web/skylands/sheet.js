/** The score sheet and the end of Skylands: every point with its reason. */

import { t } from '../i18n/index.js';
import { notableSentence } from '../table/view/shared_room.js';
import { createRows, pointsBySource } from '../table/view/sheet_rows.js';
import { specialName } from './tiles.js';

/** @typedef {import('../room.js').Situation<'skylands'>} Situation */
/** @import {NotableJson, ScoreLineJson, skylands} from '../protocol.d.ts' */

/**
 * The answer to `sheet` as one section: the final points as they are now.
 * @param {skylands.SheetAnswer} answer
 * @param {Situation} situation
 * @returns {import('../room.js').SheetSection[]}
 */
export function sheet(answer, { view, is_over }) {
  const { add, rows } = createRows(view.seats.length);
  for (const source of answer.sources)
    if (source !== 'special')
      add({ key: source, label: t(`sky-source-${source}`), detail: t(`sky-source-${source}-rule`) }, 0, null);
  for (const { seat, line } of answer.now) {
    const special = String(line.facts.special ?? '');
    add({ key: special || line.source, label: special && specialName(special) }, seat, {
      ...line,
      words: lineWords(line),
    });
  }
  return [{ key: 'now', title: t(is_over ? 'sky-sheet-end' : 'sky-sheet-now'), rows: rows(), is_projection: !is_over }];
}

/**
 * Points by source, for the table at the end.
 * @param {skylands.SheetAnswer} answer
 * @param {Situation} situation
 */
export function sources(answer, { view }) {
  // Sources that gave nobody a point are listed, too.
  const none = answer.sources.map((source) => ({ seat: 0, line: { source, points: 0 } }));
  const entries = [...none, ...answer.now].map(({ seat, line: { source, points } }) => ({
    key: source,
    label: t(`sky-source-${source}`),
    seat,
    points,
  }));
  return pointsBySource(view.seats.length, entries);
}

/**
 * The totals at the start and after each turn, for the chart: empty squares count from the first moment on.
 * @param {skylands.SheetAnswer} answer
 */
export const course = (answer) => answer.points_by_turn.map((points, index) => ({ label: String(index), points }));

export const courseWords = () => ({ title: t('sky-chart'), step: t('sky-chart-step') });

/**
 * Something worth remembering, in a sentence.
 * @param {NotableJson} fact
 * @param {Situation} situation
 */
export const notable = (fact, situation) =>
  notableSentence(
    'sky',
    fact,
    situation,
    fact.facts.special ? { special: specialName(String(fact.facts.special)) } : {},
  );

/**
 * A line in words.
 * @param {ScoreLineJson} line
 */
export function lineWords(line) {
  const { special, is_complete } = line.facts;
  if (special)
    return t(is_complete ? 'sky-line-special' : 'sky-line-special-open', {
      special: specialName(String(special)),
      points: line.points,
    });
  return t(`sky-line-${line.source}`, { count: line.count, points: line.points });
}
