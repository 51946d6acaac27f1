/** "Try again from here" as a dialog: which seat, against whom, and which tiles come. Loaded when it is first opened. */

import { isolated, t } from '../i18n/index.js';
import { characterOf, levelOf, playerOf } from '../ui/characters.js';
import { button, choiceField, choiceGroup, fieldset, selectBox } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';
import { portrait } from '../ui/portrait.js';
import { closestLevel, isEarlierBot, seatBot } from './draft.js';
import { castOf } from './drafting.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').SeatDraft} SeatDraft */
/** @typedef {import('./again.js').Moment} Moment */
/** @typedef {'same' | 'new'} Tiles */

/**
 * What is chosen: `level` is that of all opponents, or null for the bots of that game.
 * @typedef {Moment & {game: string, seats: SeatDraft[], level: string | null, tiles: Tiles, isStarting?: boolean}} Again
 */

/** The level of opponents where no bot played: in the middle of the six. */
const USUAL = 'steady';

/**
 * What the dialog begins with; null when the game is not here.
 * @param {App} app
 * @param {Moment} moment
 * @returns {Again | null}
 */
export function firstChoice(app, { id, step, seat }) {
  const { table, games } = app.state;
  if (table?.id === id) {
    const { game, players, view } = table.situation;
    const seats = view.seats.map(({ name, clan }, index) => ({ name, clan, player: players[index] ?? 'human' }));
    return { id, step, seat, game, seats, level: levelAtFirst(seats, seat), tiles: 'same' };
  }
  const found = games?.find((each) => each.id === id);
  if (!found) return null;
  const seats = found.names.map((name, index) => ({ name, clan: '', player: found.players[index] ?? 'human' }));
  return { id, step, seat, game: found.game, seats, level: levelAtFirst(seats, seat), tiles: 'same' };
}

/**
 * @param {SeatDraft[]} seats
 * @param {number} seat
 */
const levelAtFirst = (seats, seat) => (hasBots(seats, seat) ? null : USUAL);

/**
 * Whether bots are among the opponents.
 * @param {SeatDraft[]} seats
 * @param {number} seat
 */
const hasBots = (seats, seat) => seats.some(({ player }, index) => index !== seat && player !== 'human');

/**
 * Who plays: a person on the seat that is taken, and bots on all others. A bot keeps its character, and a person gets one that
 * nobody has.
 * @param {import('./draft.js').Cast} cast
 * @param {Again} choice
 */
export function playersOf(cast, { seats, seat, level }) {
  /** @type {{seats: SeatDraft[]}} */
  let draft = { seats: seats.map((own, index) => (index === seat ? { ...own, player: 'human' } : own)) };
  seats.forEach(({ name }, index) => {
    const { player } = /** @type {SeatDraft} */ (draft.seats[index]);
    if (index === seat) return;
    const seated = characterOf(player) === null && (player === 'human' || level !== null);
    if (seated) draft = seatBot(cast, draft, index, name);
    const after = /** @type {SeatDraft} */ (draft.seats[index]).player;
    const wanted = level ?? (seated && !hasBots(seats, seat) ? USUAL : null);
    const character = characterOf(after);
    if (wanted === null || character === null) return;
    const own = /** @type {SeatDraft} */ ({ ...draft.seats[index], player: playerOf(wanted, character) });
    draft = { seats: draft.seats.map((each, other) => (other === index ? own : each)) };
  });
  return draft.seats.map(({ player }) => player);
}

/**
 * @param {App} app
 * @param {Again} choice
 * @returns {import('./dialogs.js').Dialog}
 */
export function againDialog(app, choice) {
  const { game, seats, seat, level, tiles, isStarting = false } = choice;
  const cast = castOf(app, game);
  const players = playersOf(cast, choice);
  /** @param {Partial<Again>} change */
  const choose = (change) => app.open('again', { ...choice, ...change });

  /** @param {number} taken */
  function take(taken) {
    const isOffered = level !== null || hasBots(seats, taken);
    choose({ seat: taken, level: isOffered ? level : USUAL });
  }

  async function start() {
    if (isStarting) return;
    choose({ isStarting: true });
    const { id, step } = choice;
    // The table that is come to closes the dialog.
    if (!(await app.conductor.practise({ id, step, seat, players, tiles })) && app.state.dialog?.name === 'again')
      choose({ isStarting: false });
  }

  const levels = cast.levels.map((each) => ({ value: each, label: t(`level-${each}`) }));
  return {
    title: t('again'),
    body: h(
      'div.again-form',
      h('p.again-note', t('again-note')),
      choiceField({
        name: 'again-seat',
        label: t('again-seat'),
        value: seat,
        choices: seats.map(({ name, clan }, index) => ({
          value: index,
          label: [clan && emblem(clan, 28), h('span.clip', { dir: 'auto' }, name)],
          spoken: name,
        })),
        onchange: take,
      }),
      fieldset(
        t('again-opponents'),
        'again-opponents',
        selectBox({
          label: t('again-opponents'),
          value: level ?? '',
          choices: [...(hasBots(seats, seat) ? [{ value: '', label: t('again-as-before') }] : []), ...levels],
          onchange: (value) => choose({ level: value || null }),
        }),
        h(
          'ul.again-opponents',
          seats.map(
            ({ name }, index) =>
              index !== seat && h('li.again-opponent', { key: index }, opponent(name, players[index] ?? '')),
          ),
        ),
      ),
      fieldset(
        t('again-tiles'),
        'again-tiles',
        choiceGroup({
          name: 'again-tiles',
          label: t('again-tiles'),
          value: tiles,
          choices: /** @type {Tiles[]} */ (['same', 'new']).map((value) => ({
            value,
            label: t(`again-tiles-${value}`),
          })),
          onchange: (value) => choose({ tiles: value }),
        }),
        h('p.field-note', { 'aria-live': 'polite' }, t(`again-tiles-${tiles}-note`)),
      ),
    ),
    actions: [
      button(t('cancel'), app.close, { key: 'no' }),
      button(t('again-start'), start, { look: 'primary', test: 'again-start', key: 'yes', disabled: isStarting }),
    ],
  };
}

/**
 * Who plays a seat, in a line.
 * @param {string} name
 * @param {string} player
 */
function opponent(name, player) {
  const character = characterOf(player);
  const what =
    character === null || isEarlierBot(player)
      ? t(`player-${player}`)
      : t('again-bot', {
          word: t(`character-${character}-word`),
          level: t(`level-${levelOf(player) ?? closestLevel(player)}`),
        });
  return [
    character === null ? icon('bot') : portrait(character, 32),
    h('span.again-words', h('b.clip', { dir: 'auto' }, isolated(name)), h('span.again-what', what)),
  ];
}
