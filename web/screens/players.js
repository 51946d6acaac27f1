/** Who plays a seat: a person, or a character on a level. The set-up screen and the menu of the table ask the same. */

import { isolated, t } from '../i18n/index.js';
import { aboutCharacter, characterOf, levelOf, loadCharacterWords, playerOf } from '../ui/characters.js';
import { button, choiceGroup, selectBox } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { portrait } from '../ui/portrait.js';
import { closestLevel, isEarlierBot, seatBot, withPlayer } from './draft.js';
import { castOf } from './drafting.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').SeatDraft} SeatDraft */

/**
 * Seats that are set up, or those of a running game, and how to change them.
 * @typedef {object} Seating
 * @property {string} game
 * @property {SeatDraft[]} seats
 * @property {string} seed decides which character comes first
 * @property {(seats: SeatDraft[], seat: number) => void} change what follows a choice for a seat
 * @property {() => void} back from the dialog of characters
 */

/**
 * @param {App} app
 * @returns {Seating}
 */
function seatingOfDraft(app) {
  const draft = /** @type {import('../room.js').Draft} */ (app.state.draft);
  return {
    game: draft.game,
    seats: draft.seats,
    seed: draft.seed,
    change: (seats) => app.update(({ draft: now }) => ({ draft: now && { ...now, seats } })),
    back: app.close,
  };
}

/**
 * @param {App} app
 * @returns {Seating}
 */
function seatingOfTable(app) {
  const situation = app.state.table?.situation;
  const seats = (situation?.view.seats ?? []).map(({ name, clan }, seat) => ({
    name,
    clan,
    player: situation?.players[seat] ?? 'human',
  }));
  return {
    game: situation?.game ?? '',
    seats,
    seed: app.state.table?.id ?? '',
    change(after, seat) {
      const own = after[seat];
      if (own) app.conductor.seatPlayer(seat, own.player, own.name === seats[seat]?.name ? null : own.name);
    },
    back: () => app.open('seats'),
  };
}

/**
 * @param {App} app
 * @param {'setup' | 'table'} where
 */
const seatingAt = (app, where) => (where === 'setup' ? seatingOfDraft(app) : seatingOfTable(app));

/**
 * What is chosen for a seat: a person or a bot, and for a bot its character and its level.
 * @param {App} app
 * @param {'setup' | 'table'} where
 * @param {number} seat
 */
export function playerFields(app, where, seat) {
  const seating = seatingAt(app, where);
  const cast = castOf(app, seating.game);
  const { name, player } = /** @type {SeatDraft} */ (seating.seats[seat]);
  const character = characterOf(player);
  const shown = isolated(name);
  /** @param {{seats: SeatDraft[]}} after */
  const change = (after) => seating.change(after.seats, seat);
  return h(
    'div.player-fields',
    { class: player === 'human' ? '' : 'is-bot' },
    choiceGroup({
      name: `player-${seat}`,
      label: t('setup-player-of', { name: shown }),
      value: player === 'human' ? 'human' : 'bot',
      choices: [
        { value: 'human', label: [icon('person'), h('span', t('player-human'))] },
        { value: 'bot', label: [icon('bot'), h('span', t('player-bot'))] },
      ],
      onchange: (kind) =>
        change(
          kind === 'human' ? withPlayer(cast, seating, seat, 'human') : seatBot(cast, seating, seat, seating.seed),
        ),
    }),
    player !== 'human' &&
      h(
        'div.bot-fields',
        { key: 'bot' },
        button(
          [
            character === null ? icon('bot') : portrait(character, 48),
            h('span.bot-word', isEarlierBot(player) ? t(`player-${player}`) : t(`character-${character}-word`)),
            icon('next'),
          ],
          () => app.open('character', { seat, where }),
          {
            class: 'bot-character',
            test: 'character',
            'aria-label': t('setup-character-of', {
              name: shown,
              character: isEarlierBot(player) ? t(`player-${player}`) : t(`character-${character}-word`),
            }),
          },
        ),
        character !== null &&
          selectBox({
            label: t('setup-level-of', { name: shown }),
            value: levelOf(player) ?? '',
            choices: cast.levels.map((level) => ({ value: level, label: t(`level-${level}`) })),
            onchange: (level) => change(withPlayer(cast, seating, seat, playerOf(level, character))),
          }),
      ),
  );
}

/**
 * The characters of a game to choose from, as a dialog.
 * @param {App} app
 * @param {{seat: number, where: 'setup' | 'table'}} args
 * @returns {import('./dialogs.js').Dialog}
 */
export function characterDialog(app, { seat, where }) {
  const seating = seatingAt(app, where);
  const cast = castOf(app, seating.game);
  const player = seating.seats[seat]?.player ?? '';
  return {
    title: t('setup-character'),
    is_wide: true,
    body: h(
      'div.characters',
      {
        role: 'radiogroup',
        'aria-label': t('setup-character'),
        mount: () => void loadCharacterWords().then(() => app.update({}), app.complain),
      },
      cast.characters.map((character) => {
        const isChosen = characterOf(player) === character;
        const isSeated = !isChosen && seating.seats.some((each) => characterOf(each.player) === character);
        return h(
          'label.character',
          { key: character, 'data-character': character },
          h('input', {
            type: 'radio',
            name: 'character',
            value: character,
            checked: isChosen,
            disabled: isSeated,
            'aria-labelledby': `character-${character}`,
            'aria-describedby': `about-${character}`,
            onchange: () => {
              const level = closestLevel(player) || (cast.levels[0] ?? '');
              seating.change(withPlayer(cast, seating, seat, playerOf(level, character)).seats, seat);
            },
          }),
          h(
            'span.character-face',
            portrait(character, 96),
            h(
              'span.character-words',
              h(
                'span.character-title',
                { id: `character-${character}` },
                h('b.display.character-name', t(`character-${character}`)),
                ' ',
                h('span.character-word', t(`character-${character}-word`)),
              ),
              h('span.character-about', { id: `about-${character}` }, aboutCharacter(character)),
              isSeated && h('small.field-note', t('setup-character-seated')),
            ),
          ),
        );
      }),
    ),
    actions: button(t('done'), seating.back, { look: 'primary', test: 'character-done' }),
  };
}
