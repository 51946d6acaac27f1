"""The policy binds the page and the worker."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.watch import Watch

pytestmark = pytest.mark.tablet

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
    await attempt('worker by address', () => new Worker('engine/worker/worker.js'));
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


def test_the_policy_stops_eval_foreign_requests_and_inline_scripts_in_the_page(
    page: Page, site_url: str, watch: Watch
) -> None:
    page.goto(site_url)
    expect(page.locator(READY)).to_be_attached()
    failures: dict[str, Any] = page.evaluate(ATTEMPTS, _foreign(site_url))
    failures |= page.evaluate(PAGE_ATTEMPTS)
    assert [name for name, result in failures.items() if result == "worked"] == []
    assert watch.forgive("Content Security Policy|Trusted|violates"), "the browser reported it"
    watch.forgive("127.0.0.2|data:")


def test_the_policy_binds_the_worker_too(page: Page, site_url: str, watch: Watch) -> None:
    page.goto(site_url)
    expect(page.locator(READY)).to_be_attached()
    [worker] = page.workers
    failures = worker.evaluate(ATTEMPTS, _foreign(site_url))
    assert [name for name, result in failures.items() if result == "worked"] == []
    # The engine's own fetch is closed besides; a fresh worker shows that the policy alone would do.
    watch.forgive("Content Security Policy|Trusted|violates|127.0.0.2|data:")


def _foreign(site_url: str) -> str:
    """The same machine under another name is another origin."""
    return re.sub(r"//127\.0\.0\.1", "//127.0.0.2", site_url) + "main.js"
