/** The stages of a start. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FIRST_STAGE, nextStage } from '../../web/engine/shared/stages.js';

test('progress grows through a start and ends at one', () => {
  const news = [
    { stage: 'download', loaded: 0, total: 200 },
    { stage: 'download', loaded: 100, total: 200 },
    { stage: 'python', loaded: 200, total: 200 },
    { stage: 'engine' },
    { stage: 'ready' },
  ];
  let stage = FIRST_STAGE;
  for (const each of news) {
    const next = nextStage(stage, each);
    assert.ok(next.progress > stage.progress, `${stage.stage} to ${next.stage}`);
    stage = next;
  }
  assert.equal(stage.progress, 1);
  assert.equal(stage.loaded, 200);
});

test('a failure keeps the progress that was made and carries its fault', () => {
  const half = nextStage(FIRST_STAGE, { stage: 'download', loaded: 50, total: 100 });
  const fault = { code: 'file_damaged', facts: { file: 'a' } };
  assert.deepEqual(nextStage(half, { stage: 'failed', fault }), { ...half, stage: 'failed', fault });
});

test('a new attempt forgets the fault', () => {
  const failed = nextStage(FIRST_STAGE, { stage: 'failed', fault: { code: 'x', facts: {} } });
  assert.equal(nextStage(failed, { stage: 'manifest' }).fault, null);
});
