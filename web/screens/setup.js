/** Setting up a game: who plays, which clan, which goals. Works before Python is there. */

import { isolated, t } from '../i18n/index.js';
import { button, choiceGroup, fieldset, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';
import {
  addSeat,
  changePlayer,
  changeSeat,
  moveSeat,
  newDraft,
  newSeed,
  recall,
  remember,
  removeSeat,
} from './draft.js';
import { screenHead } from './head.js';
import { playerChoices } from './players.js';
import { readGames, unsavedNote } from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Draft} Draft */

/** @param {App} app */
export function setupScreen(app) {
  let isStarting = false;
  // Whether the browser stores anything is known with the list.
  if (app.state.games === null) readGames(app);
  /** @param {import('../app.js').State} state */
  const view = (state) => {
    const { id = '' } = state.screen.args;
    const game = app.games.includes(id) ? id : 'isle';
    const room = app.room(game);
    if (state.draft?.game !== game) {
      // Made outside of the picture, which then shows it.
      queueMicrotask(() => app.update({ draft: freshDraft(app, game) }));
      return null;
    }
    const draft = /** @type {Draft} */ (state.draft);
    /** @param {Draft} after */
    const change = (after) => app.update({ draft: after });
    const begin = async () => {
      if (isStarting) return;
      isStarting = true;
      app.update({});
      remember(draft);
      const { setup, players } = room.setupJson(draft);
      const isOpen = await app.conductor.start(game, setup, players);
      isStarting = false;
      app.update({});
      if (isOpen && app.state.table) {
        app.update({ draft: { ...draft, seed: newSeed() } });
        app.go('table', { id: app.state.table.id });
      }
    };
    return [
      screenHead(app, t(`game-${game}`)),
      h(
        'form.page.setup-page',
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            begin();
          },
        },
        unsavedNote(state),
        fieldset(
          t('setup-players'),
          'players',
          h(
            'ul.seat-drafts',
            draft.seats.map((_, seat) => seatRow(app, draft, seat, change)),
          ),
          draft.seats.length < room.maximum &&
            h(
              'div.button-row.setup-add',
              h(
                'button.button',
                {
                  type: 'button',
                  'data-test': 'add-person',
                  onclick: () => change(addSeat(room, draft, nameOf)),
                },
                icon('plus'),
                icon('person'),
                t('setup-add-person'),
              ),
              h(
                'button.button',
                {
                  type: 'button',
                  'data-test': 'add-bot',
                  onclick: () => change(addSeat(room, draft, botName, 'medium')),
                },
                icon('plus'),
                icon('bot'),
                t('setup-add-bot'),
              ),
            ),
        ),
        fieldset(
          t('setup-first'),
          'first',
          h(
            'select.select',
            {
              'aria-label': t('setup-first'),
              value: String(draft.first_player),
              onchange: (/** @type {import('../ui/dom.js').EventOf} */ event) =>
                change({
                  ...draft,
                  first_player: event.target.value === 'random' ? 'random' : Number(event.target.value),
                }),
            },
            h(
              'option',
              { key: 'random', value: 'random', selected: draft.first_player === 'random' },
              t('setup-first-random'),
            ),
            draft.seats.map((each, seat) =>
              h(
                'option',
                { key: seat, value: String(seat), selected: draft.first_player === seat },
                isolated(each.name),
              ),
            ),
          ),
        ),
        room.setupOptions(draft, (options) => change({ ...draft, options: { ...draft.options, ...options } })),
        fieldset(
          t('setup-seed'),
          'seed',
          h(
            'div.seed-row',
            h('input.input', {
              'aria-label': t('setup-seed'),
              value: draft.seed,
              maxlength: app.catalogue[game].setup.longest_seed,
              required: true,
              spellcheck: 'false',
              autocomplete: 'off',
              oninput: (/** @type {import('../ui/dom.js').EventOf} */ event) =>
                change({ ...draft, seed: event.target.value }),
            }),
            iconButton('dice', t('setup-seed-new'), () => change({ ...draft, seed: newSeed() }), {
              title: t('setup-seed-new'),
            }),
          ),
          h('p.field-note', t('setup-seed-note')),
        ),
        h(
          'div.setup-foot',
          h(
            'button.button.button-primary.button-large.button-wide',
            {
              type: 'submit',
              'data-test': 'begin',
              disabled: isStarting,
            },
            isStarting ? icon('hourglass') : icon('play'),
            isStarting ? t('setup-starting') : t('setup-begin'),
          ),
        ),
      ),
    ];
  };
  return { view };
}

