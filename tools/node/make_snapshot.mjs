// The memory of a Python that has already imported the engine, for the page to start from:
//   node make_snapshot.mjs FOLDER_OF_THE_SITES_PYODIDE COMPILED_ENGINE.zip OUTPUT
// The snapshot ships as a diff against Pyodide's initial memory, which the page downloads anyway.
// The same inputs give the same bytes: clocks and random numbers are fixed before anything reads them.
import nodeCrypto from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

// A page can restore no more memory than Pyodide begins with.
const MOST_MEMORY = 31_457_280;
// As the page has it, in web/engine/worker/snapshot.js.
const BEGINNING = 4_194_304;
const SMALLEST_BLOCK = 32;
const LARGEST_BLOCK = 2 ** 21;

let ticks = 0;
const fill = (/** @type {Uint8Array} */ bytes) => bytes.fill(7);
nodeCrypto.randomFillSync = fill;
crypto.getRandomValues = fill;
Math.random = () => 0.5;
Date.now = () => 1_700_000_000_000;
performance.now = () => (ticks += 0.01);
Object.defineProperty(performance, 'timeOrigin', { value: 0 });

// A line of Pyodide's own script in the report would hide what went wrong.
process.on('uncaughtException', (error) => {
  console.error(`Error: ${String(error.message).trim().split('\n').at(-1)}`);
  process.exit(1);
});

/** @type {Uint8Array | null} */
let beginning = null;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...parts) => {
  const made = await instantiate(...parts);
  const { memory } = (made.instance ?? made).exports;
  if (memory !== undefined) beginning ??= new Uint8Array(memory.buffer).slice();
  return made;
};

const [folder, engine, output] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// Tracebacks show lines, not columns, which would be a tenth of the download.
const env = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };
const pyodide = await loadPyodide({ indexURL: folder, _makeSnapshot: true, env });
const place = pyodide.runPython('import site; site.getsitepackages()[0]');
pyodide.unpackArchive(new Uint8Array(await readFile(engine)), 'zip', { extractDir: place });
pyodide.runPython(await readFile(new URL('warm_up.py', import.meta.url), 'utf8'));
emptyFreeMemory(pyodide._module);

if (pyodide._module.HEAPU8.length > MOST_MEMORY) {
  throw new Error(
    `the engine needs ${pyodide._module.HEAPU8.length} bytes, but a snapshot may use only ${MOST_MEMORY}`,
  );
}
if (beginning === null || beginning.subarray(BEGINNING).some((byte) => byte !== 0)) {
  throw new Error(`the initial memory of Pyodide is not within its first ${BEGINNING} bytes`);
}
const snapshot = pyodide.makeMemorySnapshot();
const memory = snapshot.subarray(snapshot.length - pyodide._module.HEAPU8.length);
for (let at = 0; at < BEGINNING; at += 1) memory[at] ^= beginning[at];
await writeFile(output, snapshot);

/** Memory that was used and given back still holds what was in it, which would have to be downloaded. */
function emptyFreeMemory(module) {
  module.HEAPU8.fill(0, module._emscripten_stack_get_end(), module._emscripten_stack_get_current());
  const end = () => module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2];
  const blocks = [];
  for (let size = LARGEST_BLOCK; size >= SMALLEST_BLOCK; size /= 2) {
    for (let isOld = true; isOld; ) {
      const before = end();
      const block = module._malloc(size);
      module.HEAPU8.fill(0, block, block + size);
      blocks.push(block);
      isOld = end() === before;
    }
  }
  for (const block of blocks) module._free(block);
}
