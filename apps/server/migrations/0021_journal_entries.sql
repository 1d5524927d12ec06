-- What is to stand in the books, what was sent there, and what came of it.

drop table entries;

create table journal_entries (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  -- The run that planned it last; a manual entry has none.
  run_id uuid,
  payout_id uuid,
  store_id uuid,
  channel_id uuid,
  platform text check (platform in ('ubereats', 'doordash')),
  kind text not null check (kind in ('payout', 'bank_transfer', 'adjustment', 'reversal', 'manual')),
  -- The name of the entry across plannings (entryKey of packages/accounting, with what it relates to); `manual:<id>`.
  entry_key text not null,
  -- Grows when an entry that was taken back is made anew.
  version integer not null default 1,
  document_number text not null,
  entry_on date not null,
  currency text not null,
  debit_cents bigint not null,
  -- The entry as packages/accounting planned it, without the rows behind its lines.
  entry jsonb not null,
  status text not null check (status in
    ('needs_mapping', 'needs_review', 'ready', 'posting', 'posted', 'skipped', 'failed', 'reversed')),
  -- Why it stands there: code, message, action.
  status_reason jsonb,
  -- The entry an adjustment or a reversal refers to.
  relates_to uuid,
  -- The books it is meant for, since it was approved.
  realm_id text,
  approved_by uuid references users on delete set null,
  approved_at timestamptz,
  -- The entity in the books: its id, the version it was last seen in, when it was read back and found equal.
  external_id text,
  sync_token text,
  posted_at timestamptz,
  verified_at timestamptz,
  -- Posted outside of Platebook: reference, on.
  posted_elsewhere jsonb,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, run_id) references sync_runs,
  foreign key (tenant_id, payout_id) references payouts,
  foreign key (tenant_id, relates_to) references journal_entries
);
create unique index journal_entries_key_idx on journal_entries (tenant_id, entry_key, version);
create index journal_entries_payout_idx on journal_entries (tenant_id, payout_id);
create index journal_entries_run_idx on journal_entries (tenant_id, run_id);
create index journal_entries_list_idx on journal_entries (tenant_id, entry_on desc, id desc);
create index journal_entries_waiting_idx on journal_entries (tenant_id, status)
  where status in ('needs_mapping', 'needs_review', 'ready', 'posting', 'failed');
create index journal_entries_document_idx on journal_entries (tenant_id, document_number);

-- The outbox: one row per thing that must happen to the books, written with what causes it. reliability.md 3.2.
create table postings (
  tenant_id uuid not null,
  id uuid not null,
  -- The order they were written in.
  position bigint generated always as identity,
  entry_id uuid not null,
  -- The run that posts it.
  run_id uuid,
  realm_id text not null,
  operation text not null check (operation in ('create', 'update', 'delete')),
  -- sha256(tenant|realm|store|channel|period|kind|version): one key, at most one entity in the books.
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  request_id text not null check (length(request_id) <= 50),
  document_number text not null,
  payload jsonb not null,
  payload_sha256 text not null,
  state text not null check (state in ('pending', 'posting', 'unknown', 'posted', 'blocked', 'cancelled')),
  -- Who works on it, until when, and the number that a later owner raises so that an earlier one changes nothing.
  lease_owner text,
  lease_until timestamptz,
  fence bigint not null default 0,
  last_send_at timestamptz,
  next_attempt_at timestamptz,
  sends integer not null default 0,
  asks integer not null default 0,
  external_id text,
  sync_token text,
  outcome jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entries,
  foreign key (tenant_id, run_id) references sync_runs
);
create index postings_run_idx on postings (tenant_id, run_id);
create unique index postings_key_idx on postings (tenant_id, key);
create index postings_entry_idx on postings (tenant_id, entry_id, position);
create index postings_open_idx on postings (realm_id, state) where finished_at is null;

-- Every call that was made for a posting; rows are only added.
create table posting_attempts (
  tenant_id uuid not null,
  id uuid not null,
  -- The order they were made in.
  position bigint generated always as identity,
  posting_id uuid not null,
  action text not null check (action in ('send', 'ask', 'read_back')),
  request_id text not null,
  fence bigint not null,
  worker text not null,
  http_status integer,
  -- Intuit's error code and its id of the call.
  code text,
  intuit_tid text,
  outcome text not null,
  message text,
  duration_ms integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, posting_id) references postings on delete cascade
);
create index posting_attempts_posting_idx on posting_attempts (tenant_id, posting_id, position);

-- When the posted entries of a tenant were last compared with the books.
create table drift_checks (
  tenant_id uuid primary key references tenants on delete cascade,
  checked_at timestamptz not null
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['journal_entries', 'postings', 'posting_attempts', 'drift_checks'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy %I on %I to current_user using (true)', tenant_table || '_owner', tenant_table);
    execute format(
      'create policy %I on %I to platebook_app using (tenant_id = app_tenant_id())',
      tenant_table || '_own', tenant_table
    );
    execute format('grant select, insert, update, delete on %I to platebook_app', tenant_table);
  end loop;
end
$$;
revoke update, delete on posting_attempts from platebook_app;

-- What one set of books allows us, across processes: when its next call may go out, and who posts to it now.
create table realms (
  realm_id text primary key,
  next_call_at timestamptz not null default '-infinity',
  paused_until timestamptz,
  lease_owner text,
  lease_until timestamptz
);
