/** The banner of a hand-over in the open: it names who is to act now, and leaves by itself. */

/** @typedef {import('../../app.js').App} App */

/** Milliseconds for which it is shown. */
const SHOWN = 2600;

/**
 * @param {App} app
 * @param {AbortSignal} signal aborted once the table is left
 * @returns {(seat: number | null) => void} show it for a seat; null: it is out of date
 */
export function createHandover(app, signal) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const show = (/** @type {number | null} */ seat) => {
    clearTimeout(timer);
    if (signal.aborted || !app.state.table || app.state.table.handover === seat) return;
    app.updateTable({ handover: seat });
  };
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (seat) => {
    show(seat);
    if (seat !== null) timer = setTimeout(() => show(null), SHOWN);
  };
}
