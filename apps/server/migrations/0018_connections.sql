-- Connections to delivery platforms and to the books, and which platform store belongs to which of ours.

create table connections (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('ubereats', 'doordash', 'quickbooks')),
  -- QuickBooks: the realm id. Uber Eats and DoorDash: what the provider names the account by.
  external_id text not null,
  external_name text not null,
  status text not null check (status in ('connected', 'expiring', 'expired', 'revoked', 'error', 'disconnected')),
  -- While set nothing is fetched or posted by itself.
  paused_at timestamptz,
  scopes text[] not null default '{}',
  -- What the provider tells of the account: country, currency, closing date, classes and locations on or off.
  details jsonb not null default '{}',
  -- Sealed (AES-256-GCM); the context is tenant|provider|id|column.
  access_token text,
  access_expires_at timestamptz,
  refresh_token text,
  refresh_expires_at timestamptz,
  credentials text,
  -- Grows with every pair of tokens that is stored.
  token_version integer not null default 0,
  -- One refresher at a time, across processes.
  refresh_owner text,
  refresh_until timestamptz,
  -- The fewest days before the end of access that were warned of: 14, 7, 1.
  warned_days integer,
  last_error jsonb,
  last_error_at timestamptz,
  last_used_at timestamptz,
  connected_by uuid references users on delete set null,
  connected_at timestamptz not null,
  disconnected_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index connections_provider_idx on connections (tenant_id, provider) where status <> 'disconnected';
-- One set of books belongs to one client: two clients that post into the same books would book everything twice.
create unique index connections_realm_idx on connections (external_id)
  where provider = 'quickbooks' and status <> 'disconnected';

-- What happened to a connection, newest first on its page.
create table connection_events (
  tenant_id uuid not null,
  id uuid not null,
  connection_id uuid not null,
  kind text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, connection_id) references connections on delete cascade
);
create index connection_events_created_at_idx on connection_events (tenant_id, connection_id, created_at desc);

-- A question of consent that is under way: the state that goes out must come back, once, from the same person.
create table consent_states (
  tenant_id uuid not null references tenants on delete cascade,
  state_sha256 text not null,
  provider text not null,
  user_id uuid not null references users on delete cascade,
  -- Re-authorising: the account that must come back.
  expected_external_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, state_sha256)
);

-- What providers told us by webhook; a second delivery of the same event changes nothing.
create table provider_webhooks (
  provider text not null,
  event_id text not null,
  body jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  primary key (provider, event_id)
);
create index provider_webhooks_waiting_idx on provider_webhooks (received_at) where handled_at is null;

-- The stores of a platform: as a connection lists them, or as uploaded reports name them.
create table platform_stores (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('ubereats', 'doordash')),
  -- Null for a store that only reports tell of.
  connection_id uuid,
  platform_store_id text not null,
  name text not null,
  -- What it was called when it was seen under another name last.
  previous_name text,
  -- The number the merchant gave the store on the platform.
  external_ref text,
  address jsonb,
  time_zone text,
  currency text,
  -- Lost: the platform lists it no longer.
  status text not null check (status in ('active', 'inactive', 'lost')),
  -- A person said that it is none of this client's.
  ignored_at timestamptz,
  ignored_reason text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, connection_id) references connections on delete cascade
);
create unique index platform_stores_natural_key_idx on platform_stores (tenant_id, provider, platform_store_id);

-- The last time the stores of a platform were asked for.
create table platform_store_refreshes (
  tenant_id uuid not null references tenants on delete cascade,
  provider text not null check (provider in ('ubereats', 'doordash')),
  state text not null check (state in ('queued', 'waiting', 'done', 'failed')),
  -- DoorDash: the report that holds the stores, while it is being made.
  report_id text,
  -- How the report was asked for more often than it was there.
  asks integer not null default 0,
  failure jsonb,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, provider)
);

-- A pending mapping waits for a person to select its platform store; a decided one is history and is never changed but for
-- the day it ends. In force from effective_from (null: always was) until before effective_to.
create table store_mappings (
  tenant_id uuid not null,
  id uuid not null,
  channel_type text not null check (channel_type in ('ubereats', 'doordash')),
  store_id uuid not null,
  platform_store_id text,
  state text not null check (state in ('pending', 'confirmed', 'ignored', 'ended')),
  effective_from date,
  effective_to date,
  reason text,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, store_id) references stores on delete cascade
);
create unique index store_mappings_pending_idx on store_mappings (tenant_id, channel_type, store_id) where state = 'pending';
-- One to one: a store has one platform store at a time, and a platform store one store.
create unique index store_mappings_store_in_force_idx on store_mappings (tenant_id, channel_type, store_id)
  where state = 'confirmed';
create unique index store_mappings_platform_store_in_force_idx on store_mappings (tenant_id, channel_type, platform_store_id)
  where state = 'confirmed';
create index store_mappings_store_idx on store_mappings (tenant_id, store_id, created_at desc);
create index store_mappings_platform_store_idx on store_mappings (channel_type, platform_store_id)
  where platform_store_id is not null;
insert into store_mappings (tenant_id, id, channel_type, store_id, platform_store_id, state, decided_at, created_at)
  select tenant_id, gen_random_uuid(), channel_type, store_id, platform_store_id, 'confirmed', created_at, created_at
  from channels where platform_store_id is not null;

-- Which of these platform stores another client of the same firm posts for; its name only for its members. Clients are of
-- one firm when somebody manages both.
create function mapped_in_other_clients(p_channel_type text, p_platform_store_ids text[])
  returns table (platform_store_id text, client_name text)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select distinct on (m.platform_store_id) m.platform_store_id,
    (select c.name from clients c join memberships seen on seen.tenant_id = c.tenant_id
      where c.tenant_id = m.tenant_id and seen.user_id = app_user_id() and seen.level <> 'no_access'
      order by c.name limit 1)
  from store_mappings m
  where m.channel_type = p_channel_type and m.platform_store_id = any(p_platform_store_ids)
    and m.state = 'confirmed' and m.tenant_id <> app_tenant_id()
    and exists (
      select from memberships ours join memberships theirs on theirs.user_id = ours.user_id
      where ours.tenant_id = app_tenant_id() and theirs.tenant_id = m.tenant_id
        and ours.level in ('user_owner', 'user_manager') and theirs.level in ('user_owner', 'user_manager'))
  order by m.platform_store_id, m.tenant_id
$$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array
    array[
      'connections', 'connection_events', 'consent_states', 'platform_stores', 'platform_store_refreshes', 'store_mappings'
    ] loop
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
