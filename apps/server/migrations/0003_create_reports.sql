-- Report files as they arrived, the runs that read them, and what was read.

-- The bytes live in the database: the row, its import and its job commit together, one backup holds everything, and any
-- worker on any machine can read them. A report is at most 10 MB.
create table report_files (
  tenant_id uuid not null references tenants on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  name text not null,
  size_bytes integer not null,
  bytes bytea not null,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null,
  primary key (tenant_id, sha256)
);

create table imports (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  sha256 text not null,
  state text not null,
  -- Counts the state changes; event ids of the live stream.
  sequence integer not null default 0,
  -- The persisted snapshot of the sync-lifecycle machine.
  machine jsonb,
  -- The reports as they were recognised, quarantined rows included.
  reports jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, sha256) references report_files
);
create index imports_created_at_idx on imports (tenant_id, created_at desc, id desc);
create index imports_sha256_idx on imports (tenant_id, sha256, created_at desc);

create table payouts (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  import_id uuid not null,
  platform text not null,
  payout_ref text not null,
  platform_store_id text not null,
  channel text not null,
  platform_store_name text not null,
  payout_on date not null,
  period_start_on date not null,
  period_end_on date not null,
  currency text not null,
  gross_sales_cents bigint not null,
  net_cents bigint not null,
  identities_hold boolean not null,
  status text not null check (status in ('needs_mapping', 'needs_review', 'ready')),
  -- The payout as the accounting package read it, with the rows behind every sum.
  reading jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, import_id) references imports
);
create unique index payouts_natural_key_idx
  on payouts (tenant_id, platform, payout_ref, platform_store_id, channel);
create index payouts_payout_on_idx on payouts (tenant_id, payout_on desc, id desc);

-- Which stored files a payout was read from, and which run added each.
create table payout_files (
  tenant_id uuid not null,
  payout_id uuid not null,
  sha256 text not null,
  import_id uuid not null,
  primary key (tenant_id, payout_id, sha256),
  foreign key (tenant_id, payout_id) references payouts on delete cascade,
  foreign key (tenant_id, sha256) references report_files,
  foreign key (tenant_id, import_id) references imports
);
create index payout_files_import_id_idx on payout_files (tenant_id, import_id);

-- The entries each payout would become under the default options.
create table entries (
  tenant_id uuid not null,
  payout_id uuid not null,
  document_number text not null,
  kind text not null,
  entry_on date not null,
  currency text not null,
  debit_cents bigint not null,
  entry jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, payout_id, document_number),
  foreign key (tenant_id, payout_id) references payouts on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['report_files', 'imports', 'payouts', 'payout_files', 'entries'] loop
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
