// Run a program of this folder inside Pyodide under Node: node run.mjs SITE NAME
import { readdir, readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { reported } from './steps.mjs';

const [site, name] = process.argv.slice(2);
const indexURL = resolve(site, 'pyodide');
const here = dirname(fileURLToPath(import.meta.url));
const names = (await readdir(here)).filter((each) => each.endsWith('.py'));
const files = Object.fromEntries(
  await Promise.all(names.map(async (each) => [each, await readFile(resolve(here, each), 'utf8')])),
);
try {
  console.log(await reported({ library: pathToFileURL(`${indexURL}/pyodide.mjs`).href, indexURL, name, files }));
} catch (error) {
  // The message alone: what Node prints of an error is the line of Pyodide it came through.
  console.error(error.message);
  process.exitCode = 1;
}
