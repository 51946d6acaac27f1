"""First visits with one file missing, wrong, replaced or of another type: the page starts, or shows a way out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.tampering import TamperedSite, missing, nonsense, portal, without_snapshot

MANIFEST = "build-manifest.json"
# The app and the engine are there.
STARTED = "body:has(#engine[data-state=ready]):has(#app main[data-screen])"
# The page, or the engine, says that it failed.
PAGE_FAILED = "#trouble[data-state=failed]"
ENGINE_FAILED = "#engine[data-state=failed]"
# Words that no person should ever read.
RAW = ("TypeError", "SyntaxError", "undefined", "[object", "null")
WAYS = ("missing", "wrong", "portal", "type")
# Times the speed of the style's clock.
HURRY = {"playbackRate": 1000}


def corrupt(site: TamperedSite, path: str, way: str) -> None:
    """Serve one file of the site in a bad way."""
    if way == "type":
        site.headers[path] = {"Content-Type": "text/plain", "Content-Disposition": "attachment"}
        return
    site.changes[path] = {"missing": missing, "wrong": nonsense, "portal": portal}[way]
    if way == "portal":
        site.headers[path] = {"Content-Type": "text/html"}


def restore(site: TamperedSite) -> None:
    """Serve every file as it is."""
    site.changes.clear()
    site.headers.clear()


def outcome_of(page: Page, site: TamperedSite) -> str:
    """How a first visit ends: `started` or `failed`, in words; then the way out must lead to a page that works."""
    page.goto(site.url)
    page.wait_for_selector(f"{STARTED}, {PAGE_FAILED}, {ENGINE_FAILED}", state="attached")
    if page.locator(PAGE_FAILED).count():
        message, way_out = page.locator("#trouble"), page.locator("#trouble a:visible")
    elif page.locator(ENGINE_FAILED).count():
        message, way_out = page.locator("#engine"), page.locator("#engine button:visible")
    else:
        expect(page.locator("#trouble")).to_have_count(0)
        return "started"
    words = "".join(message.all_inner_texts())
    assert not [raw for raw in RAW if raw in words], words
    restore(site)
    # A file that only makes the start quicker is missed for a moment: the page starts, and the words are gone.
    way_out.or_(page.locator(STARTED)).first.wait_for(state="attached")
    if page.locator(STARTED).count():
        return "started"
    way_out.click()
    expect(page.locator(STARTED)).to_be_attached()
    expect(page.locator("#trouble")).to_have_count(0)
    return "failed"


def one_of(dist: Path, pattern: str) -> str:
    """The largest file of the site that fits a pattern, as names may hold a digest."""
    return max(dist.glob(pattern), key=lambda path: path.stat().st_size).relative_to(dist).as_posix()


@pytest.mark.parametrize(
    ("pattern", "way"),
    [
        ("main.js", "missing"),
        ("main.js", "wrong"),
        ("chunks/*.js", "portal"),
        ("engine/worker/worker.js", "portal"),
        ("style.css", "type"),
        ("engine/page/engine.css", "missing"),
        ("i18n/en.ftl", "missing"),
        ("data/catalogue.json", "wrong"),
        ("pyodide/pyodide.mjs", "type"),
    ],
)
def test_a_first_visit_without_a_file_that_is_needed_says_so_with_a_way_out(
    context: BrowserContext, site: TamperedSite, dist: Path, pattern: str, way: str
) -> None:
    corrupt(site, one_of(dist, pattern), way)
    assert outcome_of(context.new_page(), site) == "failed"


@pytest.mark.nightly
@pytest.mark.parametrize("way", WAYS)
def test_a_first_visit_with_any_single_file_corrupted_starts_or_says_so_with_a_way_out(
    browser: Browser, site: TamperedSite, dist: Path, way: str
) -> None:
    # What a first visit never asks for cannot break it. Without its stored memory Python starts the slow way.
    asked: dict[str, bool] = {}
    for is_plain in (False, True):
        site.asked.clear()
        for page in fresh_pages(browser):
            if is_plain:
                site.changes[MANIFEST] = without_snapshot
            assert outcome_of(page, site) == "started"
            restore(site)
        asked |= {path: is_plain for path in site.asked if path not in asked}
    asked.pop("index.html")
    assert {"main.js", "data/catalogue.json", "pyodide/start.library"} <= set(asked)
    outcomes = {}
    for path, is_plain in asked.items():
        for page in fresh_pages(browser):
            restore(site)
            if is_plain:
                site.changes[MANIFEST] = without_snapshot
            corrupt(site, path, way)
            outcomes[path] = outcome_of(page, site)
    assert outcomes["main.js"] == outcomes["engine/worker/worker.js"] == "failed"


def fresh_pages(browser: Browser) -> Iterator[Page]:
    """A page of a profile in which nothing is stored."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    context.set_default_timeout(60_000)
    yield context.new_page()
    context.close()


