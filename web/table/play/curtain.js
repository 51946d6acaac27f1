/**
 * The curtain between people: what a seat alone may see is on the page only while that seat decides behind the lifted
 * curtain. Here, too, the device goes from one person who may act to another.
 */

import { askedSeat, mayAct, people } from './people.js';

/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Situation} Situation */

/**
 * @typedef {object} Curtain
 * @property {(situation: Situation) => boolean} isNeeded whether what is decided now is decided behind the curtain
 * @property {() => number | null} liftedSeat the seat behind the lifted curtain, whose eyes are before the screen
 * @property {(situation: Situation | null) => void} keepOpen: what everybody may see, for when the curtain falls
 * @property {() => Promise<void>} lift it for the seat it waits for
 * @property {() => void} lower it again
 * @property {(seat: number) => void} handTo another person who may act
 */

/**
 * @param {App} app
 * @param {object} ways
 * @param {() => import('./session.js').Session} ways.session of the table
 * @param {(situation: Situation, how: import('./changes.js').How) => void} ways.settle
 * @returns {Curtain}
 */
export function createCurtain(app, { session: sessionOf, settle }) {
  /** What everybody may see, stored while the curtain is lifted so that it can fall immediately. @type {Situation | null} */
  let openSituation = null;

  const table = () => app.state.table;

  /** @type {Curtain} */
  const curtain = {
    isNeeded: (situation) => people(situation) > 1 && situation.is_secret,
    liftedSeat() {
      const now = table();
      return now && now.decider !== null && curtain.isNeeded(now.situation) ? now.decider : null;
    },
    keepOpen(situation) {
      openSituation = situation;
    },
    async lift() {
      const now = table();
      if (!now || now.curtain === null) return;
      const seat = now.curtain;
      const session = sessionOf();
      const { epoch } = session;
      const situation = await session.ask('situation', { viewer: seat });
      if (document.hidden || app.state.screen.name !== 'table') return;
      // A bot acted meanwhile: the same person lifts the curtain from the table as it is now.
      if (!situation && !session.isCurrent(epoch) && table()?.curtain === seat && !session.signal.aborted)
        return curtain.lift();
      if (!situation) return;
      openSituation = now.situation;
      session.advance();
      app.updateTable({
        situation,
        curtain: null,
        decider: seat,
        look: seat,
        is_looking_away: false,
        ui: {},
        answers: new Map(),
      });
      const lifted = table();
      if (lifted) app.announce(app.room(situation.game).prompt(lifted));
    },
    lower() {
      const now = table();
      if (!now || curtain.liftedSeat() === null) return;
      const session = sessionOf();
      session.advance();
      app.updateTable({
        curtain: now.decider,
        decider: null,
        situation: openSituation ?? now.situation,
        ui: {},
        answers: new Map(),
        peek: null,
        hint: null,
        drawer: null,
      });
      // Bots may have acted meanwhile.
      session.ask('situation', { viewer: null }).then((situation) => {
        if (situation) settle(situation, { isConcurrent: true });
      });
    },
    handTo(seat) {
      const now = table();
      if (!now || now.is_busy || now.lesson || !mayAct(now.situation, seat)) return;
      if (seat === askedSeat(now.situation, now.decider ?? now.curtain)) return;
      const lifted = curtain.liftedSeat();
      settle(lifted === null ? now.situation : (openSituation ?? now.situation), { asked: seat });
      // Bots may have acted while the curtain was lifted.
      if (lifted === null) return;
      sessionOf()
        .ask('situation', { viewer: null })
        .then((situation) => {
          if (situation) settle(situation, { isConcurrent: true });
        });
    },
  };
  return curtain;
}
