"""How long the engine keeps a question waiting while a champion thinks, with one worker and with two.

Four champions play Isle of Skye in the engine's page alone, without any screen. Meanwhile the page asks for the
situation again and again, as a tap would, and the time to the answer is measured. A device of one core and one of two
take turns in one run. They play the same games to the same step, so they think about the same decisions. The first
round of prices is not measured: the second worker is started during it, and the browser compiles what runs often.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext

from tools.bench.pages import browser_and_site, median, p95, tablet
from tools.bench.row import Row
from tools.paths import DIST

AIM = 0.5
"""Of the 95th percentile with two workers to that with one."""
ROUNDS = 3
UNMEASURED, STEPS = 4, 40
# Nothing of the page runs at this address.
QUIET = "thinking.html"
QUIET_PAGE = '<!doctype html><title>thinking</title><link rel="icon" href="data:,">'
DEVICE = """
Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => CORES });
Object.defineProperty(Navigator.prototype, 'deviceMemory', { get: () => 8 });
"""
START = """async () => {
    const { createEngine } = await import(new URL('testing.js', document.baseURI).href);
    window.engine = createEngine();
    await window.engine.call('hello');
}"""
STORED = """async () => {
    for (;;) {
        const names = (await caches.keys()).filter((name) => name.startsWith('skye-snapshot'));
        if (names.length > 0 && (await (await caches.open(names[0])).keys()).length > 0) return;
        await new Promise((resume) => setTimeout(resume, 50));
    }
}"""
PLAY = """async ([seed, unmeasured, steps]) => {
    const seats = ['blue', 'red', 'green', 'yellow'].map((clan) => ({ name: clan, clan }));
    const players = ['morag', 'hamish', 'rory', 'isla'].map((name) => `champion.${name}`);
    const { call } = window.engine;
    let { situation } = await call('games.new', { game: 'isle', setup: { seats, seed }, players });
    const waits = [];
    const thoughts = [];
    let isThinking = false;
    let isOver = false;
    const asking = (async () => {
        // Pauses of different lengths, so that questions meet every moment of a slice.
        for (let number = 0; !isOver; number += 1) {
            await new Promise((resume) => setTimeout(resume, 20 + (number * 37) % 60));
            if (!isThinking) continue;
            const begin = performance.now();
            await call('situation', { viewer: null });
            if (situation.step >= unmeasured) waits.push(performance.now() - begin);
        }
    })();
    while (situation.step < steps && !situation.is_over) {
        const { revision, to_act: [seat] } = situation;
        const begin = performance.now();
        isThinking = true;
        while (!(await call('think', { revision, seat, slice: 40 })).is_done);
        isThinking = false;
        if (situation.step >= unmeasured) thoughts.push(performance.now() - begin);
        situation = await call('act', { revision, viewer: null, action: { kind: 'bot', seat } });
    }
    isOver = true;
    await asking;
    return { waits, thoughts };
}"""


def rows() -> list[Row]:
    """Return the waits with one worker and with two, and how long the bots thought."""
    waits: dict[int, list[float]] = {1: [], 2: []}
    thoughts: dict[int, list[float]] = {1: [], 2: []}
    with browser_and_site(DIST) as (browser, (address,)):
        contexts = {cores: prepared(browser, address, cores) for cores in waits}
        for number in range(ROUNDS):
            for cores, context in contexts.items():
                found = played(context, address, f"thinking {number}")
                waits[cores] += found["waits"]
                thoughts[cores] += found["thoughts"]
    table = []
    for cores, word in ((1, "one worker"), (2, "two workers")):
        for name, figure in (("median", median), ("p95", p95)):
            value, count = figure(waits[cores]), len(waits[cores])
            ratio = None if cores == 1 else value / figure(waits[1])
            aim = AIM if cores == 2 and name == "p95" else None
            table.append(Row(f"question while a champion thinks, {word}: {name}", value, "ms", ratio, aim, count=count))
        value, count = sum(thoughts[cores]) / len(thoughts[cores]), len(thoughts[cores])
        ratio = None if cores == 1 else sum(thoughts[2]) / sum(thoughts[1])
        table.append(Row(f"decision of a champion, {word}: mean", value, "ms", ratio, count=count))
    return table


def prepared(browser: Browser, address: str, cores: int) -> BrowserContext:
    """A device with so many cores on which the engine has been started before."""
    context = tablet(browser)
    context.add_init_script(DEVICE.replace("CORES", str(cores)))
    context.route(f"{address}{QUIET}", lambda route: route.fulfill(body=QUIET_PAGE, content_type="text/html"))
    page = context.new_page()
    page.goto(f"{address}{QUIET}")
    page.evaluate(START)
    page.evaluate(STORED)
    page.close()
    return context


def played(context: BrowserContext, address: str, seed: str) -> Any:
    """The waits and the thoughts of one game."""
    page = context.new_page()
    page.goto(f"{address}{QUIET}")
    page.evaluate(START)
    found = page.evaluate(PLAY, [seed, UNMEASURED, STEPS])
    page.close()
    return found