def test_a_page_whose_script_never_comes_says_so_after_a_while_without_any_script(
    context: BrowserContext, site: TamperedSite
) -> None:
    site.held.add("main.js")
    page = context.new_page()
    page.goto(site.url, wait_until="commit")
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("#trouble")).to_be_hidden()
    hurry(page)
    expect(page.locator("#trouble a").first).to_be_visible()
    site.release()
    expect(page.locator(STARTED)).to_be_attached()
    expect(page.locator("#trouble")).to_have_count(0)


def test_a_browser_that_runs_no_script_shows_the_words_in_every_language(browser: Browser, site_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, reduced_motion="reduce")
    page = context.new_page()
    page.goto(site_url)
    expect(page.locator("#trouble")).to_be_hidden()
    hurry(page)
    for language in ("en", "de", "ru"):
        expect(page.locator(f"#trouble p[lang={language}] a")).to_be_visible()
    context.close()


def test_the_words_for_a_page_that_failed_are_in_the_language_of_the_browser(
    browser: Browser, site: TamperedSite
) -> None:
    site.changes["main.js"] = missing
    context = browser.new_context(locale="de-DE", service_workers="block")
    page = context.new_page()
    page.goto(site.url)
    expect(page.get_by_role("alert")).to_contain_text("Seite neu laden")
    expect(page.get_by_role("alert")).not_to_contain_text("Load the page again", use_inner_text=True)
    context.close()


@pytest.mark.parametrize(
    ("missing_api", "locale", "words"),
    [
        ("Array.prototype.toReversed", "en-GB", "This browser is too old for Skye"),
        ("window.CompressionStream", "de-DE", "Dieser Browser ist zu alt für Skye"),
        ("window.WebAssembly", "ru-RU", "Этот браузер слишком старый для Skye"),
        ("HTMLScriptElement.prototype.noModule", "fr-FR", "This browser is too old for Skye"),
    ],
)
def test_a_browser_that_is_too_old_gets_a_message_at_once_that_stays(
    browser: Browser, site_url: str, missing_api: str, locale: str, words: str
) -> None:
    context = browser.new_context(locale=locale, service_workers="block")
    context.add_init_script(f"delete {missing_api}")
    page = context.new_page()
    page.goto(site_url)
    expect(page.get_by_role("alert").filter(visible=True)).to_contain_text(words)
    expect(page.locator("#trouble p:visible")).to_have_count(1)
    # The rest of the page may start here, or fail: the words stay.
    page.wait_for_selector("#app main[data-screen]", state="attached")
    expect(page.locator("#trouble")).to_contain_text(words)
    expect(page.locator("#engine")).to_be_hidden()
    context.close()


def test_the_page_for_addresses_that_do_not_exist_leads_to_the_start(page: Page, site_url: str) -> None:
    page.goto(f"{site_url}404.html")
    expect(page.get_by_role("link", name="one folder up")).to_be_visible()
    page.get_by_role("link", name="Go to Skye").click()
    expect(page.locator("#app main[data-screen=start]")).to_be_attached()


def hurry(page: Page) -> None:
    """Let half a minute of the style's clock pass at once."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", HURRY)
