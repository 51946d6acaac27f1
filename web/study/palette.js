/** The tiles to choose from: by groups, by what can be seen on them, and for a chosen cell only those that fit there. */

import { t } from '../i18n/index.js';
import { tileButtonOf } from '../table/view/tile_button.js';
import { button, choiceGroup, iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { rowAt } from './documents.js';
import { studyGame } from './games.js';
import { spotsView } from './spots.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('./desk.js').Desk} Desk */
/** @typedef {import('./state.js').StudyState} StudyState */
/** @typedef {import('../protocol.d.ts').PaletteTile} PaletteTile */

/** CSS pixels that a tile of the palette is painted for. */
const SIZE = 96;

/**
 * @param {App} own
 * @param {Desk} desk
 * @param {StudyState} study
 */
export function paletteView(own, desk, study) {
  const { palette, held, cell, entry } = study;
  if (held) return heldView(own, desk, study);
  if (!palette) return null;
  const groups = palette.groups;
  const group = groups.find((each) => each.group === study.group) ?? groups[0];
  const row = cell && rowAt(entry.document, study.seat, cell);
  const game = studyGame(entry.game);
  const shown = (group?.tiles ?? []).filter(
    ({ left, marks }) => left > 0 && study.marks.every((mark) => marks.includes(mark)),
  );
  return [
    chosenView(desk, study),
    h(
      'div.study-hint',
      { key: 'hint' },
      h('p.panel-hint', { role: 'status' }, hintWords(study, row !== undefined && row !== null, count(groups))),
      cell &&
        iconButton('close', t('study-unchoose'), () => desk.choose(null), {
          look: 'quiet',
          key: 'close',
          'data-key': 'close',
          test: 'unchoose',
        }),
    ),
    groups.length > 1 &&
      h(
        'div.study-groups',
        { key: 'groups' },
        choiceGroup({
          name: 'study-group',
          label: t('study-groups'),
          value: group?.group ?? '',
          choices: groups.map((each) => ({ value: each.group, label: game.groupWords(each.group) })),
          onchange: (value) => desk.set({ group: value, marks: [] }),
        }),
      ),
    group &&
      h(
        'div.study-marks',
        { key: 'marks', role: 'group', 'aria-label': t('study-marks') },
        group.marks.map((mark) =>
          button([game.markPicture(mark), h('span.sr-only', game.markWords(mark))], () => toggleMark(desk, mark), {
            key: mark,
            look: 'quiet',
            class: 'study-mark',
            title: game.markWords(mark),
            'aria-pressed': String(study.marks.includes(mark)),
            'data-mark': mark,
          }),
        ),
      ),
    group && shown.length === 0 && h('p.panel-hint', { key: 'none' }, t('study-none')),
    group &&
      h(
        'ul.study-tiles',
        { key: 'tiles', 'aria-label': t('study-tiles') },
        shown.map((each) => h('li', { key: each.tile }, tileView(desk, study, each))),
      ),
  ];
}

/** The focus to the first tile of the palette, after a cell was chosen by a key. @param {Desk} desk */
export async function focusPalette(desk) {
  await desk.rest();
  const tile = document.querySelector('.study-tiles .tile-button') ?? document.querySelector('.study-tray button');
  if (tile instanceof HTMLElement) tile.focus();
}

/** @param {readonly {tiles: readonly unknown[]}[]} groups */
const count = (groups) => groups.reduce((sum, { tiles }) => sum + tiles.length, 0);

/**
 * @param {StudyState} study
 * @param {boolean} isLying whether a tile lies on the chosen cell that can be moved
 * @param {number} fitting how many tiles fit there
 */
function hintWords({ cell, free }, isLying, fitting) {
  if (!cell) return t('study-pick');
  if (isLying) return t('study-replace');
  return free.some(([x, y]) => x === cell.x && y === cell.y)
    ? t('study-fit-here', { count: fitting })
    : t('study-fixed');
}

/** @param {Desk} desk @param {string} mark */
function toggleMark(desk, mark) {
  const { marks } = desk.state();
  desk.set({ marks: marks.includes(mark) ? marks.filter((each) => each !== mark) : [...marks, mark] });
}

/**
 * @param {Desk} desk
 * @param {StudyState} study
 * @param {PaletteTile} each
 */
function tileView(desk, { entry, palette, cell }, { tile, count: all, left }) {
  const game = studyGame(entry.game);
  const turn = (cell && palette?.turns[tile]?.[0]) || 0;
  return tileButtonOf(
    {
      id: tile,
      thing: game.tile.thing(tile),
      picture: game.tile.picture(tile, { turn, size: SIZE }),
      words: [game.tile.words(tile, turn), all > 1 ? t('study-left', { left }) : ''],
    },
    {
      onclick: async (/** @type {MouseEvent} */ event) => {
        await desk.pick(tile);
        // A click without a pointer is a key's or a screen reader's: the next thing is on the board.
        if (event.detail === 0) desk.toBoard();
      },
    },
    all > 1 && h('b.study-count', { 'aria-hidden': 'true' }, `× ${left}`),
  );
}

/**
 * What is entered for the tile on the chosen cell.
 * @param {Desk} desk
 * @param {StudyState} study
 */
function chosenView(desk, { cell, entry, seat, table }) {
  const own = entry.document.seats[seat];
  const view = table?.situation.view.seats[seat];
  if (!cell || !own || !view) return null;
  const fields = studyGame(entry.game).cellFields(own, view, cell, (edit) => desk.changeSeat(seat, edit, { cell }));
  return fields && h('div.study-chosen', { key: 'chosen' }, fields);
}

/**
 * The tile in the fingers, what it would change where it lies on trial, and the best spots for it.
 * @param {App} own
 * @param {Desk} desk
 * @param {StudyState} study
 */
function heldView(own, desk, study) {
  const { held, entry, table } = study;
  if (!held || !table) return null;
  const game = studyGame(entry.game);
  return [
    h(
      'div.study-held',
      { key: 'held' },
      game.tile.picture(held, { turn: table.ui.turn ?? 0, size: SIZE }),
      h('p.panel-hint', { role: 'status' }, t('study-place')),
      h(
        'div.button-row',
        button(t('study-best'), desk.askSpots, { picture: 'sparkle', test: 'best', 'data-key': 'hint', key: 'best' }),
        button(t('study-put-back'), () => desk.renew({ held: null }), {
          picture: 'close',
          key: 'back',
          'data-key': 'cancel',
          test: 'put-back',
        }),
      ),
    ),
    spotsView(own, study),
    table.ui.cell &&
      h('div.preview', { key: 'preview', role: 'group', 'aria-label': t('trial-preview') }, game.preview(table)),
  ];
}
