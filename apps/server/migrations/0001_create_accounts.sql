-- Who may sign in, what they belong to, and the keys their tokens are signed with.

-- Row-level security asks these two; a request transaction sets them with `set local`.
create function app_tenant_id() returns uuid
  language sql stable
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

create function app_user_id() returns uuid
  language sql stable
  return nullif(current_setting('app.user_id', true), '')::uuid;

create table users (
  id uuid primary key,
  email text,
  phone text,
  password_hash text,
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  banned_until timestamptz,
  last_sign_in_at timestamptz,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (email is not null or phone is not null),
  check (email = lower(email))
);
create unique index users_email_idx on users (email);
create unique index users_phone_idx on users (phone);

-- Refresh tokens are not stored: a token carries the session, a counter and a MAC made with the session's key.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  refresh_key bytea not null,
  refresh_counter integer not null,
  refreshed_at timestamptz not null,
  created_at timestamptz not null,
  not_after timestamptz not null
);
create index sessions_user_id_idx on sessions (user_id);

create table signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- Failed sign-ins by account and by address; the columns are those of rate-limiter-flexible.
create table login_attempts (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table tenants (
  id uuid primary key,
  name text not null,
  created_at timestamptz not null
);

create table memberships (
  tenant_id uuid not null references tenants on delete cascade,
  user_id uuid not null references users on delete cascade,
  level text not null check (level in ('user_owner', 'user_manager', 'user_basic', 'no_access')),
  created_at timestamptz not null,
  primary key (tenant_id, user_id)
);
create index memberships_user_id_idx on memberships (user_id, created_at);

alter table tenants enable row level security;
alter table tenants force row level security;
create policy tenants_owner on tenants to current_user using (true);
create policy tenants_own on tenants for select to platebook_app using (id = app_tenant_id());

alter table memberships enable row level security;
alter table memberships force row level security;
create policy memberships_owner on memberships to current_user using (true);
create policy memberships_own on memberships for select to platebook_app
  using (tenant_id = app_tenant_id() or user_id = app_user_id());

grant select on tenants, memberships to platebook_app;
