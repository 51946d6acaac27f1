/** What the two workers say to each other, and the page about them. Nothing here runs: these are the types. */

/**
 * What the engine wants of the page: a thinker, none for now because it rests, or none any more because it failed.
 * @typedef {'wanted' | 'idle' | 'lost'} Whereabouts
 */

/** @typedef {{kind: 'job', number: number, text: string, revision: number, seat: number}} Job a decision: the record of the table, and who is to act */
/** @typedef {Job | {kind: 'stop'}} ToThinker */

/**
 * What the thinker has found: the best action so far, or why there will be none.
 * @typedef {{number: number, is_done: boolean, progress: number, action?: object, fault?: import('./fault.js').FaultJson}} News
 */

export {};
