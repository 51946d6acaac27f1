/** What the end of Skylands shows: one step for each source of final points. */

import { signed, t } from '../i18n/index.js';
import { phrases } from '../i18n/lists.js';
import { marksOf } from '../table/play/marks.js';
import { seatAt } from '../table/play/people.js';
import { nameOf } from '../table/view/shared_room.js';
import { h } from '../ui/dom.js';
import { lineWords } from './sheet.js';

/** @import {skylands} from '../protocol.d.ts' */
/** @typedef {import('../room.js').GameEvent<'skylands'>} GameEvent */
/** @typedef {import('../room.js').Situation<'skylands'>} Situation */

/**
 * @param {Situation} situation after the points
 * @param {Situation} before
 * @returns {import('../room.js').FoundCeremony<'skylands'> | null} null before the end
 */
export function ceremony(situation, before) {
  const { events, view } = situation;
  const end = events.findIndex(({ kind }) => kind === 'end');
  if (end < 0) return null;
  let points = view.seats.map((seat) => seat.points);
  const start = points;
  const steps = [...new Set(view.counts.map(({ line }) => line.source))].map((source) => {
    const counts = view.counts.filter(({ line }) => line.source === source);
    const rows = points.map((had, seat) => rowOf(counts, seat, had));
    points = rows.map(({ total }) => total);
    return {
      head: t('sky-ceremony'),
      title: t(`sky-source-${source}`),
      rule: t(`sky-source-${source}-rule`),
      picture: null,
      rows,
      words: rows
        .map(({ seat, words, gain }) =>
          t('ceremony-row', { name: nameOf(situation, seat), reason: words, points: gain, total: points[seat] ?? 0 }),
        )
        .join(' '),
    };
  });
  return {
    steps,
    points: start,
    after: events.slice(end),
    situation: {
      ...situation,
      ...{ phase: before.phase, to_act: [], bot: null, forced: [], implied: [], can_undo: false, undo_seat: null },
      ...{ is_over: false, outcome: null, events: events.slice(0, end) },
    },
  };
}

/**
 * What a source gives a seat: special islands have a line each.
 * @param {skylands.CountView[]} counts of the source
 * @param {number} seat
 * @param {number} had
 */
function rowOf(counts, seat, had) {
  const own = counts.filter((count) => count.seat === seat);
  const total = own.at(-1)?.points ?? had;
  return {
    seat,
    words: own.length ? phrases(own.map(({ line }) => lineWords(line))) : t('sky-ceremony-none'),
    gain: total - had,
    total,
    highlight: own.flatMap(({ line }) => marksOf(line)),
  };
}

/**
 * Points got during the game fly to the total, with what gave them: a person's from where they arose, those of others, whose
 * land may not be shown, from the land as a whole.
 * @param {GameEvent[]} events
 * @param {Situation} situation
 * @returns {import('../room.js').Travel[]}
 */
export const travels = (events, situation) =>
  events
    .filter((event) => event.kind === 'points')
    .filter(({ points }) => points > 0)
    .map(({ seat, points, source }) => {
      // What a bot gets is shown with its move.
      const isNews = situation.players[seat] === 'human';
      const cell = isNews ? cellOf(source, events, seatAt(situation, seat)) : null;
      return {
        thing: h('span.flying-points', h('b', signed(points)), ' ', t(`sky-points-${source}`)),
        from: cell ? { cell } : { land: true },
        to: { total: seat },
        isNews,
      };
    });

/**
 * Where points arose: on the special island that gives them, or in the city into which inhabitants moved.
 * @param {string} source
 * @param {readonly GameEvent[]} events
 * @param {Pick<skylands.SeatView, 'board' | 'islands'>} seat
 * @returns {[number, number] | null}
 */
function cellOf(source, events, { board, islands }) {
  const special = board.find(([id]) => id === source);
  if (special) return [special[1], special[2]];
  const move = events.find((event) => event.kind === 'converted');
  return islands.find(({ id }) => id === move?.city)?.cells[0] ?? null;
}
