-- What a person sets for themselves, and where their sessions were opened.

create table user_preferences (
  user_id uuid primary key references users on delete cascade,
  -- Only what was set; the defaults are the server's.
  preferences jsonb not null,
  updated_at timestamptz not null
);

alter table user_preferences enable row level security;
alter table user_preferences force row level security;
create policy user_preferences_owner on user_preferences to current_user using (true);
create policy user_preferences_own on user_preferences to platebook_app
  using (user_id = app_user_id()) with check (user_id = app_user_id());
grant select, insert, update on user_preferences to platebook_app;

alter table sessions
  add column user_agent text,
  add column address text;

-- A tenant is renamed and deleted within its own scope; what belongs to it goes with it.
create policy tenants_change on tenants for update to platebook_app
  using (id = app_tenant_id()) with check (id = app_tenant_id());
create policy tenants_delete on tenants for delete to platebook_app using (id = app_tenant_id());
grant update (name), delete on tenants to platebook_app;
