-- Who pays for a client, who gets its receipts, and what the test provider remembers.

-- The person whose payment method pays; null where the client's own does. Without a reference: the client must not become
-- the one who pays, and see what the other has at the provider, because an account was deleted.
alter table checkouts add column payer_id uuid;
alter table subscriptions add column payer_id uuid;

create table billing_details (
  tenant_id uuid primary key references tenants on delete cascade,
  receipt_emails text[] not null default '{}',
  tax_id text,
  updated_at timestamptz not null
);
alter table billing_details enable row level security;
alter table billing_details force row level security;
create policy billing_details_owner on billing_details to current_user using (true);
create policy billing_details_own on billing_details to platebook_app using (tenant_id = app_tenant_id());
grant select, insert, update on billing_details to platebook_app;

-- The customers, checkouts and subscriptions of the test provider, as a real one has them on its side. Only the server
-- itself reads them.
create table test_payments (
  id text primary key,
  body jsonb not null
);
alter table test_payments enable row level security;
alter table test_payments force row level security;
create policy test_payments_owner on test_payments to current_user using (true);
