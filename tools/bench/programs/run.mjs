// Run one Python program inside the Pyodide of the built site, under Node, with the site's own wheel:
//   node run.mjs SITE PROGRAM.py
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [site, program] = process.argv.slice(2);
const folder = resolve(site, 'pyodide');
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: folder });
const loaded = await pyodide.loadPackage('skye', { messageCallback: () => {} });
if (loaded.length !== 1) throw new Error('the wheel of the site could not be loaded');
pyodide.runPython(await readFile(program, 'utf8'));
// A program may define step() and report(): each step is a call of its own, as the page makes them, because a call
// that runs long stays in the code it began in and never meets the faster one compiled meanwhile.
const step = pyodide.globals.get('step');
if (step) {
  while (step());
  console.log(pyodide.globals.get('report')());
}
