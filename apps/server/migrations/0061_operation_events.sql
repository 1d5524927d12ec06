-- What the system did: requests, jobs, steps of runs and calls to providers, joined by the id of the request they follow
-- from. One partition a month, so that old ones go as whole tables. They hold names, codes, ids and numbers, and nothing of
-- what a request was about. Of no tenant is the tenant 00000000-0000-0000-0000-000000000000.

-- Out of the way of whoever looks through the tables of a tenant; nobody but the owner may use it.
create schema partitions;

create table operation_events (
  tenant_id uuid not null,
  -- When it began.
  occurred_at timestamptz not null,
  span_id text not null check (span_id ~ '^[0-9a-f]{16}$'),
  parent_id text,
  trace_id text not null check (trace_id ~ '^[0-9a-f]{32}$'),
  request_id text not null,
  user_id uuid,
  run_id uuid,
  kind text not null check (kind in ('request', 'job', 'stage', 'provider_call')),
  operation text not null check (length(operation) <= 120),
  stage text check (stage in ('fetch', 'parse', 'validate', 'plan', 'post', 'verify')),
  status text not null check (status in ('succeeded', 'refused', 'failed', 'aborted')),
  provider text check (provider in ('quickbooks', 'ubereats', 'doordash')),
  http_status smallint,
  error_code text check (length(error_code) <= 64),
  attempt smallint not null,
  duration_ms double precision not null check (duration_ms >= 0),
  bytes_sent bigint,
  bytes_received bigint,
  provider_request_id text check (length(provider_request_id) <= 64),
  primary key (tenant_id, occurred_at, span_id)
) partition by range (occurred_at);
create index operation_events_time_idx on operation_events (occurred_at desc, span_id desc);
create index operation_events_operation_idx on operation_events (operation, occurred_at desc, span_id desc);
create index operation_events_request_idx on operation_events (request_id, occurred_at);
create index operation_events_run_idx on operation_events (run_id, occurred_at) where run_id is not null;

-- Written and read by the server itself alone; the application role has no grant on it.
alter table operation_events enable row level security;
alter table operation_events force row level security;
create policy operation_events_owner on operation_events to current_user using (true);

-- The partitions of so many months, beginning with the one that holds `first`; those that are there stay.
create function add_operation_partitions(first timestamptz, months integer) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  opens timestamp := date_trunc('month', first at time zone 'UTC');
begin
  perform pg_advisory_xact_lock(7215061);
  for each in 1..months loop
    execute format(
      'create table if not exists partitions.%I partition of operation_events for values from (%L) to (%L)',
      'operation_events_' || to_char(opens, 'YYYY_MM'),
      to_char(opens, 'YYYY-MM-DD') || ' 00:00:00+00',
      to_char(opens + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    opens := opens + interval '1 month';
  end loop;
end $$;
revoke execute on function add_operation_partitions(timestamptz, integer) from public;
select add_operation_partitions(now(), 3);

-- How many events a process could not keep, and by when.
create table dropped_events (
  id uuid primary key,
  dropped_at timestamptz not null,
  events integer not null check (events > 0)
);
create index dropped_events_dropped_at_idx on dropped_events (dropped_at);

-- What a page reported is joined to its request, and removed by its age.
create index dataflow_events_request_idx on dataflow_events (request_id) where request_id is not null;
create index dataflow_events_age_idx on dataflow_events (created_at);
