/** Isle of Skye's room: everything the shared screens need to know about this game, gathered from the files beside. */

import { describeEvent } from './events.js';
import { explain, help, thingAt } from './help.js';
import { hint } from './hint.js';
import { moments } from './moments.js';
import { onBoard, phasePanel, prompt, questions } from './phases.js';
import { picture } from './picture.js';
import { scene } from './scene.js';
import { defaultOptions, setupJson, setupOptions } from './setup.js';
import { course, courseWords, outcomeWords, sheet, sources } from './sheet.js';
import { isSecret, phaseTitle, seatCard, secret, tableDetails, track } from './track.js';

/** @type {import('../room.js').GameRoom} */
export const isleRoom = {
  game: 'isle',
  minimum: 2,
  maximum: 5,
  clans: ['blue', 'yellow', 'red', 'white', 'green'],
  picture,
  defaultOptions,
  setupOptions,
  setupJson,
  isSecret,
  track,
  phaseTitle,
  prompt,
  seatCard,
  secret,
  // One's gold lies behind the screen (rule 14); while pricing it is in the tray.
  hasSecret: ({ situation, decider }) =>
    decider !== null && situation.phase !== 'price' && situation.view.seats[decider].gold === null,
  questions,
  phasePanel,
  scene,
  onBoard,
  describeEvent,
  moments,
  sheet,
  sources,
  course,
  courseWords,
  outcomeWords,
  help,
  explain,
  thingAt,
  hint,
  tableDetails,
  panelSize: ({ situation }) => (situation.phase === 'build' ? 'tray' : 'large'),
};
