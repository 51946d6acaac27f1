/** Skylands' room: everything the shared screens need to know about this game, gathered from the files beside. */

import { t } from '../i18n/index.js';
import { describeEvent } from './events.js';
import { explain, help, thingAt } from './help.js';
import { hint } from './hint.js';
import { moments } from './moments.js';
import { onBoard, phasePanel, prompt, questions } from './phases.js';
import { picture } from './picture.js';
import { scene } from './scene.js';
import { defaultOptions, setupJson, setupOptions } from './setup.js';
import { course, courseWords, outcomeWords, sheet, sources } from './sheet.js';
import { phaseTitle, seatCard, tableDetails, track } from './track.js';

/** @type {import('../room.js').GameRoom} */
export const skylandsRoom = {
  game: 'skylands',
  minimum: 2,
  maximum: 4,
  clans: ['blue', 'yellow', 'red', 'white', 'green'],
  picture,
  defaultOptions,
  setupOptions,
  setupJson,
  // Nothing but the order of the stack is secret, so no curtain falls and nothing is peeked at.
  isSecret: () => false,
  track,
  phaseTitle,
  prompt,
  seatCard,
  secret: () => null,
  hasSecret: () => false,
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
  detailsTitle: () => t('sky-drawer'),
  panelSize: ({ situation }) => (situation.phase === 'create' && !situation.view.step.has_acted ? 'large' : 'tray'),
};
