/** The study screen: the list of studies, or the one that the address names or holds. */

import { t } from '../i18n/index.js';
import { h } from '../ui/dom.js';
import { faultOf } from '../ui/faults.js';
import { createBoardView } from './board_view.js';
import { createDesk } from './desk.js';
import { dropUntouched, entryOf, newId } from './entries.js';
import { hubView } from './hub.js';
import { linked } from './link.js';
import { studyRoom } from './room.js';
import { studyApp } from './table.js';

/** @typedef {import('../app.js').App} App */
/** @typedef {import('../ui/route.js').Route} Route */

/**
 * @param {App} app
 * @returns {import('../app.js').Screen}
 */
export function createStudyScreen(app) {
  /** @type {import('./desk.js').Desk} */
  let desk;
  const own = studyApp(
    app,
    () => desk,
    (room) => studyRoom(own, room, () => desk),
  );
  desk = createDesk(app, own);
  const board = createBoardView(app, own, desk);
  /** The address that was followed last. @type {Route['args'] | null} */
  let followed = null;

  /** @param {Route['args']} args */
  async function follow({ id, link }) {
    if (id) {
      if (app.state.study?.entry.id === id && app.state.study.table) return;
      const entry = entryOf(id);
      if (!entry) leave({ code: 'study_missing', facts: {} });
      else if (!app.games.includes(entry.game)) leave({ code: 'newer_study', facts: {} });
      else {
        await desk.open(entry, true);
        // Refused, and the reason reported: it stays in the list, from which it can be saved or deleted.
        if (app.state.study?.entry.id === id && !app.state.study.table) leave(null);
      }
    } else if (link) {
      try {
        const found = await linked(link);
        if (!app.games.includes(found.game)) throw { code: 'newer_study', facts: {} };
        const { study } = await app.engine.call('study', { game: found.game, study: found.document });
        await desk.open({ ...found, document: study, id: newId(), changed: 0 }, false);
      } catch (thrown) {
        leave(thrown);
      }
    } else if (app.state.study) dropUntouched(app.state.study.entry.id);
    app.update({});
  }

  /** Nothing of what is stored changes with an address that leads nowhere. @param {unknown} thrown */
  function leave(thrown) {
    if (app.state.screen.name !== 'study') return;
    app.update({ study: null });
    app.go('study', {}, { isReplacing: true });
    if (thrown) app.complain(faultOf(thrown));
  }

  return {
    view(state) {
      const { args } = state.screen;
      if (args !== followed) {
        followed = args;
        queueMicrotask(() => follow(args));
      }
      if (!args.id && !args.link) return hubView(app);
      const { study } = state;
      const isThere = study?.table && (args.link || study.entry.id === args.id);
      return isThere
        ? board.view(study)
        : h('div.waiting', { key: 'waiting' }, h('p.display.waiting-words', { role: 'status' }, t('study-loading')));
    },
    destroy() {
      desk.close();
      board.destroy();
    },
  };
}
