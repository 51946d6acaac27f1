/** What a problem report shows of a record. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { reportText } from '../../web/engine/store/report.js';

const FACTS = { version: '1.0', python: '3.14', agent: 'Node', error: '' };
const RECORD = {
  format: 'skye-record',
  version: 2,
  game: 'isle',
  rules: 1,
  edition: 1,
  setup: {
    seats: [
      { name: 'Ann', clan: 'blue' },
      { name: 'Bo', clan: 'red' },
    ],
    first: null,
    goals: 'random',
  },
  drawn: { goals: ['sheep'], first: 1 },
  players: ['human', 'easy'],
  actions: ['0 pass'],
  digest: 'd1635',
};

const shown = (record) => reportText({ ...FACTS, record: JSON.stringify(record) });

test('while a game runs, neither the seed nor what is sealed nor the digest is shown', () => {
  const running = { ...RECORD, setup: { ...RECORD.setup, seed: 'heather' }, sealed: btoa('heather\n1 price') };
  const text = shown(running);
  for (const secret of ['heather', running.sealed, 'd1635', 'Ann', 'Bo']) assert.ok(!text.includes(secret), secret);
  for (const open of ['Player 1', '0 pass', '"goals":["sheep"]', '"edition":1', '"easy"'])
    assert.ok(text.includes(open), open);
});

test('a field that nobody has thought of is not shown', () => {
  assert.ok(!shown({ ...RECORD, diary: 'secret', setup: { ...RECORD.setup, seed: 'x' } }).includes('diary'));
});

test('once the game is over the seed helps to play it again', () => {
  const text = shown({ ...RECORD, setup: { ...RECORD.setup, seed: 'heather' } });
  assert.ok(text.includes('heather') && text.includes('d1635'));
  assert.ok(!text.includes('Ann'));
});
