"""Whatever goes wrong at the start is reported in words, and trying again works."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.engine_page import EnginePage
from e2e.tampering import TamperedSite, cut_short, missing, nonsense, one_bit_changed, without_snapshot
from e2e.watch import Watch
from skye import __version__ as VERSION

WASM = "pyodide/pyodide.asm.wasm"
START = "pyodide/start.library"
SCRIPT = "pyodide/pyodide.asm.mjs"
MANIFEST = "build-manifest.json"
WORKER = "engine/worker/worker.js"
# The page's own policy would stop a foreign request before it is one.
WITHOUT_POLICY = "licences/Skye-MIT.txt"
CRASH = "() => window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"
RAISING_BRIDGE = "def handle(text):\n    raise RuntimeError('the bridge is down')\n"


def wheel_of(dist: Path) -> str:
    """The path of the wheel in the site."""
    [wheel] = dist.glob("pyodide/skye-*.whl")
    return wheel.relative_to(dist).as_posix()


def assert_fault_shown(page: Page, code: str, words: str) -> None:
    """The fault is shown in words, with a button."""
    engine = page.locator("#engine")
    page.wait_for_selector(f"#engine[data-fault={code}]", state="attached")
    expect(engine.get_by_role("alert")).to_contain_text(words)
    expect(engine.get_by_role("alert")).to_be_visible()
    expect(engine.get_by_role("button")).to_be_visible()
    expect(engine.get_by_role("progressbar")).to_be_hidden()


def try_again(page: Page) -> None:
    """Press the button that the fault comes with."""
    page.locator("#engine").get_by_role("button").click()


def assert_trying_again_works(page: Page) -> None:
    """One press, and the engine answers."""
    try_again(page)
    page.wait_for_selector("#engine[data-state=ready]", state="attached")
    expect(page.locator("#engine")).to_have_attribute("data-version", VERSION)
    expect(page.locator("#engine").get_by_role("button")).to_be_hidden()


@pytest.mark.parametrize("name", ["wheel", WASM, START, SCRIPT])
def test_a_file_changed_then_missing_then_cut_short_is_reported_at_each_try_until_it_comes_whole(
    page: Page, site: TamperedSite, watch: Watch, dist: Path, name: str
) -> None:
    path = wheel_of(dist) if name == "wheel" else name
    site.changes[MANIFEST] = without_snapshot
    site.changes[path] = one_bit_changed
    page.goto(site.url)
    assert_fault_shown(page, "file_damaged", path)
    site.changes[path] = missing
    try_again(page)
    assert_fault_shown(page, "file_missing", path)
    assert watch.forgive(r"404"), "the watch has seen the failed request"
    site.changes[path] = cut_short
    try_again(page)
    assert_fault_shown(page, "file_damaged", path)
    site.changes.clear()
    assert_trying_again_works(page)


def test_a_missing_manifest_is_reported_and_trying_again_works(page: Page, site: TamperedSite, watch: Watch) -> None:
    site.changes[MANIFEST] = missing
    page.goto(site.url)
    assert_fault_shown(page, "file_missing", MANIFEST)
    assert watch.forgive(r"404"), "the watch has seen the failed request"
    site.changes.clear()
    assert_trying_again_works(page)


@pytest.mark.parametrize("name", [WASM, START])
def test_a_file_that_is_damaged_is_reported_before_it_has_arrived(
    page: Page, site: TamperedSite, watch: Watch, name: str
) -> None:
    site.is_slow = True
    site.changes[MANIFEST] = without_snapshot
    site.changes[name] = nonsense
    page.goto(site.url)
    assert_fault_shown(page, "file_damaged", name)
    site.changes.clear()
    assert_trying_again_works(page)


def test_a_bridge_that_raises_is_reported_and_trying_again_works(page: Page, site: TamperedSite, dist: Path) -> None:
    wheel = wheel_of(dist)
    broken = with_other_bridge((dist / wheel).read_bytes(), RAISING_BRIDGE)
    site.changes[wheel] = lambda _: broken
    site.changes[MANIFEST] = lambda data: with_other_entry(data, wheel, broken)
    page.goto(site.url)
    assert_fault_shown(page, "engine_crashed", "stopped")
    site.changes.clear()
    assert_trying_again_works(page)


def test_a_wheel_that_cannot_be_imported_is_reported_and_trying_again_works(
    page: Page, site: TamperedSite, dist: Path
) -> None:
    wheel = wheel_of(dist)
    broken = with_other_bridge((dist / wheel).read_bytes(), "import nothing_of_that_name\n")
    site.changes[wheel] = lambda _: broken
    site.changes[MANIFEST] = lambda data: with_other_entry(data, wheel, broken)
    page.goto(site.url)
    assert_fault_shown(page, "boot_failed", "nothing_of_that_name")
    site.changes.clear()
    assert_trying_again_works(page)


def test_a_worker_script_that_cannot_be_loaded_is_named_and_trying_again_works(
    page: Page, site: TamperedSite, watch: Watch
) -> None:
    site.changes[WORKER] = missing
    page.goto(site.url)
    assert_fault_shown(page, "file_missing", WORKER)
    site.changes[WORKER] = cut_short
    try_again(page)
    assert_fault_shown(page, "file_damaged", WORKER)
    site.changes.clear()
    site.headers[WORKER] = {"Content-Type": "text/plain"}
    try_again(page)
    assert_fault_shown(page, "file_wrong_type", "text/plain")
    assert watch.forgive(r"404|engine/worker/worker.js")
    site.headers.clear()
    assert_trying_again_works(page)


def test_a_manifest_that_says_nothing_is_damaged(page: Page, site: TamperedSite) -> None:
    site.changes[MANIFEST] = lambda _: b"{}"
    page.goto(site.url)
    assert_fault_shown(page, "file_damaged", MANIFEST)


def test_an_engine_that_keeps_crashing_is_reported_as_stopped_not_as_failed_to_start(
    page: Page, site_url: str, watch: Watch
) -> None:
    engine = EnginePage(page, site_url).start()
    for crashes in range(1, 5):
        page.evaluate(CRASH)
        if crashes < 4:
            assert engine.call("hello")["version"] == VERSION
    assert engine.code("hello") == "engine_crashed"


def test_the_watch_sees_a_request_to_another_origin(page: Page, site_url: str, watch: Watch) -> None:
    page.goto(site_url + WITHOUT_POLICY)
    page.evaluate("() => fetch('https://elsewhere.example/spy').catch(() => {})")
    assert watch.forgive(r"^foreign request: https://elsewhere.example/spy")
    assert watch.forgive(r"elsewhere.example"), "and that it failed"
    watch.forgive(r"/favicon.ico")  # a plain text names no icon of its own


def test_the_watch_sees_a_request_of_a_worker_to_another_origin(page: Page, site_url: str, watch: Watch) -> None:
    page.goto(site_url + WITHOUT_POLICY)
    page.evaluate("""() => new Promise((done) => {
        const text = "fetch('https://elsewhere.example/spy').catch(() => {}).then(() => postMessage(1))";
        const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })));
        worker.onmessage = done;
    })""")
    assert watch.forgive(r"^foreign request: https://elsewhere.example/spy")
    watch.forgive(r"elsewhere.example|/favicon.ico")


def test_the_watch_sees_console_errors_and_page_errors(page: Page, site_url: str, watch: Watch) -> None:
    page.goto(site_url)
    page.evaluate("() => { console.error('a plain error'); setTimeout(() => { throw new Error('a loose error'); }); }")
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    assert watch.forgive("a plain error")
    assert watch.forgive("page error.*a loose error")


def test_a_text_nested_too_deeply_is_refused_and_the_interpreter_lives(page: Page, site_url: str) -> None:
    page.goto(site_url)
    answer = page.evaluate("""async () => {
        const { createEngine } = await import(new URL('testing.js', document.baseURI).href);
        const engine = createEngine();
        const code = async (args) => engine.call('load', args).then(() => 'accepted', (fault) => fault.code);
        const deep = '['.repeat(5000);
        let nested = 0;
        for (let level = 0; level < 2000; level += 1) nested = [nested];
        const huge = 'x'.repeat(9_000_000);
        const codes = [await code({ text: deep }), await code({ text: nested }), await code({ text: huge })];
        const { version } = await engine.call('hello');
        engine.dispose();
        return { codes, version };
    }""")
    assert answer == {"codes": ["too_deep", "too_deep", "too_large"], "version": VERSION}


def test_the_engine_cannot_fetch_by_itself(page: Page, site: TamperedSite, dist: Path) -> None:
    wheel = wheel_of(dist)
    bridge = (
        "import json\nimport js\n"
        "def handle(text):\n"
        "    js.fetch('https://elsewhere.example/spy').catch(lambda error: None)\n"
        "    return json.dumps({'id': 0, 'ok': True, 'result': {'version': 'tried', 'python': ''}})\n"
    )
    changed = with_other_bridge((dist / wheel).read_bytes(), bridge)
    site.changes[wheel] = lambda _: changed
    site.changes[MANIFEST] = lambda data: with_other_entry(data, wheel, changed)
    page.goto(site.url)
    expect(page.locator("#engine")).to_have_attribute("data-version", "tried")


def with_other_bridge(wheel: bytes, bridge: str) -> bytes:
    """The wheel with another ui_bridge in it."""
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as old, zipfile.ZipFile(target, "w") as new:
        for entry in old.infolist():
            new.writestr(entry, bridge if entry.filename == "ui_bridge.py" else old.read(entry))
    return target.getvalue()


def with_other_entry(manifest: bytes, path: str, data: bytes) -> bytes:
    """The manifest that fits a changed file."""
    changed = json.loads(without_snapshot(manifest))
    changed["files"][path] = {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}
    return json.dumps(changed).encode()
