-- One operation for several clients, run by one person, and the reports that are generated from payouts.

create table batches (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  operation text not null check (operation in ('sync', 'retry_failed', 'post_ready', 'apply_mapping_template',
    'copy_mapping', 'set_schedule', 'export_workpapers')),
  options jsonb not null,
  -- What the person means to start once, and what they meant by it.
  idempotency_key uuid not null,
  request_sha256 text not null,
  state text not null check (state in ('running', 'paused', 'undoing', 'finished')),
  request_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, id)
);
create unique index batches_key_idx on batches (user_id, idempotency_key);
create index batches_list_idx on batches (user_id, created_at desc, id desc);

-- One client of a batch. It belongs to the person, who still sees what became of a client they have lost since.
create table batch_items (
  user_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  tenant_id uuid not null references tenants on delete cascade,
  client_id uuid,
  client_name text not null,
  state text not null check (state in ('queued', 'running', 'done', 'skipped', 'failed', 'cancelled', 'undone')),
  reason jsonb,
  result text,
  link jsonb,
  entries integer not null default 0,
  -- What has to end before the client is done: runs, or a report that is generated.
  run_ids uuid[] not null default '{}',
  report_id uuid,
  -- What is needed to take it back; null where it cannot be.
  undo jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  -- A client is in a batch once.
  primary key (tenant_id, user_id, batch_id),
  foreign key (user_id, batch_id) references batches on delete cascade
);
create unique index batch_items_position_idx on batch_items (user_id, batch_id, position);

do $$
declare
  own_table text;
begin
  foreach own_table in array array['batches', 'batch_items'] loop
    execute format('alter table %I enable row level security', own_table);
    execute format('alter table %I force row level security', own_table);
    execute format('create policy %I on %I to current_user using (true)', own_table || '_owner', own_table);
    execute format(
      'create policy %I on %I to platebook_app using (user_id = app_user_id()) with check (user_id = app_user_id())',
      own_table || '_own', own_table
    );
    execute format('grant select, insert, update on %I to platebook_app', own_table);
  end loop;
end
$$;

create table generated_reports (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('payout_summary', 'sales', 'fees', 'tax', 'refunds', 'journal', 'month_end_pack')),
  format text not null check (format in ('csv', 'xlsx', 'zip')),
  period_from date not null,
  period_to date not null,
  platform text check (platform in ('ubereats', 'doordash')),
  store_id uuid,
  state text not null check (state in ('queued', 'ready', 'failed', 'expired')),
  failure text,
  file_name text not null,
  bytes bytea,
  size_bytes bigint,
  sha256 text,
  row_count integer,
  same_as_previous boolean not null default false,
  missing jsonb not null default '[]',
  requested_by uuid references users on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  primary key (tenant_id, id)
);
-- Compressed already, or read once.
alter table generated_reports alter column bytes set storage external;
create index generated_reports_list_idx on generated_reports (tenant_id, created_at desc, id desc);
create index generated_reports_expiring_idx on generated_reports (expires_at) where state = 'ready';

alter table generated_reports enable row level security;
alter table generated_reports force row level security;
create policy generated_reports_owner on generated_reports to current_user using (true);
create policy generated_reports_own on generated_reports to platebook_app
  using (tenant_id = app_tenant_id()) with check (tenant_id = app_tenant_id());
grant select, insert, update, delete on generated_reports to platebook_app;
