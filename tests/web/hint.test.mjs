/** The card of a hint: while the advice is being thought about, a tap elsewhere cancels it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** Listeners of the document that still listen. @type {Set<(event: object) => void>} */
const listening = new Set();
globalThis.document = {
  addEventListener: (kind, listener, { signal }) => {
    assert.equal(kind, 'click');
    listening.add(listener);
    signal.addEventListener('abort', () => listening.delete(listener));
  },
};
globalThis.window = { addEventListener() {} };
const { hintCard } = await import('../../web/table/view/hint.js');

/** Something that was tapped, inside of what these selectors find. @param {string[]} inside */
const tapped = (...inside) => ({
  target: { closest: (selectors) => selectors.split(', ').find((each) => inside.includes(each)) ?? null },
});

/** All functions that a description calls once it is drawn. */
function mountsOf(description) {
  if (!description?.props) return [];
  return [description.props.mount, ...description.children.flat(9).flatMap(mountsOf)].filter(Boolean);
}

/** A card, and how often the hint was cancelled. */
function cardOf(hint) {
  const cancelled = [];
  const app = {
    room: () => ({ hint: { words: () => 'Buy', reason: () => 'Because', show() {} } }),
    conductor: { unhint: () => cancelled.push(hint) },
    state: { settings: { keys: true } },
  };
  return { card: hintCard(app, { hint, situation: { game: 'isle' }, guide: null }), cancelled };
}

test('while advice is being thought about, a tap elsewhere cancels it, and a tap on its card does not', () => {
  const { card, cancelled } = cardOf({ progress: 0.5, action: null, reasons: [] });
  const [mount] = mountsOf(card);
  const cleanup = mount();
  assert.equal(listening.size, 1);
  const [listener] = listening;
  listener(tapped('.hint'));
  listener(tapped('[data-key=hint]'));
  assert.equal(cancelled.length, 0);
  listener(tapped('.tray'));
  assert.equal(cancelled.length, 1);
  cleanup();
  assert.equal(listening.size, 0, 'nobody listens once the advice is there');
});

test('advice that is there stays while the table is tapped', () => {
  const { card } = cardOf({ progress: 1, action: { kind: 'pass', seat: 0 }, reasons: [{ code: 'pass', facts: {} }] });
  assert.equal(mountsOf(card).length, 0);
});
