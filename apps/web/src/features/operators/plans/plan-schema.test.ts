import { parse, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { fieldsOf, planSchema } from './plan-schema.ts';
import type { AdminPlan } from './plans.queries.ts';

const FIRM: AdminPlan = {
  code: 'firm',
  family: 'firm',
  version: 1,
  is_latest: true,
  name: 'Firm',
  description: 'For firms.',
  price_cents: 4_900,
  currency: 'USD',
  interval: 'month',
  trial_days: 14,
  trial_payouts: 3,
  limits: { clients: 20, stores: null, channels: null, users: 10, history_months: null },
  max_stored_bytes: null,
  is_listed: true,
  is_default: false,
  subscribers: { total: 0, unpaid: 0, active: 0, past_due: 0, cancelled: 0 },
  created_at: '2026-11-26T09:00:00.000Z',
};

test('a plan that is opened and saved is sent as it is', () => {
  expect(parse(planSchema({ isNew: false }), fieldsOf(FIRM))).toEqual({
    code: 'firm',
    is_listed: true,
    is_default: false,
    terms: {
      name: 'Firm',
      description: 'For firms.',
      price_cents: 4_900,
      currency: 'USD',
      interval: 'month',
      trial_days: 14,
      trial_payouts: 3,
      limits: { clients: 20, stores: null, channels: null, users: 10, history_months: null },
      max_stored_bytes: null,
    },
  });
});

test('a new plan needs a code, a name and a description', () => {
  const { issues = [] } = safeParse(planSchema({ isNew: true }), fieldsOf(null));
  expect(issues.map(({ message }) => message)).toEqual([
    'Use lowercase letters, digits and _, starting with a letter',
    'Enter a name',
    'Enter a description',
  ]);
  const named = { ...fieldsOf(null), code: 'firm', name: 'Firm', description: 'For firms.' };
  expect(safeParse(planSchema({ isNew: true }), named).success).toBe(true);
  const version = safeParse(planSchema({ isNew: true }), { ...named, code: 'firm-v2' });
  expect(version.success).toBe(false);
});
