/** The poster of a finished game: its layout, what it draws, and the name of its file. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { commandsOf, drawPoster, fileName, HEIGHT, WIDTH } from '../../web/ui/poster.js';

/** Half as wide as high, as many letters as there are. */
const measure = (words, { size }) => [...words].length * size * 0.5;

const POSTER = {
  title: 'Isle of Skye',
  date: '18 November 2026',
  name: 'Ann',
  points: '62 points',
  is_winner: true,
  standings: ['Ann 62', 'Bo 57'],
};

const texts = (poster) => commandsOf(poster, measure).filter(({ kind }) => kind === 'text');

test('the poster says the game, the day, whose land it is, the points and everybody', () => {
  assert.deepEqual(
    texts(POSTER).map(({ words }) => words),
    ['Isle of Skye', '18 November 2026', 'Ann', '62 points', 'Ann 62   ·   Bo 57'],
  );
});

test('nothing lies outside the frame, and no text on the land or on another', () => {
  const standings = ['Ann', 'Bartholomew of Dunvegan', 'Catrìona', 'Duncan MacLeod', 'Эйлид'].map(
    (name) => `${name} 61`,
  );
  const commands = commandsOf({ ...POSTER, standings }, measure);
  const land = commands.find(({ kind }) => kind === 'land');
  assert.ok(land.left > 50 && land.left + land.width < WIDTH - 50);
  const lines = commands.filter(({ kind }) => kind === 'text');
  for (const { words, x, y, type } of lines) {
    const half = measure(words, type) / 2;
    assert.ok(x - half >= 60 && x + half <= WIDTH - 60, words);
    assert.ok(y <= HEIGHT - 50 && y - type.size >= 50, words);
    assert.ok(y <= land.top || y - type.size >= land.top + land.height, `${words} lies on the land`);
  }
  for (const [above, below] of lines.slice(1).map((line, index) => [lines[index], line]))
    assert.ok(below.y - below.type.size * 0.8 >= above.y, `${below.words} touches ${above.words}`);
});

test('many names take two lines', () => {
  const standings = Array.from({ length: 5 }, (_, seat) => `A rather long name ${seat} 60`);
  const lines = texts({ ...POSTER, standings }).slice(4);
  assert.equal(lines.length, 2);
  for (const each of standings) assert.ok(lines.some(({ words }) => words.includes(each)));
});

test('a long name becomes smaller, and one without end is cut', () => {
  const [, , usual] = texts(POSTER);
  const [, , long] = texts({ ...POSTER, name: 'Duncan MacLeod of Dunvegan and Harris' });
  assert.equal(long.words, 'Duncan MacLeod of Dunvegan and Harris');
  assert.ok(long.type.size < usual.type.size);
  const [, , endless] = texts({ ...POSTER, name: 'x'.repeat(400) });
  assert.match(endless.words, /^x+…$/);
  assert.ok(measure(endless.words, endless.type) <= WIDTH - 200);
});

test('only a winner has a crown', () => {
  const kinds = (is_winner) => commandsOf({ ...POSTER, is_winner }, measure).map(({ kind }) => kind);
  assert.ok(kinds(true).includes('crown'));
  assert.ok(!kinds(false).includes('crown'));
  assert.ok(kinds(false).includes('emblem'));
});

/** A canvas that notes what is called on it. */
function fakeCanvas() {
  /** @type {[string, ...unknown[]][]} */
  const calls = [];
  const canvas = { width: 0, height: 0, calls };
  const state = { canvas };
  const ctx = new Proxy(state, {
    get(target, name) {
      if (name in target) return target[name];
      return (...args) => {
        calls.push([String(name), ...args]);
        if (name === 'measureText') return { width: args[0].length * 20 };
        return undefined;
      };
    },
    set(target, name, value) {
      target[name] = value;
      return true;
    },
  });
  return Object.assign(canvas, { getContext: () => ctx });
}

test('the poster is drawn at its size, with all its texts, the land and the emblem', () => {
  const canvas = fakeCanvas();
  const sheet = {};
  /** @type {unknown[][]} */
  const parts = [];
  drawPoster(canvas, POSTER, {
    serif: 'serif',
    paper: (ctx) => parts.push(['paper', ctx.canvas.width, ctx.canvas.height, canvas.calls.length]),
    land: (width, height) => {
      parts.push(['land', width, height]);
      return sheet;
    },
    emblem: (_ctx, x, y, size) => parts.push(['emblem', x, y, size]),
  });
  assert.deepEqual(parts[0], ['paper', 1200, 1500, 0], 'the paper lies below everything');
  const words = canvas.calls.filter(([name]) => name === 'fillText').map(([, text]) => text);
  assert.deepEqual(words, ['Isle of Skye', '18 November 2026', 'Ann', '62 points', 'Ann 62   ·   Bo 57']);
  const [[, drawn, left, top]] = canvas.calls.filter(([name]) => name === 'drawImage');
  assert.equal(drawn, sheet);
  const [, [, width, height], [, x, y, size]] = parts;
  assert.ok(width > 900 && height > 700 && left + width <= 1150);
  assert.equal(x, 600);
  assert.ok(y - size / 2 >= top + height, 'the emblem does not lie on the land');
});

test('the file is named after the game, the player and the day', () => {
  const day = new Date(2026, 10, 8);
  assert.equal(fileName('isle', 'Ann', day), 'skye-isle-ann-2026-11-08.png');
  assert.equal(fileName('skylands', 'Эйлид O’Hara!', day), 'skye-skylands-эйлид-o-hara-2026-11-08.png');
  assert.equal(fileName('isle', '../..', day), 'skye-isle-2026-11-08.png');
});
