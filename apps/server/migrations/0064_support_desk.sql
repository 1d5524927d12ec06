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
