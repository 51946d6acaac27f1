"""Files of two builds never run together where a host lets browsers cache files for minutes, with no service worker."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.tampering import TamperedSite, missing
from e2e.versions import make_next_version

MANIFEST = "build-manifest.json"
STARTED = "body:has(#engine[data-state=ready]):has(#app main[data-screen])"
BUILD = "document.querySelector('meta[name=skye-build]').content"
# In the page: the digest of everything it has loaded, as the browser keeps it.
LOADED = """async () => {
    const found = {};
    for (const { name } of performance.getEntriesByType('resource')) {
        const url = new URL(name);
        if (!url.href.startsWith(new URL('./', document.baseURI).href)) continue;
        const bytes = await (await fetch(url, { cache: 'force-cache' })).arrayBuffer();
        const digest = await crypto.subtle.digest('SHA-256', bytes);
        const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
        found[url.pathname.slice(new URL('./', document.baseURI).pathname.length)] = hex;
    }
    return found;
}"""


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page that is not watched: that the browser complains about refused files is right."""
    return context.new_page()


@pytest.fixture
def next_version(dist: Path, tmp_path: Path) -> Path:
    """A new version; scripts that others import have the same name only as long as they have the same content."""
    return make_next_version(dist, tmp_path / "next", same=("chunks/",))


@pytest.fixture
def cached(site: TamperedSite) -> Iterator[TamperedSite]:
    """A site whose host lets browsers cache every file for ten minutes."""
    site.headers[""] = {"Cache-Control": "max-age=600"}
    yield site


def build_of(folder: Path) -> str:
    """The name of a version."""
    return str(json.loads((folder / MANIFEST).read_text())["build"])


def assert_one_build(page: Page, folder: Path) -> None:
    """The page has started, and whatever it has loaded is of this version."""
    expect(page.locator(STARTED)).to_be_attached()
    assert page.evaluate(BUILD) == build_of(folder)
    entries = json.loads((folder / MANIFEST).read_text())["files"]
    loaded = page.evaluate(LOADED)
    assert {"main.js", "style.css", "data/catalogue.json", "i18n/en.ftl"} <= set(loaded)
    listed = {path: digest for path, digest in loaded.items() if path in entries}
    assert listed == {path: entries[path]["sha256"] for path in listed}


def test_a_page_cached_too_long_is_loaded_once_more_and_is_whole(
    page: Page, cached: TamperedSite, next_version: Path
) -> None:
    page.goto(f"{cached.url}#games")
    assert_one_build(page, cached.folder)
    cached.folder = next_version
    page.goto("about:blank")
    page.goto(f"{cached.url}#games")
    expect(page.locator(f'meta[name=skye-build][content="{build_of(next_version)}"]')).to_be_attached()
    assert_one_build(page, next_version)
    expect(page).to_have_url(f"{cached.url}#games")


def test_a_new_page_takes_nothing_from_the_cache_of_the_old(
    page: Page, cached: TamperedSite, next_version: Path
) -> None:
    page.goto(cached.url)
    assert_one_build(page, cached.folder)
    cached.folder = next_version
    page.reload()  # asks the server for the page, and takes from the cache what the page names
    assert_one_build(page, next_version)


def test_an_old_page_whose_scripts_are_gone_is_loaded_once_more(
    page: Page, cached: TamperedSite, next_version: Path
) -> None:
    old_page = (cached.folder / "index.html").read_bytes()
    cached.folder = next_version
    cached.changes["index.html"] = lambda data: old_page if cached.asked.count("index.html") == 1 else data
    page.goto(cached.url)
    expect(page.locator(f'meta[name=skye-build][content="{build_of(next_version)}"]')).to_be_attached()
    assert_one_build(page, next_version)


@pytest.mark.parametrize("gone", ["nothing", "main.js"])
def test_a_host_that_cannot_decide_between_two_versions_is_asked_once_more_and_no_further(
    page: Page, cached: TamperedSite, next_version: Path, gone: str
) -> None:
    other = (next_version / MANIFEST).read_bytes()
    cached.changes[MANIFEST] = lambda _: other
    cached.changes[gone] = missing
    page.goto(cached.url)
    message = page.locator("#trouble" if gone == "main.js" else "#engine[data-fault=build_changed]")
    expect(message).to_be_visible()
    way_out = message.locator("a:visible, button:visible")
    expect(way_out).to_be_visible()
    assert "again=" in page.url
    assert cached.asked.count("index.html") == 2
    cached.changes.clear()
    way_out.click()
    assert_one_build(page, cached.folder)
    expect(page).to_have_url(cached.url)
