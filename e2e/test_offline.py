"""The site on the device: whole without a network, whole through updates, never mixed, never forced."""

from __future__ import annotations

import json
import os
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE, PREFIX
from e2e.evenings import ISLE, SKYLANDS, play_isle, play_skylands
from e2e.isle import Isle
from e2e.skylands import Skylands
from e2e.tampering import TamperedSite, cut_short, missing, portal, tampered_site
from e2e.versions import make_next_version
from tools.manifest import END_OF_MARK
from tools.paths import ROOT

STORED_OFFLINE = "html[data-kept=yes]"
EARLIER_WORKER = ROOT / "e2e" / "earlier_worker.js"
READY = "#engine[data-state=ready]"
BUILD = "document.querySelector('meta[name=skye-build]').content"

# In the page: which files of a precache list are missing in the cache, or not what their digest says.
CORRUPTED = """async ([root, files, isThorough]) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('skye-site'));
    const cache = await caches.open(names[0]);
    const corrupted = [];
    for (const [path, sha256] of Object.entries(files)) {
        const reply = await cache.match(new URL(`kept/${sha256}.${path.split('.').pop()}`, root).href);
        if (reply === undefined) { corrupted.push(path); continue; }
        if (!isThorough) continue;
        const digest = await crypto.subtle.digest('SHA-256', await reply.arrayBuffer());
        const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
        if (hex !== sha256) corrupted.push(path);
    }
    return corrupted;
}"""

# In the page: take files out of the cache.
DROP = """async ([root, files]) => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith('skye-site'));
    const cache = await caches.open(name);
    for (const [path, sha256] of Object.entries(files)) {
        await cache.delete(new URL(`kept/${sha256}.${path.split('.').pop()}`, root).href);
    }
}"""

