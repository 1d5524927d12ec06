-- What people are told, and what their open pages follow.

create table notifications (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  -- Null tells everybody in the tenant who has at least this level.
  user_id uuid references users on delete cascade,
  min_level text not null default 'user_basic',
  type text not null check (type in ('error', 'warning', 'success', 'info')),
  event text not null,
  title text not null,
  message text not null,
  -- label, href: what they can do about it.
  action jsonb,
  -- run_id, entry_id, connection_id, batch_id: what it is about.
  subject jsonb not null default '{}',
  -- The same thing told again within a day counts up instead; whoever had read it finds it unread.
  dedupe_key text,
  -- The `created_at` that was mailed last.
  mailed_at timestamptz,
  times integer not null default 1,
  -- When it was last told.
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index notifications_created_at_idx on notifications (tenant_id, created_at desc, id desc);
create unique index notifications_dedupe_idx on notifications (tenant_id, dedupe_key) where dedupe_key is not null;

create table notification_reads (
  tenant_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  dismissed_at timestamptz,
  primary key (tenant_id, notification_id, user_id),
  foreign key (tenant_id, notification_id) references notifications on delete cascade
);

-- What changed, in order; open pages read it by server-sent events and resume after the last id they saw.
create table live_events (
  tenant_id uuid not null references tenants on delete cascade,
  id bigint generated always as identity,
  topic text not null check (topic in ('run', 'entry', 'connection', 'mapping', 'notification', 'batch', 'store_mapping')),
  subject_id uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index live_events_created_at_idx on live_events (created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['notifications', 'notification_reads', 'live_events'] loop
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

-- What somebody has read is theirs, also among the members of one tenant.
alter policy notification_reads_own on notification_reads
  using (tenant_id = app_tenant_id() and user_id = app_user_id());
