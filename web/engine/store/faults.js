/** What may go wrong between the page, the storage and the engine, as faults. */

import { Fault } from '../shared/fault.js';

// A record that another Skye has made. It is whole: no backup may take its place, and it stays in the list.
const FOREIGN = new Set(['newer_version', 'other_rules']);

/** The bridge never throws; when it does, the interpreter is gone. */
export class EngineBroken extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super(`the engine is broken: ${cause}`, { cause });
    this.name = 'EngineBroken';
  }
}

/**
 * Whether a record was refused because this Skye cannot know it, not because it is damaged.
 * @param {unknown} error
 * @returns {error is Fault}
 */
export const isForeign = (error) => error instanceof Fault && FOREIGN.has(error.code);

/**
 * Whatever went wrong as a fault; only a broken engine is passed on as it is.
 * @param {unknown} error
 * @returns {Fault}
 */
export function asFault(error) {
  if (error instanceof EngineBroken) throw error;
  if (error instanceof Fault) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return new Fault('storage_full', {});
  return new Fault(error instanceof DOMException ? 'storage_failed' : 'worker_error', { detail: described(error) });
}

/** @param {unknown} error */
export function described(error) {
  if (error instanceof Fault) return `${error.code} ${JSON.stringify(error.facts)}`;
  return String(error).slice(0, 400);
}
