"""The engine's client in a page of the site that shows nothing: what the worker does is tested without any screen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

# A page at the site's address that holds no script and no policy of its own; no server knows it.
QUIET = "quiet.html"
QUIET_PAGE = '<!doctype html><title>quiet</title><link rel="icon" href="data:,">'

START = """async ({ patience, heals }) => {
    const { createEngine, engineWorker, importGames } = await import(new URL('testing.js', document.baseURI).href);
    window.heard = [];
    window.workers = [];
    const makeWorker = () => {
        const worker = engineWorker();
        worker.addEventListener('message', ({ data }) => window.heard.push(JSON.stringify(data)));
        window.workers.push(worker);
        return worker;
    };
    const options = { makeWorker };
    if (patience) options.callPatience = patience;
    if (heals) options.mayRestart = () => true;
    window.engine = createEngine(options);
    window.importGames = (file) => importGames(window.engine.call, file);
    window.notices = [];
    window.engine.onNotice((notice) => window.notices.push(notice));
    await window.engine.call('hello');
}"""

CALL = """async ([verb, args]) => {
    try {
        return { result: await window.engine.call(verb, args) };
    } catch (fault) {
        return { fault: { code: fault.code ?? String(fault), facts: fault.facts ?? {} } };
    }
}"""

# Bots play; every step that was acknowledged is reported at once.
PLAY = """async ([steps, isReported]) => {
    let situation = await window.engine.call('situation', { viewer: null });
    for (let step = 0; step < steps && !situation.is_over; step += 1) {
        const { revision, to_act: [seat] } = situation;
        for (;;) {
            const { is_done } = await window.engine.call('think', { revision, seat, slice: 40 });
            if (is_done) break;
        }
        situation = await window.engine.call('act', { revision, viewer: null, action: { kind: 'bot', seat } });
        if (isReported) console.log(`stored ${situation.step}`);
    }
    return situation;
}"""

# In the page: the engine's memory lies on the device, and the worker has nothing left to bring.
STORED = """async () => {
    for (let tries = 0; tries < 1200; tries += 1) {
        const names = (await caches.keys()).filter((name) => name.startsWith('skye-snapshot'));
        if (names.length === 1 && (await (await caches.open(names[0])).keys()).length === 1) return;
        await new Promise((resume) => setTimeout(resume, 50));
    }
    throw new Error('the memory was not stored');
}"""

SEATS = [{"name": "Ann", "clan": "blue"}, {"name": "Bo", "clan": "red"}]
SETUPS: dict[str, dict[str, Any]] = {
    "isle": {"seats": SEATS, "seed": "kept", "first": 0, "goals": "first-game"},
    "skylands": {"seats": SEATS, "seed": "kept", "first": 0},
}


class Refused(Exception):
    """A fault, with its code."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class EnginePage:
    """A page with nothing but the engine's client in it."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url

    def start(self, *, patience: int | None = None, heals: bool = False) -> EnginePage:
        """Go there and wait for the engine's first answer."""
        self.visit()
        self.page.evaluate(START, {"patience": patience, "heals": heals})
        return self

    def visit(self) -> None:
        """Go there, without starting anything."""
        self.page.route(self.url + QUIET, lambda route: route.fulfill(body=QUIET_PAGE, content_type="text/html"))
        self.page.goto(self.url + QUIET)

    def wait_until_kept(self) -> None:
        """Wait until the engine's memory is stored, so that the next start is quick."""
        self.page.evaluate(STORED)

    def progress(self) -> list[tuple[int, int]]:
        """Bytes received and bytes expected, each time the worker reported them."""
        reports = [json.loads(text) for text in self.page.evaluate("window.heard")]
        return [(news["loaded"], news["total"]) for news in reports if "loaded" in news]

    def call(self, verb: str, **args: Any) -> Any:
        """The result of a verb; raises Refused."""
        reply = self.page.evaluate(CALL, [verb, args])
        if "fault" in reply:
            raise Refused(**reply["fault"])
        return reply["result"]

    def code(self, verb: str, **args: Any) -> str:
        """The code a verb is refused with; `done` if it is not."""
        try:
            self.call(verb, **args)
        except Refused as refused:
            return refused.code
        return "done"

    def new(self, game: str = "isle", *, players: tuple[str, str] = ("easy", "easy"), **setup: Any) -> str:
        """Begin a stored game and return its id."""
        made = self.call("games.new", game=game, setup={**SETUPS[game], **setup}, players=list(players))
        return str(made["id"])

    def play(self, steps: int, *, report: bool = False) -> Any:
        """Let the bots take some steps; returns the situation after them."""
        return self.page.evaluate(PLAY, [steps, report])

    def step(self) -> int:
        """How many actions the table holds."""
        return int(self.call("situation", viewer=None)["step"])

    def notices(self) -> list[str]:
        """The codes of what the worker reported unasked."""
        return [notice["code"] for notice in self.page.evaluate("window.notices")]
