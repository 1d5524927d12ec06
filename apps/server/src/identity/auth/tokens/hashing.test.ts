import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HASHING_HERE, hashingInProcess } from './hashing.ts';

const SERVER = fileURLToPath(new URL('../../../..', import.meta.url));
const OUT = join(SERVER, `.harness-${process.pid}-hashing`);

beforeAll(async () => {
  const tsup = createRequire(import.meta.url).resolve('tsup/dist/cli-default.js');
  const args = [tsup, 'src/hash-program.ts', '--out-dir', OUT, '--silent'];
  await promisify(execFile)(process.execPath, args, { cwd: SERVER });
});
afterAll(() => rm(OUT, { recursive: true }));

function open() {
  const pids: number[] = [];
  const hashing = hashingInProcess(join(OUT, 'hash-program.js'), (pid = 0) => pids.push(pid));
  return { hashing, pids };
}

test('hashes and verifies in a single process of lower priority, which survives a Ctrl-C', async () => {
  const { hashing, pids } = open();
  const stored = await hashing.hash('one');
  const [pid = 0] = pids;
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await HASHING_HERE.verify(stored, 'one')).toBe(true);
  expect(getPriority(pid)).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  process.kill(pid, 'SIGINT');
  const all = ['one', 'two', 'one'].map((password) => hashing.verify(stored, password));
  expect(await Promise.all(all)).toEqual([true, false, true]);
  expect(pids).toEqual([pid]);
  process.kill(pid, 'SIGKILL');
});

test('reports a malformed hash', async () => {
  const { hashing, pids } = open();
  await expect(hashing.verify('no hash', 'one')).rejects.toThrow('Decoding failed');
  expect(await hashing.hash('one')).toMatch(/^\$argon2id\$/);
  expect(pids).toHaveLength(1);
  process.kill(pids[0] ?? 0, 'SIGKILL');
});

test('calls waiting when it dies are rejected for a retry, and the next one starts another process', async () => {
  const { hashing, pids } = open();
  const stored = await hashing.hash('one');
  const waiting = hashing.hash('two');
  process.kill(pids[0] ?? 0, 'SIGKILL');
  await expect(waiting).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect(await hashing.verify(stored, 'one')).toBe(true);
  expect(new Set(pids).size).toBe(2);
  process.kill(pids[1] ?? 0, 'SIGKILL');
});
