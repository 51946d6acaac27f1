"""What one person puts in secret reaches nobody else before the reveal (rule 14).

Two evenings are played that differ in nothing but what the first person seals. Whatever the next person could come by
must be the same on both: the page, its title and address, the accessibility tree, what the page can read of its
storage, the console, text drawn on canvases, and every message of the engine to the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.conftest import PATIENCE
from e2e.isle import Isle
from e2e.page import SETTINGS

NAMES = ("Ann", "Bo")
# Typed, refused and replaced: a number that stands nowhere else.
CANARY = 917

WITNESS = """
(() => {
  const seen = { messages: [], drawn: [] };
  window.seen = seen;
  window.Worker = class extends Worker {
    constructor(...parts) {
      super(...parts);
      this.addEventListener('message', ({ data }) => seen.messages.push(JSON.stringify(data)));
    }
  };
  for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    for (const verb of ['fillText', 'strokeText']) {
      const draw = kind.prototype[verb];
      kind.prototype[verb] = function (text, ...rest) {
        seen.drawn.push(String(text));
        return draw.call(this, text, ...rest);
      };
    }
  }
})();
"""

STORAGE = """
async () => {
  const found = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const base = await new Promise((resolve, reject) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => resolve(open.result);
      open.onerror = () => reject(open.error);
    });
    for (const store of base.objectStoreNames) {
      const rows = await new Promise((resolve) => {
        base.transaction(store).objectStore(store).getAll().onsuccess = ({ target }) => resolve(target.result);
      });
      const text = (key, value) => (ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value);
      for (const row of rows) found.push(JSON.stringify(text('', row), text));
    }
    base.close();
  }
  return found;
}
"""


AT_REST = "() => !document.querySelector('[data-moving], [data-busy=true], [data-asking=true]')"


@dataclass(frozen=True)
class Traces:
    """Everything the next person could look at or listen to."""

    page: str
    text: str
    tree: str
    address: str
    title: str
    storage: tuple[str, ...]
    console: tuple[str, ...]
    drawn: tuple[str, ...]
    messages: tuple[str, ...]


class Evening:
    """A page with witnesses at every door."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.page = context.new_page()
        self.console: list[str] = []
        self.page.on("console", lambda message: self.console.append(message.text))
        self.page.add_init_script(WITNESS)
        self.isle = Isle(self.page, url)

    def forget(self) -> None:
        """Only what comes from now on counts."""
        self.console.clear()
        self.page.evaluate("() => { seen.messages.length = 0; seen.drawn.length = 0; }")

    def traces(self) -> Traces:
        """What there is to find, once the table is at rest."""
        self.page.wait_for_function(AT_REST)
        seen = self.page.evaluate("() => seen")
        return Traces(
            page=_without_ids(self.page.content()),
            text=self.page.locator("body").inner_text(),
            tree=self.page.locator("body").aria_snapshot(),
            address=_without_ids(self.page.url),
            title=self.page.title(),
            storage=tuple(_without_moments(_without_ids(text)) for text in self.page.evaluate(STORAGE)),
            console=tuple(self.console),
            drawn=tuple(sorted(set(seen["drawn"]))),
            messages=tuple(_canonical(message) for message in seen["messages"] if not _is_progress(message)),
        )


@pytest.fixture
def evenings(browser: Browser, site_url: str) -> Iterator[list[Evening]]:
    """Two pages that know nothing of each other."""
    contexts = [
        browser.new_context(
            viewport={"width": 1024, "height": 768}, reduced_motion="reduce", service_workers="block", has_touch=True
        )
        for _ in range(2)
    ]
    for context in contexts:
        context.set_default_timeout(PATIENCE)
    yield [Evening(context, site_url) for context in contexts]
    for context in contexts:
        context.close()


