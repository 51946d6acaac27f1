/** Skylands' room: everything the shared screens need to know about this game, gathered from the files beside. */

import { t } from '../i18n/index.js';
import { sharedRoom } from '../table/view/shared_room.js';
import { describeEvent } from './events.js';
import { explain, help, thingAt } from './help.js';
import { hint } from './hint.js';
import { moments } from './moments.js';
import { onBoard, phasePanel, questions } from './phases.js';
import { picture } from './picture.js';
import { scene } from './scene.js';
import { defaultOptions, setupJson, setupOptions } from './setup.js';
import { course, courseWords, sheet, sources } from './sheet.js';
import { learnTiles } from './tiles.js';
import { phaseTitle, seatCard, tableDetails, track } from './track.js';

/**
 * @param {import('../room.js').Catalogue<'skylands'>} catalogue of this game
 * @returns {import('../room.js').GameRoom<'skylands'>}
 */
export function createSkylandsRoom(catalogue) {
  learnTiles(catalogue);
  return {
    ...sharedRoom(catalogue, 'sky'),
    game: 'skylands',
    picture,
    defaultOptions,
    setupOptions,
    setupJson,
    track,
    phaseTitle,
    seatCard,
    // Nothing but the order of the stack is secret, so nothing is peeked at.
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
    help,
    explain,
    thingAt,
    hint,
    tableDetails,
    detailsTitle: () => t('sky-drawer'),
    panelSize: ({ situation }) => (situation.phase === 'create' && !situation.view.step.has_acted ? 'large' : 'tray'),
  };
}
