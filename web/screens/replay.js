/** Looking back: the game step by step, with the table as everybody could see it then. */

import { t } from '../i18n/index.js';
import { boardHost } from '../table/view/host.js';
import { seatStrip } from '../table/view/seats.js';
import { iconButton } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { practiceBadge } from '../ui/practice.js';
import { againButton, usualSeat } from './again.js';
import { tableOf, waitingView } from './opening.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app */
export function replayScreen(app) {
  const board = boardHost(app);
  let timer = 0;
  let isPlaying = false;
  /** Grows whenever playing begins or ends: a step that is still on its way then leads no further. */
  let run = 0;
  const to = app.conductor.at;

  function end() {
    run += 1;
    isPlaying = false;
    clearTimeout(timer);
  }

  function stop() {
    end();
    app.update({});
  }

  /** @param {number} step */
  function jump(step) {
    stop();
    to(step);
  }

  function play() {
    run += 1;
    const mine = run;
    isPlaying = true;
    const tick = async () => {
      const now = app.state.table?.replay;
      if (!now || now.step >= now.steps || app.state.dialog) return stop();
      await to(now.step + 1);
      if (mine !== run) return undefined;
      // Refused, which was said: the same step is not asked for again and again.
      if (app.state.table?.replay?.step === now.step) return stop();
      timer = window.setTimeout(tick, Math.max(300, app.state.motion.rest));
      return undefined;
    };
    tick();
    app.update({});
  }

  return {
    /** @param {import('../app.js').State} state */
    view(state) {
      const table = tableOf(state);
      if (!table?.replay) return waitingView(app);
      const now = table.replay;
      const isAtEnd = now.step >= now.steps;
      const room = app.room(now.game);
      const lines = now.events.flatMap((event) => room.describeEvent(event, now) ?? []);
      return h(
        'div.table-frame',
        { key: 'frame' },
        h(
          'div.table.table-replay',
          { key: 'replay', 'data-step': now.step },
          h(
            'header.table-head',
            iconButton(
              'back',
              t('replay-leave'),
              () => {
                stop();
                app.go('table', { id: table.id });
              },
              { look: 'quiet', test: 'replay-leave' },
            ),
            h('h1.table-phase', t('replay'), ' · ', room.phaseTitle(now), practiceBadge(now.practice)),
            h('div.table-track', room.track(now)),
          ),
          seatStrip(app, table),
          h('section.board-area', { key: 'board', 'aria-label': t('table-board') }, board.view(table)),
          h(
            'section.tray.replay-tray',
            { 'aria-label': t('replay') },
            h(
              'ul.replay-lines',
              { 'aria-live': 'polite' },
              lines.length ? lines.map((words, index) => h('li', { key: index }, words)) : h('li', t('replay-start')),
            ),
            h(
              'div.replay-bar',
              h('output.replay-count', t('replay-step', { step: now.step, steps: now.steps })),
              h('input.range', {
                type: 'range',
                min: 0,
                max: now.steps,
                value: now.step,
                'aria-label': t('replay-slider'),
                oninput: (/** @type {import('../ui/dom.js').EventOf} */ event) => jump(Number(event.target.value)),
              }),
            ),
            h(
              'div.replay-buttons',
              stepButton('begin', t('replay-first'), now.step === 0, () => jump(0)),
              stepButton('previous', t('replay-previous'), now.step === 0, () => jump(now.step - 1)),
              isPlaying
                ? stepButton('pause', t('replay-pause'), isAtEnd, stop)
                : stepButton('play', t('replay-play'), isAtEnd, play),
              stepButton('next', t('replay-next'), isAtEnd, () => jump(now.step + 1)),
              stepButton('last', t('replay-last'), isAtEnd, () => jump(now.steps)),
            ),
            // A running game would show which tiles are to come; a lesson is not stored.
            table.situation.is_over &&
              !table.lesson &&
              h(
                'div.replay-again',
                { key: 'again' },
                againButton(
                  app,
                  { id: table.id, step: now.step, seat: usualSeat(now) },
                  { disabled: isAtEnd, title: t('again-note') },
                ),
              ),
          ),
        ),
      );
    },
    destroy() {
      end();
      board.destroy();
    },
  };
}

/**
 * @param {string} picture
 * @param {string} label
 * @param {boolean} disabled
 * @param {() => void} onclick
 */
const stepButton = (picture, label, disabled, onclick) =>
  iconButton(picture, label, onclick, { key: picture === 'pause' ? 'play' : picture, title: label, disabled });
