"""The site on the device: whole without a network, whole through updates, never mixed, never forced."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE, PREFIX
from e2e.evenings import ISLE, SKYLANDS, play_isle, play_skylands
from e2e.isle import Isle
from e2e.skylands import Skylands
from e2e.tampering import TamperedSite, cut_short, tampered_site
from e2e.versions import make_next_version

KEPT = "html[data-kept=yes]"
READY = "#engine[data-state=ready]"
BUILD = "document.querySelector('meta[name=skye-build]').content"

# In the page: which files of a precache list are missing in the cache, or not what their digest says.
SPOILT = """async ([root, files, isThorough]) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('skye-files'));
    const cache = await caches.open(names[0]);
    const spoilt = [];
    for (const [path, sha256] of Object.entries(files)) {
        const reply = await cache.match(new URL(`kept/${sha256}`, root).href);
        if (reply === undefined) { spoilt.push(path); continue; }
        if (!isThorough) continue;
        const digest = await crypto.subtle.digest('SHA-256', await reply.arrayBuffer());
        const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
        if (hex !== sha256) spoilt.push(path);
    }
    return spoilt;
}"""

# In the page: take files out of the cache by their digests.
DROP = """async ([root, digests]) => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith('skye-files'));
    const cache = await caches.open(name);
    for (const sha256 of digests) await cache.delete(new URL(`kept/${sha256}`, root).href);
}"""

# In the page: look for a new version and wait until that has succeeded or failed.
LOOK = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((done) => registration.addEventListener('updatefound', done, { once: true }));
    await registration.update().catch(() => {});
    await found;
    const worker = registration.installing ?? registration.waiting;
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
    assert changed == sorted(new["files"]), "every file is fetched anew"
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
        site.folder = fresh
        for path in changed:
            # What an earlier attempt has brought is used again, so the file must be asked for anew.
            page.evaluate(DROP, [site.url, [new["files"][path]]])
            site.changes[path] = cut_short
            assert page.evaluate(LOOK) == "redundant", f"an update without {path} must fail"
            del site.changes[path]
            assert page.evaluate(SPOILT, [site.url, old["files"], False]) == [], f"cut at {path}"
        assert page.evaluate(SPOILT, [site.url, old["files"], True]) == []
        page.reload()
        assert page.evaluate(BUILD) == old["build"], "nothing of the new version is shown"
        expect(page.locator(READY)).to_be_attached()
        page.evaluate(DROP, [site.url, [new["files"][path] for path in changed]])
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
        assert page.evaluate(SPOILT, [site.url, new["files"], True]) == []


def test_an_update_waits_for_the_other_tab(context: BrowserContext, dist: Path, tmp_path: Path) -> None:
    fresh = make_next_version(dist, tmp_path / "next")
    with tampered_site(dist, prefix=PREFIX) as site:
        page = _visited(context, site.url)
        other = context.new_page()
        other.goto(site.url)
        site.folder = fresh
        assert page.evaluate(LOOK) == "installed"
        page.locator("#update button").first.click()
        expect(page.locator("#update")).to_contain_text("Close the other tabs")
        assert page.evaluate(BUILD) == other.evaluate(BUILD) == _precache(dist)["build"]
        other.close()
        page.locator("#update button").first.click()
        expect(page.locator(f'meta[name=skye-build][content="{_precache(fresh)["build"]}"]')).to_be_attached()


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
    problems = [problem["errorId"] for problem in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    assert [problem for problem in problems if problem != "in-incognito"] == []


def _visited(context: BrowserContext, url: str) -> Page:
    """A first visit that lasted until the whole site was kept."""
    page = context.new_page()
    page.goto(url)
    expect(page.locator(KEPT)).to_be_attached()
    return page


def _precache(site: Path) -> dict[str, dict[str, str]]:
    text = (site / "sw.js").read_text()
    begin = text.index("{")
    found: dict[str, dict[str, str]] = json.JSONDecoder().raw_decode(text[begin:])[0]
    return found
