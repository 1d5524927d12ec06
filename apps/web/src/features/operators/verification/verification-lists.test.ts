import { createElement } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../shared/testing/api.fake.ts';
import { fakePage } from '../../../shared/testing/page.fake.tsx';
import { codesColumns, codesProperties } from './codes-columns.tsx';
import { LedgersSection } from './ledgers-section.tsx';
import {
  LEDGERS_KEY,
  verificationCodesList,
  type LedgerVerification,
  type VerificationCode,
} from './verification.queries.ts';

const CODE: VerificationCode = {
  id: 'v1',
  purpose: 'phone',
  masked_target: '+1•••••0134',
  state: 'exhausted',
  attempts: 5,
  created_at: '2026-11-21T12:00:00.000Z',
  expires_at: '2026-11-21T12:10:00.000Z',
};

test('a code in an export file: its times as instants, its attempts as a number', () => {
  const values = codesColumns().map(({ id, value, file }) => [id, (file ?? value)(CODE)]);
  expect(values.filter(([id]) => id !== 'purpose' && id !== 'state')).toEqual([
    ['target', '+1•••••0134'],
    ['attempts', { integer: 5 }],
    ['created', '2026-11-21T12:00:00.000Z'],
    ['expires', '2026-11-21T12:10:00.000Z'],
  ]);
});

test('codes can be filtered by every state and purpose of the server', () => {
  expect(
    codesProperties().map(({ id, values }) => [id, values?.map(({ value }) => value)]),
  ).toEqual([
    ['state', ['open', 'used', 'voided', 'expired', 'exhausted']],
    ['purpose', ['email', 'phone', 'intuit']],
  ]);
});

test.each([
  ['', { filters: {}, sort: '-created' }, { sort: '-created' }],
  ['+12155550134', { filters: {}, sort: '' }, { target: '+12155550134' }],
  [
    'owner@demo.platebook.test',
    { filters: { state: ['open'], purpose: ['email'] }, sort: 'created' },
    { target: 'owner@demo.platebook.test', state: 'open', purpose: 'email', sort: 'created' },
  ],
  ['', { filters: { state: ['lost'], purpose: ['fax'] }, sort: 'target' }, {}],
])('the codes sent to “%s” with %o are requested with %o', async (target, request, query) => {
  const { api, sent } = fakeApi(() => ({ items: [CODE], next_cursor: null }));
  const list = verificationCodesList(api, target, request);
  const found = await list.load({ limit: list.pageSize }, new AbortController().signal);
  expect(found).toEqual({ items: [CODE], next_cursor: null });
  expect(sent).toEqual([
    { method: 'GET', path: '/api/admin/verification-codes', query: { ...query, limit: '50' } },
  ]);
});

const LEDGER: LedgerVerification = {
  id: 'l1',
  tenant_id: 't1',
  client_name: 'Harbor',
  requested_by: null,
  from: '2026-10-26',
  to: '2026-11-01',
  payouts: 4,
  entries: 4,
  checks: [
    { check: 'I1', checked: 1_200, broken: 2 },
    { check: 'I2', checked: 4, broken: 0 },
    { check: 'audit', checked: 12, broken: 1 },
  ],
  holds: false,
  created_at: '2026-11-21T12:00:00.000Z',
};

function ledgers(items: readonly LedgerVerification[], mayVerify: boolean) {
  const page = fakePage();
  page.services.queries.setQueryData(LEDGERS_KEY, {
    pages: [{ items, next_cursor: null }],
    pageParams: [null],
  });
  return page.outline(createElement(LedgersSection, { mayVerify }));
}

test('a broken ledger says how many checks failed, and for which days', () => {
  const lines = ledgers([LEDGER, { ...LEDGER, id: 'l2', holds: true, checks: [] }], false);
  const [first, second] = [lines.indexOf('Harbor'), lines.lastIndexOf('Harbor')];
  expect([lines[first + 1], lines[second + 1]]).toEqual([
    'Oct 26 – Nov 1, 2026',
    'Oct 26 – Nov 1, 2026',
  ]);
  expect([lines[first + 2], lines[second + 2]]).toEqual(['2 checks failed', 'Passed']);
  expect(lines[first + 3]).toBe('I1: 2 of 1,200 failed · I2: 4 · Audit log: 1 of 12 failed');
});

test('only those who may verify a ledger are offered it', () => {
  const buttons = (mayVerify: boolean) =>
    ledgers([LEDGER], mayVerify).filter((line) => line.startsWith('('));
  expect([buttons(false), buttons(true)]).toEqual([[], ['(Verify a ledger)']]);
});
