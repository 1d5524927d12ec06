import { createApiClient } from '@platebook/api-client';
import { expect, test } from 'vitest';
import { notificationsList, toNotificationsQuery } from './notifications.queries.ts';

const requests: string[] = [];
const signedOut = () => Promise.resolve('refused' as const);
const api = createApiClient({
  baseUrl: 'https://books.example.test',
  session: {
    accessToken: () => 'access',
    isExpired: () => false,
    refresh: signedOut,
    onRefused: signedOut,
  },
  newRequestId: () => 'request',
  activeClientId: () => null,
  onPermissionDenied: () => undefined,
  send: (request) => {
    const { search } = new URL(request.url);
    requests.push(search);
    const items = search.includes('offset=0')
      ? [{ id: 'first' }, { id: 'second' }]
      : [{ id: 'last' }];
    return Promise.resolve(
      Response.json({ status: 'success', message: 'Done', data: { items, total: 3 } }),
    );
  },
});

test('a URL filters only by supported values', () => {
  const filters = { status: ['failed'], type: ['loud'], priority: ['high'], client: [' 6f6f '] };
  expect(toNotificationsQuery({ filters })).toEqual({
    status: 'failed',
    priority: 'high',
    tenant_id: '6f6f',
  });
  expect(toNotificationsQuery({ filters: {} })).toEqual({});
  expect(
    toNotificationsQuery({
      part: 'syncs',
      filters: { platform: ['doordash'] },
      from: '2026-11-01',
      to: '2026-11-30',
    }),
  ).toEqual({
    about_syncs: true,
    platform: 'doordash',
    start_date: '2026-11-01',
    end_date: '2026-11-30',
  });
});

test('paging continues where the last page ended, until there are no more', async () => {
  const { load } = notificationsList(api, { filters: {}, sort: '-created' });
  const { signal } = new AbortController();
  const first = await load({ limit: 2 }, signal);
  expect(first.next_cursor).toBe('2');
  const second = await load({ limit: 2, cursor: '2' }, signal);
  expect(second).toEqual({ items: [{ id: 'last' }], next_cursor: null });
  expect(requests).toEqual(['?limit=2&offset=0', '?limit=2&offset=2']);
});
