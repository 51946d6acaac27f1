/** What a character says, as a bubble beside its seat. It covers neither the land nor a button that is needed, and goes by itself. */

import { isolated, t } from '../../i18n/index.js';
import { characterOf, remarkWords } from '../../ui/characters.js';
import { h } from '../../ui/dom.js';

/** @import {RemarkJson} from '../../protocol.d.ts' */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').Table} Table */

/** Pixels between the bubble and what it stands beside. */
const GAP = 8;
/** Pixels from the end of a line to its tail. */
const TAIL = 16;
/** How much higher a line may become to cover names as a whole. */
const MOST_HEIGHT = 1.5;

/**
 * A remark with the name of who makes it; null where that is no longer known.
 * @param {RemarkJson} remark
 * @param {Situation} situation
 */
export function remarkSentence(remark, { players, view }) {
  const words = wordsOf(remark, players);
  return words && t('remark-said', { name: isolated(view.seats[remark.seat]?.name ?? ''), words });
}

/**
 * @param {RemarkJson} remark
 * @param {string[]} players
 */
function wordsOf(remark, players) {
  const character = characterOf(players[remark.seat]);
  return character ? remarkWords(character, remark) : '';
}

/**
 * The place for remarks: it is always there, so that screen readers speak what comes into it.
 * @param {Table} table
 */
export function remarkBubble(table) {
  const { remark, situation } = table;
  const words = remark ? wordsOf(remark, situation.players) : '';
  return h(
    'div.remark-host',
    { key: 'remarks', role: 'status', 'aria-live': 'polite' },
    remark &&
      words &&
      h(
        'p.remark',
        {
          key: `${remark.event} ${remark.seat}`,
          'data-test': 'remark',
          'data-seat': remark.seat,
          mount: (/** @type {HTMLElement} */ bubble) => {
            const place = () => put(bubble, remark.seat);
            place();
            // It is called once everything drawn together with the bubble has its place, and after each change of the strip.
            const strip = new ResizeObserver(place);
            strip.observe(/** @type {HTMLElement} */ (bubble.parentElement));
            return () => strip.disconnect();
          },
        },
        h('span.sr-only', t('remark-said', { name: isolated(situation.view.seats[remark.seat]?.name ?? ''), words })),
        h('span', { 'aria-hidden': 'true' }, words),
      ),
  );
}

/** What a remark of another seat does not lie over if it can be helped, and how much each of it matters. */
const FIGURES = { '.seat-points': 4, '.seat-facts': 2, '.seat-now': 1 };
/** The same of the one who speaks. */
const OWN = { '.seat-emblem': 1, '.seat-points': 1 };
/** Points may get a mark beside them while a remark is shown. */
const MARK = 14;

/** The ways to place a bubble, the best first. @type {readonly ((bubble: HTMLElement, where: Where) => void)[]} */
const WAYS = [putBeside, putOnCard, putInLine, putAtTop];

/** @typedef {{host: DOMRect, face: DOMRect, card: DOMRect}} Where the strip of seats, and in it the one who speaks */

/**
 * Inside of the strip of seats, where it hides no figures of others, or as few as possible.
 * @param {HTMLElement} bubble
 * @param {number} seat
 */
function put(bubble, seat) {
  const host = /** @type {HTMLElement} */ (bubble.parentElement).getBoundingClientRect();
  const card = document.querySelector(`.seat[data-seat="${seat}"]`);
  const face = card?.querySelector('.seat-emblem')?.getBoundingClientRect();
  if (!card || !face) return;
  const where = { host, face, card: card.getBoundingClientRect() };
  const own = `.seat[data-seat="${seat}"]`;
  const figures = [...boxesOf('.seat', FIGURES, `:not(${own} *)`), ...boxesOf(own, OWN)];
  const hidden = WAYS.map((way) => {
    way(bubble, where);
    const box = bubble.getBoundingClientRect();
    const isIn = box.height <= host.height && box.left >= host.left - 1 && box.right <= host.right + 1;
    const isWhole = bubble.scrollWidth <= bubble.clientWidth;
    return isIn && isWhole
      ? figures.reduce((sum, figure) => sum + figure.weight * overlap(box, figure.box), 0)
      : Infinity;
  });
  const best = Math.min(...hidden);
  WAYS[best === Infinity ? 0 : hidden.indexOf(best)]?.(bubble, where);
}

/**
 * Where something stands that had better not be hidden.
 * @param {string} inside
 * @param {Record<string, number>} weights
 * @param {string} [only]
 */
