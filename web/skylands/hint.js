/** Advice for Skylands in words, and shown on the table: a tile on trial, a special island chosen, a button marked. */

import { signed, t } from '../i18n/index.js';
import { placeName } from './island_buttons.js';
import { kindOf, specialName, tileName } from './tiles.js';

/** What an action may name. @typedef {{tile?: string, action?: string, special?: string, island?: string, place?: string, source?: string, first?: string, second?: string, city?: string}} Named */

/**
 * Mark a button, and its island on the board.
 * @param {import('../app.js').App} app
 * @param {import('../room.js').Ui} ui
 * @param {string} test
 * @param {string} [place]
 */
const advise = (app, ui, test, place) => app.setUi({ ...ui, advised: { test, place } });

/** @type {NonNullable<import('../room.js').GameRoom<'skylands'>['hint']>} */
export const hint = {
  words(action, table) {
    const place = (/** @type {string | undefined} */ id) => (id ? placeName(table, id) : '');
    const named = /** @type {Named} */ (action);
    const words = t(`sky-hint-${action.kind}`, {
      tile: named.tile ? tileName(named.tile) : '',
      action: named.action ? t(`sky-action-${named.action}`) : '',
      special: named.special ? specialName(named.special) : '',
      island: place(named.island ?? named.place ?? named.source ?? named.first),
      other: place(named.second ?? named.city),
    });
    return action.kind === 'trade' && action.city
      ? `${words} ${t('sky-hint-trade-city', { city: place(action.city) })}`
      : words;
  },

  reason: ({ code, facts }) =>
    t(`sky-why-${code.replaceAll('_', '-')}`, {
      points: signed(Number(facts.points ?? 0)),
      lead: Number(facts.points ?? 0),
      action: facts.action ? t(`sky-action-${facts.action}`) : '',
      mine: signed(Number(facts.mine ?? 0)),
      theirs: signed(Number(facts.theirs ?? 0)),
      count: facts.count ?? 0,
      spaces: facts.spaces ?? 0,
      kind: kindOf(String(facts.terrain ?? '')),
    }),

  show(app, _table, action) {
    app.conductor.look(null);
    if (action.kind === 'take' || action.kind === 'place') {
      app.setUi({ tile: action.tile, cell: { x: action.x, y: action.y }, turn: action.turn });
    } else if (action.kind === 'create') app.setUi({ special: action.special });
    else if (action.kind === 'convert') advise(app, { source: action.source }, 'city', action.city);
    else if (action.kind === 'trade')
      advise(app, { trade: { first: action.first, second: action.second, city: action.city } }, 'trade');
    else {
      const { island, place, action: chosen } = /** @type {Named} */ (action);
      advise(app, {}, chosen ? 'action' : action.kind, chosen ?? island ?? place);
    }
    // Once it is drawn: where a list is longer than its room, what is meant comes into view.
    queueMicrotask(() => {
      document
        .querySelector('.is-advised, .show-card.is-chosen')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
  },
};
