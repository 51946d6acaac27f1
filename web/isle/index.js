/** Isle of Skye's room: everything the shared screens need to know about this game, gathered from the files beside. */

import { seatAt } from '../table/play/people.js';
import { sharedRoom } from '../table/view/shared_room.js';
import { answerPicture } from './answer_picture.js';
import { ceremony } from './ceremony.js';
import { describeEvent } from './events.js';
import * as help from './help.js';
import { hint } from './hint.js';
import * as lens from './lens.js';
import { moments } from './moments.js';
import * as phases from './phases.js';
import { picture } from './picture.js';
import { othersDrew, priceDue } from './price.js';
import { land, scene } from './scene.js';
import * as setup from './setup.js';
import * as sheet from './sheet.js';
import { learnTiles } from './tiles.js';
import * as track from './track.js';
import { travels } from './travels.js';

/**
 * @param {import('../room.js').Catalogue<'isle'>} catalogue of this game
 * @returns {import('../room.js').GameRoom<'isle'>}
 */
export function createIsleRoom(catalogue) {
  learnTiles(catalogue);
  const shared = sharedRoom(catalogue, 'isle');
  return {
    ...shared,
    prompt: (table) => priceDue(table) ?? shared.prompt(table),
    game: 'isle',
    ...setup,
    ...track,
    ...phases,
    ...sheet,
    ...help,
    ...lens,
    picture,
    // One's gold lies behind the screen (rule 14); it is in the tray when it can be seen.
    hasSecret: ({ situation, decider }) => decider !== null && seatAt(situation, decider).gold === null,
    scene,
    land,
    describeEvent,
    moments,
    ceremony,
    travels,
    hint,
    answerPicture,
    answerFacts: othersDrew,
  };
}
