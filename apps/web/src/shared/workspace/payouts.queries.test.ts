import { createApiClient } from '@platebook/api-client';
import { expect, test } from 'vitest';
import type { ListRequest } from '../list/list-definition.ts';
import { payoutsList } from './payouts.queries.ts';

const requests: string[] = [];
const signedOut = () => Promise.resolve('refused' as const);
const api = createApiClient({
  baseUrl: 'http://localhost',
  session: {
    accessToken: () => 't',
    isExpired: () => false,
    refresh: signedOut,
    onRefused: signedOut,
  },
  newRequestId: () => 'q1',
  activeClientId: () => null,
  onPermissionDenied: () => undefined,
  send: ({ url }) => {
    requests.push(new URL(url).search);
    const data = { items: [], next_cursor: null };
    return Promise.resolve(Response.json({ status: 'success', message: 'Done', data }));
  },
});

async function searchOf(request: ListRequest): Promise<string | undefined> {
  await payoutsList(api, 't1', request).load({ limit: 50 }, new AbortController().signal);
  return requests.at(-1);
}

test('a list of payouts is requested with the server’s parameters', async () => {
  expect(
    await searchOf({
      filters: { store: ['s1', 's2'], platform: ['ubereats'] },
      q: 'blue',
      from: '2026-11-01',
      to: '2026-11-07',
      sort: '-net',
    }),
  ).toBe('?store=s1&platform=ubereats&q=blue&from=2026-11-01&to=2026-11-07&sort=-net&limit=50');
});

test('unsupported values are not sent to the server', async () => {
  expect(await searchOf({ filters: { platform: ['grubhub'] }, sort: 'tips' })).toBe('?limit=50');
});
