/** The printed components as the painters take them, read from the engine's own data files. */
import { readFileSync } from 'node:fs';

const COUNTS = ['whisky', 'sheep', 'cattle', 'farm', 'broch', 'lighthouse', 'ship'];

/** @param {string} path */
function rows(path) {
  const [head, ...lines] = readFileSync(new URL(`../../py/skye/${path}`, import.meta.url), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map((match) => match[2] ?? match[1]);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

/** The goals of all editions of Isle of Skye. */
export function isleGoals() {
  const text = readFileSync(new URL('../../py/skye/isle/editions.py', import.meta.url), 'utf8');
  return [
    ...new Set(
      [...text.matchAll(/\bgoals=\(([^)]*)\)/g)].flatMap(([, list]) =>
        [...list.matchAll(/"([\w-]+)"/g)].map((match) => match[1]),
      ),
    ),
  ];
}

/** All 78 tiles of Isle of Skye. */
export function isleTiles() {
  return rows('isle/tiles.csv').map((row) => ({
    ...row,
    ...Object.fromEntries(COUNTS.map((name) => [name, Number(row[name])])),
    roads: row.roads ? row.roads.split('+') : [],
    scroll: row.scroll || null,
    afloat: [...row.ship_at, ...row.lighthouse_at].map((side) => 'NESW'.indexOf(side)),
  }));
}

/** All island tiles and special islands of Skylands. */
export function skylandsTiles() {
  const islands = rows('skylands/tiles.csv').map(({ id, kind, edges }) => ({ id, kind, edges }));
  const specials = rows('skylands/specials.csv').map((row) => ({
    ...row,
    terrain: row.terrain || null,
    spaces: Number(row.spaces),
    points: row.points === '?' ? null : Number(row.points),
  }));
  return { islands, specials };
}
