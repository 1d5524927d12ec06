import { expect, test } from 'vitest';
import { AppError } from '../../http/errors.ts';
import { createLogger } from '../../platform/logger.ts';
import { logUnexpected } from './log-unexpected.ts';

const NAMES = { tenant_id: 'tenant-1', run_id: 'run-1', step: 'planEntries' };

async function linesOf(error: Error): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger('info', {
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const step = async () => {
    throw error;
  };
  await expect(logUnexpected(log, NAMES, step)).rejects.toBe(error);
  return lines;
}

test('an unexpected error of a step is logged with its run, and rethrown', async () => {
  expect(await linesOf(new TypeError('entries is not iterable'))).toEqual([
    {
      level: 'error',
      time: expect.any(String) as string,
      ...NAMES,
      err: {
        type: 'TypeError',
        message: 'entries is not iterable',
        stack: expect.stringContaining('entries is not iterable') as string,
      },
      msg: 'a step of a run broke off',
    },
  ]);
});

test('a failure with a user-facing code is not logged', async () => {
  expect(await linesOf(new AppError('service_unavailable'))).toEqual([]);
});
