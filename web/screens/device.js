/** Everything that is stored on this device, in one place: saved to a file, taken from one, deleted. */

import { t } from '../i18n/index.js';
import { forgetGuide } from '../learn/guide.js';
import { button } from '../ui/controls.js';
import { h } from '../ui/dom.js';
import { isFramed } from '../ui/frame.js';
import { DEFAULTS, loadSettings } from '../ui/settings.js';
import { forgetAll, portableTexts, readableTexts, storeTexts } from '../ui/storage.js';
import { exportGames, readGames } from './saved_games.js';

/** @typedef {import('../app.js').App} App */

/** @param {App} app */
export const deviceSection = (app) =>
  h(
    'section.card.device',
    { key: 'device', 'aria-labelledby': 'device-title' },
    h('h2.device-title', { id: 'device-title' }, t('device-title')),
    h('p', t('device-text')),
    h(
      'div.button-row',
      button(t('device-export'), () => exportGames(app, null, portableTexts()), {
        picture: 'download',
        test: 'export-all',
      }),
      button(t('device-delete'), () => askDelete(app), { picture: 'trash', test: 'delete-all' }),
    ),
  );

/**
 * In a frame of another site nothing is deleted: that site could lead a tap astray.
 * @param {App} app
 */
export const refuseInFrame = (app) =>
  app.open('confirm', {
    title: t('games-framed-title'),
    text: t('games-framed-text'),
    yes: t('games-framed-open'),
    onyes: () => window.open(location.href, '_blank', 'noopener'),
  });

/** @param {App} app */
function askDelete(app) {
  if (isFramed()) return refuseInFrame(app);
  return app.open('confirm', {
    title: t('device-delete-title'),
    text: t('device-delete-text', { count: app.state.games?.length ?? 0 }),
    yes: t('device-delete'),
    is_danger: true,
    onyes: () => deleteAll(app),
  });
}

/**
 * Delete all games, then the small values. A game that is open in another tab stays, and so does everything else that
 * could not be deleted: that is reported.
 * @param {App} app
 */
async function deleteAll(app) {
  const list = await app.call('games.list');
  if (!list) return;
  if (app.state.table) app.conductor.leave();
  /** @type {unknown} */
  let refusal = null;
  for (const { id } of list.games) {
    try {
      await app.engine.call('games.delete', { id });
    } catch (fault) {
      refusal ??= fault;
    }
  }
  app.update({ draft: null, study: null });
  forgetGuide();
  app.set(DEFAULTS);
  forgetAll();
  await readGames(app);
  if (refusal) app.complain(refusal);
  else app.toast(t('device-deleted'));
}

/**
 * What a file holds besides games, as a part of the report on an import.
 * @param {Record<string, string> | null} texts null when there is nothing else in the file
 */
export function deviceReport(texts) {
  if (texts === null) return null;
  return h('p', { key: 'device' }, t(canAdopt(texts) ? 'device-found' : 'device-unreadable'));
}

/** @param {Record<string, string> | null} texts */
const canAdopt = (texts) => texts !== null && Object.keys(readableTexts(texts)).length > 0;

/**
 * The button that takes settings, tables and lessons from a file. Nothing of them changes without it.
 * @param {App} app
 * @param {Record<string, string> | null} texts
 */
export const adoptButton = (app, texts) =>
  texts !== null &&
  canAdopt(texts) &&
  button(
    t('device-adopt'),
    () => {
      storeTexts(texts);
      app.set(loadSettings());
      app.close();
      app.toast(t('device-adopted'));
    },
    { key: 'adopt', test: 'adopt' },
  );
