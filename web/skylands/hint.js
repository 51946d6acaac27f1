/** Advice for Skylands in words, and put before the person: a tile on trial, a special island chosen, an island marked. */

import { minus, signed, t } from '../i18n/index.js';
import { placeName } from './island_buttons.js';
import { kindOf, specialName, tileName } from './tiles.js';

/** @typedef {Record<string, any>} Action */

/** @type {NonNullable<import('../room.js').GameRoom['hint']>} */
export const hint = {
  words(action, table) {
    const place = (/** @type {string | undefined} */ id) => (id ? placeName(table, id) : '');
    const words = t(`sky-hint-${action.kind}`, {
      tile: action.tile ? tileName(action.tile) : '',
      action: action.action ? t(`sky-action-${action.action}`) : '',
      special: action.special ? specialName(action.special) : '',
      island: place(action.island ?? action.place ?? action.source ?? action.first),
      other: place(action.second ?? action.city),
    });
    return action.kind === 'trade' && action.city
      ? `${words} ${t('sky-hint-trade-city', { city: place(action.city) })}`
      : words;
  },

  reason: ({ code, facts }) =>
    t(`sky-why-${code.replaceAll('_', '-')}`, {
      points: minus(facts.points ?? 0),
      mine: signed(facts.mine ?? 0),
      theirs: signed(facts.theirs ?? 0),
      count: facts.count ?? 0,
      spaces: facts.spaces ?? 0,
      kind: kindOf(facts.terrain ?? ''),
      special: facts.special ? specialName(facts.special) : '',
    }),

  show(app, _table, action) {
    app.conductor.look(null);
    if (action.kind === 'take' || action.kind === 'place') {
      app.setUi({ tile: action.tile, cell: { x: action.x, y: action.y }, turn: action.turn });
    } else if (action.kind === 'create') app.setUi({ special: action.special });
    else if (action.kind === 'convert') app.setUi({ source: action.source, shown: action.city });
    else if (action.kind === 'trade')
      app.setUi({ trade: { first: action.first, second: action.second, city: action.city } });
    else app.setUi({ shown: action.island ?? action.place ?? null, action: action.action ?? null });
  },
};
