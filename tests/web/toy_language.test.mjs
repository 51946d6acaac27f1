/** A language added to a copy of the project as docs/extending.md says: one line and four files, and every check passes. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

const ROOT = new URL('../../', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'skye-language-'));
after(() => rmSync(folder, { recursive: true }));

/** English in a toy spelling: the words change, but not the keys or anything in braces. */
const inToySpelling = (text) =>
  text
    .split('\n')
    .map((line) => (/^(#|$)/.test(line) ? line : line.replace(/^([\w-]+ = ?|\s+(\*?\[[\w ]+\] ?)?)?(.*)$/, respelled)))
    .join('\n');
const respelled = (_, start = '', _variant, rest = '') =>
  start +
  rest.replace(/\{[^{}]*\}?|[^{}]+/g, (part) =>
    part.startsWith('{') ? part : part.replace(/[aeiouy]/gi, '$&h').replace(/[“”]/g, '"'),
  );

// Without what would make the tests report to those that run this file.
const { NODE_TEST_CONTEXT: _, ...env } = process.env;
const run = (...words) => spawnSync(process.execPath, ['--test', ...words], { cwd: folder, env, encoding: 'utf8' });
const at = (path) => join(folder, path);

test('a language is one line and four files', { timeout: 240_000 }, () => {
  for (const part of ['web', 'tests/web', 'tools/node', 'py', 'docs', 'package.json', 'README.md'])
    cpSync(join(ROOT, part), at(part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), at('node_modules'));

  const list = readFileSync(at('web/i18n/index.js'), 'utf8');
  writeFileSync(at('web/i18n/index.js'), list.replace("en: 'English',", "en: 'English', nl: 'Toy',"));
  const missing = run('tests/web/i18n.test.mjs');
  assert.notEqual(missing.status, 0, 'the file is missing');

  const english = readFileSync(at('web/i18n/en.ftl'), 'utf8');
  writeFileSync(at('web/i18n/nl.ftl'), inToySpelling(english));
  for (const part of ['characters', 'review', 'study'])
    writeFileSync(at(`web/i18n/${part}/nl.ftl`), inToySpelling(readFileSync(at(`web/i18n/${part}/en.ftl`), 'utf8')));
  const complete = run('tests/web/i18n.test.mjs');
  assert.equal(complete.status, 0, complete.stdout.slice(-4000));

  writeFileSync(at('web/i18n/nl.ftl'), inToySpelling(english.replace(/^done = .*\n/m, '')));
  const holey = run('tests/web/i18n.test.mjs');
  assert.notEqual(holey.status, 0, 'a message is missing');
  assert.match(holey.stdout, /done/);
});
