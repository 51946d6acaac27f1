/** Buying (rules 16 and 17): every tile on offer with price and owner, what it is worth here, or pass. */

import { refusalLine } from '../help/why.js';
import { isolated, t } from '../i18n/index.js';
import { phrases } from '../i18n/lists.js';
import { answerTo } from '../table/play/answers.js';
import { deciderOf, seatAt, soleSeat } from '../table/play/people.js';
import { passButton } from '../table/view/foot_buttons.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { emblem } from '../ui/pictures.js';
import { coin, TILE_SIZE, tileButton, tilePicture } from './pieces.js';
import { tileName } from './tiles.js';
import { worthBadge, worthDetails, worthOf } from './worth.js';

/** @import {isle} from '../protocol.d.ts' */
/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'isle'>} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

/**
 * @param {App} app
 * @param {Table} table
 * @returns {Child}
 */
export function buyPanel(app, table) {
  const answer = answerTo(table, 'offers');
  const known = new Map((answer?.offers ?? []).map((offer) => [offer.tile, offer]));
  const offered = known.get(table.ui.offer ?? '');
  return h(
    'div.isle-panel.isle-buy',
    { key: 'buy' },
    market(table, deciderOf(table), (seat, offer) => offerCard(app, table, seat, offer)),
    h(
      'div.panel-foot',
      offered && chosenOffer(app, table, offered),
      h(
        'div.foot-buttons',
        passButton(app, {
          words: t('isle-pass'),
          title: t('isle-pass-title'),
          text: t('isle-pass-text'),
          // Until the answer is there, something may be within reach.
          hasChoice: !answer || answer.offers.some((offer) => offer.can_buy),
          onpass: () => app.conductor.act({ kind: 'pass', seat: deciderOf(table) }),
        }),
        offered?.can_buy && buyButton(app, table, offered.tile, offered.price ?? 0),
      ),
    ),
  );
}

/**
 * The market while others buy: nothing can be tapped, and what is sold is marked. While a bot thinks it is the same description,
 * which is not compared again.
 * @param {App} app
 * @param {Table} table
 */
export function watchedMarket({ state }, table) {
  const { situation } = table;
  const now = [situation, state.theme, state.language];
  if (now.some((each, index) => each !== watched.of[index])) {
    const viewer = soleSeat(situation) ?? situation.view.first_player;
    watched = {
      of: now,
      panel: h(
        'div.isle-panel.isle-buy.is-watched',
        { key: 'watched', 'data-test': 'watched-market' },
        market(table, viewer, (seat, offer) => watchedOffer(table, seat, offer)),
      ),
    };
  }
  return watched.panel;
}

/** The market that was described last, and what it was described from. @type {{of: unknown[], panel: Child}} */
let watched = { of: [], panel: null };

/**
 * Everything on offer, seller by seller. Prices that have just been revealed turn over together.
 * @param {Table} table
 * @param {number} viewer whose own offer stands last
 * @param {(seat: isle.SeatView, offer: isle.OfferView) => Child} card
 */
function market(table, viewer, card) {
  const { events, view } = table.situation;
  const isRevealed = events.some(({ kind }) => kind === 'revealed');
  return h(
    'ul.sellers',
    { class: isRevealed && 'is-revealed' },
    fromBuyer(view, viewer)
      .filter((seat) => seat.offer.length)
      .map((seat) => {
        const isOwn = seat.seat === table.decider;
        return h(
          'li',
          { key: seat.seat, class: `seller${isOwn ? ' is-own' : ''}` },
          h(
            'h3.seller-name',
            emblem(seat.clan),
            h('span.clip', { dir: 'auto' }, isOwn ? t('isle-buy-own') : seat.name),
          ),
          h(
            'ul.offers',
            seat.offer.map((offer) => card(seat, offer)),
          ),
        );
      }),
  );
}

/**
 * The seats clockwise from the buyer's left, the buyer's own last.
 * @param {isle.View} view
 * @param {number} buyer
 */
const fromBuyer = (view, buyer) => [...view.seats.slice(buyer + 1), ...view.seats.slice(0, buyer + 1)];

/**
 * @param {App} app
 * @param {Table} table
 * @param {isle.SeatView} seat
 * @param {isle.OfferView} offer
 */
function offerCard(app, table, seat, offer) {
  const isWorthShown = app.state.settings.worth;
  const worth = isWorthShown ? worthOf(table, offer.tile) : null;
  const isChosen = table.ui.offer === offer.tile;
  const isOwn = seat.seat === table.decider;
  const buyer = offer.bought_by === null ? null : seatAt(table.situation, offer.bought_by);
  const isSold = buyer !== null;
  const name = phrases([
    t('isle-offer', { owner: isolated(seat.name), price: offer.price }),
    buyer && t('isle-sold-to', { name: isolated(buyer.name) }),
  ]);
  return h(
    'li',
    {
      key: offer.tile,
      class: `offer${isChosen ? ' is-chosen' : ''}${isSold ? ' is-sold' : ''}${isOwn ? ' is-own' : ''}`,
    },
    tileButton(
      offer.tile,
      {
        'aria-pressed': isChosen ? 'true' : 'false',
        onclick: () => {
          app.sounds.play('tap');
          app.setUi({ offer: isChosen ? null : offer.tile, is_best_shown: isWorthShown });
        },
      },
      { name },
      worth && !isSold && worthBadge(worth),
      buyer && h('span.sold-mark', emblem(buyer.clan)),
    ),
    coin(offer.price, { class: 'offer-price', 'aria-hidden': 'true' }),
  );
}

/**
 * @param {Table} table
 * @param {isle.SeatView} seat
 * @param {isle.OfferView} offer
 */
function watchedOffer(table, seat, { tile, price, bought_by }) {
  const buyer = bought_by === null ? null : seatAt(table.situation, bought_by);
  return h(
    'li',
    { key: tile, class: `offer${buyer ? ' is-sold' : ''}` },
    h(
      'span.watched-tile',
      tilePicture(tile, { size: TILE_SIZE }),
      h(
        'span.sr-only',
        phrases([
          tileName(tile),
          t('isle-offer', { owner: isolated(seat.name), price }),
          buyer && t('isle-sold-to', { name: isolated(buyer.name) }),
        ]),
      ),
      buyer && h('span.sold-mark', emblem(buyer.clan)),
    ),
    coin(price, { class: 'offer-price', 'aria-hidden': 'true' }),
  );
}

/**
 * The tile that is chosen: what it would bring, or the reason why it cannot be bought.
 * @param {App} app
 * @param {Table} table
 * @param {isle.OfferAnswer} offer
 */
function chosenOffer(app, table, { tile, can_buy, reason }) {
  const worth = app.state.settings.worth ? worthOf(table, tile) : null;
  return h(
    'div.chosen-offer',
    { key: 'chosen' },
    h('p.chosen-name', tileName(tile)),
    worth && worthDetails(worth),
    reason && !can_buy && refusalLine(app, reason),
  );
}

/**
 * @param {App} app
 * @param {Table} table
 * @param {string} tile
 * @param {number} price
 */
const buyButton = (app, table, tile, price) =>
  button(
    coin(t('isle-buy-for', { price })),
    async () => {
      if (await app.conductor.act({ kind: 'buy', seat: deciderOf(table), tile })) app.sounds.play('coin');
    },
    { look: 'primary large', test: 'buy', key: 'buy' },
  );
