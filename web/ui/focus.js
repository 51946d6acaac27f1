/** The focus is never lost: when the focused element disappears, it moves to where the person continues. */

/**
 * Mark the page while keys are used. Where the page itself puts the focus, a ring is shown only then: browsers show it
 * after a reload to people who have only ever touched the screen.
 */
export function watchKeys() {
  const root = document.documentElement;
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (!MODIFIERS.has(key)) root.dataset.keys = '';
    },
    true,
  );
  window.addEventListener('pointerdown', () => root.removeAttribute('data-keys'), true);
}

/** Held for something else, and by people who point as well. */
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/**
 * Call it after every change of the document.
 * @param {Element | null} held what had the focus before the change
 */
export function leadFocus(held) {
  const now = document.activeElement;
  const isLost = !now || now === document.body || now.matches(':disabled') || now.closest('[inert]') !== null;
  if (!held || held === document.body || !isLost) return;
  // Closing a drawer leads back to the button that opened it.
  const drawer = held.closest('[data-drawer]')?.getAttribute('data-drawer');
  const places = [
    drawer ? `.table-tools [data-test="${drawer}"]` : '',
    'dialog[open]',
    '.curtain',
    '#prompt',
    '.drawer-body',
    'main',
  ];
  for (const place of places) {
    const element = place && document.querySelector(place);
    if (!(element instanceof HTMLElement) || element.closest('[inert]') || !isShown(element)) continue;
    element.focus({ preventScroll: place === 'main' });
    return;
  }
}

/**
 * Whether an element has a place on the screen. Older browsers have no `checkVisibility`.
 * @param {Element} element
 */
const isShown = (element) => element.getClientRects().length > 0;
