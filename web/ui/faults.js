/** Faults as the page handles them. */

/** @typedef {import('../room.js').Fault} Fault */

/**
 * Return whatever was thrown as a fault with a code.
 * @param {unknown} thrown
 * @returns {Fault}
 */
export function faultOf(thrown) {
  const { code, clause, facts, message } = /** @type {Partial<Fault & Error>} */ (thrown ?? {});
  if (typeof code === 'string') return { code, clause, facts: facts ?? {} };
  return { code: 'page_error', facts: { detail: String(message ?? thrown) } };
}
