-- What a person says of themselves; their role is read from their memberships.
create table profiles (
  id uuid primary key references users on delete cascade,
  full_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table profiles enable row level security;
alter table profiles force row level security;
create policy profiles_owner on profiles to current_user using (true);
create policy profiles_own on profiles to platebook_app
  using (id = app_user_id()) with check (id = app_user_id());

grant select, insert on profiles to platebook_app;
