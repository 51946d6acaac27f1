/** Setting up a game: who plays, which clan, which goals. Works before Python is there. */

import { isolated, t } from '../i18n/index.js';
import { button, fieldset, iconButton, selectBox } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { icon } from '../ui/icons.js';
import { emblem } from '../ui/pictures.js';
import { addBot, addPerson, changeSeat, moveSeat, newSeed, removeSeat } from './draft.js';
import { castOf, changeGame, createStarter } from './drafting.js';
import { screenHead } from './head.js';
import { loadingWords } from './loading.js';
import { playerFields } from './players.js';
import { readGames, unsavedNote } from './saved_games.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Draft} Draft */

/** @param {App} app */
export function setupScreen(app) {
  const starter = createStarter(app);
  // Whether the browser stores anything is known with the list.
  if (app.state.games === null) readGames(app);
  /** @param {import('../app.js').State} state */
  const view = (state) => {
    const { draft } = state;
    if (!draft) return null;
    const { game } = draft;
    const room = app.room(game);
    const cast = castOf(app, game);
    /** @param {Draft} after */
    const change = (after) => app.update({ draft: after });
    return [
      screenHead(app, t('start-new')),
      h(
        'form.page.setup-page',
        {
          onsubmit: (/** @type {Event} */ event) => {
            event.preventDefault();
            starter.start(draft);
          },
        },
        h(
          'div.setup-columns',
          unsavedNote(state),
          h(
            'div.setup-who',
            gameChoice(app, draft),
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
                  button([icon('person'), t('setup-add-person')], () => change(addPerson(room, cast, draft)), {
                    picture: 'plus',
                    test: 'add-person',
                  }),
                  button([icon('bot'), t('setup-add-bot')], () => change(addBot(room, cast, draft)), {
                    picture: 'plus',
                    test: 'add-bot',
                  }),
                ),
            ),
          ),
          h(
            'div.setup-how',
            fieldset(
              t('setup-first'),
              'first',
              selectBox({
                label: t('setup-first'),
                value: String(draft.first_player),
                choices: [
                  { value: 'random', label: t('setup-first-random') },
                  ...draft.seats.map(({ name }, seat) => ({ value: String(seat), label: isolated(name) })),
                ],
                onchange: (first) => change({ ...draft, first_player: first === 'random' ? 'random' : Number(first) }),
              }),
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
          ),
          h(
            'div.setup-foot',
            button(starter.isStarting ? loadingWords(state.engine) : t('setup-begin'), null, {
              type: 'submit',
              look: 'primary large wide',
              picture: starter.isStarting ? 'hourglass' : 'play',
              test: 'begin',
              disabled: starter.isStarting,
            }),
          ),
        ),
      ),
    ];
  };
  return { view };
}

/**
 * Which game, each with its picture; the people stay.
 * @param {App} app
 * @param {Draft} draft
 */
const gameChoice = (app, draft) =>
  h(
    'fieldset.fieldset',
    { key: 'game' },
    h('legend.legend.sr-only', t('setup-game')),
    h(
      'div.game-choice',
      app.games.map((game) =>
        h(
          'label.game-card',
          { key: game, 'data-game': game },
          h('input', {
            type: 'radio',
            name: 'game',
            value: game,
            checked: game === draft.game,
            onchange: () => changeGame(app, draft, game),
          }),
          h(
            'span.game-card-face',
            h('span.game-card-art', app.room(game).picture()),
            h(
              'span.game-card-words',
              h('span.display.game-card-title', t(`game-${game}`)),
              h('span.game-card-note', t(`game-${game}-note`)),
            ),
          ),
        ),
      ),
    ),
  );

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
    playerFields(app, 'setup', seat),
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
        const isChosen = draft.seats[seat]?.clan === clan;
        return h(
          'li',
          { key: clan },
          button(
            [
              emblem(clan, 56),
              h(
                'span',
                t(`clan-${clan}`),
                holder && h('small.field-note', t('setup-clan-swap', { name: isolated(holder.name) })),
              ),
            ],
            () => app.update({ draft: changeSeat(draft, seat, { clan }), dialog: null }),
            { class: `clan-choice${isChosen ? ' is-chosen' : ''}`, 'aria-pressed': isChosen, 'data-clan': clan },
          ),
        );
      }),
    ),
  };
}
