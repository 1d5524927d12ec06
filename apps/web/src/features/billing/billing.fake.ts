import type { BilledClient, PlanChange } from '../../shared/api/entities.ts';
import { firmPlan, paidSubscription, smallPlan } from '../../shared/testing/subscription.fake.ts';

/** A client with a plan that it pays for itself. */
export const billedClient: BilledClient = {
  tenant_id: 't1',
  client_id: 'c1',
  name: 'Harbor',
  paid_by: 'client',
  subscription: paidSubscription,
};

/** What it costs now to go from the small plan to that of firms. */
export const planChange: PlanChange = {
  from: smallPlan,
  to: firmPlan,
  at: '2026-11-27T10:00:00.000Z',
  credit_cents: 950,
  charge_cents: 2_450,
  due_now_cents: 1_500,
  credit_left_cents: 0,
  period_ends_at: '2026-12-24T12:00:00.000Z',
};
