"""Bare Pyodide, as it comes, with the wheel installed by micropip: what the start is compared with."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.paths import DIST, NODE_MODULES

NEEDED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
BARE_PAGE = """<!doctype html><meta charset="utf-8"><title>bare</title><link rel="icon" href="data:,">
<p id="answer"></p><script type="module">
const worker = new Worker('worker.mjs', { type: 'module' });
worker.onmessage = ({ data }) => { document.getElementById('answer').dataset.done = data; };
</script>"""
BARE_WORKER = """import {{ loadPyodide }} from './pyodide.mjs';
const pyodide = await loadPyodide();
await pyodide.loadPackage('micropip');
await pyodide.pyimport('micropip').install(new URL('{wheel}', import.meta.url).href);
postMessage(pyodide.pyimport('ui_bridge').handle('{{"id": 1, "verb": "hello", "args": {{}}}}'));
"""


def bare_site(folder: Path) -> Path:
    """Pyodide as it comes, with micropip and our wheel beside it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in NEEDED:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, folder / name)
    for path in (DIST / "pyodide").glob("*.whl"):
        shutil.copyfile(path, folder / path.name)
    # The lock of the site names the digest of the micropip that is shipped.
    shutil.copyfile(DIST / "pyodide" / "pyodide-lock.json", folder / "pyodide-lock.json")
    wheel = next(folder.glob("skye-*.whl")).name
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (folder / "worker.mjs").write_text(BARE_WORKER.format(wheel=wheel), encoding="utf-8")
    return folder
