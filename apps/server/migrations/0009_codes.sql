-- Codes that people type: invitations to register, and proofs of an address.

-- Secrets that this server made for itself and has to find again, sealed with a key that is not in the database.
create table server_secrets (
  name text primary key,
  sealed text not null,
  created_at timestamptz not null default now()
);

-- Settings that an operator changes while the server runs; without a row the configuration decides.
create table settings (
  name text primary key,
  value jsonb not null,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null
);

create table invitation_codes (
  id uuid primary key,
  -- HMAC-SHA-256 of the code; the key is a server secret, so that a copy of this table opens nothing.
  code_hmac bytea not null,
  -- The first four of the twelve characters, to tell codes apart.
  hint text not null,
  campaign text,
  max_uses integer not null check (max_uses > 0),
  uses_left integer not null check (uses_left between 0 and max_uses),
  expires_at timestamptz,
  plan_code text,
  trial_days integer check (trial_days >= 0),
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  disabled_at timestamptz
);
create unique index invitation_codes_code_hmac_idx on invitation_codes (code_hmac);
create index invitation_codes_created_at_idx on invitation_codes (created_at desc, id desc);

create table invitation_redemptions (
  code_id uuid not null references invitation_codes on delete cascade,
  user_id uuid not null references users on delete cascade,
  email text,
  redeemed_at timestamptz not null,
  primary key (code_id, user_id)
);
create index invitation_redemptions_user_id_idx on invitation_redemptions (user_id, redeemed_at);

-- Tries of invitation codes by address and on the whole installation; the columns are those of rate-limiter-flexible.
create table invitation_tries (
  key text primary key,
  points integer not null default 0,
  expire bigint
);

create table verification_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('email', 'phone', 'intuit')),
  -- The address or number that the code was sent to.
  target text not null,
  -- SHA-256 of the id and the code.
  code_sha256 bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  voided_at timestamptz
);
create index verification_codes_target_idx on verification_codes (purpose, target, created_at desc);
create index verification_codes_created_at_idx on verification_codes (created_at desc, id desc);
-- A newer code voids the older ones, also when two are asked for at once.
create unique index verification_codes_open_idx on verification_codes (purpose, target)
  where used_at is null and voided_at is null;
