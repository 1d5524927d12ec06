import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supervise, WorkerFailed } from './supervisor.ts';
import type { Supervised } from './supervisor.ts';
import type { CrashPlan } from './crash-plan.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-supervisor-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A process that dies on command, or else lives as long as its parent. */
const OBEDIENT = `
  if (process.env.CRASH_AT !== undefined) {
    require('node:fs').writeSync(2, 'crashed at ' + process.env.CRASH_AT.split(':')[0] + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
  process.once('disconnect', () => process.exit());
`;

async function start(source: string, plans: readonly CrashPlan[]): Promise<Supervised> {
  const program = join(folder, 'program.cjs');
  await writeFile(program, source);
  const left = [...plans];
  const env = { PATH: process.env['PATH'] };
  return supervise({ program, env, workers: 2, nextPlan: () => left.shift() ?? null });
}

test('restarts each process that is killed, by itself or from outside, and ends them all', async () => {
  const supervised = await start(OBEDIENT, [
    { at: 'after_http', nth: 1 },
    { at: 'in_catch', nth: 1 },
    { at: 'after_http', nth: 1 },
  ]);
  await expect.poll(() => supervised.deaths().length).toBe(3);
  await expect.poll(() => supervised.killOne(() => 0)).toBe(true);
  await expect.poll(() => supervised.deaths().length).toBe(4);
  await expect.poll(() => supervised.killOne(() => 1)).toBe(true);
  supervised.check();
  await supervised.end();
  expect(supervised.deaths().slice(0, 4).toSorted()).toEqual([
    'after_http',
    'after_http',
    'in_catch',
    'outside',
  ]);
});

test('a process that exits by itself is a bug in the program, reported with its output', async () => {
  const supervised = await start('throw new Error("no such table");', []);
  await expect
    .poll(() => {
      try {
        supervised.check();
        return null;
      } catch (error) {
        return error instanceof WorkerFailed && error.message.includes('no such table');
      }
    })
    .toBe(true);
  await supervised.end();
});

/** Long enough for two observations. */
const FROZEN_MS = 3_000;

test('a frozen process continues, and one that is frozen at the end is ended all the same', async () => {
  const ticking = `
    setInterval(() => process.send({ fault: 'tick' }), 20);
    process.once('disconnect', () => process.exit());
  `;
  const program = join(folder, 'ticking.cjs');
  await writeFile(program, ticking);
  let ticks = 0;
  const supervised = supervise({
    program,
    env: { PATH: process.env['PATH'] },
    workers: 1,
    nextPlan: () => null,
    onFault: () => {
      ticks += 1;
    },
  });
  await expect.poll(() => ticks).toBeGreaterThan(0);
  const stoppedAt = performance.now();
  supervised.freezeOne(() => 0, FROZEN_MS);
  let before = -1;
  // Once two observations are equal, everything in flight has arrived.
  await expect
    .poll(
      () => {
        const isStill = ticks === before;
        before = ticks;
        return isStill;
      },
      { interval: 100 },
    )
    .toBe(true);
  expect(performance.now() - stoppedAt).toBeLessThan(FROZEN_MS);
  await expect.poll(() => ticks).toBeGreaterThan(before);
  supervised.freezeOne(() => 0, 60_000);
  await supervised.end();
  expect(supervised.deaths()).toEqual([]);
});
