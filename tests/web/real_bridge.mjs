/** The real engine in a Python of its own, for tests that need what it answers. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROGRAM = `
import sys
from ui_bridge import handle
for line in sys.stdin:
    print(handle(line), flush=True)
`;

const pathOf = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const own = [pathOf('.venv/bin/python'), pathOf('.venv/Scripts/python.exe')].find((path) => existsSync(path));

const environment = { ...process.env, PYTHONPATH: pathOf('py'), PYTHONIOENCODING: 'utf-8' };

/** The components of all games, as the build lays them beside the page. */
export const realCatalogue = () =>
  JSON.parse(
    execFileSync(own ?? 'python3', ['-c', 'from skye.bridge import catalogue_text; print(catalogue_text())'], {
      env: environment,
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    }),
  );

/** @returns {{call: (verb: string, args?: object) => Promise<any>, end: () => void}} */
export function realBridge() {
  const python = spawn(own ?? 'python3', ['-c', PROGRAM], {
    env: environment,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  /** Those who wait, in the order of their requests. @type {((reply: any) => void)[]} */
  const waiting = [];
  createInterface({ input: python.stdout }).on('line', (line) => waiting.shift()?.(JSON.parse(line)));
  return {
    async call(verb, args = {}) {
      python.stdin.write(`${JSON.stringify({ id: 0, verb, args })}\n`);
      const reply = await new Promise((resolve) => waiting.push(resolve));
      if (!reply.ok) throw reply.fault;
      return reply.result;
    },
    end: () => python.stdin.end(),
  };
}
