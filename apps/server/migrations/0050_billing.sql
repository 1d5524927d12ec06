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

-- Of every client that whoever asks owns: its plan, where that is paid, and how much of it is used.
create function owned_subscriptions()
  returns table (tenant_id uuid, client_id uuid, name text, second_step_required boolean, plan_code text,
    trial_started_at timestamptz, trial_days integer, trial_payouts integer, posted_payouts integer,
    payouts_reached_at timestamptz, paid_state text, provider_ref text, renews_at timestamptz, cancels_at timestamptz,
    past_due_since timestamptz, payer_id uuid, price_cents bigint, next_at timestamptz, clients integer, stores integer,
    channels integer, users integer)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select t.id, c.id, coalesce(c.name, t.name), t.second_step_required, p.code,
    coalesce(s.trial_started_at, t.created_at), coalesce(s.trial_days, p.trial_days),
    coalesce(s.trial_payouts, p.trial_payouts), coalesce(s.posted_payouts, 0), s.payouts_reached_at, s.paid_state,
    s.provider_ref, s.renews_at, s.cancels_at, s.past_due_since, s.payer_id, coalesce(p.price_cents, 0),
    case when s.paid_state = 'active' and s.cancels_at is null then coalesce(s.renews_at, '9999-12-31')
      else '9999-12-31' end,
    (select count(*) from clients x where x.tenant_id = t.id)::integer,
    (select count(*) from stores x where x.tenant_id = t.id)::integer,
    (select count(*) from channels x where x.tenant_id = t.id)::integer,
    (select count(*) from memberships x where x.tenant_id = t.id and x.level <> 'no_access')::integer
  from memberships m
  join tenants t on t.id = m.tenant_id
  left join clients c on c.tenant_id = t.id
  left join subscriptions s on s.tenant_id = t.id
  join plans p on p.code = coalesce(s.plan_code, (select code from plans where is_default))
  where m.user_id = app_user_id() and m.level = 'user_owner'
$$;
revoke all on function owned_subscriptions from public;
grant execute on function owned_subscriptions to platebook_app;
