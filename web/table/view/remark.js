/** What a character says, as a bubble beside its seat. It covers neither the land nor a button that is needed, and goes by itself. */

import { isolated, t } from '../../i18n/index.js';
import { characterOf, remarkWords } from '../../ui/characters.js';
import { h } from '../../ui/dom.js';

/** @import {RemarkJson} from '../../protocol.d.ts' */
/** @typedef {import('../../room.js').Situation} Situation */
/** @typedef {import('../../room.js').Table} Table */

/** Pixels between the bubble and what it stands beside. */
const GAP = 8;

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
            const place = () => putBeside(bubble, remark.seat);
            place();
            addEventListener('resize', place);
            return () => removeEventListener('resize', place);
          },
        },
        h('span.sr-only', t('remark-said', { name: isolated(situation.view.seats[remark.seat]?.name ?? ''), words })),
        h('span', { 'aria-hidden': 'true' }, words),
      ),
  );
}

/**
 * Beside the picture of the seat, on the side where there is more room, and inside of the strip: smaller if need be, and
 * across the whole strip if that is not enough.
 * @param {HTMLElement} bubble
 * @param {number} seat
 */
function putBeside(bubble, seat) {
  const host = /** @type {HTMLElement} */ (bubble.parentElement).getBoundingClientRect();
  const face = document.querySelector(`.seat[data-seat="${seat}"] .seat-emblem`)?.getBoundingClientRect();
  if (!face) return;
  const before = face.left - host.left - GAP * 2;
  const after = host.right - face.right - GAP * 2;
  const isAfter = after >= before;
  const put = (/** @type {string} */ name, /** @type {number} */ pixels) =>
    bubble.style.setProperty(name, `${pixels}px`);
  bubble.classList.toggle('is-before', !isAfter);
  bubble.classList.remove('is-small', 'is-across');
  put('max-inline-size', Math.max(before, after));
  const isTooHigh = () => bubble.offsetHeight > host.height - 2;
  if (isTooHigh()) bubble.classList.add('is-small');
  if (isTooHigh()) {
    bubble.classList.add('is-across');
    put('max-inline-size', host.width - GAP);
  }
  const beside = isAfter ? face.right - host.left + GAP : face.left - host.left - GAP - bubble.offsetWidth;
  put('left', bubble.classList.contains('is-across') ? (host.width - bubble.offsetWidth) / 2 : beside);
  const middle = face.top + face.height / 2 - host.top - bubble.offsetHeight / 2;
  put('top', Math.max(1, Math.min(middle, host.height - bubble.offsetHeight - 1)));
}
