-- What waits for a person in a client is counted by one function: the list of clients shows the sum of what the client's own
-- pages show.

create index postings_owed_idx on postings (tenant_id) where finished_at is null or state = 'blocked';
create index journal_entries_noted_idx on journal_entries (tenant_id)
  where status = 'posted' and status_reason is not null;

-- What must still happen to the books: under way, sent and not read back yet, or refused by the books last.
create function owed_postings(p_tenant_id uuid) returns setof postings
  language sql stable
as $$
  select p.* from postings p
  join journal_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
  where p.tenant_id = p_tenant_id and (p.finished_at is null or p.state = 'blocked') and e.status <> 'skipped'
    and (p.finished_at is null or not exists (
      select from postings later
      where later.tenant_id = p.tenant_id and later.entry_id = p.entry_id and later.position > p.position))
  union all
  select p.* from journal_entries e
  join postings p on p.tenant_id = e.tenant_id and p.entry_id = e.id
  where e.tenant_id = p_tenant_id and e.status = 'posting' and p.state = 'posted' and p.finished_at is not null
    and not exists (
      select from postings later
      where later.tenant_id = p.tenant_id and later.entry_id = p.entry_id and later.position > p.position)
$$;

-- Posted entries that the books no longer hold as they were posted.
create function drifted_entries(p_tenant_id uuid) returns setof journal_entries
  language sql stable
as $$
  select e.* from journal_entries e
  where e.tenant_id = p_tenant_id and e.status = 'posted' and e.status_reason is not null
    and e.status_reason ->> 'code' in ('changed_in_books', 'deleted_in_books')
$$;

-- With the rights of whoever asks: a tenant's own rows in its scope, any tenant's for the owner. `attention` counts each entry
-- once, whatever is wrong with it; late changes are among those to review.
create function client_waiting(p_tenant_id uuid, p_today date)
  returns table (stores integer, needs_mapping integer, to_review integer, ready integer, entries_failed integer,
    owed_operations integer, drifted integer, late_changes integer, imports_failed integer, fetches_failed integer,
    last_import_at timestamptz, attention integer)
  language sql stable set search_path = pg_catalog, public
as $$
  with of_entry as (
    select e.id, e.status, e.kind = 'adjustment' or (e.kind = 'reversal' and e.relates_to is not null) as is_late
    from journal_entries e
    where e.tenant_id = p_tenant_id and e.status in ('needs_mapping', 'needs_review', 'ready', 'failed')
  ), of_payout as (
    select p.status from payouts p
    where p.tenant_id = p_tenant_id and p.status in ('needs_mapping', 'needs_review') and not exists (
      select from journal_entries e where e.tenant_id = p.tenant_id and e.payout_id = p.id)
  ), owed as (
    select o.entry_id from owed_postings(p_tenant_id) o
  ), drift as (
    select d.id from drifted_entries(p_tenant_id) d
  ), counted as (
    select
      (select count(*) from stores s
        where s.tenant_id = p_tenant_id and (s.deactivated_on is null or s.deactivated_on > p_today)) as stores,
      (select count(*) from of_entry where status = 'needs_mapping')
        + (select count(*) from of_payout where status = 'needs_mapping') as needs_mapping,
      (select count(*) from of_entry where status = 'needs_review')
        + (select count(*) from of_payout where status = 'needs_review') as to_review,
      (select count(*) from of_entry where status = 'ready') as ready,
      (select count(*) from of_entry where status = 'failed') as entries_failed,
      (select count(*) from owed) as owed_operations,
      (select count(*) from drift) as drifted,
      (select count(*) from of_entry where status = 'needs_review' and is_late) as late_changes,
      -- Blocked waits for a person as failed does. A file that was imported again since has failed no longer.
      (select count(*) from sync_runs i
        where i.tenant_id = p_tenant_id and i.kind = 'file' and i.state in ('failed', 'blocked') and not exists (
          select from sync_runs later
          where later.tenant_id = i.tenant_id and later.sha256 = i.sha256
            and (later.created_at, later.id) > (i.created_at, i.id))) as imports_failed,
      -- Channels whose last run failed, where they are not paused.
      (select count(*) from channels c
        cross join lateral (
          select r.status, r.finished_at from sync_runs r
          where r.tenant_id = c.tenant_id and r.channel_id = c.id
          order by r.created_at desc, r.id desc limit 1) last
        left join sync_schedules s on s.tenant_id = c.tenant_id and s.channel_id = c.id
        where c.tenant_id = p_tenant_id and last.status = 'failed' and last.finished_at is not null
          and s.paused_at is null) as fetches_failed,
      (select max(i.created_at) from sync_runs i where i.tenant_id = p_tenant_id and i.kind = 'file') as last_import_at,
      (select count(*) from (
        select id from of_entry union select entry_id from owed union select id from drift) entry) as entries
  )
  select stores::integer, needs_mapping::integer, to_review::integer, ready::integer, entries_failed::integer,
    owed_operations::integer, drifted::integer, late_changes::integer, imports_failed::integer, fetches_failed::integer,
    last_import_at,
    (entries + (select count(*) from of_payout) + imports_failed + fetches_failed)::integer
  from counted
$$;

-- For a member of the client, whichever tenant is asked about; nothing for anybody else.
drop function client_triage(uuid, date);
create function client_triage(p_tenant_id uuid, p_today date)
  returns table (stores integer, needs_mapping integer, to_review integer, ready integer, entries_failed integer,
    owed_operations integer, drifted integer, late_changes integer, imports_failed integer, fetches_failed integer,
    last_import_at timestamptz, attention integer)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  if not exists (
    select from memberships
    where tenant_id = p_tenant_id and user_id = app_user_id() and level <> 'no_access'
  ) then
    return;
  end if;
  return query select * from client_waiting(p_tenant_id, p_today);
end
$$;

revoke all on function client_triage from public;
grant execute on function client_triage to platebook_app;