const boxesOf = (inside, weights, only = '') =>
  Object.entries(weights).flatMap(([name, weight]) =>
    [...document.querySelectorAll(`${inside} ${name}${only}`)].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { weight, box: new DOMRect(left - MARK, top, width + 2 * MARK, height) };
    }),
  );

/**
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * @param {HTMLElement} bubble
 * @param {'left' | 'top' | 'max-inline-size' | 'min-block-size' | '--tail'} name
 * @param {number} pixels
 */
const set = (bubble, name, pixels) => bubble.style.setProperty(name, `${pixels}px`);

/**
 * @param {HTMLElement} bubble
 * @param {...string} looks
 */
function look(bubble, ...looks) {
  bubble.classList.remove('is-before', 'is-small', 'is-tiny', 'is-across', 'is-line');
  bubble.classList.add(...looks);
  bubble.style.removeProperty('min-block-size');
}

/**
 * At the height of the picture, as far as that is inside of the strip.
 * @param {HTMLElement} bubble
 * @param {Where} where
 */
function centre(bubble, { host, face }) {
  const middle = face.top + face.height / 2 - host.top - bubble.offsetHeight / 2;
  set(bubble, 'top', Math.max(1, Math.min(middle, host.height - bubble.offsetHeight - 1)));
}

/**
 * Beside the picture of the seat, on the side where there is more room: smaller if need be, and across the whole strip if
 * that is not enough.
 * @param {HTMLElement} bubble
 * @param {Where} where
 */
function putBeside(bubble, where) {
  const { host, face } = where;
  const before = face.left - host.left - GAP * 2;
  const after = host.right - face.right - GAP * 2;
  const isAfter = after >= before;
  look(bubble, ...(isAfter ? [] : ['is-before']));
  set(bubble, 'max-inline-size', Math.max(before, after));
  const isTooHigh = () => bubble.offsetHeight > host.height - 2;
  if (isTooHigh()) bubble.classList.add('is-small');
  if (isTooHigh()) {
    bubble.classList.add('is-across');
    set(bubble, 'max-inline-size', host.width - GAP);
  }
  const beside = isAfter ? face.right - host.left + GAP : face.left - host.left - GAP - bubble.offsetWidth;
  set(bubble, 'left', bubble.classList.contains('is-across') ? (host.width - bubble.offsetWidth) / 2 : beside);
  centre(bubble, where);
}

/**
 * Small, over nothing but the words of the seat itself.
 * @param {HTMLElement} bubble
 * @param {Where} where
 */
function putOnCard(bubble, where) {
  const { host, face, card } = where;
  look(bubble, 'is-small');
  set(bubble, 'left', face.right - host.left + GAP);
  set(bubble, 'max-inline-size', Math.max(0, card.right - face.right - GAP));
  centre(bubble, where);
}

/**
 * On one line under the picture of the seat, where on a phone the names are, which it covers as a whole.
 * @param {HTMLElement} bubble
 * @param {Where} where
 */
function putInLine(bubble, { host, face, card }) {
  look(bubble, 'is-small', 'is-across', 'is-line');
  set(bubble, 'left', 0);
  set(bubble, 'max-inline-size', host.width);
  if (bubble.scrollWidth > host.width - 4) bubble.classList.add('is-tiny');
  const middle = face.left + face.width / 2 - host.left;
  const left = Math.max(2, Math.min(middle - TAIL, host.width - bubble.offsetWidth - 2));
  set(bubble, 'left', left);
  set(bubble, '--tail', Math.max(TAIL / 2, Math.min(middle - left, bubble.offsetWidth - TAIL)));
  const bottom = Math.min(host.height - 1, card.bottom - host.top);
  const height = bubble.offsetHeight;
  const top = Math.min(bottom - height, face.bottom - host.top);
  set(bubble, 'top', top);
  set(bubble, 'min-block-size', Math.min(bottom - top, height * MOST_HEIGHT));
}

/**
 * Small at the upper end of the strip, where on a wide screen the pictures of the lands are.
 * @param {HTMLElement} bubble
 * @param {Where} where
 */
function putAtTop(bubble, { host, face }) {
  look(bubble, 'is-small', 'is-across');
  set(bubble, 'left', 0);
  set(bubble, 'max-inline-size', host.width - GAP);
  const left = face.left + face.width / 2 - host.left - bubble.offsetWidth / 2;
  set(bubble, 'left', Math.max(2, Math.min(left, host.width - bubble.offsetWidth - 2)));
  set(bubble, 'top', 1);
}
