import { describe, expect, test } from 'vitest';
import { importSummary as ready } from '../../shared/testing/answers.fake.ts';
import { toNeedsYou } from './needs-you.view.ts';

describe('what needs you', () => {
  test('is nothing when everything is ready', () => {
    expect(toNeedsYou([ready])).toEqual([]);
  });

  test('is not a run that is still at work', () => {
    expect(toNeedsYou([{ ...ready, state: 'checking' }])).toEqual([]);
  });

  test('names a failed import with its reason', () => {
    const failure = {
      step: 'check' as const,
      code: 'database_unavailable',
      message: 'The database did not answer.',
      retryable: true,
    };
    expect(toNeedsYou([{ ...ready, state: 'failed', failure }])).toEqual([
      {
        id: 'i1',
        href: '/dashboard/sync/imports/i1',
        title: 'payments.csv',
        reason: 'The database did not answer. Nothing was posted.',
        action: 'See why',
      },
    ]);
  });

  test.each([
    ['blocked' as const, 0, 'We couldn’t read this file. Nothing was posted.'],
    ['ready' as const, 1, '1 row doesn’t add up and was set aside.'],
    ['ready' as const, 3, '3 rows don’t add up and were set aside.'],
  ])('says why an import that is %s with %i rows set aside waits', (state, rows, reason) => {
    const counts = { ...ready.counts, rows_quarantined: rows };
    expect(toNeedsYou([{ ...ready, state, counts }]).map((item) => item.reason)).toEqual([reason]);
  });

  test('is at most three imports', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      ...ready,
      id: `i${at}`,
      state: 'blocked' as const,
    }));
    expect(toNeedsYou(many).map(({ id }) => id)).toEqual(['i0', 'i1', 'i2']);
  });
});
