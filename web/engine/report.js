/** A bug report: version, record and last error, without names and without what is still secret. */

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
 * The record with names replaced and sealed actions left out; its digest would no longer fit, so that goes too.
 * @param {string} record
 * @returns {{text: string, names: string[]}}
 */
function withoutNames(record) {
  const data = JSON.parse(record);
  /** @type {{name?: unknown}[]} */
  const seats = Array.isArray(data.setup?.seats) ? data.setup.seats : [];
  const names = seats.map((seat) => String(seat.name ?? ''));
  seats.forEach((seat, index) => {
    seat.name = `Player ${index + 1}`;
  });
  if (data.sealed !== undefined) {
    delete data.sealed;
    delete data.digest;
  }
  return { text: JSON.stringify(data), names };
}

/**
 * @param {string} text
 * @param {string[]} names
 */
function hidden(text, names) {
  return names.reduce((told, name, index) => (name === '' ? told : told.replaceAll(name, `Player ${index + 1}`)), text);
}
