/**
 * Start Pyodide in this worker from the checked files of the build and find the bridge: from the stored memory of an
 * earlier start where there is one, else plainly, with the wheel unpacked and imported.
 */

import { createFiles, fetchManifest } from '../shared/build_files.js';
import { Fault } from '../shared/fault.js';
import { createProgress } from './progress.js';
import { BEGINNING, complete, createSnapshots } from './snapshot.js';

/**
 * @typedef {import('../shared/stages.js').StageName} StageName
 * @typedef {{stage: StageName, loaded?: number, total?: number}} News
 * @typedef {import('pyodide').PyodideInterface} Pyodide
 * @typedef {import('../shared/build_files.js').Files} Files
 * @typedef {(text: string) => string} Handle
 * @typedef {{pyodide: Pyodide, beginning: Uint8Array<ArrayBuffer>}} Begun Pyodide, and the memory it began with
 * @typedef {object} Started
 * @property {Handle} handle the bridge
 * @property {boolean} isKept whether another start would find the snapshot on this device
 * @property {() => Promise<void>} afterwards what may wait until the page has been answered
 */

const FOLDER = 'pyodide/';
const LOADER = `${FOLDER}pyodide.mjs`;
const SCRIPT = `${FOLDER}pyodide.asm.mjs`;
const LOCK = `${FOLDER}pyodide-lock.json`;
const WASM = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = `${FOLDER}python_stdlib.zip`;
// What a start imports of the library, packed in one piece. The edition in one file has only the whole.
const START = `${FOLDER}start.library`;
const NEEDED = [LOADER, SCRIPT, LOCK, WASM];
const LIBRARY_PLACE = '/lib/python314.zip';
// What has been imported needs no library; it comes afterwards. This is a zip with nothing in it.
const EMPTY_ZIP = Uint8Array.of(80, 75, 5, 6, ...new Array(18).fill(0));

/**
 * @param {object} parts
 * @param {URL} parts.root the folder of the site
 * @param {boolean} parts.isFresh whether to ignore everything stored, after a failure
 * @param {boolean} parts.isAlone whether nothing but the engine runs in this global scope
 * @param {boolean} [parts.isSecond] whether to start only from the snapshot on this device, and to leave that as it is
 * @param {string[]} parts.builds those of the page and of this worker, as far as they are known
 * @param {(news: News) => void} parts.report
 * @returns {Promise<Started>}
 */
export async function boot({ root, isFresh, isAlone, isSecond = false, builds, report }) {
  report({ stage: 'manifest' });
  /** @type {RequestInit} */
  const options = isFresh ? { cache: 'reload' } : { cache: 'no-cache' };
  const manifest = await fetchManifest(root, options);
  if (builds.some((build) => build !== '' && build !== manifest.build)) throw new Fault('build_changed');
  const progress = createProgress(manifest, report);
  const files = createFiles({ root, manifest, options, onBytes: progress.count });
  // What comes after the start is no part of its progress. It is made now, while this scope may still fetch.
  const later = createFiles({ root, manifest, options });
  const snapshots = createSnapshots({ root, manifest, progress });
  const wheel = wheelOf(Object.keys(manifest.files));

  /** @returns {Promise<Started>} */
  async function start() {
    NEEDED.forEach(progress.expect);
    const python = preparePython(root, files, isAlone);
    const snapshot = isFresh ? null : await (isSecond ? snapshots.kept() : snapshots.find());
    if (isSecond && snapshot === null) throw new Fault('boot_failed', { detail: 'no snapshot' });
    if (snapshot !== null) {
      try {
        return restored(await (await python)({ library: () => new Response(EMPTY_ZIP), snapshot }));
      } catch (error) {
        if (error instanceof Fault || isSecond) throw error;
        await snapshots.forget();
      }
    }
    const isPart = Object.hasOwn(manifest.files, START);
    [isPart ? START : LIBRARY, wheel].forEach(progress.expect);
    const library = isPart ? unpacked(files.bytes(START)) : files.response(LIBRARY);
    const wheelBytes = files.bytes(wheel);
    wheelBytes.catch(() => {}); // reported by files.failure
    return plain(await (await python)({ library: () => library, snapshot: null }), await wheelBytes, isPart);
  }

  /** @param {Begun} begun @returns {Started} */
  function restored({ pyodide, beginning }) {
    report({ stage: 'engine' });
    // The memory contains the random state of the day it was stored.
    pyodide.pyimport('random').seed();
    return {
      handle: pyodide.pyimport('ui_bridge').handle,
      isKept: snapshots.isKept(),
      async afterwards() {
        const wheelBytes = later.bytes(wheel);
        await bringLibrary(pyodide);
        unpack(pyodide, await wheelBytes);
        await snapshots.keep(beginning);
      },
    };
  }

  /**
   * @param {Begun} begun
   * @param {Uint8Array<ArrayBuffer>} wheelBytes
   * @param {boolean} isPart whether the rest of the library is still to come
   * @returns {Started}
   */
  function plain({ pyodide, beginning }, wheelBytes, isPart) {
    report({ stage: 'engine' });
    unpack(pyodide, wheelBytes);
    return {
      handle: pyodide.pyimport('ui_bridge').handle,
      isKept: false,
      async afterwards() {
        if (isPart) await bringLibrary(pyodide);
        await snapshots.keep(beginning);
      },
    };
  }

  /** The whole library, in the place of that which the start needed. @param {Pyodide} pyodide */
  async function bringLibrary(pyodide) {
    pyodide.FS.writeFile(LIBRARY_PLACE, await later.bytes(LIBRARY));
    pyodide.pyimport('importlib').invalidate_caches();
  }

  try {
    return await Promise.race([start(), files.failure]);
  } catch (error) {
    throw await reasonOf(error, files);
  }
}

