/** A problem report: version, record and last error, without names and without what is still secret. */

/**
 * @param {{version: string, python: string, agent: string, error: string, record: string | null}} facts
 */
export function reportText({ version, python, agent, error, record }) {
  const { text, names } = record === null ? { text: 'none', names: [] } : withoutNames(record);
  return [
    `Skye ${version}, Python ${python}`,
    agent,
    `Last error: ${error === '' ? 'none' : hidden(error, names)}`,
    `Record: ${text}`,
    '',
  ].join('\n');
}

/**
 * What everybody at the table may see of a record, with names replaced. A field that is not listed here is left out. The
 * seed decides every draw to come, and the digest would let seeds be tried, so both wait for the end of the game.
 * @param {string} record
 * @returns {{text: string, names: string[]}}
 */
function withoutNames(record) {
  const { format, version, game, rules, edition, setup, drawn, players, actions, digest, sealed, practice, forks } =
    JSON.parse(record);
  const isOver = sealed === undefined;
  const { seed, seats, ...choices } = setup;
  /** @type {string[]} */
  const names = seats.map((/** @type {{name: string}} */ seat) => seat.name);
  const nameless = seats.map((/** @type {{clan: string}} */ { clan }, /** @type {number} */ index) => ({
    name: `Player ${index + 1}`,
    clan,
  }));
  const shown = {
    format,
    version,
    game,
    rules,
    edition,
    setup: { seats: nameless, ...choices, ...(isOver ? { seed } : {}) },
    drawn,
    players,
    actions,
    practice,
    ...(isOver ? { digest, forks } : {}),
  };
  return { text: JSON.stringify(shown), names };
}

/**
 * @param {string} text
 * @param {string[]} names
 */
function hidden(text, names) {
  return names.reduce(
    (hiding, name, index) => (name === '' ? hiding : hiding.replaceAll(name, `Player ${index + 1}`)),
    text,
  );
}
