"""The policy binds the page and the worker, and nothing that people write becomes markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import tablet
from e2e.isle import Isle
from e2e.watch import Watch

READY = "#engine[data-state=ready]"

# Runs in the page and in the worker: everything that must not work, and how it failed.
ATTEMPTS = """async (foreign) => {
    const failures = {};
    const attempt = async (name, work) => {
        try { await work(); failures[name] = 'worked'; } catch (error) { failures[name] = error.name; }
    };
    // The debugger's own calls may do more than the page; what runs from a timer may not.
    await new Promise((done) => setTimeout(done));
    await attempt('eval', () => eval('1 + 1'));
    await attempt('Function', () => new Function('return 1')());
    await attempt('timer', () => new Promise((done, fail) => {
        self.fromText = () => done();
        setTimeout('self.fromText()', 0);
        setTimeout(fail, 200, new EvalError('nothing ran'));
    }));
    await attempt('fetch', () => fetch(foreign));
    await attempt('import', () => import(foreign));
    await attempt('import of data', () => import('data:text/javascript,export default 1'));
    await attempt('socket', () => new Promise((done, fail) => {
        const socket = new WebSocket(foreign.replace('http', 'ws'));
        socket.onopen = done;
        socket.onerror = () => fail(new TypeError('closed'));
    }));
    return failures;
}"""

PAGE_ATTEMPTS = """async () => {
    const failures = {};
    const attempt = async (name, work) => {
        try { await work(); failures[name] = 'worked'; } catch (error) { failures[name] = error.name; }
    };
    await attempt('markup', () => { document.createElement('p').innerHTML = '<b>x</b>'; });
    await attempt('script address', () => { document.createElement('script').src = 'main.js'; });
    await attempt('worker by address', () => new Worker('engine/worker.js'));
    await attempt('policy', () => window.trustedTypes.createPolicy('other', {}));
    await attempt('inline script', () => new Promise((done, fail) => {
        window.ranInline = done;
        const script = document.createElement('script');
        script.append('window.ranInline()');
        document.head.append(script);
        setTimeout(fail, 200, new EvalError('nothing ran'));
    }));
    await attempt('inline handler', () => new Promise((done, fail) => {
        window.ranHandler = done;
        const image = document.createElement('img');
        image.setAttribute('onerror', 'window.ranHandler()');
        image.setAttribute('src', 'data:,');
        setTimeout(fail, 200, new EvalError('nothing ran'));
    }));
    return failures;
}"""

MARKUP = [
    "<mark>bold</mark>",
    "<img src=x onerror=hurt()>",
    "<script>hurt()</script>",
    "</title><script>",
    "<svg onload=hurt()>",
    "&lt;i&gt;",
    "<!-- note",
    "'\"><u>x</u>",
    "{{7*7}}",
    "${hurt()}",
    "<a href=x>y</a>",
    "<iframe src=//x>",
    "<style>*{}</style>",
    "javascript:hurt()",
    "<p/onclick=hurt()>",
    "{ $name }",
    "<hurt-me></hurt-me>",
    "]]><x>",
    "%3Cmark%3Ex",
    "<mark title='x'>",
]


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A tablet."""
    context = tablet(browser)
    yield context
    context.close()


def test_the_policy_stops_eval_foreign_requests_and_inline_scripts_in_the_page(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.goto(site_url)
    expect(page.locator(READY)).to_be_attached()
    failures: dict[str, Any] = page.evaluate(ATTEMPTS, _foreign(site_url))
    failures |= page.evaluate(PAGE_ATTEMPTS)
    assert [name for name, result in failures.items() if result == "worked"] == []
    assert watch.forgive("Content Security Policy|Trusted|violates"), "the browser told of it"
    watch.forgive("127.0.0.2|data:")


def test_the_policy_binds_the_worker_too(page: Page, site_url: str, watch: Watch) -> None:
    page.goto(site_url)
    expect(page.locator(READY)).to_be_attached()
    [worker] = page.workers
    failures = worker.evaluate(ATTEMPTS, _foreign(site_url))
    assert [name for name, result in failures.items() if result == "worked"] == []
    # The engine's own fetch is closed besides; a fresh worker shows that the policy alone would do.
    watch.forgive("Content Security Policy|Trusted|violates|127.0.0.2|data:")


def test_markup_in_names_becomes_no_element_on_any_screen(page: Page, site_url: str, watch: Watch) -> None:
    page.add_init_script("window.hurt = () => { window.isHurt = true; };")
    for first in range(0, len(MARKUP), 5):
        names = [name[:24] for name in MARKUP[first : first + 5]]
        isle = Isle(page, site_url)
        isle.start(names, seed="markup")
        for name in names:
            expect(page.locator("body")).to_contain_text(name)
        assert _foreign_elements(page) == []
        isle.price()
        assert _foreign_elements(page) == []
    page.goto(f"{site_url}#games")
    for name in MARKUP:
        expect(page.locator("[data-screen=games]")).to_contain_text(name[:24])
    assert _foreign_elements(page) == []
    assert page.evaluate("window.isHurt") is None


def _foreign(site_url: str) -> str:
    """The same machine under another name is another origin."""
    return re.sub(r"//127\.0\.0\.1", "//127.0.0.2", site_url) + "main.js"


def _foreign_elements(page: Page) -> list[str]:
    """Elements that only the names could have brought, or that run something."""
    found: list[str] = page.evaluate("""() => {
        const suspicious = 'mark, u, iframe, hurt-me, body script, body style, '
            + '[onerror], [onload], [onclick]';
        return [...document.querySelectorAll(suspicious)].map((element) => element.outerHTML);
    }""")
    return found
