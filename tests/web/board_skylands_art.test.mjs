/** The shapes of Skylands' tiles: parts and spaces as rules 2 and 3 have them, crossings that fit any neighbour. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sample } from '../../web/board/art/lattice.js';
import { CROSSING, GROUND_OF, islesOf, SLOT_RADIUS, slotsOf, slotsOfPart } from '../../web/board/art/skylands/shape.js';
import { specialEmblems } from '../../web/board/art/skylands/things.js';
import { skylandsTiles } from './board_data.mjs';

const { islands, specials } = skylandsTiles();

test('rule 2: edges of one letter are one part with one space per edge', () => {
  assert.equal(islands.length, 88);
  for (const tile of islands) {
    const letters = [...tile.edges].filter((letter) => letter !== '-');
    const { parts } = islesOf(tile);
    assert.deepEqual(
      parts.map((part) => part.ground).sort(),
      [...new Set(letters)].map((letter) => GROUND_OF[letter]).sort(),
      tile.id,
    );
    assert.equal(slotsOf(tile).length, letters.length, tile.id);
    for (const part of parts) {
      assert.deepEqual(
        slotsOfPart(tile, part.edges).map((index) => slotsOf(tile)[index].edge),
        part.edges,
        tile.id,
      );
    }
  }
});

test('rule 3: special islands show their own number of spaces, each inside its island, apart from the others and the emblem', () => {
  assert.equal(specials.length, 32);
  for (const tile of [...islands, ...specials]) {
    const { parts, emblem } = islesOf(tile);
    const slots = slotsOf(tile);
    if (tile.group) assert.equal(slots.length, tile.spaces, tile.id);
    slots.forEach((slot, index) => {
      const inside = Math.max(
        ...parts.filter((part) => part.ground === slot.ground).map((part) => sample(part.inside, slot.x, slot.y)),
      );
      assert.ok(inside > SLOT_RADIUS * 0.8, `${tile.id}: space ${index} is ${inside.toFixed(3)} inside`);
      for (const other of slots.slice(0, index)) {
        assert.ok(
          Math.hypot(slot.x - other.x, slot.y - other.y) > SLOT_RADIUS * 2,
          `${tile.id}: spaces ${index} apart`,
        );
      }
      if (emblem)
        assert.ok(
          Math.hypot(slot.x - emblem.x, slot.y - emblem.y) > SLOT_RADIUS + emblem.radius - 0.01,
          `${tile.id}: emblem apart`,
        );
    });
  }
});

test('rule 11: an island crosses an edge of its terrain at the same places on every tile, and no cloud edge', () => {
  for (const tile of [...islands, ...specials]) {
    const { parts } = islesOf(tile);
    const border = (along) => [
      [along, 0],
      [1, along],
      [1 - along, 1],
      [0, 1 - along],
    ];
    [...tile.edges].forEach((letter, edge) => {
      for (const along of [
        0.05,
        0.5 - CROSSING - 0.03,
        0.5 - CROSSING + 0.03,
        0.5,
        0.5 + CROSSING - 0.03,
        0.5 + CROSSING + 0.03,
        0.95,
      ]) {
        const [x, y] = border(along)[edge];
        const land = parts.filter((part) => sample(part.inside, x, y) > 0).map((part) => part.ground);
        const expected = letter !== '-' && Math.abs(along - 0.5) < CROSSING ? [GROUND_OF[letter]] : [];
        assert.deepEqual(land, expected, `${tile.id} edge ${edge} at ${along}`);
      }
    });
  }
});

test('rule 3: each of the 32 special islands has an emblem of its own', () => {
  assert.deepEqual(Object.keys(specialEmblems).sort(), specials.map((tile) => tile.id).sort());
  assert.equal(new Set(Object.values(specialEmblems)).size, 32);
});

test('the letters and parts of the engine are understood like the words of the data file', () => {
  const tile = {
    id: 'half-city',
    edges: 'TT--',
    group: 'plain',
    terrain: 'T',
    parts: [{ kind: 'T', sides: [0, 1], spaces: 3 }],
  };
  assert.deepEqual(
    slotsOf(tile).map((slot) => slot.ground),
    ['city', 'city', 'city'],
  );
  assert.equal(slotsOf({ id: 'hostel', edges: '----', group: 'lasting', terrain: null, parts: [] }).length, 4);
});
