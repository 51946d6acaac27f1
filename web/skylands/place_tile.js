/** Placing a tile of Skylands: discovered, special, drawn by the outpost, or of the tactical start. */

import { faultWords, signed, t } from '../i18n/index.js';
import { deciderOf, seatAt } from '../table/play/people.js';
import { createTrial, placesOf } from '../table/play/trial.js';
import { changeLine, gainClass, trialPanel } from '../table/view/trial_panel.js';
import { h } from '../ui/dom.js';
import { iconPicture } from '../ui/pictures.js';
import { describeEvent } from './events.js';
import { tileButton } from './pieces.js';
import { kindOf, tileOf, tileWords } from './tiles.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../room.js').Table<'skylands'>} Table */
/** @typedef {import('../ui/dom.js').Child} Child */

export const trial = createTrial({
  /** @param {Table} table */
  hand: ({ decider, situation }) => (decider === null ? [] : seatAt(situation, decider).placeable),
  /** @param {Table} table */
  action: (table, laid) => ({ kind: table.situation.view.placing, seat: deciderOf(table), ...laid }),
  tileOf,
  words: tileWords,
  wantsTile: 'sky-choose-tile',
  origin: 1,
  refusal: (fault) =>
    fault.code === 'terrain_mismatch'
      ? t('sky-mismatch', {
          edge: fault.facts?.edge,
          mine: kindOf(String(fault.facts?.mine)),
          theirs: kindOf(String(fault.facts?.theirs)),
        })
      : faultWords(fault),
});

/**
 * The tray of tiles with what the one on trial would bring.
 * @param {App} app
 * @param {Table} table
 * @param {Child} [more] other things that may be done instead
 */
export const placingPanel = (app, table, more) =>
  trialPanel(
    app,
    table,
    {
      trial,
      tileButton,
      words: {
        hand: 'sky-tiles',
        choose: isStuck(table) ? 'sky-none-fits' : 'sky-choose-tile',
        where: 'sky-choose-place',
        fits: 'sky-fits',
      },
      stuck: () => h('p.panel-hint', { key: 'hint' }, t('sky-fits-nowhere')),
      changes: (preview) => changes(preview, table.situation),
    },
    more,
  );

/**
 * Whether no tile of several fits anywhere.
 * @param {Table} table
 */
const isStuck = (table) => trial.hand(table).every((tile) => placesOf(table, tile)?.cells.length === 0);

/**
 * The points if the game ended now, before and after, where the change comes from, and what becomes of islands.
 * @param {import('../protocol.d.ts').skylands.PreviewAnswer} preview
 * @param {import('../room.js').Situation<'skylands'>} situation
 * @returns {Child}
 */
export const changes = ({ total, sources, completes, events }, situation) => [
  changeLine('div', {
    key: 'total',
    mark: iconPicture('points', 26, 'goal-icon'),
    words: t('sky-preview-total'),
    ...total,
  }),
  h(
    'ul.preview-notes',
    { key: 'notes' },
    sources
      .filter(({ before, after }) => before !== after)
      .map(({ source, before, after }) =>
        h(
          'li',
          { key: source, class: `preview-note is-source${gainClass(after - before)}` },
          t(`sky-source-${source}`),
          ' ',
          h('b', signed(after - before)),
        ),
      ),
    completes.map((island) =>
      h(
        'li',
        { key: island.id, class: `preview-note is-${island.terrain}` },
        t('sky-completes', { kind: kindOf(island.terrain), spaces: island.spaces }),
      ),
    ),
    events.map((event, index) =>
      h('li.preview-note.is-event', { key: `event-${index}` }, describeEvent(event, situation)),
    ),
  ),
];