def test_nothing_a_person_seals_can_be_found_before_the_reveal(evenings: list[Evening]) -> None:
    found = []
    for evening, (discard, gold) in zip(evenings, ((0, 4), (2, 1)), strict=True):
        isle = evening.isle
        isle.start(NAMES, seed="secret")
        first = isle.names[int(isle.fact("curtain"))]
        (second,) = [name for name in NAMES if name != first]
        isle.lift_curtain(first)
        isle.put_discard(discard)
        isle.type_gold(1, CANARY)
        isle.press("seal")
        isle.refused("That costs more gold than you have.")
        isle.type_gold(1, gold)
        evening.forget()
        isle.seal()
        expect(isle.test("lift")).to_be_enabled()
        behind_curtain = evening.traces()
        isle.lift_curtain(second)
        expect(isle.price_cards()).to_have_count(3)
        expect(isle.page.locator(".purse-have")).to_contain_text("5")
        isle.put_discard(0)
        expect(isle.page.locator(".price-card .worth-badge")).to_have_count(3)
        before_reveal = evening.traces()
        found.append((behind_curtain, before_reveal))
        for traces in (behind_curtain, before_reveal):
            _has_no_canary(traces)
        isle.seal()
        assert isle.phase == "buy", "the last to seal reveals all prices"
    for one, other in zip(*found, strict=True):
        assert one.page == other.page
        assert one.text == other.text
        assert one.tree == other.tree
        assert one.address == other.address
        assert one.title == other.title
        assert one.console == other.console
        assert one.drawn == other.drawn
        assert one.messages == other.messages


def test_the_reveal_distinguishes_the_evenings(evenings: list[Evening]) -> None:
    """The witnesses are awake: once prices are open, the same comparison finds them."""
    found = []
    for evening, gold in zip(evenings, (4, 1), strict=True):
        isle = evening.isle
        isle.start(NAMES, seed="secret")
        isle.price(extra=gold - 1)
        isle.price()
        isle.page.wait_for_selector(".isle-buy")
        found.append(evening.traces())
    assert found[0].text != found[1].text
    assert found[0].messages != found[1].messages


def test_the_curtain_comes_back_after_leaving_reloading_and_closing(evenings: list[Evening]) -> None:
    evening = evenings[0]
    isle, page = evening.isle, evening.page
    isle.start(NAMES, seed="secret")
    first = isle.names[int(isle.fact("curtain"))]
    isle.lift_curtain(first)
    isle.put_discard(0)
    isle.type_gold(1, CANARY)

    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
          delete document.hidden;
        }"""
    )
    expect(isle.test("curtain")).to_be_visible()
    _has_no_canary(evening.traces())

    isle.lift_curtain(first)
    isle.type_gold(1, CANARY)
    isle.reload()
    expect(isle.test("curtain")).to_be_visible()
    _has_no_canary(evening.traces())

    isle.lift_curtain(first)
    isle.type_gold(1, CANARY)
    address = page.url
    page.close()
    again = page.context.new_page()
    again.add_init_script(f"localStorage.setItem('skye-settings', {json.dumps(json.dumps(SETTINGS))})")
    again.goto(address)
    expect(again.locator("[data-test=curtain]")).to_be_visible()
    assert str(CANARY) not in again.locator("body").inner_text()
    _stands_nowhere(again)


def test_gold_is_shown_only_while_the_button_is_held(evenings: list[Evening]) -> None:
    isle, page = evenings[0].isle, evenings[0].page
    isle.start(NAMES, seed="secret")
    while isle.phase == "price":
        isle.price(extra=1)
    secret = isle.test("secret")
    expect(secret).to_be_visible()
    words = secret.inner_text()
    assert not re.search(r"\d", words)
    box = secret.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(secret).to_contain_text("2")
    page.mouse.up()
    expect(secret).to_have_text(words)


def _has_no_canary(traces: Traces) -> None:
    for name in Traces.__dataclass_fields__:
        assert str(CANARY) not in str(getattr(traces, name)), f"{CANARY} stands in {name}"


def _stands_nowhere(page: Page) -> None:
    values = page.locator("input").evaluate_all("inputs => inputs.map((input) => input.value)")
    assert str(CANARY) not in values


def _without_moments(text: str) -> str:
    """The time of day may happen to hold any number."""
    return re.sub(r'"(started|saved)":\d+', r'"\1":0', text)


def _without_ids(text: str) -> str:
    """Saved games have random names."""
    return re.sub(r"[0-9a-f]{24}", "ID", text)


def _is_progress(message: str) -> bool:
    """Whether a message only reports how much of a file has arrived: their number depends on the line."""
    data: Any = json.loads(message)
    is_download = isinstance(data, dict) and data.get("kind") == "stage" and data.get("stage") == "download"
    return is_download and set(data) == {"kind", "stage", "loaded", "total"}


def _canonical(message: str) -> str:
    """A message without what differs from one start to the next: names of saved games, numbers of calls, times."""
    data: Any = json.loads(_without_ids(message))
    if isinstance(data, dict):
        data.pop("id", None)
    return json.dumps(data, sort_keys=True)
