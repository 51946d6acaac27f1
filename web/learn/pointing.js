/** Where the coach points: names of the script to places on the screen, and a place for the card that covers none of them. */

/** @typedef {import('../app.js').App} App */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box in client coordinates */

/** What a name alone stands for. @type {Record<string, string>} */
const PLACES = {
  track: '.isle-track',
  drawer: '.drawer-body',
  purse: '.purse',
  prices: '.price-cards',
  sellers: '.seller:not(.is-own)',
  hand: '.hand',
  others: '.others-drew',
  actions: '.action-cards',
  show: '.show',
  supply: '.track-supply',
  marker: '.seat[data-seat="0"]',
  scored: '.sheet-section:not(.is-projection) .sheet-points',
  why: '.sheet-why',
  projected: '.sheet-section.is-projection:last-of-type',
};

/** What a name with a value stands for. @type {Record<string, (value: string) => string>} */
const NAMED = {
  test: (value) => `[data-test="${value}"]`,
  tile: (value) => `.tray [data-tile="${value}"]`,
  discard: (value) => `.price-card:has([data-tile="${value}"]) [data-test="discard"]`,
  more: (value) => `.price-card:has([data-tile="${value}"]) [data-step="more"]`,
  seat: (value) => `.seat[data-seat="${value}"]`,
  action: (value) => `[data-action="${value}"]`,
  island: (value) => `.tray [data-island="${value}"]`,
};

/**
 * The element a name of the script stands for; null while it is not there, and for cells of the board.
 * @param {string} name
 * @returns {HTMLElement | null}
 */
export function elementOf(name) {
  const [kind = '', value] = split(name);
  const selector = value === undefined ? PLACES[kind] : NAMED[kind]?.(value);
  return selector ? document.querySelector(`.screen-table ${selector}`) : null;
}

/**
 * The cell of the board a name stands for, or null.
 * @param {string} name
 */
export function cellOf(name) {
  const [kind, value = ''] = split(name);
  const [x = 0, y = 0] = value.split(',').map(Number);
  return kind === 'cell' ? { x, y } : null;
}

/** @param {string} name */
const split = (name) =>
  name.includes(':') ? [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)] : [name];

/**
 * Where a name lies on the screen, as far as it can be seen; null when it cannot.
 * @param {App} app
 * @param {string} name
 * @returns {Box | null}
 */
export function boxOf(app, name) {
  const cell = cellOf(name);
  if (cell) {
    const place = app.board?.screenOf(cell.x, cell.y);
    const host = document.querySelector('.board');
    return place && host
      ? common(
          { left: place.x, top: place.y, right: place.x + place.size, bottom: place.y + place.size },
          host.getBoundingClientRect(),
        )
      : null;
  }
  const element = elementOf(name);
  if (!element) return null;
  const scroller = element.closest('.tray-body, .drawer-body, .seats, .table-track');
  const box = element.getBoundingClientRect();
  const frame = scroller && scroller !== element ? scroller.getBoundingClientRect() : box;
  // On a wide screen the strip lies in the head without a box of its own.
  return common(box, frame.width > 0 ? frame : box);
}

/**
 * What two boxes have in common, or null.
 * @param {Box} one
 * @param {Box} other
 * @returns {Box | null}
 */
function common(one, other) {
  const box = {
    left: Math.max(one.left, other.left, 0),
    top: Math.max(one.top, other.top, 0),
    right: Math.min(one.right, other.right, innerWidth),
    bottom: Math.min(one.bottom, other.bottom, innerHeight),
  };
  return box.right - box.left > 1 && box.bottom - box.top > 1 ? box : null;
}

/**
 * The size of what two boxes have in common.
 * @param {Box} one
 * @param {Box} other
 */
export function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Kept free round the card and round what it points at. */
const GAP = 10;
const COLUMNS = 5;
const ROWS = 13;

/**
 * The best place for the card: free of what is pointed at first of all, then where it hides least and stays near, and
 * where it was if that is as good.
 * @param {{width: number, height: number}} card
 * @param {{width: number, height: number}} screen
 * @param {Box[]} targets
 * @param {{box: Box, weight: number}[]} busy what is better not hidden
 * @param {{left: number, top: number} | null} before
 * @returns {{left: number, top: number}}
 */
export function placeFor(card, screen, targets, busy, before) {
  const widest = Math.max(GAP, screen.width - card.width - GAP);
  const lowest = Math.max(GAP, screen.height - card.height - GAP);
  const places = [];
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      places.push({
        left: Math.round(GAP + ((widest - GAP) * column) / (COLUMNS - 1)),
        top: Math.round(GAP + ((lowest - GAP) * row) / (ROWS - 1)),
      });
    }
  }
  // Right above and right below what is pointed at there may be just room enough.
  for (const { left, top, bottom } of targets) {
    for (const beside of [top - GAP - card.height, bottom + GAP]) {
      if (beside >= GAP && beside <= lowest)
        places.push({ left: Math.round(Math.min(Math.max(left, GAP), widest)), top: Math.round(beside) });
    }
  }
  let best = { left: GAP, top: GAP };
  let bestCost = Infinity;
  for (const place of before ? [before, ...places] : places) {
    const box = { left: place.left, top: place.top, right: place.left + card.width, bottom: place.top + card.height };
    const isOutside = box.right > screen.width || box.bottom > screen.height;
    const covered = targets.reduce((sum, each) => sum + overlap(box, grown(each, GAP / 2)), 0);
    const hidden = busy.reduce((sum, each) => sum + each.weight * overlap(box, each.box), 0);
    const away = Math.min(...targets.map((each) => distance(box, each)), screen.height);
    const cost = covered * 1000 + hidden + away * 15 + (isOutside ? 1e9 : 0) - (place === before ? 4000 : 0);
    if (cost < bestCost) [best, bestCost] = [place, cost];
  }
  return best;
}

/**
 * @param {Box} box
 * @param {number} by
 * @returns {Box}
 */
const grown = ({ left, top, right, bottom }, by) => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/**
 * @param {Box} one
 * @param {Box} other
 */
const distance = (one, other) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  );
