-- Accounts that register, confirm, recover and change themselves, and the keys that sign their tokens.

alter table users
  add column app_metadata jsonb not null default '{}',
  add column invited_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column new_email text check (new_email = lower(new_email)),
  add column email_change_sent_at timestamptz,
  -- A change of e-mail takes effect when both addresses have agreed to it.
  add column email_change_halves smallint not null default 0,
  add column new_phone text,
  add column phone_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz;

-- Keys at rest are sealed (AES-256-GCM). What an older server wrote stays readable until it is written again.
alter table sessions
  alter column refresh_key drop not null,
  add column sealed_refresh_key text,
  add column authenticated_by text not null default 'password',
  add check (num_nonnulls(refresh_key, sealed_refresh_key) = 1);

alter table signing_keys
  alter column private_jwk drop not null,
  add column sealed_private_jwk text,
  add column activated_at timestamptz not null default now(),
  add column retired_at timestamptz,
  add check (num_nonnulls(private_jwk, sealed_private_jwk) = 1);
update signing_keys set activated_at = created_at;

-- A sign-in that was begun with a PKCE challenge; the code is kept as its SHA-256.
create table flow_states (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  code_challenge text not null,
  code_challenge_method text not null check (code_challenge_method in ('s256', 'plain')),
  authenticated_by text not null,
  auth_code_sha256 text,
  auth_code_expires_at timestamptz,
  created_at timestamptz not null
);
create unique index flow_states_auth_code_idx on flow_states (auth_code_sha256);
create index flow_states_user_id_idx on flow_states (user_id);

-- A link and a code that prove who reads an address. Only hashes are kept, and a newer one takes the place of the older.
create table one_time_tokens (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in (
    'confirmation', 'recovery', 'magic_link', 'email_change_current', 'email_change_new',
    'phone_confirmation', 'phone_change', 'reauthentication')),
  sent_to text not null,
  link_sha256 text not null,
  code_sha256 text not null,
  code_failures smallint not null default 0,
  flow_id uuid references flow_states on delete cascade,
  link_expires_at timestamptz not null,
  code_expires_at timestamptz not null,
  primary key (user_id, purpose)
);
create unique index one_time_tokens_link_idx on one_time_tokens (link_sha256);
create index one_time_tokens_sent_to_idx on one_time_tokens (sent_to);

-- When an address was last asked for mail, whether or not it has an account.
create table auth_sends (
  key_sha256 text primary key,
  sent_at timestamptz not null
);
