-- Tickets are mailed in the tenant's scope, whose role sees no staff: to whoever looks after the ticket, where they run the
-- installation, else to each of its administrators.
create function support_addresses(p_assignee uuid) returns setof text
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select users.email from system_staff join users on users.id = system_staff.user_id
  where users.email is not null and system_staff.user_id = p_assignee
  union all
  select users.email from system_staff join users on users.id = system_staff.user_id
  where users.email is not null and system_staff.level = 'system_admin'
    and not exists (
      select from system_staff held join users holder on holder.id = held.user_id
      where held.user_id = p_assignee and holder.email is not null
    )
$$;
revoke all on function support_addresses(uuid) from public;
grant execute on function support_addresses(uuid) to platebook_app;

-- The desk lists the tickets of all clients.
create index support_tickets_desk_idx on support_tickets (last_message_at desc, number desc);
create unique index support_tickets_id_idx on support_tickets (id);

-- A client's owner lets those who run the installation look at its pages for a while. Whatever they read is in the audit log.
-- Without an end of its own a permission ends by time.
create table support_view_grants (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  -- Which ticket it was given for; none where it was given in the settings.
  ticket_id uuid,
  granted_by uuid references users on delete set null,
  -- As the person was called then.
  granted_by_name text not null,
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  ended_at timestamptz,
  ended_by text check (ended_by in ('client', 'staff')),
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references support_tickets on delete set null (ticket_id),
  check ((ended_at is null) = (ended_by is null))
);
create unique index support_view_grants_open_idx on support_view_grants (tenant_id) where ended_at is null;

alter table support_view_grants enable row level security;
alter table support_view_grants force row level security;
create policy support_view_grants_owner on support_view_grants to current_user using (true);
create policy support_view_grants_own on support_view_grants to platebook_app using (tenant_id = app_tenant_id());
grant select, insert, update on support_view_grants to platebook_app;

alter table support_tickets drop column view_as_until;
