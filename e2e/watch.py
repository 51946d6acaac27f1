"""A witness of everything that goes wrong in a browser context."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response, WebError

LOCAL_SCHEMES = ("data", "blob")
# The page itself gives this download up when the line, or a busy machine, is too slow for it.
GIVEN_UP = "pyodide/engine.snapshot"


class Watch:
    """Collects console errors, page errors, failed requests and requests to another origin."""

    def __init__(self, context: BrowserContext) -> None:
        self.troubles: list[str] = []
        self.requests: list[str] = []
        self._origin: str | None = None
        context.on("console", self._console)
        context.on("weberror", self._page_error)
        context.on("request", self._request)
        context.on("requestfailed", self._request_failed)
        context.on("response", self._response)

    def forgive(self, pattern: str) -> list[str]:
        """Take out the troubles that match; a test that breaks something on purpose says here what it expects."""
        forgiven = [trouble for trouble in self.troubles if re.search(pattern, trouble)]
        self.troubles = [trouble for trouble in self.troubles if trouble not in forgiven]
        return forgiven

    def verdict(self) -> None:
        """Fail if there was trouble."""
        assert not self.troubles, "in the browser:\n" + "\n".join(self.troubles)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console error: {message.text} ({message.location.get('url', '')})")

    def _page_error(self, error: WebError) -> None:
        self.troubles.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme in LOCAL_SCHEMES:
            return
        self.requests.append(request.url)
        origin = f"{parts.scheme}://{parts.netloc}"
        if self._origin is None:
            self._origin = origin
        elif origin != self._origin:
            self.troubles.append(f"foreign request: {request.url}")

    def _request_failed(self, request: Request) -> None:
        if request.url.endswith(GIVEN_UP) and "ERR_ABORTED" in str(request.failure):
            return
        self.troubles.append(f"failed request: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"failed request: {response.url} {response.status}")
