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

-- The stores a platform shows us through a connection.
create table platform_stores (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  provider text not null check (provider in ('ubereats', 'doordash')),
  connection_id uuid not null,
  platform_store_id text not null,
  name text not null,
  -- The number the merchant gave the store on the platform.
  external_ref text,
  address jsonb,
  time_zone text,
  currency text,
  status text not null check (status in ('active', 'inactive', 'lost')),
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, connection_id) references connections on delete cascade
);
create unique index platform_stores_natural_key_idx on platform_stores (tenant_id, provider, platform_store_id);

-- A pending mapping waits for a person to select its platform store; a decided one is history and is never changed.
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
create index store_mappings_store_idx on store_mappings (tenant_id, store_id, created_at desc);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array
    array['connections', 'connection_events', 'consent_states', 'platform_stores', 'store_mappings'] loop
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
