/**
 * Run a program of the benches inside the Pyodide of the built site, with the site's own wheel, in Node or in a page.
 * Each step is a call of its own, as the page makes them.
 * @param {{ library: string, indexURL: string, name: string, files: Record<string, string> }} program
 * @returns {Promise<string>} its report
 */
export async function reported({ library, indexURL, name, files }) {
  const { loadPyodide } = await import(library);
  const pyodide = await loadPyodide({ indexURL });
  const loaded = await pyodide.loadPackage('skye', { messageCallback: () => {} });
  if (loaded.length !== 1) throw new Error('the wheel of the site could not be loaded');
  const place = '/programs/tools/bench/programs';
  pyodide.FS.mkdirTree(place);
  for (const [file, text] of Object.entries(files)) pyodide.FS.writeFile(`${place}/${file}`, text);
  pyodide.runPython('import sys; sys.path.append("/programs")');
  const { step, report } = pyodide.pyimport(`tools.bench.programs.${name}`);
  while (step()) await new Promise((resolve) => setTimeout(resolve));
  return report();
}
