-- What waits in clients, and how far a month of them is closed, is counted for many at once: counted one client after the
-- other, the home of somebody with 2,000 of them took longer than a statement may.

-- With the rights of whoever asks: a tenant's own rows in its scope, any tenant's for the owner. One row for each that is
-- asked for. `attention` counts each entry once, whatever is wrong with it; late changes are among those to review.
create function clients_waiting(p_tenant_ids uuid[], p_today date)
  returns table (tenant_id uuid, stores integer, needs_mapping integer, to_review integer, ready integer, entries_failed integer,
    owed_operations integer, drifted integer, late_changes integer, imports_failed integer, fetches_failed integer,
    last_import_at timestamptz, attention integer)
  language sql stable set search_path = pg_catalog, public
as $$
  with asked as (
    select unnest(p_tenant_ids) as tenant_id
  ), of_entry as (
    select e.tenant_id, e.id, e.status, e.kind = 'adjustment' or (e.kind = 'reversal' and e.relates_to is not null) as is_late
    from journal_entries e
    where e.tenant_id = any(p_tenant_ids) and e.status in ('needs_mapping', 'needs_review', 'ready', 'failed')
  ), owed as (
    select asked.tenant_id, o.entry_id from asked cross join lateral owed_postings(asked.tenant_id) o
  ), drift as (
    select d.tenant_id, d.id from asked cross join lateral drifted_entries(asked.tenant_id) d
  ), counted as (
    select e.tenant_id,
      case status when 'needs_review' then case when is_late then 'late' else 'to_review' end else status end as what
    from of_entry e
    union all
    select p.tenant_id, 'payout_' || p.status from payouts p
    where p.tenant_id = any(p_tenant_ids) and p.status in ('needs_mapping', 'needs_review') and not exists (
      select from journal_entries e where e.tenant_id = p.tenant_id and e.payout_id = p.id)
    union all
    select owed.tenant_id, 'owed' from owed
    union all
    select drift.tenant_id, 'drifted' from drift
    union all
    select wrong.tenant_id, 'entry' from (
      select e.tenant_id, e.id from of_entry e
      union select owed.tenant_id, owed.entry_id from owed
      union select drift.tenant_id, drift.id from drift) wrong
    union all
    select s.tenant_id, 'store' from stores s
    where s.tenant_id = any(p_tenant_ids) and (s.deactivated_on is null or s.deactivated_on > p_today)
    union all
    -- Blocked waits for a person as failed does. A file that was imported again since has failed no longer.
    select i.tenant_id, 'import' from sync_runs i
    where i.tenant_id = any(p_tenant_ids) and i.kind = 'file' and i.state in ('failed', 'blocked') and not exists (
      select from sync_runs later
      where later.tenant_id = i.tenant_id and later.sha256 = i.sha256
        and (later.created_at, later.id) > (i.created_at, i.id))
    union all
    -- Channels whose last run failed, where they are not paused.
    select c.tenant_id, 'fetch' from channels c
    cross join lateral (
      select r.status, r.finished_at from sync_runs r
      where r.tenant_id = c.tenant_id and r.channel_id = c.id
      order by r.created_at desc, r.id desc limit 1) last
    left join sync_schedules s on s.tenant_id = c.tenant_id and s.channel_id = c.id
    where c.tenant_id = any(p_tenant_ids) and last.status = 'failed' and last.finished_at is not null
      and s.paused_at is null
    union all
    select asked.tenant_id, 'asked' from asked
  )
  -- Grouped, not joined: of any number of clients, each row is looked at once.
  select c.tenant_id,
    (count(*) filter (where what = 'store'))::integer,
    (count(*) filter (where what in ('needs_mapping', 'payout_needs_mapping')))::integer,
    (count(*) filter (where what in ('to_review', 'late', 'payout_needs_review')))::integer,
    (count(*) filter (where what = 'ready'))::integer,
    (count(*) filter (where what = 'failed'))::integer,
    (count(*) filter (where what = 'owed'))::integer,
    (count(*) filter (where what = 'drifted'))::integer,
    (count(*) filter (where what = 'late'))::integer,
    (count(*) filter (where what = 'import'))::integer,
    (count(*) filter (where what = 'fetch'))::integer,
    (select max(i.created_at) from sync_runs i where i.tenant_id = c.tenant_id and i.kind = 'file'),
    (count(*) filter (where what in ('entry', 'payout_needs_mapping', 'payout_needs_review', 'import', 'fetch')))::integer
  from counted c
  group by c.tenant_id
