/** The log beside the board of a wide screen. It is read and drawn when the page is calm, and only where it can be seen. */

import { t } from '../../i18n/index.js';
import { forget, whenCalm } from '../../ui/calm.js';
import { iconButton } from '../../ui/controls.js';
import { h, patch } from '../../ui/dom.js';
import { remarkSentence } from './remark.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Table} Table */

/**
 * What happened and what was said about it, newest first.
 * @param {App} app
 * @param {Table} table
 */
export function logLines(app, table) {
  const room = app.room(table.situation.game);
  const { seats } = table.situation.view;
  const lines = table.log.flatMap((event, number) => {
    const words = room.describeEvent(event, table.situation);
    const clan = 'seat' in event ? seats[event.seat]?.clan : undefined;
    const said = table.remarks.filter((remark) => remark.event === number);
    return [
      ...(words ? [{ key: String(number), kind: event.kind, words, clan }] : []),
      ...said.map((remark) => ({
        key: `${number} ${remark.seat}`,
        kind: 'remark',
        words: remarkSentence(remark, table.situation),
        clan: seats[remark.seat]?.clan,
      })),
    ];
  });
  return lines
    .reverse()
    .map(({ key, kind, words, clan }) => h('li', { key, class: `log-line log-${kind}`, 'data-clan': clan }, words));
}

/**
 * The button in the header that shows and hides it; narrower screens have the drawer instead.
 * @param {App} app
 */
export function logButton(app) {
  const { log_beside } = app.state.settings;
  return iconButton('log', t('drawer-log'), () => app.set({ log_beside: !log_beside }), {
    look: 'quiet',
    test: 'log-beside',
    key: 'log-beside',
    class: `log-button${log_beside ? ' is-on' : ''}`,
    'aria-expanded': log_beside,
  });
}

/**
 * @param {App} app
 * @returns {{view: (table: Table) => import('../../ui/dom.js').Child}}
 */
export function logPanel(app) {
  /** The change of the game that was last asked about. */
  let asked = '';
  let isRead = false;
  /** @type {Table['log'] | null} */
  let shown = null;
  /** @type {Table['remarks'] | null} */
  let said = null;
  /** How many of the latest events are not told yet. */
  let held = 0;

  /** @param {HTMLElement} element */
  function draw(element) {
    const { table } = app.state;
    // Where it has no box, nothing is asked and nothing is drawn.
    if (!table || element.getClientRects().length === 0) return;
    // Points are not named before they are shown: the lines stay, and a new panel begins with those before the points.
    if (table.ceremony && shown) return;
    const untold = table.ceremony?.untold ?? 0;
    const now = `${table.id} ${table.situation.revision}`;
    if (now !== asked) {
      asked = now;
      app.conductor.readLog().then(() => {
        isRead = true;
        whenCalm(element, () => draw(element));
      });
    }
    if (!isRead || (shown === table.log && said === table.remarks && held === untold)) return;
    shown = table.log;
    said = table.remarks;
    held = untold;
    const lines = logLines(app, { ...table, log: table.log.slice(0, table.log.length - untold) });
    patch(element, lines.length ? h('ol.log', lines) : h('p.field-note', t('log-empty')));
  }

  /** @param {HTMLElement} element */
  function mount(element) {
    shown = null;
    asked = '';
    isRead = false;
    const gauge = new ResizeObserver(() => whenCalm(element, () => draw(element)));
    gauge.observe(element);
    return () => {
      gauge.disconnect();
      forget(element);
    };
  }

  return {
    view: (table) =>
      app.state.settings.log_beside &&
      h(
        'aside.log-panel',
        { key: 'log-panel', 'aria-label': t('drawer-log') },
        h(
          'header.log-panel-head',
          h('h2', t('drawer-log')),
          iconButton('play', t('replay'), () => app.go('replay', { id: table.id }), { look: 'quiet', key: 'replay' }),
          iconButton('close', t('close'), () => app.set({ log_beside: false }), {
            look: 'quiet',
            test: 'close-log',
            key: 'close',
          }),
        ),
        // What happens is announced elsewhere already.
        h('div.log-panel-body', {
          opaque: true,
          role: 'log',
          'aria-live': 'off',
          'aria-label': t('drawer-log'),
          tabindex: '0',
          mount,
          update: (/** @type {HTMLElement} */ element) => whenCalm(element, () => draw(element)),
        }),
      ),
  };
}
