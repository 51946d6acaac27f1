/** The page as a function of its state: elements stay when they may, text is text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FakeElement, fakeDocument } from './fake_dom.mjs';

globalThis.document = fakeDocument;
const { h, patch, s } = await import('../../web/ui/dom.js');

/** @returns {FakeElement} */
const host = () => new FakeElement('main', true);

test('text stays text, whatever is in it', () => {
  const main = host();
  patch(main, h('p', null, '<b onclick=alert(1)>', 7, null, false, ['x']));
  assert.equal(main.text(), '<p>[<b onclick=alert(1)>][7][x]</p>');
});

test('a selector has the fixed classes, properties may be left out', () => {
  const main = host();
  patch(main, h('p.note.is-wide', h('b', 'x'), 7), h('i.a', { class: 'b', key: 1 }, ['y']), h('u', ['z']), h('br'));
  assert.equal(main.text(), '<p><b>[x]</b>[7]</p><i>[y]</i><u>[z]</u><br></br>');
  assert.deepEqual(
    main.childNodes.map((node) => node.attributes.class),
    ['note is-wide', 'a b', undefined, undefined],
  );
});

test('what is alike stays the same element, so that focus stays', () => {
  const main = host();
  patch(main, h('p', null, 'a'), h('button', null, 'b'));
  const [, button] = main.childNodes;
  patch(main, h('p', null, 'changed'), h('button', { class: 'new' }, 'b'));
  assert.equal(main.childNodes[1], button);
  assert.equal(button.attributes.class, 'new');
});

test('keyed siblings keep their elements when their order changes', () => {
  const main = host();
  const list = (...keys) =>
    patch(
      main,
      keys.map((key) => h('li', { key }, key)),
    );
  list('a', 'b', 'c');
  const before = new Map(main.childNodes.map((node) => [node.childNodes[0].data, node]));
  list('c', 'x', 'a');
  assert.equal(main.text(), '<li>[c]</li><li>[x]</li><li>[a]</li>');
  assert.equal(main.childNodes[0], before.get('c'));
  assert.equal(main.childNodes[2], before.get('a'));
});

test('what comes is mounted once, what goes cleans up, children first', () => {
  const main = host();
  const calls = [];
  const node = (key) =>
    h(
      'div',
      {
        key,
        mount: () => {
          calls.push(`+${key}`);
          return () => calls.push(`-${key}`);
        },
      },
      key === 'a' ? node('b') : '',
    );
  patch(main, node('a'));
  patch(main, node('a'));
  assert.deepEqual(calls, ['+b', '+a']);
  patch(main);
  assert.deepEqual(calls, ['+b', '+a', '-b', '-a']);
});

test('attributes, listeners and styles that are no longer described go away', () => {
  const main = host();
  const click = () => {};
  patch(main, h('button', { id: 'x', hidden: true, onclick: click, style: { '--a': 1 }, 'aria-pressed': false }));
  const [button] = main.childNodes;
  assert.deepEqual(button.attributes, { id: 'x', hidden: '', 'aria-pressed': 'false' });
  assert.equal(button.onclick, click);
  assert.deepEqual(button.style.values, { '--a': '1' });
  patch(main, h('button', null));
  assert.deepEqual(button.attributes, {});
  assert.equal(button.onclick, null);
  assert.deepEqual(button.style.values, {});
});

test('the children of an opaque element are left to their owner', () => {
  const main = host();
  patch(main, h('div', { opaque: true }));
  const [div] = main.childNodes;
  div.insertBefore(new FakeElement('canvas'), null);
  patch(main, h('div', { opaque: true, class: 'x' }));
  assert.equal(div.childNodes.length, 1);
});

test('pictures are made in their own namespace', () => {
  const main = host();
  patch(main, s('svg', { viewBox: '0 0 1 1' }, s('path', { d: 'M0 0' })));
  assert.equal(main.childNodes[0].namespace, 'http://www.w3.org/2000/svg');
});
