// Put the engine into Python's library, both compiled, and find out what of the library a start needs:
//   node join_library.mjs FOLDER_OF_PYODIDE LIBRARY.zip WHEEL OUTPUT.zip START_OUTPUT
// The whole library is for later; what a start needs comes as one packed piece, which is smaller than its files would be.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const [folder, library, wheel, output, startOutput] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const env = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };
const pyodide = await loadPyodide({ indexURL: folder, stdLibURL: library, env });
pyodide.FS.writeFile('/wheel.zip', new Uint8Array(await readFile(wheel)));
for (const name of ['join_library.py', 'warm_up.py', 'start_library.py']) {
  pyodide.runPython(await readFile(new URL(name, import.meta.url), 'utf8'));
}
await writeFile(output, pyodide.FS.readFile('/joined.zip'));
await writeFile(startOutput, gzipSync(pyodide.FS.readFile('/start.zip'), { level: 9 }));
