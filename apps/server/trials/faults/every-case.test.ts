import { appendFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import type { TestDatabase } from '../../src/testing/test-database.ts';
import { buildWorker } from './build-worker.ts';
import type { WorkerProgram } from './build-worker.ts';
import { everyCase, runEveryCase } from './run-every-case.ts';
import { POSTING_POINTS } from './trial-faults.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? 7);
/**
 * `npm run chaos -- --exhaustive` fails every call and kills a process for each; `npm test` fails the writes, which
 * could be duplicated, and simulates the deaths within one process.
 */
const IS_WHOLE = process.env['TRIAL_EXHAUSTIVE'] !== undefined;
/** A fraction of all cases, so that they can be spread over several runs: `3/10` is the third of ten. */
const [SLICE, SLICES] = (process.env['TRIAL_SLICE'] ?? '1/1').split('/').map(Number);
const LIMIT_MS = IS_WHOLE ? 5_400_000 : 600_000;

let place: TestDatabase;
let program: WorkerProgram | null = null;
beforeAll(async () => {
  program = IS_WHOLE ? await buildWorker() : null;
});
beforeEach(async () => {
  place = await createTestDatabase();
});
afterEach(() => place.drop());
afterAll(async () => {
  await program?.remove();
});

test(
  'posts an entry once wherever its process dies and whatever the outcome of its call',
  async () => {
    const all = everyCase(IS_WHOLE ? ['write', 'query', 'read'] : ['write']);
    const cases = all.filter((_case, index) => index % (SLICES ?? 1) === (SLICE ?? 1) - 1);
    const startedAt = performance.now();
    const { tally, violations, foreign, crashes } = await runEveryCase(cases, {
      ...place,
      contractFile: inject('contractFile'),
      worker: program?.path ?? null,
      seed: SEED,
      settleWithinMs: LIMIT_MS,
      onProgress: (left) => {
        if (IS_WHOLE && left % 10 === 0) {
          process.stdout.write(`${left} of ${cases.length} cases are left\n`);
        }
      },
    });
    const record = process.env['TRIAL_RECORD'];
    if (record !== undefined) {
      const durationMs = Math.round(performance.now() - startedAt);
      const slice = process.env['TRIAL_SLICE'] ?? '1/1';
      const line = {
        seed: SEED,
        slice,
        cases: cases.length,
        crashes,
        tally,
        violations,
        durationMs,
      };
      await appendFile(record, `${JSON.stringify(line)}\n`);
    }
    expect(violations).toEqual([]);
    expect({ ...tally, foreign }).toEqual({ lost: 0, duplicate: 0, unbalanced: 0, foreign: [] });
    expect(POSTING_POINTS.filter((point) => crashes[point] === undefined)).toEqual([]);
  },
  LIMIT_MS,
);

/**
 * A call that arrives so long after its caller gave up that a build without quarantine has looked it up and sent it
 * again.
 */
const LATE_MS = 5_000;

// What this build lacks does not depend on how a process dies: once, in the suite.
if (!IS_WHOLE) {
  test(
    'detects that a build without quarantine posts entries twice',
    async () => {
      const late = everyCase(['write']).filter(({ kind }) => kind === 'late_commit_forgotten');
      const { tally } = await runEveryCase(late, {
        ...place,
        contractFile: inject('contractFile'),
        worker: null,
        seed: SEED,
        settleWithinMs: LIMIT_MS,
        build: 'no_quarantine',
        faultDelayMs: LATE_MS,
      });
      expect(tally.duplicate).toBeGreaterThan(0);
    },
    LIMIT_MS,
  );
}
