/** A table as it is when somebody sits down at it, before anything is asked. */

import { guideFor } from '../../learn/guide.js';

/** @typedef {import('../../room.js').Table} Table */

/**
 * @param {import('./session.js').Session} session
 * @param {import('../../room.js').Situation} situation
 * @param {Table['lesson']} lesson
 * @returns {Table}
 */
export const newTable = (session, situation, lesson) => ({
  id: session.id,
  session: session.number,
  situation,
  decider: null,
  curtain: null,
  look: 0,
  is_looking_away: false,
  ui: {},
  answers: new Map(),
  is_asking: false,
  drawer: null,
  sheet_choice: null,
  thinking: null,
  stalled: null,
  moments: [],
  remark: null,
  remarks: [],
  ceremony: null,
  travels: null,
  highlight: [],
  lens: null,
  log: [],
  is_busy: false,
  replay: null,
  review: null,
  peek: null,
  pause: 0,
  handover: null,
  hint: null,
  lesson,
  guide: lesson ? null : guideFor(session.id),
});
