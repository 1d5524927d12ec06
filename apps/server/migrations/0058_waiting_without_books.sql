-- A client whose books are elsewhere posts nothing: no entry of it waits for an account, a review or QuickBooks.

-- With the rights of whoever asks, as before. `attention` counts each entry once, whatever is wrong with it.
create or replace function clients_waiting(p_tenant_ids uuid[], p_today date)
  returns table (tenant_id uuid, stores integer, needs_mapping integer, to_review integer, ready integer, entries_failed integer,
    owed_operations integer, drifted integer, late_changes integer, imports_failed integer, fetches_failed integer,
    last_import_at timestamptz, attention integer)
  language sql stable set search_path = pg_catalog, public
as $$
  with asked as (
    select unnest(p_tenant_ids) as tenant_id
  ), with_books as (
    select coalesce(array_agg(c.tenant_id), '{}') as tenant_ids from clients c
    where c.tenant_id = any(p_tenant_ids) and c.client_category <> 'delivery_only'
  ), of_entry as (
    select e.tenant_id, e.id, e.status, e.kind = 'adjustment' or (e.kind = 'reversal' and e.relates_to is not null) as is_late
    from journal_entries e
    where e.tenant_id = any((select tenant_ids from with_books)::uuid[])
      and e.status in ('needs_mapping', 'needs_review', 'ready', 'failed')
  ), owed as (
    select books.tenant_id, o.entry_id from with_books cross join unnest(with_books.tenant_ids) books (tenant_id)
    cross join lateral owed_postings(books.tenant_id) o
  ), drift as (
    select d.tenant_id, d.id from with_books cross join unnest(with_books.tenant_ids) books (tenant_id)
    cross join lateral drifted_entries(books.tenant_id) d
  ), counted as (
    select e.tenant_id,
      case status when 'needs_review' then case when is_late then 'late' else 'to_review' end else status end as what
    from of_entry e
    union all
    select p.tenant_id, 'payout_' || p.status from payouts p
    where p.tenant_id = any(p_tenant_ids) and p.status in ('needs_mapping', 'needs_review') and not exists (
      select from journal_entries e where e.tenant_id = p.tenant_id and e.payout_id = p.id)
      and (p.status <> 'needs_mapping' or p.tenant_id = any((select tenant_ids from with_books)::uuid[]))
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
