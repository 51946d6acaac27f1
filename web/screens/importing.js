/** Games from a file: the button, how far it is, and what came of it. */

import { importGames } from '../engine/page/importing.js';
import { faultWords, t } from '../i18n/index.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { faultOf } from '../ui/faults.js';
import { icon } from '../ui/icons.js';
import { adoptButton, deviceReport } from './device.js';
import { readGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */

/**
 * A button that takes a file with games.
 * @param {App} app
 */
export function importButton(app) {
  return h(
    'label.button.file-button',
    icon('upload'),
    t('games-import'),
    h('input.file-input', {
      type: 'file',
      accept: '.json,application/json',
      'aria-label': t('games-import'),
      onchange: (/** @type {import('../ui/dom.js').EventOf} */ event) => {
        const { files } = event.target;
        const file = files?.[0];
        event.target.value = '';
        if (file) importFile(app, file);
      },
    }),
  );
}

/**
 * Import the games of a file and report the result. Closing the dialog stops it.
 * @param {App} app
 * @param {Blob} file
 */
async function importFile(app, file) {
  let isShown = false;
  const isStopped = () => (isShown && app.state.dialog?.name !== 'importing') || app.state.engine.stage === 'failed';
  /** @param {number} done @param {number} count */
  const onProgress = (done, count) => {
    if (count < 2 || isStopped()) return;
    isShown = true;
    app.open('importing', { done, count });
  };
  try {
    const report = await importGames(app.engine.call, file, { onProgress, isStopped });
    await readGames(app);
    app.open('import', { report });
  } catch (fault) {
    app.open('import', {
      report: { added: [], refused: [{ number: 0, facts: {}, ...faultOf(fault) }], left: 0, device: null },
    });
  }
}

/**
 * How far an import is, as a dialog.
 * @param {App} app
 * @param {{done: number, count: number}} args
 */
export function importingDialog(app, { done, count }) {
  const words = t('import-progress', { done, count });
  return {
    title: t('import-title'),
    body: h(
      'div.import-progress',
      h('p', words),
      h('progress.progress', { max: count, value: done, 'aria-label': words }),
    ),
    actions: button(t('import-stop'), app.close, { test: 'stop-import' }),
  };
}

/**
 * What an import did, as a dialog.
 * @param {App} app
 * @param {{report: import('../engine/page/importing.js').Report}} args
 */
export function importReport(app, { report }) {
  const [only] = report.added;
  const reasons = counted(report.refused.map((each) => faultWords({ code: each.code, facts: each.facts })));
  return {
    title: t('import-title'),
    body: [
      h('p', { key: 'added' }, t('import-added', { count: report.added.length })),
      report.refused.length > 0 &&
        h(
          'div',
          { key: 'refused' },
          h('p', t('import-refused', { count: report.refused.length })),
          h(
            'ul.bullets',
            reasons.map(([words, count]) =>
              h('li', { key: words }, count > 1 ? t('import-reason', { count, words }) : words),
            ),
          ),
        ),
      report.left > 0 && h('p', { key: 'left' }, t('import-left', { count: report.left })),
      deviceReport(report.device),
    ],
    actions: [
      button(t('close'), app.close, { key: 'close' }),
      adoptButton(app, report.device),
      only &&
        report.added.length === 1 &&
        button(t('games-open'), () => app.go('table', { id: only }), { look: 'primary', key: 'open' }),
    ],
  };
}

/**
 * Equal sentences once, each with how often it was there.
 * @param {string[]} sentences
 * @returns {[string, number][]}
 */
function counted(sentences) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const each of sentences) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts];
}
