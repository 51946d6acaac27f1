/** Lessons: the place in a script, what is asked and declined, words short enough, and a card that hides nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bundleOf, loadLanguage } from '../../web/i18n/index.js';
import { forgetGuide, guideFor, isGuiding, keepGuide } from '../../web/learn/guide.js';
import { nextStep, openedLesson, placeIn } from '../../web/learn/lesson.js';
import { overlap, placeFor } from '../../web/learn/pointing.js';
import {
  actionsBefore,
  after,
  afterNext,
  countOf,
  isAsked,
  isPart,
  isSame,
  rivalAction,
  shownAt,
} from '../../web/learn/script.js';
import { source } from './i18n_scan.mjs';

/** @type {import('../../web/learn/script.js').Script} */
const script = {
  game: 'fake',
  setup: {},
  players: ['human', 'easy'],
  steps: [
    { say: 'welcome' },
    { say: 'open', until: { drawer: 'sheet' } },
    { say: 'read' },
    { say: 'close', until: { drawer: null } },
    { say: 'choose', until: { ui: { tile: 'a' } } },
    { say: 'place', do: { kind: 'place', seat: 0, tile: 'a', x: 1 } },
    { rival: { kind: 'place', seat: 1, tile: 'b', x: 1 } },
    { say: 'bye' },
  ],
};
const lesson = (at) => ({ script, at, declined: 2 });
/** @returns {any} */
const table = (parts = {}) => ({ drawer: null, ui: {}, ...parts });

test('what the screen has reached is passed over, and asked for again when it is undone', () => {
  assert.equal(shownAt(lesson(1), table()), 1);
  assert.equal(shownAt(lesson(1), table({ drawer: 'sheet' })), 2);
  assert.equal(shownAt(lesson(3), table({ drawer: 'sheet' })), 3);
  assert.equal(shownAt(lesson(3), table()), 4);
  assert.equal(shownAt(lesson(3), table({ ui: { tile: 'a', cell: null } })), 5);
  assert.equal(shownAt(lesson(3), table({ ui: { tile: 'b' } })), 4);
});

test('Next continues from what only explains, and from nothing else', () => {
  assert.deepEqual(afterNext(lesson(0), table()), { script, at: 1, declined: 0 });
  assert.equal(afterNext(lesson(1), table()).at, 1);
  assert.equal(afterNext(lesson(1), table({ drawer: 'sheet' })).at, 3);
});

test('only the action of the script is taken, in whatever order its facts stand', () => {
  const ready = table({ ui: { tile: 'a' } });
  assert.ok(isAsked(lesson(3), ready, { x: 1, tile: 'a', seat: 0, kind: 'place' }));
  assert.ok(!isAsked(lesson(3), ready, { kind: 'place', seat: 0, tile: 'a', x: 2 }));
  assert.ok(!isAsked(lesson(3), ready, { kind: 'place', seat: 0, tile: 'a', x: 1, turn: 0 }));
  assert.ok(!isAsked(lesson(0), table(), { kind: 'place', seat: 0, tile: 'a', x: 1 }));
});

test('the rival acts when it is the script’s turn for it, and actions move the place', () => {
  assert.equal(rivalAction(lesson(5), 1), null);
  assert.deepEqual(rivalAction(lesson(6), 1), script.steps[6]?.rival);
  assert.equal(rivalAction(lesson(6), 0), null);
  assert.deepEqual(after(lesson(3), 1), { script, at: 6, declined: 0 });
  assert.equal(after(lesson(6), 2).at, 7);
  const same = lesson(4);
  assert.equal(after(same, 0), same);
  assert.equal(actionsBefore(script, 7).length, 2);
  assert.deepEqual(countOf(script, 7), { step: 7, steps: 7 });
});

test('a part is compared with a whole, null with what is not there', () => {
  assert.ok(isPart({ drawer: null }, {}));
  assert.ok(!isPart({ ui: { cell: { x: 1 } } }, { ui: { cell: null } }));
  assert.ok(isPart({ ui: { cell: { x: 1 } } }, { ui: { cell: { x: 1, y: 2 } } }));
  assert.ok(isSame({ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }));
  assert.ok(!isSame({ a: 1 }, { a: 1, b: 2 }));
});

test('the card lies free of what it points at, wherever that is and on every screen', () => {
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
    [1280, 800],
    [320, 568],
  ]) {
    const card = { width: Math.min(368, width - 20), height: 200 };
    for (let left = 0; left + 44 <= width; left += 23) {
      for (let top = 0; top + 44 <= height; top += 23) {
        const target = { left, top, right: left + 44, bottom: top + 44 };
        const place = placeFor(
          card,
          { width, height },
          [target],
          [{ box: { left: 0, top: 0, right: width, bottom: height / 2 }, weight: 1 }],
          null,
        );
        const box = {
          left: place.left,
          top: place.top,
          right: place.left + card.width,
          bottom: place.top + card.height,
        };
        assert.equal(overlap(box, target), 0, `${width}x${height} at ${left}, ${top}`);
        assert.ok(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height);
      }
    }
  }
});

