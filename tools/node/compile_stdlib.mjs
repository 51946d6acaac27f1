// Compile Python's standard library once, inside the very Pyodide that will run it:
//   node compile_stdlib.mjs FOLDER_OF_PYODIDE OUTPUT.zip
// The zip that Pyodide brings holds sources, which every start would compile again.
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const [folder, output] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
// A fixed hash seed: the order of constant sets, and so every byte, is the same in every build. Tracebacks show lines,
// columns are not: they would be a quarter of the library.
const pyodide = await loadPyodide({ indexURL: folder, env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1' } });
pyodide.FS.writeFile('/source.zip', new Uint8Array(await readFile(`${folder}/python_stdlib.zip`)));
// What the scripts import of each other has its place in the file system of Pyodide.
pyodide.FS.mkdirTree('/tools/node');
pyodide.FS.writeFile('/tools/node/first_lines.py', await readFile(new URL('first_lines.py', import.meta.url), 'utf8'));
pyodide.runPython("import sys; sys.path.append('/')");
pyodide.runPython(await readFile(new URL('compile_stdlib.py', import.meta.url), 'utf8'));
await writeFile(output, pyodide.FS.readFile('/compiled.zip'));
