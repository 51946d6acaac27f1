"""The start from stored memory: quick where it can be had, and a plain start wherever it cannot."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import PATIENCE
from e2e.engine_page import STORED, EnginePage
from e2e.tampering import Change, TamperedSite, cut_short, one_bit_changed, without_snapshot
from e2e.watch import Watch

SNAPSHOT = "pyodide/engine.snapshot"
LIBRARY = "pyodide/python_stdlib.zip"
START = "pyodide/start.library"
READY = "#engine[data-state=ready]"
CORRUPT = """async () => {
    const [name] = (await caches.keys()).filter((each) => each.startsWith('skye-snapshot'));
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    const reply = await cache.match(key);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    bytes[5_000_000] ^= 1;
    await cache.put(key, new Response(bytes, { headers: reply.headers }));
}"""


def test_the_memory_is_stored_and_serves_the_next_start(page: Page, site: TamperedSite) -> None:
    page.goto(site.url)
    expect(page.locator(READY)).to_be_attached()
    page.evaluate(STORED)
    site.asked.clear()
    site.held.add(LIBRARY)
    page.reload()
    expect(page.locator(READY)).to_be_attached()
    assert SNAPSHOT not in site.asked, "it came from the device"
    site.release()
    page.evaluate(CORRUPT)
    page.reload()
    expect(page.locator(READY)).to_be_attached()


@pytest.mark.parametrize("change", [cut_short, one_bit_changed, lambda data: b""], ids=["cut", "changed", "empty"])
def test_a_corrupted_memory_gives_way_to_a_plain_start(
    page: Page, site: TamperedSite, watch: Watch, change: Change
) -> None:
    site.changes[SNAPSHOT] = change
    page.goto(site.url)
    expect(page.locator(READY)).to_be_attached()
    assert START in site.asked
    watch.forgive("engine.snapshot")


def test_both_starts_give_the_same_game(page: Page, site: TamperedSite) -> None:
    # A memory that lies on the device is used on every machine; one that comes too slowly is given up.
    EnginePage(page, site.url).start().wait_until_kept()
    digests = []
    for change in (None, without_snapshot):
        if change is not None:
            site.changes["build-manifest.json"] = change
        site.asked.clear()
        engine = EnginePage(page, site.url).start()
        assert (START in site.asked) is (change is not None)
        if change is None:
            _wait_until_asked(page, site, LIBRARY)  # the whole library comes after the start
        progress = engine.progress()
        assert progress[-1][0] == progress[-1][1] > 0, "a start reports when all is there"
        assert all(loaded <= total for loaded, total in progress), "what comes after the start is no part of it"
        engine.new(seed="both starts")
        situation = engine.play(12)
        digests.append((situation["step"], situation["view"]))
    assert digests[0] == digests[1]


def _wait_until_asked(page: Page, site: TamperedSite, path: str) -> None:
    """Wait until a file is asked for, while the page goes on."""
    end = time.monotonic() + PATIENCE / 1000
    while path not in site.asked:
        assert time.monotonic() < end, f"nobody asked for {path}"
        page.wait_for_timeout(50)