test('the card stays where it is when that is as good', () => {
  const target = { left: 0, top: 0, right: 44, bottom: 44 };
  const before = { left: 60, top: 60 };
  assert.deepEqual(placeFor({ width: 300, height: 200 }, { width: 1024, height: 768 }, [target], [], before), before);
});

for (const code of ['en', 'de', 'ru']) {
  test(`${code}: a step takes three short sentences at most`, () => {
    const bundle = bundleOf(code, source(`web/i18n/${code}.ftl`));
    for (const game of ['isle', 'skylands']) {
      for (const { say, words: filled } of JSON.parse(source(`web/learn/${game}.json`)).steps) {
        if (!say) continue;
        const words = bundle.formatPattern(
          /** @type {any} */ (bundle.getMessage(`learn-${game}-${say}`)).value,
          filled,
        );
        assert.ok(words.length <= 180, `${say}: ${words.length} letters`);
        assert.ok(words.split(/[.!?](?=\s|$)/).filter(Boolean).length <= 3, `${say}: ${words}`);
      }
    }
  });
}

test('a lesson that was left while it was being opened sends no further action', async () => {
  const asked = [];
  const leaving = new AbortController();
  globalThis.document = { baseURI: 'http://localhost/', getElementById: () => null };
  globalThis.fetch = async () => new Response(source('web/learn/isle.json'));
  globalThis.localStorage = { getItem: () => JSON.stringify({ isle: { at: 30, step: 1, steps: 34, is_done: false } }) };
  await loadLanguage('en', async () => source('web/i18n/en.ftl'));
  const engine = {
    async call(verb) {
      asked.push(verb);
      if (asked.length === 3) leaving.abort();
      return { revision: asked.length };
    },
  };
  await assert.rejects(openedLesson({ engine }, 'isle', leaving.signal), { name: 'AbortError' });
  assert.deepEqual(asked, ['open', 'act', 'act']);
});

test('a lesson whose engine is replaced while it is being opened goes on at its place', async () => {
  const asked = [];
  globalThis.fetch = async () => new Response(source('web/learn/isle.json'));
  const engine = {
    async call(verb) {
      asked.push(verb);
      // The new engine has no table.
      if (asked.length === 3) throw { code: 'no_table', facts: {} };
      return { revision: asked.length };
    },
  };
  const { lesson } = await openedLesson({ engine }, 'isle', new AbortController().signal);
  assert.equal(lesson.at, 30);
  assert.deepEqual(asked.slice(0, 5), ['open', 'act', 'act', 'open', 'act']);
});

test('the game that continues a lesson is guided until its limit, and no other', () => {
  const stored = new Map();
  globalThis.localStorage = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, value),
    removeItem: (key) => stored.delete(key),
  };
  keepGuide('one', { field: 'round', until: 3 });
  assert.deepEqual(guideFor('one'), { field: 'round', until: 3 });
  assert.equal(guideFor('two'), null);
  assert.ok(isGuiding({ field: 'round', until: 3 }, { round: 2 }));
  assert.ok(!isGuiding({ field: 'round', until: 3 }, { round: 3 }));
  keepGuide('two', { field: 'turn', until: 10 });
  assert.equal(guideFor('one'), null);
  forgetGuide();
  assert.equal(guideFor('two'), null);
  assert.equal(stored.size, 0);
  globalThis.localStorage = {
    getItem: () => {
      throw new Error('no storage');
    },
    setItem: () => {
      throw new Error('no storage');
    },
    removeItem: () => {},
  };
  keepGuide('three', { field: 'round', until: 3 });
  assert.deepEqual(
    guideFor('three'),
    { field: 'round', until: 3 },
    'a browser that stores nothing guides until a reload',
  );
  forgetGuide();
  assert.equal(guideFor('three'), null);
  globalThis.localStorage = { getItem: (key) => stored.get(key) ?? null };
  for (const text of [
    '{',
    'null',
    '[]',
    '{"version":2,"game":"one","field":"round","until":3}',
    '{"version":1,"game":"one","field":7,"until":3}',
    '{"version":1,"game":"one","field":"round","until":"3"}',
  ]) {
    stored.set('skye-guide', text);
    assert.equal(guideFor('one'), null, text);
  }
});

test('a place in a script that has changed since is not continued', () => {
  const progress = { at: 3, step: 3, steps: 7, is_done: false };
  assert.equal(placeIn(script, progress), 3);
  assert.equal(placeIn(script, { ...progress, steps: 8 }), 0);
  assert.equal(placeIn(script, { ...progress, at: 8 }), 0);
  assert.equal(placeIn(script, null), 0);
});

test('Next on a step that closes a drawer closes it, and no other step does', () => {
  const closing = {
    ...script,
    steps: script.steps.map((step) => (step.say === 'read' ? { ...step, closes: true } : step)),
  };
  const calls = [];
  const app = (at, parts) => ({
    state: { table: table({ lesson: { script: closing, at, declined: 0 }, ...parts }) },
    conductor: { learn: ({ at: next }) => calls.push(next), drawer: (name) => calls.push(name) },
  });
  nextStep(app(0));
  nextStep(app(1, { drawer: 'sheet' }));
  assert.deepEqual(calls, [1, 3, null]);
});
