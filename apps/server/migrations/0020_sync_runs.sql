-- A run is one execution of the sync lifecycle, whatever it reads: files that were uploaded or reports it fetches. What was
-- kept as imports are the runs of uploaded files.

alter table imports rename to sync_runs;
alter table sync_runs
  add column kind text not null default 'file' check (kind in ('file', 'fetch', 'post')),
  add column trigger text not null default 'upload'
    check (trigger in ('upload', 'manual', 'schedule', 'backfill', 'watch', 'retry', 'batch')),
  add column store_id uuid,
  add column channel_id uuid,
  add column channel_type text check (channel_type in ('ubereats', 'doordash')),
  add column period_from date,
  add column period_to date,
  -- Nothing is posted by it: a dry run ends where it is ready.
  add column dry_run boolean not null default false,
  add column requested_by uuid references users on delete set null,
  add column batch_id uuid,
  -- How the run stands in one word; follows from the snapshot and is kept for filters.
  add column status text not null default 'succeeded'
    check (status in ('queued', 'running', 'waiting', 'partial', 'succeeded', 'failed', 'cancelled')),
  -- What a person asked of a run that a worker has not taken up yet.
  add column asked text check (asked in ('cancel', 'retry')),
  alter column sha256 drop not null;
create index sync_runs_channel_idx on sync_runs (tenant_id, channel_id, created_at desc);
-- A channel is fetched by one run at a time; who asks meanwhile is shown that one.
create unique index sync_runs_working_idx on sync_runs (tenant_id, channel_id)
  where kind = 'fetch' and finished_at is null and trigger <> 'backfill';

update sync_runs set status = case
  when state in ('failed', 'blocked') then 'failed'
  when state = 'queued' then 'queued'
  when finished_at is null then 'running'
  else 'succeeded' end;
-- A path names a run without its tenant.
create index sync_runs_id_idx on sync_runs (id);

-- The files of a run, in the order they came.
create table sync_run_files (
  tenant_id uuid not null,
  run_id uuid not null,
  sha256 text not null,
  position integer not null,
  primary key (tenant_id, run_id, sha256),
  foreign key (tenant_id, run_id) references sync_runs on delete cascade,
  foreign key (tenant_id, sha256) references report_files
);
insert into sync_run_files select tenant_id, id, sha256, 0 from sync_runs;

-- What a platform was asked for, from the request to the file.
create table platform_reports (
  tenant_id uuid not null,
  id uuid not null,
  run_id uuid not null,
  provider text not null check (provider in ('ubereats', 'doordash')),
  -- Uber's workflow_id, DoorDash's report_id; null until the platform has answered.
  external_id text,
  report_type text not null,
  platform_store_ids text[] not null,
  period_from date not null,
  period_to date not null,
  state text not null check (state in ('requested', 'ready', 'downloaded', 'failed')),
  -- Uber: the sections of the webhook, with their links.
  sections jsonb not null default '[]',
  sha256s text[] not null default '{}',
  failure text,
  requested_at timestamptz not null,
  ready_at timestamptz,
  downloaded_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, run_id) references sync_runs on delete cascade
);
create index platform_reports_run_idx on platform_reports (tenant_id, run_id);
create unique index platform_reports_external_idx on platform_reports (provider, external_id) where external_id is not null;

-- When a channel is fetched next. The scheduler reads it across tenants.
create table sync_schedules (
  tenant_id uuid not null,
  channel_id uuid not null,
  -- Null while nothing is due by itself.
  next_run_at timestamptz,
  paused_at timestamptz,
  last_run_id uuid,
  updated_at timestamptz not null,
  primary key (tenant_id, channel_id),
  foreign key (tenant_id, channel_id) references channels on delete cascade
);
create index sync_schedules_due_idx on sync_schedules (next_run_at) where next_run_at is not null and paused_at is null;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['sync_run_files', 'platform_reports', 'sync_schedules'] loop
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

create or replace function client_triage(p_tenant_id uuid, p_today date)
  returns table (stores integer, payouts_needs_mapping integer, payouts_to_review integer, imports_failed integer,
    last_import_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  if not exists (
    select from memberships
    where tenant_id = p_tenant_id and user_id = app_user_id() and level <> 'no_access'
  ) then
    return;
  end if;
  return query select
    (select count(*) from stores s
      where s.tenant_id = p_tenant_id and (s.deactivated_on is null or s.deactivated_on > p_today))::integer,
    (select count(*) from payouts p where p.tenant_id = p_tenant_id and p.status = 'needs_mapping')::integer,
    (select count(*) from payouts p where p.tenant_id = p_tenant_id and p.status = 'needs_review')::integer,
    -- Blocked waits for a person as failed does. A file that was imported again since has failed no longer.
    (select count(*) from sync_runs i
      where i.tenant_id = p_tenant_id and i.kind = 'file' and i.state in ('failed', 'blocked') and not exists (
        select from sync_runs later
        where later.tenant_id = i.tenant_id and later.sha256 = i.sha256
          and (later.created_at, later.id) > (i.created_at, i.id)))::integer,
    (select max(i.created_at) from sync_runs i where i.tenant_id = p_tenant_id and i.kind = 'file');
end
$$;
