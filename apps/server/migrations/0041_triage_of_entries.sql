-- What waits in a client is what its queue shows: entries, by their status. A payout that no entry was made of (no books, or a
-- store that is not matched) counts as it was read.
drop function client_triage(uuid, date);

create function client_triage(p_tenant_id uuid, p_today date)
  returns table (stores integer, needs_mapping integer, to_review integer, entries_failed integer, imports_failed integer,
    last_import_at timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  if not exists (
    select from memberships
    where tenant_id = p_tenant_id and user_id = app_user_id() and level <> 'no_access'
  ) then
    return;
  end if;
  return query
  with waiting as (
    select e.status from journal_entries e
    where e.tenant_id = p_tenant_id and e.status in ('needs_mapping', 'needs_review', 'failed')
    union all
    select p.status from payouts p
    where p.tenant_id = p_tenant_id and p.status in ('needs_mapping', 'needs_review') and not exists (
      select from journal_entries e where e.tenant_id = p.tenant_id and e.payout_id = p.id)
  )
  select
    (select count(*) from stores s
      where s.tenant_id = p_tenant_id and (s.deactivated_on is null or s.deactivated_on > p_today))::integer,
    (select count(*) from waiting where status = 'needs_mapping')::integer,
    (select count(*) from waiting where status = 'needs_review')::integer,
    (select count(*) from waiting where status = 'failed')::integer,
    -- Blocked waits for a person as failed does. A file that was imported again since has failed no longer.
    (select count(*) from sync_runs i
      where i.tenant_id = p_tenant_id and i.kind = 'file' and i.state in ('failed', 'blocked') and not exists (
        select from sync_runs later
        where later.tenant_id = i.tenant_id and later.sha256 = i.sha256
          and (later.created_at, later.id) > (i.created_at, i.id)))::integer,
    (select max(i.created_at) from sync_runs i where i.tenant_id = p_tenant_id and i.kind = 'file');
end
$$;

revoke all on function client_triage from public;
grant execute on function client_triage to platebook_app;
