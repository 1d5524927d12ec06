-- Second factors of accounts, and which of them a session has shown.

create table mfa_factors (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  friendly_name text not null,
  status text not null check (status in ('unverified', 'verified')),
  sealed_secret text not null,
  -- The time step of the last code that was taken: a code works once, and no older one after it.
  last_used_step bigint,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index mfa_factors_name_idx on mfa_factors (user_id, friendly_name);

create table mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references mfa_factors on delete cascade,
  address text not null,
  created_at timestamptz not null
);
create index mfa_challenges_factor_id_idx on mfa_challenges (factor_id);
create index mfa_challenges_created_at_idx on mfa_challenges (created_at);

-- Only hashes are kept; a new set takes the place of the older.
create table mfa_recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_sha256 text not null,
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, code_sha256)
);

-- A session with a second factor has reached level aal2.
alter table sessions
  add column second_factor_id uuid references mfa_factors on delete set null,
  add column second_factor_by text check (second_factor_by in ('totp', 'recovery_code')),
  add column second_factor_at timestamptz,
  add check (num_nonnulls(second_factor_by, second_factor_at) in (0, 2));
