"""From navigation to the first answer of the engine, against bare Pyodide with the wheel installed by micropip."""

from __future__ import annotations

import os
import shutil
import statistics
import threading
import zlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools.bench.row import Row
from tools.browser import ensure_browser
from tools.paths import BUILD, DIST, NODE_MODULES
from tools.serve import open_server

RUNS = 5
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
PATIENCE = 120_000
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


def rows() -> list[Row]:
    """First and repeat visits on localhost, medians, measured in turns so that noise meets both alike."""
    bare = _bare_site(BUILD / "bench" / "bare")
    with open_server(DIST, port=0) as ours, open_server(bare, port=0) as theirs, sync_playwright() as playwright:
        for server in (ours, theirs):
            threading.Thread(target=server.serve_forever, daemon=True).start()
        addresses = [f"http://127.0.0.1:{server.server_address[1]}/" for server in (ours, theirs)]
        path = os.environ.get("SKYE_BROWSER") or str(ensure_browser())
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        times = [_visits(browser, addresses) for _ in range(RUNS)]
        browser.close()
        for server in (ours, theirs):
            server.shutdown()
    first, first_bare, repeat, repeat_bare = (statistics.median(column) for column in zip(*times, strict=True))
    return [
        Row("bare loadPyodide and micropip, first visit", first_bare, "ms"),
        Row("start to first answer, first visit", first, "ms", ratio=first / first_bare, aim=0.30),
        Row("bare loadPyodide and micropip, repeat visit", repeat_bare, "ms"),
        Row("start to first answer, repeat visit", repeat, "ms", ratio=repeat / repeat_bare, aim=0.22),
        Row("download for the start, compressed", _compressed() / 1e6, "MB", aim=7.5),
    ]


def _visits(browser: Browser, addresses: list[str]) -> tuple[float, float, float, float]:
    """Milliseconds of a first and a repeat visit: ours, bare; ours, bare."""
    firsts: list[float] = []
    repeats: list[float] = []
    waits: tuple[Callable[[Page], object], ...] = (
        lambda page: page.wait_for_selector("#engine[data-version]", state="attached", timeout=PATIENCE),
        lambda page: page.wait_for_selector("#answer[data-done]", state="attached", timeout=PATIENCE),
    )
    for address, wait in zip(addresses, waits, strict=True):
        context = browser.new_context()
        for times in (firsts, repeats):
            page = context.new_page()
            page.goto(address, wait_until="commit")
            wait(page)
            times.append(float(page.evaluate("performance.now()")))
            page.close()
        context.close()
    return firsts[0], firsts[1], repeats[0], repeats[1]


def _bare_site(folder: Path) -> Path:
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


def _compressed() -> int:
    """Bytes over the wire of what the start needs, with the compression that static hosts give to texts and wasm."""
    files = [DIST / "pyodide" / name for name in NEEDED]
    files += [*(DIST / "pyodide").glob("skye-*.whl"), *DIST.rglob("*.js"), *DIST.rglob("*.css"), DIST / "index.html"]
    return sum(min(path.stat().st_size, len(zlib.compress(path.read_bytes(), 6))) for path in files)
