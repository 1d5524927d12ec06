-- What those who run the installation had checked of a client's ledger: how much was checked and how much of it does not
-- hold, and nothing of what the books say.
create table ledger_verifications (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  requested_by uuid references users on delete set null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  payouts integer not null,
  entries integer not null,
  -- By check: how many were checked, how many do not hold.
  checks jsonb not null,
  holds boolean not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index ledger_verifications_created_idx on ledger_verifications (created_at desc, id desc);
-- Written and read for those who run the installation alone; the application role has no grant on it.
alter table ledger_verifications enable row level security;
alter table ledger_verifications force row level security;
create policy ledger_verifications_owner on ledger_verifications to current_user using (true);
