import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from './platform/logger.ts';
import { WorkerError, workerInProcess } from './worker-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-worker-'));
});

afterAll(() => rm(folder, { recursive: true }));

/** Starts a worker that runs `text` on its first message. */
async function startOn(text: string) {
  const program = join(folder, `${Math.random()}.mjs`);
  await writeFile(program, `process.on('message', async (what) => { ${text} });`);
  return workerInProcess(program)({
    databaseUrl: () => 'postgres://somewhere',
    log: createLogger('silent'),
  });
}

test("a worker that fails to start fails the start, with the worker's message", async () => {
  const failing = `process.send({ kind: 'failed', sentence: 'Not at ' + what.databaseUrl + '.' }, () => process.exit(1));`;
  await expect(startOn(failing)).rejects.toThrow(new WorkerError('Not at postgres://somewhere.'));
});

test('a worker that exits before it is ready fails the start', async () => {
  await expect(startOn('process.exit(7);')).rejects.toThrow(
    new WorkerError('The worker ended while it started (exit code 7).'),
  );
});

test('is stopped and awaited', async () => {
  const file = join(folder, 'stopped');
  const worker = await startOn(`
    if (what.kind === 'start') { process.send({ kind: 'ready' }); return; }
    (await import('node:fs')).writeFileSync(${JSON.stringify(file)}, what.kind);
    process.exit();`);
  await worker.stop();
  expect(await readFile(file, 'utf8')).toBe('stop');
});
