/**
 * Answers that may be wanted next, asked for one by one while nobody waits: the tap that wants one is answered at once.
 *
 * They belong to one situation and one pair of eyes, are shown only when they are asked for, and are forgotten with both.
 */

/**
 * @typedef {object} Foresight
 * @property {(key: string) => any} take an answer foreseen for a key, or undefined
 * @property {(wishes: {key: string, args: Record<string, any>}[]) => void} foresee takes the place of earlier wishes;
 *   `args` are those of the verb `ask`
 * @property {() => void} forget everything
 */

/**
 * @param {{call: (verb: string, args: Record<string, any>) => Promise<any>}} engine
 * @returns {Foresight}
 */
export function createForesight(engine) {
  /** @type {Map<string, any>} */
  let answers = new Map();
  /** @type {{key: string, args: Record<string, any>}[]} */
  let wanted = [];
  let isAsking = false;

  async function ask() {
    isAsking = true;
    // A new call replaces this list by another one: a refusal ends only the list it belongs to.
    for (let list = wanted, wish = list.shift(); wish; list = wanted, wish = list.shift()) {
      const mine = answers;
      try {
        if (!mine.has(wish.key)) mine.set(wish.key, await engine.call('ask', wish.args));
      } catch {
        // What cannot be foreseen is asked, and its fault shown, when it is wanted.
        if (wanted === list) wanted = [];
      }
    }
    isAsking = false;
  }

  return {
    take: (key) => answers.get(key),
    foresee(wishes) {
      wanted = wishes.filter(({ key }) => !answers.has(key));
      if (!isAsking) ask();
    },
    forget() {
      answers = new Map();
      wanted = [];
    },
  };
}
