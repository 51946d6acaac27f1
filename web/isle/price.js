/** Pricing (rule 14): three tiles, a marker on the one that goes back, gold on the other two. */

import { isolated, t } from '../i18n/index.js';
import { answerTo } from '../table/play/answers.js';
import { deciderOf, seatAt } from '../table/play/people.js';
import { nameOf } from '../table/view/shared_room.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { coin, discardMarker, goldStepper, tileButton, tilePicture } from './pieces.js';
import { tileNames } from './tiles.js';
import { worthBadge, worthOf } from './worth.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {isle.PricingAnswer} Limits */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * What lies on the table as the person has put it so far. Every tile begins with the lowest price. The tile that goes back is
 * the one with the marker, or, once two tiles have got prices, the third; without either, the total covers two tiles.
 * @param {Table} table
 * @param {Limits} limits
 */
export function pricesPut(table, limits) {
  const { ui } = table;
  const tiles = seatAt(table.situation, deciderOf(table)).offer.map((offer) => offer.tile);
  const untouched = tiles.filter((tile) => ui.prices?.[tile] === undefined);
  const isImplied = ui.discard === undefined && untouched.length === 1;
  const discard = isImplied ? (untouched[0] ?? null) : (ui.discard ?? null);
  const prices = tiles
    .filter((tile) => tile !== discard)
    .map((tile) => {
      const put = ui.prices?.[tile];
      return { tile, price: put === undefined ? limits.lowest_price : put, isTouched: put !== undefined };
    });
  // While all three have a price, one that the person has not touched is left out of the total.
  const spare = discard === null ? prices.find(({ isTouched }) => !isTouched) : undefined;
  const total = prices.reduce((sum, each) => sum + (each === spare ? 0 : (each.price ?? 0)), 0);
  const left = limits.highest_total - total;
  // Nothing is left for a price on a second tile: only the marker leads on.
  const isMarkerDue = discard === null && left <= 0;
  return { tiles, discard, isImplied, isMarkerDue, prices, total, left };
}

/**
 * What is asked of a person who has no gold left to price another tile; null at other times.
 * @param {Table} table
 */
export function priceDue(table) {
  const limits = table.decider !== null && table.situation.view.prompt === 'price' && answerTo(table, 'pricing');
  if (!limits || !pricesPut(table, limits).isMarkerDue) return null;
  return t('isle-prompt-price-due', { name: nameOf(table.situation, deciderOf(table)) });
}

/**
 * @param {App} app
 * @param {Table} table
 * @returns {Child}
 */
export function pricePanel(app, table) {
  const limits = answerTo(table, 'pricing');
  if (!limits) return h('div.isle-panel.isle-price', { key: 'price' });
  const put = pricesPut(table, limits);
  return h(
    'div.isle-panel.isle-price',
    { key: 'price' },
    h(
      'dl.purse',
      purseLine('have', t('isle-price-have'), limits.highest_total, false),
      purseLine('put', t('isle-price-put'), put.total, false),
      purseLine('left', t('isle-price-left'), put.left, put.left < 0),
    ),
    h(
      'ol.price-cards',
      { 'aria-label': t('isle-price-tiles') },
      put.tiles.map((tile, index) => priceCard(app, table, { tile, index, put, limits })),
    ),
    othersDrew(table),
    h(
      'div.panel-foot',
      h('p.panel-hint', { role: 'status' }, hintWords(put, limits)),
      button(t('isle-price-seal'), () => seal(app, limits), {
        look: 'primary wide large',
        test: 'seal',
        'aria-disabled': put.discard === null || put.left < 0 ? 'true' : null,
      }),
    ),
  );
}

/**
 * @param {string} key
 * @param {string} words
 * @param {number} amount
 * @param {boolean} isWrong
 */
const purseLine = (key, words, amount, isWrong) =>
  h(
    'div',
    { key, class: `purse-line purse-${key}${isWrong ? ' is-wrong' : ''}` },
    h('dt', words),
    h('dd', coin(amount)),
  );

/**
 * @param {App} app
 * @param {Table} table
 * @param {{tile: string, index: number, put: ReturnType<typeof pricesPut>, limits: Limits}} card
 */
