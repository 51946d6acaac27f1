/** Moments as they are stored: milliseconds since 1970. */

/** The last moment that a date can show. */
const LAST_MOMENT = 8.64e15;

/**
 * Whether a value can be shown as a date.
 * @param {unknown} value
 * @returns {value is number}
 */
export const isMoment = (value) => typeof value === 'number' && value >= 0 && value <= LAST_MOMENT;
