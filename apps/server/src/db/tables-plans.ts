import type { ColumnType, Generated } from 'kysely';
import type { StoredJson } from './stored-json.ts';

/** Plans, subscriptions and payments; see `0010_plans.sql` and `0050_billing.sql`. */
export type PlanTables = {
  plans: PlansTable;
  subscriptions: SubscriptionsTable;
  checkouts: CheckoutsTable;
  payment_events: PaymentEventsTable;
  billing_details: BillingDetailsTable;
  test_payments: { id: string; body: ColumnType<StoredJson, string, string> };
};

type PlansTable = {
  code: string;
  name: string;
  description: string;
  price_cents: number | null;
  currency: Generated<'USD' | 'CAD'>;
  interval: Generated<'month' | 'year'>;
  trial_days: Generated<number>;
  trial_payouts: Generated<number>;
  max_clients: number | null;
  max_stores: number | null;
  max_channels: number | null;
  max_users: number | null;
  history_months: number | null;
  max_stored_bytes: Generated<number | null>;
  is_default: Generated<boolean>;
  is_listed: Generated<boolean>;
  created_at: Generated<Date>;
};

export type PaidState = 'active' | 'past_due' | 'cancelled';

type SubscriptionsTable = {
  tenant_id: string;
  plan_code: string;
  trial_started_at: Date;
  trial_days: number;
  trial_payouts: number;
  posted_payouts: Generated<number>;
  payouts_reached_at: Date | null;
  paid_state: PaidState | null;
  provider_ref: string | null;
  renews_at: Date | null;
  cancels_at: Date | null;
  past_due_since: Date | null;
  reminded_at: Date | null;
  payer_id: string | null;
  updated_at: Date;
};

type CheckoutsTable = {
  tenant_id: string;
  id: string;
  plan_code: string;
  provider_ref: string | null;
  url: string | null;
  state: 'open' | 'paid' | 'failed';
  started_by: string | null;
  payer_id: string | null;
  created_at: Date;
};

type PaymentEventsTable = {
  event_id: string;
  kind: string;
  occurred_at: Date;
  payer_tenant_id: string | null;
  checkout_id: string | null;
  subscription_ref: string | null;
  event: ColumnType<StoredJson, string, never>;
  received_at: Date;
};

type BillingDetailsTable = {
  tenant_id: string;
  receipt_emails: string[];
  tax_id: string | null;
  updated_at: Date;
};