/**
 * @param {App} app
 * @param {string} game
 */
const freshDraft = (app, game) =>
  newDraft(app.room(game), app.catalogue[game] ?? { players: [] }, recall(game), newSeed(), nameOf);

/** @param {number} number */
const nameOf = (number) => t('setup-name', { number });

/** @param {number} number */
const botName = (number) => t('setup-bot-name', { number });

/**
 * @param {App} app
 * @param {Draft} draft
 * @param {number} seat
 * @param {(draft: Draft) => void} change
 */
function seatRow(app, draft, seat, change) {
  const room = app.room(draft.game);
  const own = /** @type {import('../room.js').SeatDraft} */ (draft.seats[seat]);
  return h(
    'li.card.seat-draft',
    { key: seat, 'data-seat': seat },
    h(
      'div.seat-draft-top',
      button(emblem(own.clan, 44), () => app.open('clan', { seat }), {
        look: 'quiet icon',
        class: 'seat-clan',
        'aria-label': t('setup-clan', { clan: t(`clan-${own.clan}`), name: own.name }),
        title: t('setup-clan-change'),
      }),
      h('input.input.seat-name', {
        'aria-label': t('setup-name-of', { number: seat + 1 }),
        value: own.name,
        maxlength: app.catalogue[draft.game].setup.longest_name,
        required: true,
        autocomplete: 'off',
        dir: 'auto',
        onfocus: (/** @type {import('../ui/dom.js').EventOf} */ event) => event.target.select(),
        oninput: (/** @type {import('../ui/dom.js').EventOf} */ event) =>
          change(changeSeat(draft, seat, { name: event.target.value })),
      }),
      iconButton('up', t('setup-earlier', { name: own.name }), () => change(moveSeat(draft, seat, -1)), {
        look: 'quiet',
        disabled: seat === 0,
      }),
      iconButton('trash', t('setup-remove', { name: own.name }), () => change(removeSeat(room, draft, seat)), {
        look: 'quiet',
        disabled: draft.seats.length <= room.minimum,
      }),
    ),
    choiceGroup({
      name: `player-${seat}`,
      label: t('setup-player-of', { name: own.name }),
      value: own.player,
      choices: playerChoices(app, draft.game),
      onchange: (player) => change(changePlayer(draft, seat, player, { person: nameOf, bot: botName })),
    }),
  );
}

/**
 * Choosing a clan, as a dialog.
 * @param {App} app
 * @param {{seat: number}} args
 */
export function clanDialog(app, { seat }) {
  const draft = /** @type {Draft} */ (app.state.draft);
  const room = app.room(draft.game);
  return {
    title: t('setup-clan-change'),
    body: h(
      'ul.clan-choices',
      room.clans.map((clan) => {
        const holder = draft.seats.find((each, index) => each.clan === clan && index !== seat);
        return h(
          'li',
          { key: clan },
          h(
            'button',
            {
              class: `button clan-choice${draft.seats[seat]?.clan === clan ? ' is-chosen' : ''}`,
              'aria-pressed': draft.seats[seat]?.clan === clan,
              'data-clan': clan,
              onclick: () => {
                app.update({ draft: changeSeat(draft, seat, { clan }), dialog: null });
              },
            },
            emblem(clan, 56),
            h(
              'span',
              t(`clan-${clan}`),
              holder && h('small.field-note', t('setup-clan-swap', { name: isolated(holder.name) })),
            ),
          ),
        );
      }),
    ),
  };
}
