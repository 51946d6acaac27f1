/** A way to price a hand as an answer to a puzzle: the three tiles with their gold, or with the marker. */

import { seatAt } from '../table/play/people.js';
import { h } from '../ui/dom.js';
import { coin, discardMarker, tilePicture } from './pieces.js';

/** @type {NonNullable<import('../room.js').GameRoom<'isle'>['answerPicture']>} */
export function answerPicture(action, { situation }) {
  if (action.kind !== 'price') return null;
  return h(
    'span.answer-tiles',
    { 'aria-hidden': 'true' },
    seatAt(situation, action.seat).offer.map(({ tile }) =>
      h(
        'span.answer-tile',
        { key: tile, class: tile === action.discard ? 'is-discard' : '' },
        tilePicture(tile, { size: 72 }),
        tile === action.discard ? discardMarker() : coin(action.prices[tile]),
      ),
    ),
  );
}
