/** The shapes of Isle of Skye's tiles: areas as rule 5 has them, seams that close, symbols where rule 7 puts them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { layoutOf, namesOf, waterEdge } from '../../web/board/art/isle/layout.js';
import { ROAD_HALF, roadSpans } from '../../web/board/art/isle/roads.js';
import { areasOf, landOf } from '../../web/board/art/isle/terrain.js';
import { sample } from '../../web/board/art/lattice.js';
import { edgeMiddle } from '../../web/board/art/turn.js';
import { isleTiles } from './board_data.mjs';

/** The terrain at a place of the printed tile, as it is painted. */
function terrainAt(land, x, y) {
  if (sample(land.water, x, y) >= 0) return 'W';
  return sample(land.mountain, x, y) >= 0 ? 'M' : 'P';
}

const tiles = isleTiles();
const GRID = 100;

/** The connected patches of one terrain as they are seen, each a set of grid places. */
function patches(land) {
  const terrain = Array.from({ length: GRID * GRID }, (_, place) =>
    terrainAt(land, ((place % GRID) + 0.5) / GRID, (Math.floor(place / GRID) + 0.5) / GRID),
  );
  const seen = new Int32Array(GRID * GRID).fill(-1);
  const found = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start] >= 0) continue;
    const patch = { terrain: terrain[start], places: [start] };
    seen[start] = found.length;
    for (let index = 0; index < patch.places.length; index += 1) {
      const place = patch.places[index];
      const [x, y] = [place % GRID, Math.floor(place / GRID)];
      for (const [nx, ny] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ]) {
        const next = ny * GRID + nx;
        if (nx < 0 || ny < 0 || nx >= GRID || ny >= GRID || seen[next] >= 0 || terrain[next] !== patch.terrain)
          continue;
        seen[next] = found.length;
        patch.places.push(next);
      }
    }
    found.push(patch);
  }
  return { found, seen };
}

const edgePlace = (edge) => {
  const { x, y } = edgeMiddle(edge);
  const cell = (value) => Math.min(GRID - 1, Math.max(0, Math.floor(value * GRID)));
  return cell(y) * GRID + cell(x);
};

test('rule 5: the picture shows exactly the areas of the tile, for all 78 tiles', () => {
  assert.equal(tiles.length, 78);
  for (const tile of tiles) {
    const { found, seen } = patches(landOf(tile));
    const areas = areasOf(tile);
    // A speck of a few grid places lies under the ink line of the boundary and is not seen.
    const shown = found
      .filter((patch) => patch.places.length > 5)
      .map((patch) => patch.terrain)
      .sort()
      .join('');
    assert.equal(
      shown,
      areas
        .map((area) => area.terrain)
        .sort()
        .join(''),
      `tile ${tile.id} shows ${shown}`,
    );
    for (const area of areas) {
      const patchesOfArea = new Set(area.edges.map((edge) => seen[edgePlace(edge)]));
      assert.ok(patchesOfArea.size <= 1, `tile ${tile.id}: the edges ${area.edges} are one area`);
      for (const patch of patchesOfArea) assert.equal(found[patch].terrain, area.terrain);
    }
  }
});

test('rule 5: opposite edges are one area only through the centre or an edge between them', () => {
  assert.equal(areasOf({ edges: 'WMWM', centre: 'M' }).length, 3);
  assert.equal(areasOf({ edges: 'PWPW', centre: 'W' }).length, 3);
  assert.equal(areasOf({ edges: 'PWWW', centre: 'P' }).length, 2);
  assert.deepEqual(areasOf({ edges: 'PPPM', centre: 'W' })[0], { terrain: 'W', edges: [], centre: true });
  assert.deepEqual(areasOf({ edges: 'PMMP', centre: 'M' })[1], { terrain: 'P', edges: [0, 3], centre: false });
});

test('rule 4: along the border of a tile only the terrain of that edge is seen, so that any neighbour that fits continues it', () => {
  for (const tile of tiles) {
    const land = landOf(tile);
    for (let step = 3; step <= 97; step += 2) {
      const along = step / 100;
      const border = [
        [along, 0],
        [1, along],
        [1 - along, 1],
        [0, 1 - along],
      ];
      for (const [edge, [x, y]] of border.entries())
        assert.equal(terrainAt(land, x, y), tile.edges[edge], `tile ${tile.id} edge ${edge} at ${along}`);
    }
  }
});

