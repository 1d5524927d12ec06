-- Who is invited to a tenant, who asks to join it, and whose access grows with an owner's clients.

alter table memberships add column invited_by uuid references users on delete set null;
-- Which level may change what is the services' business; here a request stays within its tenant.
create policy memberships_of_tenant on memberships to platebook_app using (tenant_id = app_tenant_id());
grant insert, update, delete on memberships to platebook_app;
-- An invitation into several tenants names them.
create policy tenants_of_user on tenants for select to platebook_app
  using (id in (select m.tenant_id from memberships m where m.user_id = app_user_id()));

-- One row per tenant of an invitation; rows of one mail share their id and their link.
create table team_invitations (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email)),
  level text not null check (level in ('user_owner', 'user_manager', 'user_basic')),
  client_scope text not null check (client_scope in ('listed', 'all')),
  message text not null,
  token_sha256 text not null,
  invited_by uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid references users on delete set null,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
create index team_invitations_token_idx on team_invitations (token_sha256);
-- An address has one link at a time that leads into a tenant.
create unique index team_invitations_open_idx on team_invitations (tenant_id, email)
  where accepted_at is null and revoked_at is null;

create table access_requests (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  message text not null,
  state text not null check (state in ('pending', 'approved', 'declined')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  primary key (tenant_id, id)
);
create unique index access_requests_pending_idx on access_requests (tenant_id, user_id) where state = 'pending';

-- Client scope `all`: the member joins what the owner owns later, too.
create table client_scope_grants (
  owner_id uuid not null references users on delete cascade,
  member_id uuid not null references users on delete cascade,
  level text not null check (level in ('user_owner', 'user_manager', 'user_basic')),
  created_at timestamptz not null,
  primary key (owner_id, member_id)
);

alter table team_invitations enable row level security;
alter table team_invitations force row level security;
create policy team_invitations_owner on team_invitations to current_user using (true);
create policy team_invitations_own on team_invitations for select to platebook_app
  using (tenant_id = app_tenant_id());
-- One invitation may lead into several tenants: whoever sends, repeats or revokes it owns each of them.
create policy team_invitations_owned on team_invitations to platebook_app
  using (tenant_id in (
    select m.tenant_id from memberships m where m.user_id = app_user_id() and m.level = 'user_owner'
  ));

alter table access_requests enable row level security;
alter table access_requests force row level security;
create policy access_requests_owner on access_requests to current_user using (true);
create policy access_requests_own on access_requests to platebook_app using (tenant_id = app_tenant_id());

alter table client_scope_grants enable row level security;
alter table client_scope_grants force row level security;
create policy client_scope_grants_owner on client_scope_grants to current_user using (true);
create policy client_scope_grants_own on client_scope_grants to platebook_app using (owner_id = app_user_id());

grant select, insert, update on team_invitations, access_requests to platebook_app;
grant select, delete on client_scope_grants to platebook_app;

-- Requests do not see accounts. Of these people a tenant may know the name: members, and who invited, asked or acted in it.
create function people_of_tenant(p_ids uuid[])
  returns table (user_id uuid, email text, full_name text, last_active_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select u.id, coalesce(u.email, ''), coalesce(u.user_metadata ->> 'full_name', ''),
    (select max(s.refreshed_at) from sessions s where s.user_id = u.id)
  from users u
  where u.id = any (p_ids) and (
    exists (select from memberships m where m.tenant_id = app_tenant_id() and m.user_id = u.id)
    or exists (select from team_invitations i where i.tenant_id = app_tenant_id() and i.invited_by = u.id)
    or exists (select from access_requests r where r.tenant_id = app_tenant_id() and r.user_id = u.id)
    or exists (select from audit_log a where a.tenant_id = app_tenant_id() and a.actor_user_id = u.id)
  )
$$;

create function name_of_caller() returns table (email text, full_name text)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select coalesce(u.email, ''), coalesce(u.user_metadata ->> 'full_name', '') from users u where u.id = app_user_id()
$$;

-- Members of this tenant whom one of its owners lets into every client.
create function members_of_all_clients() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select distinct g.member_id
  from client_scope_grants g
  join memberships o on o.tenant_id = app_tenant_id() and o.user_id = g.owner_id and o.level = 'user_owner'
$$;

-- Of the tenants the caller owns, those that the holder of this address is a member of.
create function owned_tenants_joined_by(p_email text) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select m.tenant_id
  from users u
  join memberships m on m.user_id = u.id
  join memberships o on o.tenant_id = m.tenant_id and o.user_id = app_user_id() and o.level = 'user_owner'
  where u.email = p_email
$$;

-- Who joins a tenant because one of its owners lets them into every client.
create function client_scope_joiners(p_owner_id uuid, p_tenant_id uuid)
  returns table (member_id uuid, level text)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select g.member_id, g.level
  from client_scope_grants g
  join memberships o on o.tenant_id = p_tenant_id and o.user_id = g.owner_id and o.level = 'user_owner'
  where g.owner_id = p_owner_id
    and (app_tenant_id() is null or app_tenant_id() = p_tenant_id)
    and not exists (select from memberships m where m.tenant_id = p_tenant_id and m.user_id = g.member_id)
  order by g.created_at, g.member_id
$$;

-- Recomputes a chain: how many entries it has, and the first that does not follow from the one before it. An entry cut off
-- at the end is missed by the head, which remembers the last one.
create function verify_audit_chain(p_chain_id uuid) returns table (records bigint, broken_at bigint)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  with entries as (
    select a.*, lag(a.hash, 1, '') over w as expected_prev, row_number() over w as place
    from audit_log a
    where a.tenant_id = p_chain_id and (app_tenant_id() is null or app_tenant_id() = p_chain_id)
    window w as (order by a.sequence)
  ), broken as (
    select least(e.sequence, e.place) as sequence
    from entries e
    where e.sequence <> e.place or e.prev_hash <> e.expected_prev or e.hash <> audit_hash(
      e.expected_prev, e.tenant_id, e.sequence, e.actor_user_id, e.actor_kind, e.action, e.target_type, e.target_id,
      e.before_sha256, e.after_sha256, e.details, e.request_id, e.recorded_at)
    union all
    select coalesce((select max(e.sequence) from entries e), 0) + 1
    from audit_heads h
    where h.chain_id = p_chain_id and (app_tenant_id() is null or app_tenant_id() = p_chain_id)
      and h.sequence > coalesce((select max(e.sequence) from entries e), 0)
    union all
    select e.sequence
    from entries e
    left join audit_heads h on h.chain_id = p_chain_id
    where e.sequence > coalesce(h.sequence, 0) or (e.sequence = h.sequence and e.hash <> h.hash)
  )
  select (select count(*) from entries), (select min(b.sequence) from broken b)
$$;

do $$
declare
  definer_function text;
begin
  foreach definer_function in array array[
    'people_of_tenant(uuid[])', 'name_of_caller()', 'members_of_all_clients()', 'owned_tenants_joined_by(text)',
    'client_scope_joiners(uuid, uuid)', 'verify_audit_chain(uuid)'
  ] loop
    execute format('revoke all on function %s from public', definer_function);
    execute format('grant execute on function %s to platebook_app', definer_function);
  end loop;
end
$$;
