import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { PayoutSummary } from '../api/entities.ts';
import { payoutSummary } from '../testing/answers.fake.ts';
import { fakePage } from '../testing/page.fake.tsx';
import { channelName, PayoutsTable } from './payouts-table.tsx';

const canadian: PayoutSummary = {
  ...payoutSummary,
  id: 'p2',
  payout_on: '2026-11-17',
  platform_store_name: 'Rue Saint-Denis',
  platform: 'ubereats',
  currency: 'CAD',
  net_cents: -500,
  status: 'posted',
  entry_counts: { total: 1, posted: 1 },
};

function table(payouts: readonly PayoutSummary[], currentId?: string) {
  const page = fakePage();
  const node = createElement(PayoutsTable, {
    caption: 'Payouts',
    payouts,
    hrefOf: ({ id }) => `/payouts/${id}`,
    ...(currentId === undefined ? {} : { currentId }),
  });
  return { lines: page.text(node).split('\n'), links: page.links(node) };
}

test('payouts in one currency name it once, in the column headers', () => {
  expect(table([payoutSummary]).lines).toEqual([
    'Payouts',
    'Paid',
    'Store',
    'Platform',
    'Gross sales (USD)',
    'Net deposit (USD)',
    'Status',
    'Nov 10, 2026',
    'Fishtown',
    'DoorDash',
    '5,100.00',
    '3,825.00',
    'Ready',
  ]);
});

test('payouts in two currencies name it row by row, the newest first', () => {
  const { lines, links } = table([payoutSummary, canadian]);
  expect(lines).toEqual([
    'Payouts',
    'Paid',
    'Store',
    'Platform',
    'Gross sales',
    'Net deposit',
    'Currency',
    'Status',
    'Nov 17, 2026',
    'Rue Saint-Denis',
    'Uber Eats',
    '5,100.00',
    '−5.00',
    'CAD',
    'Posted',
    'Nov 10, 2026',
    'Fishtown',
    'DoorDash',
    '5,100.00',
    '3,825.00',
    'USD',
    'Ready',
  ]);
  expect(links).toEqual([
    ['Nov 17, 2026', '/payouts/p2'],
    ['Nov 10, 2026', '/payouts/p1'],
  ]);
});

test('a channel is named if it is not the marketplace', () => {
  expect(channelName(payoutSummary)).toBe('DoorDash');
  expect(channelName({ ...canadian, channel: 'Storefront' })).toBe('Uber Eats, Storefront');
});
