/**
 * The last resort. An exception while the page is drawn would leave half a screen without a word, so it is caught here and
 * a screen takes the page's place that can do without the rest: it offers to reload, and a report of what happened.
 */

import { t } from '../i18n/index.js';
import { copyText } from './clipboard.js';
import { button } from './controls.js';
import { create, h } from './dom.js';

/**
 * @typedef {object} Boundary
 * @property {(draw: () => void) => void} guard: draw the page, or the last resort when that fails; from then on nothing else
 * @property {(complain: (thrown: unknown) => void) => void} listen for what is thrown outside of drawing, where the page
 *   stays usable: the person is informed
 */

/** Not a fault: the browser puts off measuring to its next frame. */
const HARMLESS = /ResizeObserver loop/;

/**
 * @param {object} parts
 * @param {HTMLElement} parts.root what the page is drawn in
 * @param {(error: string) => Promise<{text: string}>} parts.report from the engine, with the game in it
 * @param {() => void} parts.end play, so that nothing goes on unseen
 * @returns {Boundary}
 */
export function createBoundary({ root, report, end }) {
  let hasFailed = false;

  /** @param {unknown} thrown */
  function fail(thrown) {
    hasFailed = true;
    console.error(thrown);
    try {
      end();
    } finally {
      const screen = create(lastResort(detailOf(thrown), report));
      root.replaceChildren(screen);
      screen.focus();
    }
  }

  return {
    guard(draw) {
      if (hasFailed) return;
      try {
        draw();
      } catch (thrown) {
        fail(thrown);
      }
    },
    listen(complain) {
      window.addEventListener('error', ({ error, message }) => {
        if (!HARMLESS.test(message)) complain(error ?? message);
      });
      window.addEventListener('unhandledrejection', ({ reason }) => complain(reason));
    },
  };
}

/** @param {unknown} thrown */
const detailOf = (thrown) => (thrown instanceof Error ? `${thrown}\n${thrown.stack ?? ''}` : String(thrown));

/**
 * @param {string} detail
 * @param {(error: string) => Promise<{text: string}>} report
 */
function lastResort(detail, report) {
  return h(
    'main.screen.screen-failed',
    { 'data-screen': 'failed', tabindex: '-1', 'aria-labelledby': 'failed-title' },
    h(
      'div.page.failed-page',
      h('h1.display', { id: 'failed-title' }, t('failed-title')),
      h('p', { role: 'alert' }, t('failed-text')),
      h(
        'div.button-row',
        button(t('failed-reload'), () => location.reload(), { look: 'primary large', test: 'failed-reload' }),
        button(t('failed-start'), startAgain, { look: 'large', test: 'failed-start' }),
        button(t('menu-report'), ({ currentTarget }) => showReport(currentTarget, detail, report), {
          look: 'large',
          test: 'failed-report',
        }),
      ),
    ),
  );
}

function startAgain() {
  history.replaceState(null, '', '#start');
  location.reload();
}

/**
 * Puts the report in the place of the button: at once what the page knows itself, then what the engine adds to it.
 * @param {HTMLButtonElement} opener
 * @param {string} detail
 * @param {(error: string) => Promise<{text: string}>} report
 */
async function showReport(opener, detail, report) {
  const area = /** @type {HTMLTextAreaElement} */ (
    create(
      h('textarea.input.report-text', {
        readonly: true,
        rows: 8,
        'aria-label': t('menu-report'),
        'data-test': 'failed-report-text',
        value: `${navigator.userAgent}\n${detail}`,
      }),
    )
  );
  const done = create(h('p', { role: 'status' }));
  const copy = button(t('report-copy'), async () => {
    if (await copyText(area.value)) done.textContent = t('report-copied');
    // Without a clipboard the text is marked, to be copied by hand.
    else area.select();
  });
  opener.closest('.page')?.append(create(h('p', t('report-note'))), area, create(copy), done);
  opener.remove();
  area.focus();
  try {
    area.value = (await report(detail)).text;
    area.scrollTop = 0;
  } catch {
    // What the page knows itself is better than nothing.
  }
}
