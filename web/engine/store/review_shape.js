/** Whether something is a review, as far as the page must be able to rely on it. */

/** @typedef {import('../../protocol.d.ts').ReviewJson} ReviewJson */

const GRADES = ['good', 'slip', 'mistake'];

/**
 * @param {unknown} found
 * @returns {found is ReviewJson}
 */
export function isReview(found) {
  const review = objectOf(found);
  const { version, game, digest, seat, tasks, done, decisions, key_moments, chart, luck, balance } = review;
  return (
    [version, seat, tasks, done].every(Number.isInteger) &&
    [game, digest].every((text) => typeof text === 'string') &&
    isListOf(decisions, isDecision) &&
    isListOf(
      key_moments,
      (place) =>
        Number.isInteger(place) && Number(place) >= 0 && Number(place) < /** @type {unknown[]} */ (decisions).length,
    ) &&
    isListOf(chart, (point) => areNumbers(objectOf(point).leads) && isPlace(point)) &&
    isListOf(
      luck,
      (each) => areNumbers(objectOf(each).points) && areNumbers(objectOf(each).uncertainty) && isPlace(each),
    ) &&
    (balance === null || Object.values(objectOf(balance)).every(Number.isFinite))
  );
}

/** @param {unknown} found @returns {Record<string, unknown>} */
const objectOf = (found) => Object(found);

/** @param {unknown} found */
const isPlace = (found) => Number.isInteger(objectOf(found).step) && Number.isInteger(objectOf(found).round);

/** @param {unknown} found */
function isDecision(found) {
  const { kind, chosen, better, loss, is_judged, grade, reasons, chosen_reasons } = objectOf(found);
  return (
    isPlace(found) &&
    typeof kind === 'string' &&
    typeof objectOf(chosen).kind === 'string' &&
    (better === null || typeof objectOf(better).kind === 'string') &&
    Number.isFinite(loss) &&
    typeof is_judged === 'boolean' &&
    GRADES.includes(String(grade)) &&
    isListOf(reasons, isReason) &&
    isListOf(chosen_reasons, isReason)
  );
}

/** @param {unknown} found */
const isReason = (found) => typeof objectOf(found).code === 'string' && typeof objectOf(found).facts === 'object';

/** @param {unknown} found */
const areNumbers = (found) => isListOf(found, Number.isFinite);

/**
 * @param {unknown} found
 * @param {(each: unknown) => boolean} is
 */
const isListOf = (found, is) => Array.isArray(found) && found.every((each) => is(each));
