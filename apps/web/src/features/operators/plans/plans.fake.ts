import type { AdminPlan } from './plans.queries.ts';

/** A plan of firms, whose first version some still have. */
export const firmAdminPlan: AdminPlan = {
  code: 'firm-v2',
  family: 'firm',
  version: 2,
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
  subscribers: { total: 1_213, unpaid: 200, active: 1_000, past_due: 12, cancelled: 1 },
  created_at: '2026-11-26T12:00:00.000Z',
};
