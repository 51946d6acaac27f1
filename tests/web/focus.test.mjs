/** The focus is led on when what had it goes, in browsers without `checkVisibility` too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { leadFocus } from '../../web/ui/focus.js';

/** An element of which a browser before 2024 knows no more than this. */
class OldElement {
  constructor(isShown) {
    this.isShown = isShown;
    this.hasFocus = false;
  }

  closest() {
    return null;
  }

  matches() {
    return false;
  }

  getClientRects() {
    return this.isShown ? [{}] : [];
  }

  focus() {
    this.hasFocus = true;
  }
}

test('the focus goes to the first place that is shown', () => {
  const prompt = new OldElement(false);
  const main = new OldElement(true);
  const body = new OldElement(true);
  globalThis.HTMLElement = OldElement;
  globalThis.document = {
    body,
    activeElement: body,
    querySelector: (selector) => ({ '#prompt': prompt, main })[selector] ?? null,
  };
  leadFocus(new OldElement(false));
  assert.deepEqual([prompt.hasFocus, main.hasFocus], [false, true]);
});
