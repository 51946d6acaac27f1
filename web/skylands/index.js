/** Skylands' room: everything the shared screens need to know about this game, gathered from the files beside. */

import { t } from '../i18n/index.js';
import { sharedRoom } from '../table/view/shared_room.js';
import { ceremony, travels } from './ceremony.js';
import { describeEvent } from './events.js';
import * as help from './help.js';
import { hint } from './hint.js';
import * as lens from './lens.js';
import { moments } from './moments.js';
import * as phases from './phases.js';
import { picture } from './picture.js';
import { land, scene } from './scene.js';
import * as setup from './setup.js';
import * as sheet from './sheet.js';
import { learnTiles } from './tiles.js';
import * as track from './track.js';

/**
 * @param {import('../room.js').Catalogue<'skylands'>} catalogue of this game
 * @returns {import('../room.js').GameRoom<'skylands'>}
 */
export function createSkylandsRoom(catalogue) {
  learnTiles(catalogue);
  return {
    ...sharedRoom(catalogue, 'sky'),
    game: 'skylands',
    ...setup,
    ...track,
    ...phases,
    ...sheet,
    ...help,
    ...lens,
    picture,
    // Nothing but the order of the stack is secret, so nothing is peeked at.
    secret: () => null,
    hasSecret: () => false,
    scene,
    land,
    describeEvent,
    moments,
    ceremony,
    travels,
    hint,
    detailsTitle: () => t('sky-drawer'),
  };
}
