/** What was worked out once and may be wanted again: so many are kept, and the one unused for longest goes first. */

/**
 * @template T
 * @param {number} limit
 * @returns {(key: string, make: () => T) => T} the value of a key, made only where it is not there
 */
export function createKept(limit) {
  /** @type {Map<string, T>} */
  const values = new Map();
  return (key, make) => {
    const known = values.get(key);
    const value = known ?? make();
    // The newest stands last.
    if (known !== undefined) values.delete(key);
    values.set(key, value);
    for (const oldest of values.keys()) {
      if (values.size <= limit) break;
      values.delete(oldest);
    }
    return value;
  };
}
