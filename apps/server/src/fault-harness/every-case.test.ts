import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { everyCase, runEveryCase } from './run-every-case.ts';
import { POSTING_POINTS } from './trial-faults.ts';

const SEED = Number(process.env['TRIAL_SEED'] ?? 7);
/** `npm run chaos -- --exhaustive` lets every call fail; `npm test` the writes, which are what may happen twice. */
const IS_WHOLE = process.env['TRIAL_EXHAUSTIVE'] !== undefined;
const LIMIT_MS = IS_WHOLE ? 1_800_000 : 600_000;

let place: TestDatabase;
beforeAll(async () => {
  place = await createTestDatabase();
});
afterAll(() => place.drop());

test(
  'posts an entry once wherever its process dies and whatever its call comes to',
  async () => {
    const cases = everyCase(IS_WHOLE ? ['write', 'query', 'read'] : ['write']);
    const { tally, violations, foreign, crashes } = await runEveryCase(cases, {
      ...place,
      seed: SEED,
      settleWithinMs: LIMIT_MS,
    });
    expect(violations).toEqual([]);
    expect({ ...tally, foreign }).toEqual({ lost: 0, duplicate: 0, unbalanced: 0, foreign: [] });
    expect(POSTING_POINTS.filter((point) => crashes[point] === undefined)).toEqual([]);
    if (process.env['TRIAL_PROGRESS'] !== undefined) {
      process.stdout.write(`${cases.length} cases, died at ${JSON.stringify(crashes)}\n`);
    }
  },
  LIMIT_MS,
);
