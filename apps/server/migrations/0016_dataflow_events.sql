-- What the pages of the app report about themselves. Of no tenant is the tenant 00000000-0000-0000-0000-000000000000: an
-- error before a client was chosen, or one whose tenant the reporter is not a member of.

create table dataflow_events (
  tenant_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- The reporter's own id of it: what is told twice is kept once.
  id uuid not null,
  operation text not null,
  stage text not null,
  source text not null,
  request_id text,
  severity text not null,
  context jsonb not null check (octet_length(context::text) <= 65536),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id, id)
);
create index dataflow_events_created_at_idx on dataflow_events (tenant_id, created_at desc);
create index dataflow_events_expires_at_idx on dataflow_events (expires_at);

-- Written and read by the server itself alone; the application role has no grant on it.
alter table dataflow_events enable row level security;
alter table dataflow_events force row level security;
create policy dataflow_events_owner on dataflow_events to current_user using (true);

create table dataflow_reports (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
