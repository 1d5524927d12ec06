-- Whether what the caller showed reaches a tenant: an API token may be limited to some of its owner's. `app.reach` is set only
-- then, to the tenants it reaches.
create function app_reaches(p_tenant_id uuid) returns boolean
  language sql stable set search_path = pg_catalog, public
as $$
  select coalesce(p_tenant_id = any(nullif(current_setting('app.reach', true), '')::uuid[]), true)
$$;

create or replace function mapped_in_other_clients(p_channel_type text, p_platform_store_ids text[])
  returns table (platform_store_id text, client_name text)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select distinct on (m.platform_store_id) m.platform_store_id,
    (select c.name from clients c join memberships seen on seen.tenant_id = c.tenant_id
      where c.tenant_id = m.tenant_id and seen.user_id = app_user_id() and seen.level <> 'no_access'
        and app_reaches(c.tenant_id)
      order by c.name limit 1)
  from store_mappings m
  where m.channel_type = p_channel_type and m.platform_store_id = any(p_platform_store_ids)
    and m.state = 'confirmed' and m.tenant_id <> app_tenant_id()
    and exists (
      select from memberships ours join memberships theirs on theirs.user_id = ours.user_id
      where ours.tenant_id = app_tenant_id() and theirs.tenant_id = m.tenant_id
        and ours.level in ('user_owner', 'user_manager') and theirs.level in ('user_owner', 'user_manager'))
  order by m.platform_store_id, m.tenant_id
$$;
