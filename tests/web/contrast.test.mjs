/** WCAG 1.4.3 and 1.4.11 by the tokens themselves, in both themes: words on their grounds, lines, emblems, marks on canvases. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { CLANS, emblems } from '../../web/board/art/emblems.js';
import { paletteOf } from '../../web/board/art/palette.js';

const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8');
/** @param {'light' | 'dark'} theme @param {string} name */
function token(theme, name) {
  const found = new RegExp(`--${name}: (.*);`).exec(css);
  assert.ok(found, name);
  const colour = new RegExp(`var\\(--${theme}, (#[0-9a-f]{6})\\)`).exec(found[1]) ?? /^(#[0-9a-f]{6})$/.exec(found[1]);
  assert.ok(colour, `${name} in ${theme}`);
  return channels(colour[1]);
}

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** @param {readonly number[]} colour */
function luminance(colour) {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {readonly number[]} one @param {readonly number[]} other */
function contrast(one, other) {
  const [low, high] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (high + 0.05) / (low + 0.05);
}

/** Words and the grounds they stand on. */
const WORDS = {
  ink: [
    'paper',
    'page',
    'page-deep',
    'paper-sunk',
    'heather-soft',
    'sea-soft',
    'moss-soft',
    'gold-soft',
    'danger-soft',
  ],
  'ink-soft': ['paper', 'page', 'paper-sunk', 'gold-soft', 'heather-soft'],
  'on-action': ['action'],
  'on-heather': ['heather', 'sea'],
  paper: ['ink', 'danger', 'moss', 'sea', 'gold'],
  heather: ['paper', 'page'],
  'heather-deep': ['heather-soft', 'paper'],
  sea: ['paper', 'page'],
  moss: ['paper', 'moss-soft'],
  gold: ['paper'],
  danger: ['paper', 'danger-soft'],
};

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`WCAG 1.4.3: words stand out 4.5 to 1, ${theme}`, () => {
    for (const [word, grounds] of Object.entries(WORDS)) {
      for (const ground of grounds) {
        const found = contrast(token(theme, word), token(theme, ground));
        assert.ok(found >= 4.5, `${word} on ${ground}: ${found.toFixed(2)}`);
      }
    }
  });

  test(`WCAG 1.4.11: borders of controls and the ring of the focus stand out 3 to 1, ${theme}`, () => {
    for (const line of ['line-strong', 'focus']) {
      for (const ground of ['paper', 'page', 'paper-sunk']) {
        const found = contrast(token(theme, line), token(theme, ground));
        assert.ok(found >= 3, `${line} on ${ground}: ${found.toFixed(2)}`);
      }
    }
  });

  test(`WCAG 1.4.11: roads and symbols stand out 3 to 1 by their edges on every ground of the canvas, ${theme}`, () => {
    const palette = paletteOf(theme);
    assert.ok(contrast(palette.road, palette.roadEdge) >= 3, 'road');
    assert.ok(contrast(palette.halo, palette.ink) >= 4.5, 'the rim of symbols');
    for (const ground of [
      ...palette.pasture,
      ...palette.water,
      ...palette.rock,
      ...palette.forest,
      ...palette.crystal,
      ...palette.city,
    ]) {
      const best = Math.max(contrast(ground, palette.ink), contrast(ground, palette.halo));
      assert.ok(best >= 3, `ink or halo on ${ground}: ${best.toFixed(2)}`);
    }
  });
}

test('WCAG 1.4.11: every emblem stands out 3 to 1 on its clan’s colour', () => {
  for (const clan of CLANS) {
    const { colour, on, emblem } = emblems[clan];
    assert.ok(contrast(channels(colour), channels(on)) >= 3, clan);
    /** @type {string[]} */
    const inks = [];
    const pen = { stroke: (_path, ink) => inks.push(ink), detail: (_path, ink) => inks.push(ink) };
    emblem(/** @type {any} */ (pen));
    for (const ink of inks) assert.ok(contrast(channels(colour), channels(ink)) >= 3, `${clan}: ${ink}`);
  }
});

test('the bars of the browser around the page have the colour of the page, in both themes', () => {
  const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const found = new RegExp(
      `<meta name="theme-color" media="\\(prefers-color-scheme: ${theme}\\)" content="(#[0-9a-f]{6})">`,
    ).exec(page);
    assert.deepEqual(channels(found?.[1] ?? ''), token(theme, 'page'), theme);
  }
  const installed = JSON.parse(readFileSync(new URL('../../web/manifest.webmanifest', import.meta.url), 'utf8'));
  assert.deepEqual(channels(installed.theme_color), token('light', 'page'));
});
