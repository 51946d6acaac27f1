"""One small way to drive any browser: go somewhere, wait for an element, click one, read it."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Error, Page, sync_playwright

from tools.engines import mini_browser

# Seconds: a start of the engine, or a step of a game, on a busy machine.
PATIENCE = 120
PAUSE = 0.05
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Driver(Protocol):
    """A browser with one window."""

    def open(self, url: str) -> None:
        """Go to an address."""

    def run(self, script: str) -> None:
        """Run a script in a page that no policy closes."""

    def wait(self, selector: str, *, seconds: float = PATIENCE) -> None:
        """Wait until there is such an element."""

    def click(self, selector: str) -> None:
        """Wait for an element and click it."""

    def has(self, selector: str) -> bool:
        """Whether there is such an element now."""

    def attribute(self, selector: str, name: str) -> str:
        """An attribute of an element."""

    def text(self, selector: str) -> str:
        """What an element says."""


class Firefox:
    """Firefox through Playwright; errors of the page are collected."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        page.on("pageerror", self._note)

    def _note(self, error: Error) -> None:
        # Playwright's own scripts fall under the page's policy here; ours are held to it in Chromium.
        if "require-trusted-types-for" not in str(error):
            self.errors.append(str(error))

    def open(self, url: str) -> None:
        """Go to an address."""
        self.page.goto(url, timeout=PATIENCE * 1000)

    def run(self, script: str) -> None:
        """Run a script in a page that no policy closes."""
        self.page.evaluate(f"() => {{ {script} }}")

    def wait(self, selector: str, *, seconds: float = PATIENCE) -> None:
        """Wait until there is such an element."""
        self.page.wait_for_selector(selector, state="attached", timeout=seconds * 1000)

    def click(self, selector: str) -> None:
        """Wait for an element and click it."""
        self.page.locator(selector).first.click(timeout=PATIENCE * 1000)

    def has(self, selector: str) -> bool:
        """Whether there is such an element now."""
        return self.page.locator(selector).count() > 0

    def text(self, selector: str) -> str:
        """What an element says."""
        return self.page.locator(selector).first.inner_text()

    def attribute(self, selector: str, name: str) -> str:
        """An attribute of an element."""
        return self.page.locator(selector).first.get_attribute(name) or ""


class WebKit:
    """WebKit by the protocol that all browsers share."""

    def __init__(self, address: str) -> None:
        self.address = address
        options = {"binary": str(mini_browser()), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/session/{self._ask('POST', '/session', wanted)['sessionId']}"

    def close(self) -> None:
        """End the browser."""
        self._ask("DELETE", self.session)

    def open(self, url: str) -> None:
        """Go to an address."""
        self._ask("POST", f"{self.session}/url", {"url": url})

    def run(self, script: str) -> None:
        """Run a script in a page that no policy closes."""
        self._ask("POST", f"{self.session}/execute/sync", {"script": script, "args": []})

    def wait(self, selector: str, *, seconds: float = PATIENCE) -> None:
        """Wait until there is such an element."""
        self._element(selector, seconds)

    def click(self, selector: str) -> None:
        """Wait for an element that stays where it is, and click it; the driver refuses one that is drawn again."""
        deadline = time.monotonic() + PATIENCE
        while True:
            element = self._element(selector, PATIENCE)
            try:
                # It is clicked where it was a moment ago: what moves meanwhile would be missed without a word.
                if self._box(element) != self._box(element, after=PAUSE):
                    raise RefusedByDriver("it does not stay where it is")
                self._ask("POST", f"{self.session}/element/{element}/click", {})
                return
            except RefusedByDriver:
                if time.monotonic() > deadline:
                    raise
                time.sleep(PAUSE)

    def has(self, selector: str) -> bool:
        """Whether there is such an element now."""
        wanted = {"using": "css selector", "value": selector}
        return bool(self._ask("POST", f"{self.session}/elements", wanted))

    def text(self, selector: str) -> str:
        """What an element says."""
        return str(self._read(selector, "text"))

    def attribute(self, selector: str, name: str) -> str:
        """An attribute of an element."""
        return str(self._read(selector, f"attribute/{name}") or "")

    def _read(self, selector: str, what: str) -> Any:
        """Something of an element; of one that is drawn again between finding and reading it, of its successor."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                return self._ask("GET", f"{self.session}/element/{self._element(selector, PATIENCE)}/{what}")
            except RefusedByDriver:
                if time.monotonic() > deadline:
                    raise

    def _box(self, element: str, *, after: float = 0) -> Any:
        time.sleep(after)
        return self._ask("GET", f"{self.session}/element/{element}/rect")

    def _element(self, selector: str, seconds: float) -> str:
        deadline = time.monotonic() + seconds
        wanted = {"using": "css selector", "value": selector}
        while True:
            try:
                return str(self._ask("POST", f"{self.session}/element", wanted)[ELEMENT])
            except RefusedByDriver:
                if time.monotonic() > deadline:
                    raise
                time.sleep(PAUSE)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
                return json.load(reply)["value"]
        except urllib.error.HTTPError as error:
            raise RefusedByDriver(error.read().decode(errors="replace")[:400]) from None


class RefusedByDriver(Exception):
    """What the driver says of a request it refuses."""


@contextmanager
def firefox() -> Iterator[Driver]:
    """A fresh Firefox."""
    with sync_playwright() as playwright:
        path = shutil.which("firefox-esr")
        browser = playwright.firefox.launch(channel="moz-firefox", executable_path=path)
        driver = Firefox(browser.new_page(viewport={"width": 1024, "height": 768}, locale="en-GB"))
        try:
            yield driver
        finally:
            browser.close()
        assert driver.errors == [], driver.errors


@contextmanager
def webkit(home: Path) -> Iterator[Driver]:
    """A fresh WebKit on a screen of its own, with nothing of this machine's user."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = ["xvfb-run", "-a", "dbus-run-session", "--", "WebKitWebDriver", f"--port={port}"]
    environment = {**os.environ, "HOME": str(home), "XDG_RUNTIME_DIR": str(home), "LANG": "C.UTF-8"}
    process = subprocess.Popen(
        command, env=environment, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        _wait_for_port(port)
        driver = WebKit(f"http://127.0.0.1:{port}")
        try:
            yield driver
        finally:
            driver.close()
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait(timeout=PATIENCE)


def _wait_for_port(port: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(PAUSE)
