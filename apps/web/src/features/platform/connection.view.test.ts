import { describe, expect, test } from 'vitest';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import {
  accessWords,
  companyWarnings,
  disconnectConsequences,
  machineKey,
  toCardState,
  toKnown,
} from './connection.view.ts';

const NOW = Date.parse('2026-11-22T09:00:00.000Z');
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW + days * DAY_MS).toISOString();

const books: Connection = {
  id: 'c1',
  tenant_id: 't1',
  provider: 'quickbooks',
  status: 'connected',
  external_id: '…0001',
  external_name: 'Harbor Street Kitchen LLC',
  paused_at: null,
  scopes: [],
  details: null,
  stores: null,
  last_report_at: null,
  connected_at: inDays(-10),
  connected_by: null,
  expires_at: inDays(90),
  last_used_at: null,
  last_error: null,
  disconnected_at: null,
};

describe('what the card shows', () => {
  test('is the state on this page before the server’s state', () => {
    expect(toCardState('authorising.asking', { status: 'revoked' })).toBe('connecting');
    expect(toCardState('wrong_company', { status: 'connected' })).toBe('wrong_company');
    expect(toCardState('disconnected', null)).toBe('disconnected');
  });

  test('is the server’s state while nothing happens here', () => {
    expect(toCardState('connected', { status: 'error' })).toBe('error');
    expect(toCardState('expired', { status: 'revoked' })).toBe('revoked');
    expect(toCardState('connected', { status: 'connected' })).toBe('connected');
    expect(toCardState('connected', null)).toBe('connected');
  });
});

test('starts the machine from an active connection, and not from an ended one', () => {
  const account = { id: 'c1', name: 'Harbor Street Kitchen LLC' };
  expect(toKnown(books)).toEqual({ account, expiresAtMs: NOW + 90 * DAY_MS });
  expect(toKnown({ ...books, expires_at: null })).toEqual({ account, expiresAtMs: null });
  expect(toKnown({ ...books, status: 'expired', expires_at: null })?.expiresAtMs).toBe(0);
  expect(toKnown({ ...books, status: 'disconnected' })).toBe(null);
  expect(toKnown(null)).toBe(null);
});

test('uses a new machine for another connection, state or consent', () => {
  const keys = [
    null,
    books,
    { ...books, id: 'c2' },
    { ...books, status: 'revoked' as const },
    { ...books, connected_at: inDays(0) },
  ].map(machineKey);
  expect(new Set(keys).size).toBe(5);
  expect(machineKey({ ...books, last_used_at: inDays(0) })).toBe(machineKey(books));
});

test('says how long access lasts', () => {
  const words = (days: number | null, status: Connection['status'] = 'connected') =>
    accessWords({ status, expires_at: days === null ? null : inDays(days) }, NOW);
  expect([words(90), words(6.5), words(0.5), words(null), words(3, 'revoked')]).toEqual([
    'Expires in 90 days',
    'Expires in 7 days',
    'Expires within a day',
    'Doesn’t expire',
    'Expired',
  ]);
});

test('says what disconnecting stops and what it leaves in place', () => {
  expect(disconnectConsequences({ provider: 'quickbooks' }, undefined)).toEqual([
    'Nothing is posted to or read from QuickBooks until someone reconnects it.',
    'Access is revoked and its tokens are deleted. Everything fetched and posted so far is kept, with its history.',
  ]);
  expect(
    disconnectConsequences(
      { provider: 'ubereats' },
      { schedules: 1, unposted_entries: 14, owed_operations: 2 },
    ),
  ).toEqual([
    'Nothing is fetched from Uber Eats until someone reconnects it.',
    '1 scheduled sync stops.',
    '14 waiting entries can’t be posted.',
    '2 operations in QuickBooks are waiting for confirmation. Wait until they finish, or check QuickBooks yourself.',
    'Access is revoked and its tokens are deleted. Everything fetched and posted so far is kept, with its history.',
  ]);
});

const company = {
  country: 'US',
  currency: 'USD',
  fiscal_year_start: null,
  closing_on: null,
  class_tracking: 'per_line',
  location_tracking: true,
  multicurrency: false,
  account_numbers: true,
  edition: null,
} as const;

test('warns of companies that cannot tell stores apart or keep several currencies', () => {
  expect(companyWarnings(company)).toEqual([]);
  expect(
    companyWarnings({ ...company, class_tracking: 'off', multicurrency: true }).map(
      ({ title }) => title,
    ),
  ).toEqual(['Multicurrency is on', 'Class tracking is off']);
  const [warning] = companyWarnings({
    ...company,
    class_tracking: 'off',
    location_tracking: false,
  });
  expect(warning?.meaning).toContain('Locations are off too');
});

test.each([
  ['2026-10-31', ['Books are closed through Oct 31, 2026']],
  ['2026-11-01', []],
  [null, []],
])(
  'with books closed up to October and an oldest entry of %s the reader is told %j',
  (on, titles) => {
    const closed = { ...company, closing_on: '2026-10-31' };
    expect(companyWarnings(closed, on).map(({ title }) => title)).toEqual(titles);
  },
);
