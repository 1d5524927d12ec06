-- Clients, their stores, and each store's channels.

create table clients (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  client_category text not null check (client_category in ('qbo', 'delivery_only')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
-- A client is tied to one tenant, and a tenant to one client.
create unique index clients_tenant_id_idx on clients (tenant_id);
create index clients_id_idx on clients (id);

create table stores (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  time_zone text not null,
  currency text not null check (currency in ('USD', 'CAD')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index stores_name_idx on stores (tenant_id, lower(name));

create table channels (
  tenant_id uuid not null,
  id uuid not null,
  store_id uuid not null,
  channel_type text not null check (channel_type in ('ubereats', 'doordash')),
  platform_store_id text,
  channel_config jsonb not null,
  qbo_mapping_config jsonb not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, store_id) references stores on delete cascade
);
create unique index channels_store_id_idx on channels (tenant_id, store_id, channel_type);
create unique index channels_platform_store_id_idx on channels (tenant_id, channel_type, platform_store_id);

alter table clients enable row level security;
alter table clients force row level security;
create policy clients_owner on clients to current_user using (true);
create policy clients_own on clients to platebook_app
  using (tenant_id = app_tenant_id());
create policy clients_of_user on clients for select to platebook_app
  using (tenant_id in (select m.tenant_id from memberships m where m.user_id = app_user_id()));

alter table stores enable row level security;
alter table stores force row level security;
create policy stores_owner on stores to current_user using (true);
create policy stores_own on stores to platebook_app using (tenant_id = app_tenant_id());

alter table channels enable row level security;
alter table channels force row level security;
create policy channels_owner on channels to current_user using (true);
create policy channels_own on channels to platebook_app using (tenant_id = app_tenant_id());

grant select, insert, update, delete on clients, stores, channels to platebook_app;
