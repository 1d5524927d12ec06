import { describe, expect, test } from 'vitest';
import type { ImportSummary } from '../../shared/api/entities.ts';
import type { Trouble } from '../../shared/workspace/connection-troubles.ts';
import { importSummary as ready } from '../../shared/testing/answers.fake.ts';
import { toNeedsYou as toNeedsYouOf } from './needs-you.view.ts';

describe('what needs you', () => {
  test('is nothing when everything is ready', () => {
    expect(toNeedsYou([ready])).toEqual([]);
  });

  test('excludes a run still in progress', () => {
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

  const trouble = (provider: Trouble['provider']): Trouble => ({
    provider,
    title: `${provider} is out of order`,
    meaning: 'Nothing is fetched.',
    path: `/dashboard/platform/${provider}`,
    action: 'Reconnect',
  });
  const blocked = (at: number) => ({ ...ready, id: `i${at}`, state: 'blocked' as const });
  const withRows = { ...ready, id: 'rows', counts: { ...ready.counts, rows_quarantined: 2 } };

  test('has five items at most, blockers first, and says how many more imports wait', () => {
    const { items, moreImports } = toNeedsYouOf(
      [trouble('ubereats'), trouble('doordash')],
      [
        { provider: 'ubereats', status: 'expiring' },
        { provider: 'doordash', status: 'revoked' },
      ],
      [withRows, blocked(1), blocked(2), blocked(3)],
    );
    expect([items.map(({ id }) => id), moreImports]).toEqual([
      ['doordash', 'i1', 'i2', 'i3', 'ubereats'],
      1,
    ]);
  });

  test('a connection says where to fix it', () => {
    expect(
      toNeedsYouOf([trouble('doordash')], [{ provider: 'doordash', status: 'error' }], []),
    ).toEqual({
      items: [
        {
          id: 'doordash',
          title: 'doordash is out of order',
          reason: 'Nothing is fetched.',
          href: '/dashboard/platform/doordash',
          action: 'Reconnect',
        },
      ],
      moreImports: 0,
    });
  });
});

function toNeedsYou(imports: readonly ImportSummary[]) {
  return toNeedsYouOf([], [], imports).items;
}
