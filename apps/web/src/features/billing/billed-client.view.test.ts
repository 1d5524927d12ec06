import { formatMoney } from '@platebook/ui';
import { describe, expect, test } from 'vitest';
import type { BilledClient, PlanChange } from '../../shared/api/entities.ts';
import {
  dueByCurrency,
  lastMonths,
  payerWords,
  statusWords,
  usedOf,
} from './billed-client.view.ts';

const limits = { clients: null, stores: null, channels: null, users: null, history_months: null };
const plan = {
  code: 'firm',
  name: 'Firm',
  description: '',
  price_cents: 4_900,
  currency: 'USD',
  interval: 'month',
  trial_days: 0,
  limits,
} as const;

function client(change: Partial<BilledClient['subscription']>): BilledClient {
  return {
    tenant_id: 't',
    client_id: 'c',
    name: 'Harbor',
    paid_by: 'you',
    subscription: {
      plan,
      state: 'active',
      trial: null,
      renews_at: null,
      cancels_at: null,
      posting_stops_at: null,
      limits,
      usage: { clients: 1, stores: 2, channels: 2, users: 1 },
      can_post: true,
      ...change,
    },
  };
}

describe('a client in the list', () => {
  test.each([
    [{ state: 'trial' }, 'Trial'],
    [{ state: 'active' }, 'Active'],
    [{ state: 'active', cancels_at: '2026-12-01T00:00:00.000Z' }, 'Canceled, still active'],
    [{ state: 'past_due' }, 'Past due'],
    [{ state: 'expired' }, 'Trial ended'],
    [{ state: 'cancelled' }, 'Ended'],
  ] as const)('with %j is %s', (change, expected) => {
    expect(statusWords(client(change))).toBe(expected);
  });

  test('is paid by one of three payers', () => {
    const of = (paid_by: BilledClient['paid_by']) => payerWords({ ...client({}), paid_by });
    expect([of('client'), of('you'), of('somebody_else')]).toEqual([
      'Client',
      'You',
      'Someone else',
    ]);
  });

  test('shows usage against what its plan includes', () => {
    expect([usedOf(1_200, 5_000), usedOf(3, null)]).toEqual(['1,200 of 5,000', '3']);
  });
});

test('amounts due are never added across currencies', () => {
  const change = (currency: 'USD' | 'CAD', due_now_cents: number): PlanChange => ({
    from: plan,
    to: { ...plan, currency },
    at: '',
    credit_cents: 0,
    charge_cents: due_now_cents,
    due_now_cents,
    credit_left_cents: 0,
    period_ends_at: '',
  });
  const changes = [change('USD', 100), change('CAD', 250), change('USD', 50)];
  expect(dueByCurrency(changes, (cents, format) => formatMoney(cents, format))).toBe(
    '$1.50, CA$2.50',
  );
});

test('months go back across a year end', () => {
  expect(lastMonths('2026-02-15').slice(0, 4)).toEqual([
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-11',
  ]);
  expect(lastMonths('2026-02-15')).toHaveLength(12);
});
