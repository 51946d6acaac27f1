"""What does not fit on the screen, found in the page: sentences, one for each fault."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize

# Cells of the board are a picture that is zoomed by pinching; everything else that can be tapped must be large enough.
SMALL = """
() => [...document.querySelectorAll('button, input, select, textarea, a[href], summary')]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
  .map((element) => [element, (element.closest('.choice, .toggle, .file-button') ?? element).getBoundingClientRect()])
  // The number between less and more, which is typed only by those who like to, is as high as they are.
  .filter(([element, { width, height }]) => width < (element.matches('.gold-input') ? 23.5 : 43.5) || height < 43.5)
  .map(([element, { width, height }]) => {
    const words = element.ariaLabel ?? element.textContent;
    return `${element.className || element.tagName} "${words}" is ${width.toFixed()} x ${height.toFixed()}`;
  })
"""

# Boxes whose content sticks out while they do not scroll; names give way with dots on purpose.
CUT = """
() => {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : [];
  for (const element of document.querySelectorAll('.table *')) {
    if (!element.checkVisibility() || element.closest('.board, svg, canvas, input, [inert]')) continue;
    const { display, overflowX, overflowY, textOverflow, clipPath } = getComputedStyle(element);
    if (display === 'inline' || textOverflow === 'ellipsis' || clipPath !== 'none') continue;
    const wide = element.scrollWidth - element.clientWidth;
    const high = element.scrollHeight - element.clientHeight;
    const isWhole = element.matches('.tray-head, .seat, .seats, .table-head');
    const isNarrow = overflowX === 'hidden' || element.matches('.tray-body');
    if (wide > 1 && isNarrow) found.push(`${element.className} lacks ${wide} px across`);
    if (high > 1 && (overflowY === 'hidden' || isWhole)) found.push(`${element.className} lacks ${high} px down`);
  }
  return found;
}
"""

# Controls that no scrolling brings wholly into view.
OUT = """
() => [...document.querySelectorAll(':is(.tray, .curtain, .drawer) :is(button, input)')]
  .filter((element) => element.checkVisibility() && !element.closest('[inert]'))
  .filter((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  })
  .map((element) => element.ariaLabel ?? element.textContent)
"""

# Every text by the lines it is set in: none leaves the screen, a box that cuts, or the control it stands on.
# Wide tables and the lists of people and rounds scroll sideways on purpose; a person's name gives way with dots.
TEXTS = """
() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`the page is ${root.scrollWidth} px wide`);
  const say = ({ tagName, className, textContent }) => `${tagName}.${className} "${textContent.trim().slice(0, 40)}"`;
  const controls = 'button, .button, .choice-face, summary, label, th, td, .card, .moment, .toast, .dialog';
  const cuts = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const top = document.querySelector('dialog[open]') ?? document.querySelector('.curtain') ?? document.body;
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const own = text.parentElement;
    if (!text.data.trim() || !own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (own.closest('svg, script, style, noscript, option, [inert], .sr-only, .clip')) continue;
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (!boxes.length) continue;
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const over = Math.min(...boxes.map((box) => box.top));
    const under = Math.max(...boxes.map((box) => box.bottom));
    let scrollsAcross = false;
    let scrollsDown = false;
    let isHidden = false;
    let isFloating = false;
    for (let at = own; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== 'none') { isHidden = true; break; }
      const box = at.getBoundingClientRect();
      const isControl = !isFloating && at.matches(controls);
      const name = at.className || at.tagName;
      const across = Math.max(box.left - left, right - box.right);
      if (!scrollsAcross && (isControl || cuts(style.overflowX)) && across > 1.5) {
        found.push(`${say(own)} leaves ${name} by ${across.toFixed()} px across`);
        break;
      }
      const down = Math.max(box.top - over, under - box.bottom);
      if (!scrollsDown && (isControl || cuts(style.overflowY)) && down > 2.5) {
        found.push(`${say(own)} leaves ${name} by ${down.toFixed()} px down`);
        break;
      }
      if (/auto|scroll/.test(style.overflowX)) {
        const isWide = at.scrollWidth > at.clientWidth + 1;
        if (isWide && !at.matches('.scroll-x, .seats, .table-track')) {
          found.push(`${name} scrolls ${at.scrollWidth - at.clientWidth} px across`);
        }
        scrollsAcross ||= isWide;
      }
      if (/auto|scroll/.test(style.overflowY)) scrollsDown = true;
      // A badge on the corner of a tile lies beside what it belongs to.
      isFloating ||= style.position === 'absolute';
    }
    if (!isHidden && !scrollsAcross && (left < -1 || right > innerWidth + 1)) {
      found.push(`${say(own)} leaves the screen: ${left.toFixed()} to ${right.toFixed()}`);
    }
  }
  return [...new Set(found)];
}
"""

# Controls that something else lies upon: a tap on their middle, once they are in view, does not reach them.
COVERED = """
() => {
  const top = document.querySelector('dialog[open]') ?? document.querySelector('.curtain') ?? document.body;
  const found = [];
  for (const element of top.querySelectorAll('button, input, select, textarea, a[href], summary')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) continue;
    if (element.closest('[inert], .app-toasts')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top: over, right, bottom } = element.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (over + bottom) / 2);
    const isReached = at && (element.contains(at) || at.contains(element) || at.closest('label')?.control === element);
    const words = element.ariaLabel ?? element.textContent.trim().slice(0, 40);
    // The coach's card moves out of the way of whatever it asks for.
    if (isReached || at?.closest('.toast, .coach')) continue;
    found.push(`"${words}" lies under ${at?.className || at?.tagName}`);
  }
  document.scrollingElement.scrollTo(0, 0);
  return found;
}
"""

# Drawers that end below the screen, so that the whole table would have to scroll.
LOW = """() => [...document.querySelectorAll('.drawer')]
    .map((drawer) => drawer.getBoundingClientRect().bottom - innerHeight)
    .filter((below) => below > 1)
    .map((below) => `the drawer ends ${below.toFixed()} px below the screen`)
