/** A seat's step of an action: discover, deploy, create with paying and placing, convert, the hostel, and its end. */

import { t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { seatAt } from '../table/play/people.js';
import { placesOf } from '../table/play/trial.js';
import { endButton, mainButton, passButton } from '../table/view/foot_buttons.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { endWarning } from './choose.js';
import { placeButton } from './island_buttons.js';
import { isAdvised, sourceOf, sourcesOf } from './island_moves.js';
import { actAndPay } from './payment.js';
import { cost, inhabitants } from './pieces.js';
import { placingPanel, trial } from './place_tile.js';
import { chosenSpecialOf, specialDisplay } from './special_display.js';
import { specialName } from './tiles.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').GameAction<'skylands'>} Move */
/** @typedef {import('../room.js').Table<'skylands'>} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

/** @type {Record<string, (app: App, table: Table, moves: Move[]) => Child>} */
const STEPS = {
  discover: placed('sky-taken'),
  deploy,
  create: specialDisplay,
  convert,
  pay,
  place: placed(''),
  outpost,
  start: placed('sky-start-placed'),
};

/**
 * @param {App} app
 * @param {Table} table
 */
export function stepPanel(app, table) {
  const { phase } = table.situation;
  const moves = answerTo(table, 'moves')?.moves;
  // A tile on trial asks for its own answer first.
  const isOnTrial = trial.laid(table) !== null;
  return h(
    'div',
    { key: phase, class: `isle-panel sky-step sky-${phase}` },
    endWarning(table),
    moves && STEPS[phase]?.(app, table, moves),
    moves && !isOnTrial && hostel(app, table, moves),
    moves && !isOnTrial && foot(app, table, moves),
  );
}

/**
 * Tiles to place, or what is said when they are placed.
 * @param {string} words
 * @returns {(app: App, table: Table) => Child}
 */
function placed(words) {
  return (app, table) => (trial.hand(table).length ? placingPanel(app, table) : words && hint(t(words)));
}

/** @param {...Child} words */
const hint = (...words) => h('p.panel-hint', { key: 'hint' }, words);

/**
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function outpost(app, table, moves) {
  const discard = moves.find((move) => move.kind === 'discard');
  return placingPanel(
    app,
    table,
    discard &&
      button(t('sky-discard'), () => app.conductor.act(discard), {
        test: 'discard',
        key: 'discard',
        class: isAdvised(table, 'discard') && 'is-advised',
      }),
  );
}

/**
 * The complete islands with room; a tap fills one.
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function deploy(app, table, moves) {
  const offered = moves.filter((move) => move.kind === 'deploy');
  const { deployed } = table.situation.view.step;
  return [
    offered.length > 0 && hint(t(deployed.length ? 'sky-deploy-more' : 'sky-deploy-hint')),
    offered.length === 0 && hint(t(deployed.length ? 'sky-deployed' : 'sky-deploy-none')),
    moveList(app, table, { key: 'islands', name: t('sky-islands'), test: 'deploy' }, offered, ({ island }) => island),
    // What the supply still holds.
    h('p.panel-hint.sky-have', { key: 'supply' }, t('sky-in-supply'), ' ', inhabitants(table.situation.view.supply)),
  ];
}

/**
 * Islands to tap, each for a move.
 * @template {Move} M
 * @param {App} app
 * @param {Table} table
 * @param {{key: string, name: string, test: string}} list `name`: what the islands are listed for
 * @param {M[]} moves
 * @param {(move: M) => string} placeOf
 * @param {(move: M) => number | null} [gainOf] the points that a move would bring
 */
const moveList = (app, table, { key, name, test }, moves, placeOf, gainOf = () => null) =>
  islandList(
    key,
    name,
    moves.map((move) =>
      placeButton(app, table, placeOf(move), {
        test,
        gain: gainOf(move),
        onclick: () => actAndPay(app, table, move),
      }),
    ),
  );

/**
 * @param {string} key
 * @param {string} name what the islands are listed for
 * @param {Child[]} buttons
 */
const islandList = (key, name, buttons) =>
  buttons.length > 0 &&
  h(
    'ul.island-list',
    { key, 'aria-label': name },
    buttons.map((button, index) => h('li', { key: index }, button)),
  );

