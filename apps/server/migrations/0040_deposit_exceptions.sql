-- Entries of a payout whose report has rows set aside are approved by a person who types by how much the deposit will
-- differ, with a reason. Each stays an open item until somebody, or a later report, resolves it.
create table deposit_exceptions (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  payout_id uuid not null,
  -- The first entry that was approved with it.
  entry_id uuid,
  -- What the deposit holds more than the entries, as the person typed it.
  difference_cents bigint not null,
  -- What the rows that were set aside print, and of how many of them the amount cannot be read: what was shown then.
  printed_cents bigint not null,
  rows_of_unknown_amount integer not null check (rows_of_unknown_amount >= 0),
  currency text not null check (currency in ('USD', 'CAD')),
  reason text not null check (reason ~ '\S'),
  recorded_by uuid references users on delete set null,
  -- As the person was called then.
  recorded_by_name text not null,
  recorded_at timestamptz not null,
  resolved_how text check (resolved_how in ('person', 'rows_read', 'replaced')),
  resolution text check (resolution ~ '\S'),
  resolved_by uuid references users on delete set null,
  resolved_by_name text,
  resolved_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, payout_id) references payouts (tenant_id, id) on delete cascade,
  foreign key (tenant_id, entry_id) references journal_entries (tenant_id, id) on delete set null (entry_id),
  check ((resolved_how is null) = (resolved_at is null)),
  check ((resolved_how is not distinct from 'person') = (resolution is not null))
);
create unique index deposit_exceptions_open_idx on deposit_exceptions (tenant_id, payout_id) where resolved_at is null;
create index deposit_exceptions_recorded_idx on deposit_exceptions (tenant_id, recorded_at desc, id desc);

alter table deposit_exceptions enable row level security;
alter table deposit_exceptions force row level security;
create policy deposit_exceptions_owner on deposit_exceptions to current_user using (true);
create policy deposit_exceptions_own on deposit_exceptions to platebook_app
  using (tenant_id = app_tenant_id());
grant select, insert, update on deposit_exceptions to platebook_app;
