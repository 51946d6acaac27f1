/** What characters say: one remark after the other, each for as long as it takes to read. Nothing ever waits for them. */

import { characterOf, loadCharacterWords, remarkWords } from '../../ui/characters.js';

/** @import {RemarkJson} from '../../protocol.d.ts' */
/** @typedef {import('../../app.js').App} App */
/** @typedef {import('../../room.js').Situation} Situation */

/** How long a remark is shown, in milliseconds: to notice it, and for each letter. */
const TIME = { notice: 1800, letter: 45 };
/** A remark that could not be shown for so long is no longer about what is on the table. */
const STALE = 7000;

/**
 * @typedef {object} Remarks
 * @property {(situation: Situation, isNew: boolean) => void} hear what is said in a situation, unless that was heard before
 */

/**
 * @param {App} app
 * @param {AbortSignal} signal aborted once the table is left
 * @returns {Remarks}
 */
export function createRemarks(app, signal) {
  /** @type {{remark: RemarkJson, character: string, since: number}[]} */
  let waiting = [];
  let timer = 0;
  let isSpeaking = false;

  signal.addEventListener('abort', () => clearTimeout(timer));

  const table = () => (signal.aborted ? null : app.state.table);

  function next() {
    clearTimeout(timer);
    isSpeaking = false;
    const now = table();
    if (!now) return;
    const [first, ...others] = waiting.filter(({ since }) => performance.now() - since < STALE);
    waiting = others;
    const words = first && app.state.settings.remarks ? remarkWords(first.character, first.remark) : '';
    if (!first || !words) {
      if (now.remark) app.updateTable({ remark: null });
      return;
    }
    isSpeaking = true;
    app.updateTable({ remark: first.remark, remarks: [...now.remarks, first.remark] });
    timer = window.setTimeout(next, TIME.notice + TIME.letter * words.length);
  }

  return {
    hear({ players, remarks }, isNew) {
      const now = table();
      const isListening = now && !now.lesson && app.state.settings.remarks && players.some(characterOf);
      if (!isListening) return;
      for (const remark of isNew ? remarks : []) {
        const character = characterOf(players[remark.seat]);
        if (character) waiting.push({ remark, character, since: performance.now() });
      }
      // What cannot be loaded is not said; the next time it is tried again.
      loadCharacterWords().then(
        () => isSpeaking || waiting.length === 0 || next(),
        () => {
          waiting = [];
        },
      );
    },
  };
}
