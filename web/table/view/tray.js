/** The tray: what is asked of whom, the game's own panel, undo, and one's own gold while a button is held. */

import { isolated, t } from '../../i18n/index.js';
import { characterOf } from '../../ui/characters.js';
import { button } from '../../ui/controls.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/icons.js';
import { emblem } from '../../ui/pictures.js';
import { face } from '../../ui/portrait.js';
import { seatAt, soleSeat } from '../play/people.js';
import { ceremonyPanel } from './ceremony.js';
import { hintButton, hintCard } from './hint.js';
import { keyed } from './keys.js';
import { lensCard } from './lens.js';
import { isInTray, momentCard } from './moment.js';
import { thinkingBar } from './thinking.js';
import { leavesFocus } from './touch_focus.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/**
 * @param {App} app
 * @param {Table} table
 */
export function tray(app, table) {
  const { situation } = table;
  const room = app.room(situation.game);
  const seat = table.curtain ?? table.decider ?? situation.bot ?? situation.to_act[0];
  const own = seat === undefined ? null : situation.view.seats[seat];
  const canUndo = !table.lesson && situation.can_undo && situation.undo_seat === table.decider;
  return h(
    'section',
    { key: 'tray', class: 'tray', 'aria-label': t('table-tray'), ...leavesFocus },
    h(
      'div.tray-head',
      own && emblem(own.clan, 32),
      purse(app, table),
      h('p.tray-prompt', { id: 'prompt', tabindex: '-1', mount: beginHere }, room.prompt(table)),
      h(
        'div.tray-tools',
        secretButton(app, table),
        hintButton(app, table),
        canUndo &&
          button(h('span.tool-words', t('undo')), () => app.conductor.undo(), {
            picture: 'undo',
            test: 'undo',
            ...keyed(app, 'undo', t('undo')),
            key: 'undo',
          }),
      ),
    ),
    h(
      'div.tray-room',
      lensCard(app, table),
      h('div.tray-body', isInTray(table) && momentCard(app, table), hintCard(app, table), panel(app, table)),
    ),
  );
}

/**
 * The gold of the person before the screen, where it may be seen: of the only one at the table always, of others while they
 * decide and it is no secret.
 * @param {App} app
 * @param {Table} table
 */
function purse(app, table) {
  const { situation } = table;
  const seat = soleSeat(situation) ?? table.decider;
  const gold = seat !== null && app.room(situation.game).purse?.(situation, seat);
  return gold && h('span.tray-gold', { key: 'gold', 'data-test': 'gold' }, gold);
}

/**
 * What can be done now.
 * @param {App} app
 * @param {Table} table
 */
function panel(app, table) {
  const { situation, thinking, moments } = table;
  if (table.ceremony) return ceremonyPanel(app, table);
  if (situation.is_over) return overPanel(app, situation);
  if (table.decider !== null) return app.room(situation.game).phasePanel(app, table);
  if (table.curtain !== null) return isInTray(table) && continuePanel(app);
  if (table.stalled !== null) return stalledPanel(app, table);
  if (thinking || moments.length > 0) return thinkingPanel(app, table);
  // What is watched stays in sight from one bot to the next.
  return situation.bot === null ? null : app.room(situation.game).watchPanel?.(app, table);
}

/**
 * On arrival at the table the focus starts at what is asked.
 * @param {HTMLElement} prompt
 */
function beginHere(prompt) {
  const now = document.activeElement;
  if (!now || now === document.body || now.matches('main')) prompt.focus({ preventScroll: true });
}

/**
 * Who has won, and the ways to the end and back through the game.
 * @param {App} app
 * @param {import('../../room.js').Situation} situation
 */
const overPanel = (app, situation) => [
  h(
    'div.over-words',
    { key: 'won' },
    situation.outcome?.winners.map((seat) =>
      face(characterOf(situation.players[seat]), seatAt(situation, seat).clan, 120),
    ),
    h('p.winners-words.display', app.room(situation.game).outcomeWords(situation)),
  ),
  h(
    'div.panel-foot.button-row',
    { key: 'over' },
    button(t('end-show'), () => app.go('end', { id: app.state.table?.id }), {
      look: 'primary',
      picture: 'crown',
      test: 'result',
    }),
    button(t('replay'), () => app.go('replay', { id: app.state.table?.id }), { picture: 'play' }),
  ),
];

/**
 * Before the curtain falls: what happened is shown, with a button to continue.
 * @param {App} app
 */
const continuePanel = (app) =>
  h(
    'div.panel-foot',
    { key: 'continue' },
    button(t('table-continue'), () => app.conductor.skip(), {
      look: 'primary large wide',
      picture: 'play',
      test: 'go-on',
    }),
  );

/**
 * @param {App} app
 * @param {Table} table
 */
function thinkingPanel(app, table) {
  return [
    app.room(table.situation.game).watchPanel?.(app, table),
    h(
      'div.panel-foot.thinking',
      { key: 'thinking' },
      table.thinking && h('div.thinking-wait', { key: 'wait' }, thinkingBar(table.thinking.progress)),
      button(t('bot-hurry'), () => app.conductor.hurry(), { picture: 'fast', test: 'hurry' }),
    ),
  ];
}

/**
 * A bot was refused, as when nothing can be stored: it tries again when somebody wants it to.
 * @param {App} app
 * @param {Table} table
 */
const stalledPanel = (app, table) =>
  h(
    'div.panel-foot.thinking',
    { key: 'stalled' },
    h('p', { role: 'status' }, t('bot-stalled', { name: isolated(seatAt(table.situation, table.stalled ?? 0).name) })),
    button(t('bot-again'), () => app.conductor.resume(), { look: 'primary', picture: 'play', test: 'bot-again' }),
  );

/**
 * A button that shows the decider's own gold while it is held.
 * @param {App} app
 * @param {Table} table
 */
function secretButton(app, table) {
  const room = app.room(table.situation.game);
  const { decider, peek } = table;
  if (decider === null || !room.hasSecret(table)) return null;
  const show = (/** @type {Event} */ event) => {
    // The finger keeps the button even if the words on it change their width and it moves.
    if (event instanceof PointerEvent && event.isTrusted)
      /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    app.conductor.peek();
  };
  const hide = () => app.conductor.unpeek();
  return h(
    'button',
    {
      key: 'secret',
      class: `button secret${peek ? ' is-held' : ''}`,
      'data-test': 'secret',
      'aria-label': peek?.situation ? null : t('secret-hold'),
      onpointerdown: show,
      onpointerup: hide,
      onpointercancel: hide,
      onpointerleave: hide,
      onblur: hide,
      oncontextmenu: (/** @type {Event} */ event) => event.preventDefault(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => {
        if ((event.key === ' ' || event.key === 'Enter') && !event.repeat) show(event);
      },
      onkeyup: hide,
    },
    icon('eye'),
    peek?.situation ? room.secret(peek.situation, decider) : h('span.tool-words', t('secret')),
  );
}
