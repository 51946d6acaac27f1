/** What happened in Skylands, in sentences of the player's language. */

import { t } from '../i18n/index.js';
import { eventWords, outcomeSentence } from '../table/view/shared_room.js';
import { kindOf, specialName, tileName } from './tiles.js';

/** What each kind of event says. @type {import('../table/view/shared_room.js').Sentences<'skylands'>} */
const SENTENCES = {
  start: () => t('sky-event-start'),
  board: () => null,
  hand: () => null,
  turn: (event, name) => t('sky-event-turn', { name, turn: event.turn }),
  chosen: (event, name) =>
    t(event.is_repeat ? 'sky-event-repeated' : 'sky-event-chosen', {
      name,
      action: t(`sky-action-${event.action}`),
    }),
  revealed: (event) => t('sky-event-revealed', { count: event.tiles.length }),
  taken: (event, name) => t('sky-event-taken', { name, tile: tileName(event.tile), x: event.x + 1, y: event.y + 1 }),
  placed: (event, name) => t('sky-event-placed', { name, tile: tileName(event.tile), x: event.x + 1, y: event.y + 1 }),
  completed: (event, name) => t('sky-event-completed', { name, kind: kindOf(event.terrain), spaces: event.spaces }),
  fertile: (event, name) => t('sky-event-deployed', { name, kind: kindOf(event.terrain), count: event.count }),
  deployed: (event, name) => t('sky-event-deployed', { name, kind: kindOf(event.terrain), count: event.count }),
  lodged: (_, name) => t('sky-event-lodged', { name }),
  created: (event, name) => t('sky-event-created', { name, special: specialName(event.special) }),
  paid: () => null,
  traded: (_, name) => t('sky-event-traded', { name }),
  drawn: (event, name) => t('sky-event-drawn', { name, tile: tileName(event.tile) }),
  discarded: (event) => t('sky-event-discarded', { count: event.tiles.length }),
  converted: (event, name) => t('sky-event-converted', { name, count: event.count }),
  points: (event, name) =>
    t('sky-event-points', { name, points: event.points, reason: t(`sky-points-${event.source}`) }),
  passed: (event, name) => t(event.is_forced ? 'sky-event-cannot' : 'sky-event-passed', { name }),
  end: (event, _, situation) =>
    `${t(`sky-end-${event.reason.replaceAll('_', '-')}`)} ${outcomeSentence(event, situation, 'sky')}`,
};

export const describeEvent = eventWords(SENTENCES);