# In the page: all headers of all that is stored.
STORED_HEADERS = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith('skye-site'));
    const replies = await (await caches.open(name)).matchAll();
    return replies.map((reply) => [...reply.headers].flat());
}"""

# What a host may say of every file while it is set up wrongly.
WRONG = {"Content-Type": "text/plain", "Content-Disposition": "attachment"}

# In the page: look for a new version and wait until that has succeeded or failed.
LOOK = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) =>
        registration.addEventListener('updatefound', () => done(registration.installing), { once: true }));
    await registration.update().catch(() => {});
    const worker = await found;
    while (worker.state === 'installing') {
        await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
    }
    return worker.state;
}"""


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet that may keep a service worker."""
    context = browser.new_context(
        viewport={"width": 1024, "height": 768}, locale="en-GB", reduced_motion="reduce", has_touch=True
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


def test_a_whole_game_and_a_reload_with_the_server_stopped(context: BrowserContext, dist: Path) -> None:
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
    # From here on there is no server.
    play_isle(Isle(page, site.url), ISLE["three people"])


@pytest.mark.nightly
def test_a_whole_game_of_skylands_with_the_server_stopped(context: BrowserContext, dist: Path) -> None:
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
    play_skylands(Skylands(page, site.url), SKYLANDS["two people, tactical start"])


def test_languages_help_and_licences_are_there_without_a_network(context: BrowserContext, dist: Path) -> None:
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
    manifest = json.loads((dist / "build-manifest.json").read_text())
    wanted = [path for path in manifest["files"] if path.startswith(("i18n/", "licences/", "data/", "icons/"))]
    assert any(path.endswith(".ftl") for path in wanted)
    found = page.evaluate(
        "async (paths) => Promise.all(paths.map((path) => fetch(path).then((reply) => reply.ok, () => false)))", wanted
    )
    assert [path for path, is_there in zip(wanted, found, strict=True) if not is_there] == []


def test_an_update_cut_at_each_file_leaves_the_old_version_whole_then_the_new_one_is_whole(
    context: BrowserContext, dist: Path, tmp_path: Path
) -> None:
    fresh = make_next_version(dist, tmp_path / "next")
    old, new = _precache(dist), _precache(fresh)
    assert old["build"] != new["build"]
    changed = sorted(path for path in new["files"] if old["files"].get(path) != new["files"][path])
    assert changed == sorted(new["files"]), "every file is fetched again"
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
        site.folder = fresh
        for path in changed:
            # What an earlier attempt has brought is used again, so the file must be requested again.
            page.evaluate(DROP, [site.url, {path: new["files"][path]}])
            site.changes[path] = cut_short
            assert page.evaluate(LOOK) == "redundant", f"an update without {path} must fail"
            del site.changes[path]
            assert page.evaluate(CORRUPTED, [site.url, old["files"], False]) == [], f"cut at {path}"
        assert page.evaluate(CORRUPTED, [site.url, old["files"], True]) == []
        page.reload()
        assert page.evaluate(BUILD) == old["build"], "nothing of the new version is shown"
        expect(page.locator(READY)).to_be_attached()
        page.evaluate(DROP, [site.url, new["files"]])
        assert page.evaluate(LOOK) == "installed"
        # Offered, not forced.
        expect(page.locator("#update")).to_contain_text("new version")
        assert page.evaluate(BUILD) == old["build"]
        site.folder = tmp_path / "nothing"
        page.reload()
        expect(page.locator(READY)).to_be_attached()
        assert page.evaluate(BUILD) == old["build"], "not even a reload takes it"
        page.locator("#update button").first.click()
        expect(page.locator(f'meta[name=skye-build][content="{new["build"]}"]')).to_be_attached()
        expect(page.locator(READY)).to_be_attached()
        assert page.evaluate(CORRUPTED, [site.url, new["files"], True]) == []


def test_an_update_waits_for_the_other_tab(context: BrowserContext, dist: Path, tmp_path: Path) -> None:
    fresh = make_next_version(dist, tmp_path / "next")
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
        other = context.new_page()
        other.goto(site.url)
        site.folder = fresh
        assert page.evaluate(LOOK) == "installed"
        page.locator("#update button").first.click()
        expect(page.locator("#update")).to_contain_text("Close Skye in your other tabs")
        assert page.evaluate(BUILD) == other.evaluate(BUILD) == _precache(dist)["build"]
        other.close()
        new = page.locator(f'meta[name=skye-build][content="{_precache(fresh)["build"]}"]')
        # The service worker may learn a moment later that the tab is gone; then the person taps again.
        for _ in range(10):
            page.locator("#update button").first.click()
            with suppress(AssertionError):
                expect(new).to_be_attached(timeout=5000)
                break
        expect(new).to_be_attached()


def test_an_update_served_with_wrong_headers_recovers(context: BrowserContext, dist: Path, tmp_path: Path) -> None:
    fresh = make_next_version(dist, tmp_path / "next")
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
        site.folder = fresh
        site.headers[""] = WRONG
        site.headers["sw.js"] = {}
        assert page.evaluate(LOOK) == "installed"
        page.locator("#update button").first.click()
        expect(page.locator(f'meta[name=skye-build][content="{_precache(fresh)["build"]}"]')).to_be_attached()
        expect(page.locator(READY)).to_be_attached()
    # Not even the server is needed any more.
    page.reload()
    expect(page.locator(READY)).to_be_attached()
    headers = page.evaluate(STORED_HEADERS)
    assert {name for name, _ in headers} == {"content-type"}
    types = {value for _, value in headers}
    assert {"text/html; charset=utf-8", "text/javascript; charset=utf-8", "application/wasm"} <= types
    assert "application/octet-stream" not in types, "every kind of file has a type of its own"


def test_a_device_that_an_earlier_version_left_with_wrong_headers_heals(
    context: BrowserContext, dist: Path, tmp_path: Path
) -> None:
    versions = [dist]
    for name in ("one", "two", "three"):
        versions.append(make_next_version(versions[-1], tmp_path / name))
    _, first, second, healed = versions
    for version in (first, second):
        _put_earlier_worker(version)
    with tampered_site(first, prefix=PREFIX) as site:
        page = _visited(context, site.url)
        site.folder = second
        site.headers[""] = {"Content-Type": "text/plain"}
        site.headers["sw.js"] = {}
        assert page.evaluate(LOOK) == "installed"
        page.locator("#update button").first.click()
        expect(page.locator("body > pre")).to_be_visible()  # the page is shown as a text: nothing of it can be used
        site.headers.clear()
        site.folder = healed
        page.goto(site.url)
        expect(page.locator(f'meta[name=skye-build][content="{_precache(healed)["build"]}"]')).to_be_attached()
        expect(page.locator(READY)).to_be_attached()
        assert [name.split()[0] for name in page.evaluate("caches.keys()") if "files" in name] == []


@pytest.mark.parametrize("way", ["missing", "portal", "type"])
def test_a_service_worker_that_cannot_be_loaded_leaves_the_page_as_it_is(
    context: BrowserContext, site: TamperedSite, way: str
) -> None:
    if way == "type":
        site.headers["sw.js"] = WRONG
    else:
        site.changes["sw.js"] = {"missing": missing, "portal": portal}[way]
    page = context.new_page()
    page.goto(site.url)
    expect(page.locator(READY)).to_be_attached()
    expect(page.locator("#trouble")).to_have_count(0)


def test_the_site_can_be_installed(context: BrowserContext, site: TamperedSite, dist: Path) -> None:
    page = context.new_page()
    page.goto(site.url)
    session = context.new_cdp_session(page)
    shown = session.send("Page.getAppManifest")
    assert shown["errors"] == []
    manifest = json.loads(shown["data"])
    for icon in manifest["icons"]:
        assert (dist / icon["src"]).is_file()
    assert {"any", "maskable"} == {icon["purpose"] for icon in manifest["icons"]}
    for picture in manifest["screenshots"]:
        content = (dist / picture["src"]).read_bytes()
        assert "{}x{}".format(*struct.unpack(">II", content[16:24])) == picture["sizes"]
    shared = page.locator("meta[property='og:image']").get_attribute("content")
    assert shared is not None and (dist / shared).is_file()
    problems = [problem["errorId"] for problem in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [problem for problem in problems if problem != "in-incognito"] == []


def test_a_shortcut_leads_the_open_window_to_its_screen_and_the_icon_leaves_it_there(
    context: BrowserContext, site: TamperedSite, dist: Path
) -> None:
    context.add_init_script(
        "Object.defineProperty(window, 'launchQueue', { value: { setConsumer(launch) { window.launch = launch; } } })"
    )
    page = context.new_page()
    page.goto(site.url)
    screen = page.locator("main[data-screen]")
    expect(screen).to_have_attribute("data-screen", "start")
    manifest = json.loads((dist / "manifest.webmanifest").read_text())
    screens = []
    for shortcut in manifest["shortcuts"]:
        target = urljoin(site.url, shortcut["url"])
        page.evaluate("targetURL => window.launch({ targetURL })", target)
        expect(page).to_have_url(target)
        expect(screen).not_to_have_attribute("data-screen", "start")
        page.evaluate("targetURL => window.launch({ targetURL })", urljoin(site.url, manifest["start_url"]))
        expect(page).to_have_url(target)
        screens.append((screen.get_attribute("data-screen"), page.title()))
    assert screens == [
        ("setup", "Isle of Skye · Skye"),
        ("setup", "Skylands · Skye"),
        ("games", "Saved games · Skye"),
    ]
    page.go_back()
    expect(screen).to_have_attribute("data-screen", "setup")


def _visited(context: BrowserContext, url: str) -> Page:
    """A first visit that lasted until the whole site was stored."""
    page = context.new_page()
    page.goto(url)
    expect(page.locator(STORED_OFFLINE)).to_be_attached()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def _put_earlier_worker(site: Path) -> None:
    """Give a version the service worker that stored the headers of the host."""
    worker = site / "sw.js"
    moment = worker.stat().st_mtime
    head = worker.read_text().split(END_OF_MARK)[0]
    worker.write_text(head + END_OF_MARK + EARLIER_WORKER.read_text())
    os.utime(worker, (moment, moment))


def _precache(site: Path) -> dict[str, dict[str, str]]:
    text = (site / "sw.js").read_text()
    begin = text.index("{")
    found: dict[str, dict[str, str]] = json.JSONDecoder().raw_decode(text[begin:])[0]
    return found
