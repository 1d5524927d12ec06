import { expect, test } from 'vitest';
import { isConnected, troubles } from './connection-troubles.ts';

const connected = { provider: 'quickbooks', status: 'connected', paused_at: null } as const;

test('says nothing while everything works', () => {
  expect(troubles([connected], 'qbo')).toEqual([]);
});

test('without books nothing can be posted, and a client without QuickBooks needs none', () => {
  expect(troubles([], 'qbo').map(({ title }) => title)).toEqual(['QuickBooks isn’t connected']);
  expect(troubles([{ ...connected, status: 'disconnected' }], 'qbo')).toHaveLength(1);
  expect(troubles([], 'delivery_only')).toEqual([]);
});

test.each([
  ['expired' as const, 'The Uber Eats connection expired'],
  ['revoked' as const, 'The Uber Eats connection was revoked'],
  ['error' as const, 'The Uber Eats connection isn’t working'],
])('a connection that is %s is reported with what to do', (status, title) => {
  const [trouble] = troubles([{ provider: 'ubereats', status, paused_at: null }, connected], 'qbo');
  expect(trouble).toEqual({
    provider: 'ubereats',
    title,
    meaning: 'Nothing is fetched until you reconnect it. You can still upload files.',
    path: '/dashboard/platform/ubereats',
    action: 'Reconnect Uber Eats',
  });
});

test('a connection that expires soon is reported while everything still works', () => {
  expect(troubles([{ ...connected, status: 'expiring' }], 'qbo')).toEqual([
    {
      provider: 'quickbooks',
      title: 'The QuickBooks connection expires soon',
      meaning: 'Everything works until then. Reconnect now so no day is missed.',
      path: '/dashboard/platform/quickbooks',
      action: 'Reconnect QuickBooks',
    },
  ]);
});

test('a paused connection to the books keeps entries from being posted', () => {
  const paused = { ...connected, paused_at: '2026-11-20T00:00:00.000Z' };
  expect(troubles([paused], 'qbo').map(({ title, meaning }) => [title, meaning])).toEqual([
    ['QuickBooks is paused', 'Nothing is posted until you resume it.'],
  ]);
});

test.each([
  [null, false],
  [{ status: null }, false],
  [{ status: 'disconnected' as const }, false],
  [{ status: 'expired' as const }, true],
  [{ status: 'connected' as const }, true],
])('%j is a connection: %j', (connection, is) => {
  expect(isConnected(connection)).toBe(is);
});
