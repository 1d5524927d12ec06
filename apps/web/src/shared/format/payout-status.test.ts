import { expect, test } from 'vitest';
import { importSummary } from '../testing/answers.fake.ts';
import { importStatus, payoutStatus } from './payout-status.ts';

test.each([
  ['queued' as const, 0, 'queued'],
  ['planning' as const, 0, 'running'],
  ['ready' as const, 0, 'succeeded'],
  ['ready' as const, 1, 'partial'],
  ['blocked' as const, 0, 'failed'],
  ['failed' as const, 1, 'failed'],
])('an import that is %s with %i rows set aside is %s', (state, rows, status) => {
  const counts = { ...importSummary.counts, rows_quarantined: rows };
  expect(importStatus({ state, counts })).toEqual({ kind: 'run', status });
});

test('a payout’s status equals an entry’s', () => {
  expect(payoutStatus({ status: 'needs_mapping' })).toEqual({
    kind: 'entry',
    status: 'needs_mapping',
  });
});
