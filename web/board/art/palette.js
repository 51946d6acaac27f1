/** The colours of both themes: warm daylight on paper, and dusk. */

/** @typedef {'light' | 'dark'} Theme */
/** @typedef {readonly [number, number, number]} Rgb */

/**
 * @typedef {object} Palette
 * @property {boolean} night
 * @property {readonly Rgb[]} pasture from sunny to shady
 * @property {Rgb} sand
 * @property {readonly Rgb[]} water from shallow to deep
 * @property {Rgb} foam
 * @property {readonly Rgb[]} rock from lit to shady
 * @property {Rgb} snow
 * @property {Rgb} ink
 * @property {Rgb} halo light rim around symbols
 * @property {Rgb} road
 * @property {Rgb} roadEdge
 * @property {readonly Rgb[]} sky from high to low
 * @property {Rgb} cloud
 * @property {Rgb} cloudShade
 * @property {readonly Rgb[]} forest
 * @property {readonly Rgb[]} crystal
 * @property {readonly Rgb[]} city
 * @property {readonly Rgb[]} heath the ground of special islands
 * @property {readonly Rgb[]} cliff
 * @property {Rgb} parchment
 * @property {Rgb} parchmentShade
 * @property {readonly Rgb[]} table the ground the tiles lie on
 */

/**
 * @param {string} text six hexadecimal digits
 * @returns {Rgb}
 */
export function rgb(text) {
  const value = Number.parseInt(text, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/**
 * @param {Rgb} colour
 * @param {number} [alpha]
 * @returns {string}
 */
export function css(colour, alpha = 1) {
  const [red, green, blue] = colour;
  return alpha === 1
    ? `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)})`
    : `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`;
}

/**
 * @param {Rgb} first
 * @param {Rgb} second
 * @param {number} share
 * @returns {Rgb}
 */
export function blend(first, second, share) {
  return [
    first[0] + (second[0] - first[0]) * share,
    first[1] + (second[1] - first[1]) * share,
    first[2] + (second[2] - first[2]) * share,
  ];
}

/**
 * A shade of a list of colours, 0 for the first and 1 for the last.
 * @param {readonly Rgb[]} shades
 * @param {number} place
 * @returns {Rgb}
 */
export function shadeOf(shades, place) {
  const span = (shades.length - 1) * Math.min(1, Math.max(0, place));
  const low = Math.min(shades.length - 2, Math.floor(span));
  return blend(/** @type {Rgb} */ (shades[low]), /** @type {Rgb} */ (shades[low + 1]), span - low);
}

/** @type {Record<Theme, Palette>} */
const PALETTES = {
  light: {
    night: false,
    pasture: ['d9e09a', 'bfd27f', 'a2c069', '86ab5a', '6f964f'].map(rgb),
    sand: rgb('efdfae'),
    water: ['bfe3d6', '8fcbcd', '62aec0', '4793b0', '3b82a3'].map(rgb),
    foam: rgb('fbfbf0'),
    rock: ['eee2cd', 'd0c1ac', 'ab9c8d', '867a79', '5d5664'].map(rgb),
    snow: rgb('fffaf0'),
    ink: rgb('3a2a20'),
    halo: rgb('fff8e4'),
    road: rgb('f0d9a4'),
    roadEdge: rgb('7d5a34'),
    sky: ['8fc7e6', 'abd7ee', 'c9e7f3', 'eaf5f5'].map(rgb),
    cloud: rgb('ffffff'),
    cloudShade: rgb('c4d8e6'),
    forest: ['b9d27a', '93bd62', '6fa351', '4d8345'].map(rgb),
    crystal: ['e4f7ef', 'bce8dd', '8bcfc8', '5aa9ab'].map(rgb),
    city: ['f3e2bd', 'e6cb98', 'd2ae78', 'b58d5e'].map(rgb),
    heath: ['f1e7cc', 'ddd3a9', 'c2bd86', '9fa268'].map(rgb),
    cliff: ['c4a482', '9c7c63', '755a52', '4e3c44'].map(rgb),
    parchment: rgb('f7e8c0'),
    parchmentShade: rgb('d9bd84'),
    table: ['f1e6cc', 'e6d6b3', 'd5bf96'].map(rgb),
  },
  dark: {
    night: true,
    pasture: ['81995f', '6a8656', '54734d', '426145', '34503d'].map(rgb),
    sand: rgb('a8976c'),
    water: ['5b93a0', '3d7389', '2a5a75', '1f4862', '193c55'].map(rgb),
    foam: rgb('c5dbe2'),
    rock: ['a7a1a6', '87828b', '686472', '4b4858', '332f40'].map(rgb),
    snow: rgb('dfe5ef'),
    ink: rgb('0e1118'),
    halo: rgb('efe3c6'),
    road: rgb('cbb182'),
    roadEdge: rgb('2c2219'),
    sky: ['14203a', '1d2d4c', '2a3f63', '3c557c'].map(rgb),
    cloud: rgb('6d83a6'),
    cloudShade: rgb('3a4d72'),
    forest: ['7d9a5c', '5f8350', '456a44', '30503a'].map(rgb),
    crystal: ['a5cdc6', '78adab', '52888b', '3a6c72'].map(rgb),
    city: ['bfa67c', 'a58a64', '876e52', '695442'].map(rgb),
    heath: ['a9a07f', '8b8867', '6c7053', '525a45'].map(rgb),
    cliff: ['7d6a60', '5d4e4d', '433840', '2b2430'].map(rgb),
    parchment: rgb('e6d3a3'),
    parchmentShade: rgb('a98f5e'),
    table: ['232a33', '1b2129', '12171d'].map(rgb),
  },
};

/**
 * @param {Theme} theme
 * @returns {Palette}
 */
export function paletteOf(theme) {
  return PALETTES[theme];
}