function priceCard(app, table, { tile, index, put, limits }) {
  const worth = app.state.settings.worth ? worthOf(table, tile) : null;
  const isInspected = table.ui.inspect === tile;
  const isDiscard = put.discard === tile;
  const { price = null, isTouched = false } = put.prices.find((each) => each.tile === tile) ?? {};
  const name = t('tile-number', { number: index + 1 });
  return h(
    'li',
    {
      key: tile,
      class: `price-card${isDiscard ? ' is-discard' : ''}${isTouched ? ' is-priced' : ''}${isInspected ? ' is-inspected' : ''}`,
    },
    tileButton(
      tile,
      {
        'aria-pressed': isInspected ? 'true' : 'false',
        title: t('isle-price-where'),
        onclick: () => app.setUi({ inspect: isInspected ? null : tile, is_best_shown: app.state.settings.worth }),
      },
      { name },
      worth && worthBadge(worth),
      isDiscard && discardMarker(),
    ),
    isDiscard
      ? h('p.price-back', { key: 'back' }, t('isle-price-back'))
      : goldStepper({
          key: 'gold',
          label: t('isle-price-of', { name }),
          value: price,
          minimum: limits.lowest_price,
          maximum: put.left + (price ?? 0),
          onstep: (by) => stepPrice(app, tile, by, limits),
          onvalue: (value) => setPrice(app, tile, value),
        }),
    button(
      [discardMarker(), h('span', t(isDiscard ? 'isle-discarded' : 'isle-discard')), h('span.sr-only', ': ', name)],
      () => {
        app.sounds.play('tap');
        app.setUi({ discard: isDiscard ? null : tile });
      },
      {
        test: 'discard',
        class: `discard-button${isDiscard ? ' is-on' : ''}${put.isMarkerDue ? ' is-due' : ''}`,
        'aria-pressed': isDiscard ? 'true' : 'false',
      },
    ),
  );
}

/**
 * @param {App} app
 * @param {string} tile
 * @param {number} by
 * @param {Limits} limits
 */
function stepPrice(app, tile, by, limits) {
  const table = /** @type {Table | null} */ (app.state.table);
  if (!table || table.decider === null) return;
  const put = pricesPut(table, limits);
  const price = put.prices.find((each) => each.tile === tile)?.price ?? 0;
  const wanted = Math.min(Math.max(price + by, limits.lowest_price), Math.max(price, price + put.left));
  if (wanted === price) return;
  app.sounds.play('coin');
  setPrice(app, tile, wanted);
}

/**
 * @param {App} app
 * @param {string} tile
 * @param {number | null} price
 */
function setPrice(app, tile, price) {
  app.setUi({ prices: { ...app.state.table?.ui.prices, [tile]: price } });
}

/**
 * What is still missing; the engine has the last word when the prices are sealed.
 * @param {ReturnType<typeof pricesPut>} put
 * @param {Limits} limits
 */
function hintWords(put, limits) {
  if (put.discard === null) return t(put.isMarkerDue ? 'isle-price-due' : 'isle-price-mark');
  if (put.left < 0) return t('isle-price-too-much', { over: -put.left });
  if (put.prices.some(({ price }) => (price ?? 0) < limits.lowest_price))
    return t('isle-price-lowest', { lowest: limits.lowest_price });
  return t(put.isImplied ? 'isle-price-implied' : 'isle-price-ready', { left: put.left });
}

/**
 * @param {App} app
 * @param {Limits} limits
 */
async function seal(app, limits) {
  const table = /** @type {Table | null} */ (app.state.table);
  if (!table || table.decider === null) return;
  const put = pricesPut(table, limits);
  if (put.discard === null) {
    app.sounds.play('refuse');
    app.toast(t(put.isMarkerDue ? 'isle-price-due' : 'isle-price-mark'));
    return;
  }
  const prices = Object.fromEntries(put.prices.map(({ tile, price }) => [tile, price ?? 0]));
  if (await app.conductor.act({ kind: 'price', seat: table.decider, discard: put.discard, prices }))
    app.sounds.play('seal');
}

/**
 * The tiles the others have drawn: they lie in the open before anybody prices.
 * @param {Table} table
 */
export function othersDrew(table) {
  const others = table.situation.view.seats.filter((seat) => seat.seat !== table.decider);
  return h(
    'section.others-drew',
    h('h3.panel-heading', t('isle-others-drew')),
    h(
      'ul.others-list',
      others.map((seat) =>
        h(
          'li.others-seat',
          { key: seat.seat },
          h('span.others-name', emblem(seat.clan), h('span', isolated(seat.name))),
          h(
            'span.others-tiles',
            { role: 'img', 'aria-label': tileNames(seat.offer.map((offer) => offer.tile)) },
            seat.offer.map(({ tile }) =>
              h(
                'span.small-tile',
                { key: tile, 'data-thing': `isle/tile/${tile}`, 'data-tap': 'explain' },
                tilePicture(tile, { size: 64 }),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
