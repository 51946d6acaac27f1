/** The picture of Isle of Skye on the start screen: four tiles that fit. */

import { h } from '../ui/dom.js';
import { tilePicture } from './pieces.js';

const TILES = ['35', '12', '58', '24'];

export function picture() {
  return h(
    'span.game-art',
    TILES.map((id) => h('span', { key: id }, tilePicture(id, { size: 72, isLate: true }))),
  );
}