"""

# Groups of choices whose last line holds one of them while the lines above hold more.
ORPHANS = """
() => [...document.querySelectorAll('.choices')].map((group) => {
    const tops = [...group.children].map((choice) => Math.round(choice.getBoundingClientRect().top));
    const lines = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    const isLeftOver = lines.length > 1 && lines.at(-1) === 1 && lines[0] > 1;
    return isLeftOver ? `${group.ariaLabel}: ${group.lastElementChild.textContent}` : '';
}).filter(Boolean)
"""

# Controls on the screen, without any scrolling, whose middle lies under the strip that shows the start.
UNDER_START = """
() => [...document.querySelectorAll('#app :is(button, input, select, a[href])')].filter((control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return control.checkVisibility() && document.elementFromPoint(x, y)?.closest('#engine');
}).map((control) => control.ariaLabel ?? control.textContent)
"""

# In forced colours: controls without an edge of their own, and chosen ones that look like the others.
BARE = """() => {
    const found = [];
    for (const element of document.querySelectorAll('button, input, select, summary, .choice-face')) {
        const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isShown || element.closest('[inert], .choice') && !element.matches('.choice-face')) continue;
        const style = getComputedStyle(element);
        const words = element.ariaLabel ?? element.textContent.trim().slice(0, 40);
        const name = `${element.className} "${words}"`;
        if (parseFloat(style.borderTopWidth) < 1 || style.borderTopStyle === 'none') found.push(`no edge: ${name}`);
        const isChosen = element.ariaPressed === 'true' || element.previousElementSibling?.matches('input:checked');
        if (isChosen && parseFloat(style.outlineWidth) < 2) found.push(`chosen, but alike: ${name}`);
    }
    return found;
}"""


# In the page: words of an element that stand on two lines.
BROKEN = """(element) => {
  const words = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const { 0: word, index } of node.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  }
  return words;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Turn the device, or take another."""
    page.set_viewport_size(ViewportSize(width=width, height=height))
    # The board notices its size after a frame, and what stands on it follows in the next.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def misfits(page: Page) -> list[str]:
    """Texts that are cut or stick out, controls that are covered or too small, on the screen as it is now."""
    found: list[str] = [*page.evaluate(TEXTS), *page.evaluate(COVERED), *page.evaluate(SMALL)]
    return found


def low_drawers(page: Page) -> list[str]:
    """Drawers that end below the screen."""
    found: list[str] = page.evaluate(LOW)
    return found


def orphans(page: Page) -> list[str]:
    """Choices that stand alone on a line below lines of several."""
    found: list[str] = page.evaluate(ORPHANS)
    return found


def covered_by_start(page: Page) -> list[str]:
    """Controls that lie under the strip that shows the start."""
    found: list[str] = page.evaluate(UNDER_START)
    return found


def bare_controls(page: Page) -> list[str]:
    """Controls that forced colours leave without an edge, or chosen ones without a mark."""
    page.emulate_media(forced_colors="active")
    found: list[str] = page.evaluate(BARE)
    page.emulate_media(forced_colors="none")
    return found
