/** The focus is never lost: when what had it goes, it is led to where the person goes on. */

/**
 * Call it after every change of the document.
 * @param {Element | null} held what had the focus before the change
 */
export function leadFocus(held) {
  const now = document.activeElement;
  const isLost = !now || now === document.body || now.matches(':disabled') || now.closest('[inert]') !== null;
  if (!held || held === document.body || !isLost) return;
  // Whoever closes a drawer is back at the button that opened it.
  const drawer = held.closest('[data-drawer]')?.getAttribute('data-drawer');
  const places = [drawer ? `.table-tools [data-test="${drawer}"]` : '', 'dialog[open]', '.curtain', '#prompt', '.drawer-body', 'main'];
  for (const place of places) {
    const element = place && document.querySelector(place);
    if (!(element instanceof HTMLElement) || element.closest('[inert]') || !element.checkVisibility()) continue;
    element.focus({ preventScroll: place === 'main' });
    return;
  }
}