/**
 * Who pays next: an island to tap, a guest of the hostel, or a trade.
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function pay(app, table, moves) {
  const { step } = table.situation.view;
  const words = t(`sky-pay-${step.due[0]}`);
  const offered = moves.filter((move) => move.kind === 'pay');
  return [
    h(
      'p.panel-hint.sky-have.sky-due',
      { key: 'due' },
      t('sky-pay', { special: specialName(step.special ?? '') }),
      ' ',
      cost(step.due),
    ),
    hint(words),
    moveList(app, table, { key: 'places', name: words, test: 'pay' }, offered, ({ place }) => place),
    trades(app, table, moves),
  ];
}

/**
 * Crystal islands and cities: a source is chosen, then the city.
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function convert(app, table, moves) {
  const offered = moves.filter((move) => move.kind === 'convert');
  const moved = table.situation.view.step.moves.reduce((sum, move) => sum + move.count, 0);
  const source = sourceOf(table, moves);
  const into = offered.filter((move) => move.source === source);
  const energy = answerTo(table, 'energy');
  return [
    moved > 0 && h('p.panel-hint', { key: 'moved' }, t('sky-moved', { count: moved })),
    energy && energy.bonus > 0 && h('p.sky-bonus', { key: 'bonus' }, t('sky-convert-bonus', { points: energy.bonus })),
    !moves.some((move) => move.kind === 'convert' || move.kind === 'trade') &&
      moved === 0 &&
      hint(t('sky-convert-none')),
    // Side by side, so that the cities are in sight with the islands.
    offered.length > 0 &&
      h(
        'div.sky-ways',
        { key: 'ways' },
        h(
          'div.sky-way',
          { key: 'from' },
          h('h3.panel-heading', t('sky-convert-from')),
          islandList(
            'sources',
            t('sky-convert-from'),
            sourcesOf(moves).map((each) =>
              placeButton(app, table, each, {
                test: 'source',
                isOn: each === source,
                onclick: () => app.setUi({ source: each }),
              }),
            ),
          ),
        ),
        source &&
          h(
            'div.sky-way',
            { key: 'into' },
            h('h3.panel-heading', t('sky-convert-into')),
            moveList(
              app,
              table,
              { key: 'cities', name: t('sky-convert-into'), test: 'city' },
              into,
              ({ city }) => city,
              ({ city }) => {
                const brings = energy?.moves.find((move) => move.source === source && move.city === city);
                return brings?.points ?? null;
              },
            ),
          ),
      ),
    trades(app, table, moves),
  ];
}

/**
 * Trades of the trading district, chosen place by place: the first to give, the second, and the city if there is a choice.
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function trades(app, table, moves) {
  let left = moves.filter((move) => move.kind === 'trade');
  if (!left.length) return null;
  const wished = table.ui.trade ?? {};
  /** @type {Child[]} */
  const choices = [];
  let isOpen = false;
  for (const key of /** @type {const} */ (['first', 'second', 'city'])) {
    const options = [...new Set(left.flatMap((move) => move[key] ?? []))];
    if (isOpen || !options.length) continue;
    const value = options.find((each) => each === wished[key]) ?? (options.length === 1 ? options[0] : null) ?? null;
    choices.push(
      h('h4.panel-heading', { key: `${key}-title` }, t(`sky-trade-${key}`)),
      islandList(
        key,
        t(`sky-trade-${key}`),
        options.map((place) =>
          placeButton(app, table, place, {
            test: `trade-${key}`,
            isOn: place === value,
            onclick: () => app.setUi({ trade: { ...wished, [key]: place } }),
          }),
        ),
      ),
    );
    isOpen = value === null;
    if (value !== null) left = left.filter((move) => move[key] === value);
  }
  const [trade] = left;
  return h(
    'details.sky-more',
    { key: 'trades', open: isAdvised(table, 'trade') || null },
    h('summary.button.button-quiet', { 'data-test': 'trades' }, t('sky-trades')),
    h(
      'div.sky-trades',
      choices,
      !isOpen &&
        trade &&
        button(h('span', t('sky-trade')), () => app.conductor.act(trade), {
          look: 'primary',
          picture: 'check',
          test: 'trade',
          key: 'trade',
          class: isAdvised(table, 'trade') && 'is-advised',
        }),
    ),
  );
}

/**
 * Moving to the hostel, where that may be done.
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function hostel(app, table, moves) {
  const offered = moves.filter((move) => move.kind === 'lodge');
  if (!offered.length || table.decider === null) return null;
  const { G = 0, P = 0, B = 0 } = seatAt(table.situation, table.decider).hostel ?? {};
  return h(
    'details.sky-more',
    { key: 'hostel', open: table.ui.advised?.test === 'lodge' || null },
    h('summary.button.button-quiet', { 'data-test': 'hostel' }, t('sky-hostel', { count: G + P + B })),
    moveList(app, table, { key: 'lodge', name: t('sky-lodge-from'), test: 'lodge' }, offered, ({ island }) => island),
  );
}

/**
 * The end of the step, and what is chosen on the show.
 * @param {App} app
 * @param {Table} table
 * @param {Move[]} moves
 */
function foot(app, table, moves) {
  const ending = moves.find((move) => move.kind === 'done' || move.kind === 'pass');
  const create = moves.find((move) => move.kind === 'create' && move.special === chosenSpecialOf(table));
  if (!ending) return null;
  const isEndedSoon = ending.kind === 'done' || table.pause > 0;
  return h(
    'div.panel-foot',
    { key: 'foot' },
    h(
      'div.foot-buttons',
      { 'data-advised': table.ui.advised?.test },
      !isEndedSoon &&
        passButton(app, {
          words: t('sky-pass'),
          title: t('sky-pass-title'),
          text: t('sky-pass-text'),
          hasChoice: hasChoice(table, moves),
          onpass: () => app.conductor.act(ending),
        }),
      isEndedSoon && endButton(app, /** @type {import('../room.js').Table} */ (table), t('done'), ending),
      create && mainButton('create', t('sky-create'), () => actAndPay(app, table, create)),
    ),
  );
}

/**
 * Whether the engine offers anything but to pass: another move, or a place for a tile.
 * @param {Table} table
 * @param {Move[]} moves
 */
const hasChoice = (table, moves) =>
  moves.some((move) => move.kind !== 'pass') ||
  trial.hand(table).some((tile) => placesOf(table, tile)?.cells.length !== 0);
