-- What a tenant may use and for how long: plans, trials, subscriptions, and what the payment provider said.

-- Plans are data: an operator sells what is listed here. Limits are null where there is none, the price where nothing is
-- charged. The defaults of the trial columns are the rule: 14 days or three posted payouts, whichever is later.
create table plans (
  code text primary key check (code ~ '^[a-z][a-z0-9_-]{0,63}$'),
  name text not null,
  description text not null,
  price_cents bigint check (price_cents > 0),
  currency text not null default 'USD' check (currency in ('USD', 'CAD')),
  interval text not null default 'month' check (interval in ('month', 'year')),
  trial_days integer not null default 14 check (trial_days >= 0),
  trial_payouts integer not null default 3 check (trial_payouts >= 0),
  max_clients integer check (max_clients >= 0),
  max_stores integer check (max_stores >= 0),
  max_channels integer check (max_channels >= 0),
  max_users integer check (max_users >= 0),
  history_months integer check (history_months >= 0),
  -- New tenants start on it.
  is_default boolean not null default false,
  is_listed boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index plans_is_default_idx on plans (is_default) where is_default;
grant select on plans to platebook_app;

insert into plans (code, name, description, trial_days, is_default)
values ('community', 'Community', 'Everything, on your own machine.', 0, true);

alter table invitation_codes
  add foreign key (plan_code) references plans;

-- A tenant without a row is on the default plan since it was made.
create table subscriptions (
  tenant_id uuid primary key references tenants on delete cascade,
  plan_code text not null references plans,
  trial_started_at timestamptz not null,
  trial_days integer not null,
  trial_payouts integer not null,
  posted_payouts integer not null default 0,
  -- When the last payout that the trial needs was posted.
  payouts_reached_at timestamptz,
  -- Null until a plan is chosen; then what the events of the payment provider add up to.
  paid_state text check (paid_state in ('active', 'past_due', 'cancelled')),
  -- The provider's name for the subscription; null for a plan without a price.
  provider_ref text,
  renews_at timestamptz,
  cancels_at timestamptz,
  past_due_since timestamptz,
  reminded_at timestamptz,
  updated_at timestamptz not null
);
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy subscriptions_owner on subscriptions to current_user using (true);
create policy subscriptions_own on subscriptions to platebook_app using (tenant_id = app_tenant_id());
grant select, insert, update on subscriptions to platebook_app;

-- A payment somebody began. The id is what the provider is told, so that its events lead back to the tenant.
create table checkouts (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  plan_code text not null references plans,
  provider_ref text,
  url text,
  state text not null check (state in ('open', 'paid', 'failed')),
  started_by uuid references users on delete set null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index checkouts_id_idx on checkouts (id);
create index checkouts_provider_ref_idx on checkouts (provider_ref);
alter table checkouts enable row level security;
alter table checkouts force row level security;
create policy checkouts_owner on checkouts to current_user using (true);
create policy checkouts_own on checkouts to platebook_app using (tenant_id = app_tenant_id());
grant select, insert, update on checkouts to platebook_app;

-- Every event of the provider once, in whatever order they came: a subscription is what its events, put in the order in
-- which they happened, add up to. Only the server itself reads them.
create table payment_events (
  event_id text primary key,
  kind text not null,
  occurred_at timestamptz not null,
  -- Null until an event names the checkout that a tenant started.
  payer_tenant_id uuid references tenants on delete cascade,
  checkout_id uuid,
  subscription_ref text,
  -- The event in our own words; nothing of the card or of whoever pays.
  event jsonb not null,
  received_at timestamptz not null
);
create index payment_events_payer_tenant_id_idx on payment_events (payer_tenant_id);
create index payment_events_subscription_ref_idx on payment_events (subscription_ref);
alter table payment_events enable row level security;
alter table payment_events force row level security;
create policy payment_events_owner on payment_events to current_user using (true);
