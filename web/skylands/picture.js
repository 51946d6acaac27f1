/** The picture of Skylands on the start screen: four tiles that fit. */

import { h } from '../ui/dom.js';
import { tilePicture } from './pieces.js';

/** @type {[string, number][]} */
const TILES = [
  ['i65', 1],
  ['i21', 2],
  ['i70', 0],
  ['i53', 3],
];

export function picture() {
  return h(
    'span.game-art',
    TILES.map(([id, turn]) => h('span', { key: id }, tilePicture(id, { turn, size: 72, isLate: true }))),
  );
}
