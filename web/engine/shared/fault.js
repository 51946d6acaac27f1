/** A refusal with a stable code and the facts behind it; the page translates the code. */

/** @typedef {{code: string, clause?: string | undefined, facts: Record<string, unknown>}} FaultJson */

export class Fault extends Error {
  /**
   * @param {string} code
   * @param {Record<string, unknown>} [facts]
   * @param {string} [clause] of the rules, when it is they who refuse
   */
  constructor(code, facts = {}, clause = undefined) {
    super(code);
    this.name = 'Fault';
    this.code = code;
    this.facts = facts;
    this.clause = clause;
  }

  /** @returns {FaultJson} */
  toJSON() {
    return { code: this.code, ...(this.clause === undefined ? {} : { clause: this.clause }), facts: this.facts };
  }
}
