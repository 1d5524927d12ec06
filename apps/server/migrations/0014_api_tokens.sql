-- Tokens that programs of a user call with. The secret is shown once and never stored.

create table api_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  prefix text not null,
  secret_sha256 text not null,
  access text not null check (access in ('read', 'write')),
  -- Null reaches every tenant of its owner.
  tenant_ids uuid[],
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create unique index api_tokens_secret_idx on api_tokens (secret_sha256);
create index api_tokens_user_id_idx on api_tokens (user_id, created_at desc);

alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy api_tokens_owner on api_tokens to current_user using (true);
create policy api_tokens_own on api_tokens to platebook_app using (user_id = app_user_id());

grant select, insert, delete on api_tokens to platebook_app;
