/** What the board draws: one plain object, of which the picture is a function. Types only. */

/** @typedef {import('./art/palette.js').Theme} Theme */

/**
 * A printed tile of Isle of Skye, as the engine describes it.
 * @typedef {object} IsleTile
 * @property {string} id
 * @property {string} edges terrain letters P, M, W in the order N, E, S, W
 * @property {string} centre
 * @property {readonly { kind: string, sides: readonly number[] }[]} parts its areas
 * @property {readonly string[]} roads each a text of the edge letters that one road joins
 * @property {number} whisky
 * @property {number} sheep
 * @property {number} cattle
 * @property {number} farm
 * @property {number} broch
 * @property {number} lighthouse
 * @property {number} ship
 * @property {string | null} scroll
 * @property {number[]} afloat the edges of the waters on which ships and lighthouses stand, where a tile has two waters
 */

/**
 * A printed island tile, special island or start tile of Skylands.
 * @typedef {object} SkylandsTile
 * @property {string} id
 * @property {string} edges letters F, M, C, T or - in the order N, E, S, W
 * @property {string} [kind] of an island tile
 * @property {string} [group] of a special island
 * @property {string | null} [terrain] of a special island: a letter or its word
 * @property {number} [spaces] of a special island; else they are counted from its parts
 * @property {readonly { kind: string, sides: readonly number[], spaces: number }[]} [parts]
 * @property {string} [cost]
 * @property {number | null} [points]
 */

/** @typedef {IsleTile | SkylandsTile} Tile */

/** @typedef {'green' | 'purple' | 'blue'} Inhabitant */

/**
 * @typedef {object} SceneCell
 * @property {number} x grows east
 * @property {number} y grows south
 * @property {Tile} tile
 * @property {number} turn clockwise quarter turns
 * @property {string} label what a screen reader says
 * @property {readonly (Inhabitant | null)[]} [inhabitants] one entry per slot, in the order of `slotsOf(tile)`
 */

/** @typedef {{ x: number, y: number, label: string }} LegalCell */
/** @typedef {{ x: number, y: number, tile: Tile, turn: number, label?: string }} Ghost */

/**
 * What is outlined: parts of areas, roads and symbols in their own shape, or a frame round whole cells where there are none.
 * @typedef {object} Marks
 * @property {readonly (readonly [number, number])[]} cells all on which it lies
 * @property {readonly (readonly [number, number, number])[]} [members] parts of tiles as `[x, y, part]`
 * @property {readonly (readonly [number, number, number])[]} [roads] as `[x, y, road]`, the number of the road on its tile
 * @property {Readonly<Record<string, readonly (readonly [number, number])[]>>} [things] the cells of symbols, by name
 * @property {readonly (readonly [number, number, number])[]} [edges] where it is open, as `[x, y, side]`
 */

/**
 * An outline: of an area that is complete or open, of things that count, or of a road.
 * @typedef {Marks & { kind: 'complete' | 'open' | 'count' | 'road', color?: string }} Outline
 */

/** @typedef {{ x0: number, y0: number, x1: number, y1: number }} Bounds both ends inclusive */

/**
 * @typedef {object} Scene
 * @property {'isle' | 'skylands'} game
 * @property {readonly SceneCell[]} cells
 * @property {readonly LegalCell[]} legal
 * @property {Ghost | null} ghost
 * @property {readonly Outline[]} outlines
 * @property {readonly [number, number] | null} last the last move
 * @property {Bounds | null} bounds of a board with a fixed number of squares
 * @property {Theme} theme
 * @property {boolean} [grid] a faint grid between the tiles; by default it shows while there are legal cells
 * @property {string} [label] the name of the board for a screen reader
 * @property {readonly [number, number] | null} [selected] a cell the player looks at
 * @property {readonly { tile: Tile, turn: number }[]} [soon] may lie on trial next: painted while nothing else is to be done
 */

export {};
