import { expect, test } from 'vitest';
import type { BilledClient } from '../../shared/api/entities.ts';
import { fakePage } from '../../shared/testing/page.fake.tsx';
import {
  communityPlan,
  firmPlan,
  paidSubscription,
  smallPlan,
} from '../../shared/testing/subscription.fake.ts';
import {
  billedClientColumns,
  billedClientProperties,
  subscriptionHref,
} from './billed-client-columns.tsx';
import { billedClient } from './billing.fake.ts';

const day = (instant: string) => `day of ${instant.slice(0, 10)}`;
const columns = billedClientColumns(day);

/** A row as it is shown, and as a file holds it. */
function rowOf(client: BilledClient) {
  const page = fakePage();
  return columns.map(({ header, value, cell, file }) => [
    header,
    cell === undefined ? String(value(client)) : page.outline(cell(client)).join(' '),
    (file ?? value)(client),
  ]);
}

test('a client that pays for its plan', () => {
  expect(rowOf(billedClient)).toEqual([
    ['Client', '[Harbor](/dashboard/subscription?tenant=t1)', 'Harbor'],
    ['Plan', 'Firm', 'Firm'],
    ['Status', 'Active', 'Active'],
    ['Paid by', 'Client', 'Client'],
    ['Price', '49.00', { cents: 4_900 }],
    ['Currency', 'USD', 'USD'],
    ['Every', 'month', 'month'],
    ['Next invoice', 'day of 2026-12-24', '2026-12-24'],
    ['People', '1', '1'],
    ['Stores', '3', '3'],
  ]);
});

test('a client over the limits of a plan without a price, which nobody is charged for', () => {
  const limits = smallPlan.limits;
  const subscription = { ...paidSubscription, plan: communityPlan, renews_at: null, limits };
  expect(rowOf({ ...billedClient, paid_by: 'you', subscription }).slice(3)).toEqual([
    ['Paid by', 'You', 'You'],
    ['Price', '', { cents: 0 }],
    ['Currency', 'USD', 'USD'],
    ['Every', 'month', 'month'],
    ['Next invoice', '', ''],
    ['People', '1 of 2', '1 of 2'],
    ['Stores', '3 of 2', '3 of 2'],
  ]);
});

test('only columns that the server can sort by are sortable', () => {
  expect(columns.filter(({ sorts }) => sorts === true).map(({ id }) => id)).toEqual([
    'name',
    'price',
    'next',
  ]);
});

test('the list is filtered by payer, by plans on offer, and by failed payments', () => {
  expect(
    billedClientProperties([firmPlan, smallPlan]).map(({ id, values }) => [
      id,
      values.map(({ value }) => value),
    ]),
  ).toEqual([
    ['payer', ['you', 'client', 'somebody_else']],
    ['plan', ['firm', 'small']],
    ['payment', ['past_due']],
  ]);
});

test('a tenant is one value in a URL', () => {
  expect(subscriptionHref({ ...billedClient, tenant_id: 'a b&c' })).toBe(
    '/dashboard/subscription?tenant=a+b%26c',
  );
});
