"""The built site, served under a sub-path, in a real browser that is watched: any trouble fails the test."""

from __future__ import annotations

import os
import re
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from e2e.tampering import TamperedSite, tampered_site
from e2e.watch import Watch
from tools.browser import FLAGS, ensure_browser
from tools.paths import DIST, ROOT

PREFIX = "/some/where/skye/"
SHOTS = ROOT / "e2e" / "shots"
# Long enough for a start of the engine on a busy machine.
PATIENCE = 60_000
HAS_FAILED = pytest.StashKey[bool]()
# Nothing outside this machine can be reached, whatever the page tries.
ALONE = [*FLAGS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost"]

expect.set_options(timeout=PATIENCE)


def tablet(browser: Browser, viewport: ViewportSize | None = None) -> BrowserContext:
    """A fresh profile of a tablet: fingers, nothing that moves, and no service worker."""
    return fresh_profile(browser, viewport or {"width": 1024, "height": 768}, has_touch=True)


def fresh_profile(browser: Browser, viewport: ViewportSize, *, has_touch: bool) -> BrowserContext:
    """Nothing stored, nothing that moves, and no service worker."""
    context = browser.new_context(
        viewport=viewport, locale="en-GB", reduced_motion="reduce", service_workers="block", has_touch=has_touch
    )
    context.set_default_timeout(PATIENCE)
    return context


@pytest.fixture(scope="session")
def dist() -> Path:
    """The site, which `build.py site` must have built."""
    assert (DIST / "index.html").is_file(), "build the site first: python3 build.py"
    return DIST


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this process."""
    path = os.environ.get("SKYE_BROWSER") or str(ensure_browser())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ALONE)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site_url(dist: Path) -> Iterator[str]:
    """The address of the site as it is, under a sub-path."""
    with tampered_site(dist, prefix=PREFIX) as site:
        yield site.url


@pytest.fixture
def site(dist: Path) -> Iterator[TamperedSite]:
    """The site on a server of one test's own, which may change, cut, hold or lose files on the way."""
    with tampered_site(dist, prefix=PREFIX) as site:
        yield site


@pytest.fixture
def viewport() -> ViewportSize:
    """The size of the window; parametrize `viewport` to change it."""
    return {"width": 1024, "height": 768}


@pytest.fixture
def context(browser: Browser, viewport: ViewportSize, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A fresh profile: nothing stored, nothing cached, and no service worker that would fetch the whole site again.

    Tests marked `tablet` have fingers; the others have a mouse.
    """
    context = fresh_profile(browser, viewport, has_touch=request.node.get_closest_marker("tablet") is not None)
    yield context
    context.close()


@pytest.fixture(scope="module")
def desk(browser: Browser) -> Iterator[tuple[Page, Watch]]:
    """One tablet for the tests of a file that need no empty profile: the engine starts once, and games gather."""
    context = tablet(browser)
    watch = Watch(context)
    yield context.new_page(), watch
    context.close()


@pytest.fixture
def watch(context: BrowserContext, request: pytest.FixtureRequest) -> Iterator[Watch]:
    """Console errors, page errors, failed and foreign requests of all pages; what is not forgiven fails the test."""
    watch = Watch(context)
    yield watch
    if request.node.stash.get(HAS_FAILED, False) or watch.troubles:
        _save_screenshots(context, request.node.nodeid)
    watch.verdict()


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Page:
    """A watched page, still empty: go to `site_url`."""
    return context.new_page()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let fixtures know how the test went, so that screenshots are stored of failures only."""
    report = yield
    if call.when == "call":
        item.stash[HAS_FAILED] = report.failed
    return report


def _save_screenshots(context: BrowserContext, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    stem = re.sub(r"[^\w.-]+", "-", name.removeprefix("e2e/"))
    for number, page in enumerate(context.pages):
        if not page.is_closed():
            page.screenshot(path=SHOTS / f"{stem}-{number}.png", timeout=10_000)
