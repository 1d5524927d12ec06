import { DatabaseError } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { createDeferral } from './deferral.ts';
import type { Deferral } from './deferral.ts';
import { outlastOutage } from './step-outage.ts';

const RETRY_MS = 5_000;
const clock = createFakeClock();
const deps = { clock, retryMs: RETRY_MS, log: createLogger('silent') };
let deferral: Deferral;
beforeEach(() => {
  deferral = createDeferral();
});

const saying = (code: string) =>
  Object.assign(new DatabaseError('could not extend file "base/16384/1"', 0, 'error'), { code });

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test.each([
  ['is away', saying('57P03')],
  ['takes no changes', saying('25006')],
  ['is full', saying('53100')],
  ['has a full disk beside it', full],
])('a step whose database %s yields its worker and is restarted', async (_what, error) => {
  const step = outlastOutage(deps, deferral, () => Promise.reject(error));
  const until = await Promise.race([deferral.deferred, step]);
  expect(until).toEqual(new Date(clock.now().getTime() + RETRY_MS));
});

test.each([
  ['is busy', saying('57014'), 'The server is busy or stopping. Please try again in a moment.'],
  ['refuses a statement', saying('23514'), 'The database refused a statement.'],
])(
  'a step whose database %s fails without the database’s own message',
  async (_what, error, message) => {
    const thrown = outlastOutage(deps, deferral, () => Promise.reject(error));
    await expect(thrown).rejects.toMatchObject({ message, cause: error });
  },
);

test('the result or refusal of a step is passed on unchanged', async () => {
  expect(await outlastOutage(deps, deferral, async () => 'read')).toBe('read');
  const own = new RangeError('no such day');
  await expect(outlastOutage(deps, deferral, () => Promise.reject(own))).rejects.toBe(own);
});