/**
 * Asks for all that every start needs, at once, and gives the way to start Pyodide with it; a second start, after a
 * snapshot that could not be restored, finds everything still there.
 * @param {URL} root
 * @param {Files} files
 * @param {boolean} isAlone
 */
async function preparePython(root, files, isAlone) {
  const compiled = WebAssembly.compileStreaming(files.response(WASM));
  const lock = files.bytes(LOCK).then((bytes) => JSON.parse(new TextDecoder().decode(bytes)));
  // The scripts are fetched to be checked; the import then takes them from the browser's cache.
  const script = files.bytes(SCRIPT);
  for (const part of [compiled, lock, script]) part.catch(() => {}); // reported by files.failure
  await files.bytes(LOADER);
  /** @type {typeof import('pyodide')} */
  const { loadPyodide } = await imported(new URL(LOADER, root));
  await script;
  await imported(new URL(SCRIPT, root));

  /**
   * @param {{library: () => Response | Promise<Response>, snapshot: Uint8Array<ArrayBuffer> | null}} parts
   * @returns {Promise<Begun>}
   */
  return async ({ library, snapshot }) => {
    let beginning = new Uint8Array();
    const onMemory = (/** @type {WebAssembly.Memory} */ memory) => {
      beginning = new Uint8Array(memory.buffer).slice(0, BEGINNING);
      if (snapshot !== null) complete(snapshot, beginning);
    };
    const answers = new Map([
      [new URL(WASM, root).href, () => new Response()],
      [new URL(LIBRARY, root).href, library],
    ]);
    const reopenBorder = closeBorder(answers, compiled, { isAlone, onMemory });
    const settings = { indexURL: new URL(FOLDER, root).href, lockFileContents: lock };
    try {
      const restoring = snapshot === null ? {} : { _loadSnapshot: snapshot };
      return { pyodide: await loadPyodide({ ...settings, ...restoring }), beginning };
    } finally {
      // A page that shares the scope has requests of its own, and a policy that keeps them at home.
      if (!isAlone) reopenBorder();
    }
  };
}

/**
 * From now on this scope fetches nothing by itself, whatever runs in it: it gets the checked files, and else nothing.
 * @param {Map<string, () => Response | Promise<Response>>} answers by address
 * @param {Promise<WebAssembly.Module>} compiled Pyodide's module, whose compilation began while other files still came
 * @param {object} options
 * @param {boolean} options.isAlone whether the requests of others need no answer
 * @param {(memory: WebAssembly.Memory) => void} options.onMemory called with the memory before anything has run in it
 * @returns {() => void} takes it back
 */
function closeBorder(answers, compiled, { isAlone, onMemory }) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (target, options) => {
    const address = target instanceof Request ? target.url : String(target);
    const answer = answers.get(address);
    if (answer !== undefined) return answer();
    if (isAlone) throw new TypeError(`the engine may not fetch ${address}`);
    return fetch(target, options);
  };
  WebAssembly.instantiateStreaming = async (_response, imports) => {
    const module = await compiled;
    const instance = await WebAssembly.instantiate(module, imports);
    if (instance.exports.memory instanceof WebAssembly.Memory) onMemory(instance.exports.memory);
    return { module, instance };
  };
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/**
 * @param {Pyodide} pyodide
 * @param {Uint8Array<ArrayBuffer>} wheelBytes
 */
function unpack(pyodide, wheelBytes) {
  const place = pyodide.runPython('import site; site.getsitepackages()[0]');
  pyodide.unpackArchive(wheelBytes, 'wheel', { extractDir: place });
}

/**
 * Unpacked only once it is checked: Python would complain aloud about a library that is nonsense.
 * @param {Promise<Uint8Array<ArrayBuffer>>} bytes
 */
async function unpacked(bytes) {
  const packed = await bytes.catch(() => new Promise(() => {})); // reported by files.failure
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')));
}

/** @param {URL} url */
async function imported(url) {
  try {
    return await import(url.href);
  } catch (error) {
    throw new Fault('boot_failed', { detail: String(error) });
  }
}

/**
 * The fault of the file that failed first, if one did; else the error itself. Code that reads a damaged file may complain
 * before all of it is there and its fault is known.
 * @param {unknown} error
 * @param {Files} files
 */
async function reasonOf(error, files) {
  if (error instanceof Fault) return error;
  const nothing = files.settled().then(() => null);
  return (await Promise.race([files.failure.catch((fault) => fault), nothing])) ?? error;
}

/** @param {string[]} paths */
function wheelOf(paths) {
  const wheel = paths.find((path) => /^pyodide\/skye-[^/]+\.whl$/.test(path));
  if (wheel === undefined) throw new Fault('file_missing', { file: 'skye wheel', status: 0 });
  return wheel;
}
