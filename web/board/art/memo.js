/** A memo: values by key, each computed once. It holds a limited number and forgets the least recently used one first. */

/**
 * @template T
 * @param {number} limit
 * @returns {(key: string, make: () => T) => T} the value of a key, made only where it is not there
 */
export function createMemo(limit) {
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