$$;

create or replace function client_waiting(p_tenant_id uuid, p_today date)
  returns table (stores integer, needs_mapping integer, to_review integer, ready integer, entries_failed integer,
    owed_operations integer, drifted integer, late_changes integer, imports_failed integer, fetches_failed integer,
    last_import_at timestamptz, attention integer)
  language sql stable set search_path = pg_catalog, public
as $$
  select w.stores, w.needs_mapping, w.to_review, w.ready, w.entries_failed, w.owed_operations, w.drifted, w.late_changes,
    w.imports_failed, w.fetches_failed, w.last_import_at, w.attention
  from clients_waiting(array[p_tenant_id], p_today) w
$$;

-- With the rights of whoever asks, as clients_waiting. A payout without an entry waits itself; whatever differs between the
-- books and what was posted, and every deposit difference that is open, keeps the month from being reconciled.
create function clients_month(p_tenant_ids uuid[], p_first date, p_last date)
  returns table (tenant_id uuid, payouts integer, payouts_to_review integer, open_items integer, posted integer,
    not_reconciled integer)
  language sql stable set search_path = pg_catalog, public
as $$
  with counted as (
    select p.tenant_id, 1 as payouts, (p.status = 'needs_review')::integer as to_review,
      (p.status in ('needs_mapping', 'needs_review') and not exists (
        select from journal_entries e where e.tenant_id = p.tenant_id and e.payout_id = p.id))::integer as open_items,
      0 as posted,
      (select count(*) from deposit_exceptions d
        where d.tenant_id = p.tenant_id and d.payout_id = p.id and d.resolved_at is null) as not_reconciled
    from payouts p
    where p.tenant_id = any(p_tenant_ids) and p.payout_on between p_first and p_last
    union all
    select e.tenant_id, 0, 0, (e.status in ('needs_mapping', 'needs_review', 'ready', 'posting', 'failed'))::integer,
      (e.status = 'posted')::integer,
      (e.status = 'posted' and (e.verified_at is null
        or coalesce(e.status_reason ->> 'code' in ('changed_in_books', 'deleted_in_books'), false)))::integer
    from journal_entries e
    where e.tenant_id = any(p_tenant_ids) and e.entry_on between p_first and p_last
    union all
    select asked.tenant_id, 0, 0, 0, 0, 0 from unnest(p_tenant_ids) asked (tenant_id)
  )
  select c.tenant_id, sum(c.payouts)::integer, sum(c.to_review)::integer, sum(c.open_items)::integer, sum(c.posted)::integer,
    sum(c.not_reconciled)::integer
  from counted c
  group by c.tenant_id
$$;

-- Of the tenants that are asked about, those that the user is a member of.
create function tenants_of_member(p_tenant_ids uuid[]) returns uuid[]
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select coalesce(array_agg(m.tenant_id), '{}') from memberships m
  where m.user_id = app_user_id() and m.level <> 'no_access' and m.tenant_id = any(p_tenant_ids)
$$;

-- For members of the clients, whichever tenants are asked about; nothing of any other.
create function clients_triage(p_tenant_ids uuid[], p_today date)
  returns table (tenant_id uuid, stores integer, needs_mapping integer, to_review integer, ready integer, entries_failed integer,
    owed_operations integer, drifted integer, late_changes integer, imports_failed integer, fetches_failed integer,
    last_import_at timestamptz, attention integer)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select * from clients_waiting(tenants_of_member(p_tenant_ids), p_today)
$$;

create function clients_month_of_member(p_tenant_ids uuid[], p_first date, p_last date)
  returns table (tenant_id uuid, payouts integer, payouts_to_review integer, open_items integer, posted integer,
    not_reconciled integer)
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select * from clients_month(tenants_of_member(p_tenant_ids), p_first, p_last)
$$;

revoke all on function clients_triage from public;
revoke all on function clients_month_of_member from public;
revoke all on function tenants_of_member from public;
grant execute on function clients_triage to platebook_app;
grant execute on function clients_month_of_member to platebook_app;

drop function client_triage(uuid, date);
drop function client_month_of_member(uuid, date, date);
drop function client_month(uuid, date, date);

-- When a client last imported a file, without its fetched runs.
create index sync_runs_files_idx on sync_runs (tenant_id, created_at desc) where kind = 'file';
