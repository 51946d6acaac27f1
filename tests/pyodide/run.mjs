// Run the engine's tests inside Pyodide under Node, against the wheel that the site ships:
//   node run.mjs SITE FOLDER_OF_WHEELS REPORT.xml TARGET...
// A target is a folder like tests/core, or a package of the wheel for its doctests.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [site, wheels, report, ...targets] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '..', '..');
const pyodideFolder = resolve(site, 'pyodide');

// The nightly tests say by the environment how much more they want.
const env = { PYTHONDONTWRITEBYTECODE: '1' };
for (const name of ['SKYE_TIMES', 'SKYE_CHAINS']) if (process.env[name]) env[name] = process.env[name];

const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: pyodideFolder, env });
const loaded = await pyodide.loadPackage('skye', { messageCallback: () => {} });
if (loaded.length !== 1) throw new Error('the wheel of the site could not be loaded');

// The engine must do with the library that the site ships; pytest needs more of it, as Pyodide brings it.
const modules = pyodide.runPython(await readFile(resolve(here, 'imports.py'), 'utf8'));
console.log(`all ${modules} modules of the wheel can be imported`);
pyodide.FS.writeFile(
  '/whole_library.zip',
  new Uint8Array(await readFile(resolve(root, 'node_modules/pyodide/python_stdlib.zip'))),
);

const place = pyodide.runPython('import site; site.getsitepackages()[0]');
for (const name of (await readdir(wheels)).filter((each) => each.endsWith('.whl')).sort()) {
  pyodide.unpackArchive(new Uint8Array(await readFile(resolve(wheels, name))), 'wheel', { extractDir: place });
}

// Only the tests and their settings are there, not the sources: what is imported is the wheel.
pyodide.FS.mkdirTree('/skye/tests');
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: resolve(root, 'tests') }, '/skye/tests');
pyodide.FS.writeFile('/skye/pyproject.toml', await readFile(resolve(root, 'pyproject.toml'), 'utf8'));
pyodide.globals.set('targets', pyodide.toPy(targets));
const status = pyodide.runPython(await readFile(resolve(here, 'inside.py'), 'utf8'));
await writeFile(report, pyodide.FS.readFile('/report.xml'));
process.exit(status);