test('rule 6: a road meets each of its edges in the middle, at a right angle, and its spans meet each other', () => {
  for (const tile of tiles) {
    const spans = roadSpans(tile);
    assert.deepEqual(spans.map((span) => 'NESW'[span.edge]).join(''), tile.roads.join(''), tile.id);
    for (const span of spans) {
      const [first, second] = span.points;
      const middle = edgeMiddle(span.edge);
      assert.ok(Math.hypot(first.x - middle.x, first.y - middle.y) < 1e-9, tile.id);
      const along = span.edge % 2 === 0 ? Math.abs(second.x - first.x) : Math.abs(second.y - first.y);
      const inward = span.edge % 2 === 0 ? Math.abs(second.y - first.y) : Math.abs(second.x - first.x);
      assert.ok(along <= inward * 0.5, `tile ${tile.id}: the road leaves the ${'NESW'[span.edge]} edge straight`);
    }
    for (const road of tile.roads.filter((one) => one.length > 1)) {
      const ends = [...road].map((letter) => spans.find((span) => 'NESW'[span.edge] === letter).points.at(-1));
      for (const end of ends) assert.ok(Math.hypot(end.x - ends[0].x, end.y - ends[0].y) < 1e-9, tile.id);
    }
  }
});

test('rule 6: no road runs through water', () => {
  for (const tile of tiles) {
    const land = landOf(tile);
    for (const span of land.spans) {
      for (const { x, y } of span.points)
        assert.ok(sample(land.water, x, y) < 0, `tile ${tile.id} at ${x.toFixed(2)}, ${y.toFixed(2)}`);
    }
  }
});

test('rule 7: every symbol stands on its own ground, off the roads, inside the tile and apart from the others', () => {
  const ground = { sheep: 'pasture', cattle: 'pasture', farm: 'pasture', broch: 'mountain', ship: 'water' };
  for (const tile of tiles) {
    const land = landOf(tile);
    const standing = layoutOf(tile);
    assert.deepEqual(
      standing.map((one) => one.name),
      namesOf(tile),
    );
    standing.forEach((one, index) => {
      const field = ground[one.name];
      if (field) assert.ok(sample(land[field], one.x, one.y) > 0.06, `tile ${tile.id}: ${one.name} on ${field}`);
      if (one.name === 'scroll')
        assert.ok(sample(land.inside[0], one.x, one.y) > 0.06, `tile ${tile.id}: scroll in the centre's area`);
      if (one.name === 'lighthouse')
        assert.ok(Math.abs(sample(land.water, one.x, one.y)) < 0.09, `tile ${tile.id}: lighthouse on the shore`);
      if (one.name === 'whisky') assert.ok(sample(land.water, one.x, one.y) < 0, `tile ${tile.id}: whisky on dry land`);
      if (one.name !== 'castle')
        assert.ok(
          sample(land.road, one.x, one.y) > one.radius + ROAD_HALF - 0.02,
          `tile ${tile.id}: ${one.name} off the road`,
        );
      assert.ok(
        Math.min(one.x, one.y, 1 - one.x, 1 - one.y) >= one.radius - 0.01,
        `tile ${tile.id}: ${one.name} inside the tile`,
      );
      for (const other of standing.slice(0, index)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        assert.ok(
          apart >= one.radius + other.radius - 0.02,
          `tile ${tile.id}: ${one.name} and ${other.name} ${apart.toFixed(3)}`,
        );
      }
      assert.ok(one.radius * 2 * 64 >= 13, `tile ${tile.id}: ${one.name} is at least 13 pixels wide on a tile of 64`);
    });
  }
});

test('rule 7: ships and lighthouses stand on one of two waters', () => {
  const tile = (id) => tiles.find((one) => one.id === id);
  const areaOf = (one, standing) => {
    const land = landOf(one);
    return land.areas[land.inside.findIndex((field) => sample(field, standing.x, standing.y) > 0)];
  };
  assert.equal(waterEdge(tile('41'), 0), 1);
  assert.equal(waterEdge(tile('01'), 0), null);
  const ships = layoutOf(tile('45')).map((one) => areaOf(tile('45'), one).edges);
  assert.deepEqual(ships, [[0], [2]]);
  for (const id of ['41', '56']) {
    const lighthouse = layoutOf(tile(id)).find((one) => one.name === 'lighthouse');
    const land = landOf(tile(id));
    const east = land.inside[land.areas.findIndex((area) => area.edges.includes(1))];
    assert.ok(Math.abs(sample(east, lighthouse.x, lighthouse.y)) < 0.09, `tile ${id}`);
  }
});
