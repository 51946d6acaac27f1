/** Faults as the page handles them. */

/** @typedef {import('../room.js').Fault} Fault */

/**
 * Return whatever was thrown as a fault with a code.
 * @param {any} thrown
 * @returns {Fault}
 */
export function faultOf(thrown) {
  if (thrown && typeof thrown.code === 'string')
    return { code: thrown.code, clause: thrown.clause, facts: thrown.facts ?? {} };
  return { code: 'page_error', facts: { detail: String(thrown?.message ?? thrown) } };
}
