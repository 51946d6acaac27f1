// Find the part of Python's library that a start of the engine needs as one uncompressed archive, and compile the wheel for
// the snapshot:
//   node start_library.mjs FOLDER_OF_PYODIDE LIBRARY.zip WHEEL START_OUTPUT ENGINE_OUTPUT.zip
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [folder, library, wheel, startOutput, engineOutput] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const env = { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' };
const pyodide = await loadPyodide({ indexURL: folder, stdLibURL: library, env });
const place = pyodide.runPython('import site; site.getsitepackages()[0]');
const wheelBytes = new Uint8Array(await readFile(wheel));
pyodide.unpackArchive(wheelBytes, 'wheel', { extractDir: place });
pyodide.FS.writeFile('/wheel.zip', wheelBytes);
pyodide.FS.writeFile('/library.zip', new Uint8Array(await readFile(library)));
// What the scripts import of each other has its place in the file system of Pyodide.
pyodide.FS.mkdirTree('/tools/node');
pyodide.FS.writeFile('/tools/node/first_lines.py', await readFile(new URL('first_lines.py', import.meta.url), 'utf8'));
pyodide.runPython("import sys; sys.path.append('/')");
for (const name of ['warm_up.py', 'start_library.py']) {
  pyodide.runPython(await readFile(new URL(name, import.meta.url), 'utf8'));
}
await writeFile(startOutput, pyodide.FS.readFile('/start.zip'));
await writeFile(engineOutput, pyodide.FS.readFile('/engine.zip'));
