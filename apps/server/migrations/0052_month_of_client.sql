-- How far a month of a client is closed is counted by one function, from what its entries and payouts are now.

-- With the rights of whoever asks, as client_waiting. A payout without an entry waits itself; whatever differs between the
-- books and what was posted, and every deposit difference that is open, keeps the month from being reconciled.
create function client_month(p_tenant_id uuid, p_first date, p_last date)
  returns table (payouts integer, payouts_to_review integer, open_items integer, posted integer, not_reconciled integer)
  language sql stable set search_path = pg_catalog, public
as $$
  with of_payout as (
    select p.id, p.status from payouts p
    where p.tenant_id = p_tenant_id and p.payout_on between p_first and p_last
  ), of_entry as (
    select e.status,
      e.verified_at is null or coalesce(e.status_reason ->> 'code' in ('changed_in_books', 'deleted_in_books'), false) as differs
    from journal_entries e
    where e.tenant_id = p_tenant_id and e.entry_on between p_first and p_last
  )
  select
    (select count(*) from of_payout)::integer,
    (select count(*) from of_payout where status = 'needs_review')::integer,
    ((select count(*) from of_entry where status in ('needs_mapping', 'needs_review', 'ready', 'posting', 'failed'))
      + (select count(*) from of_payout where status in ('needs_mapping', 'needs_review') and not exists (
        select from journal_entries e where e.tenant_id = p_tenant_id and e.payout_id = of_payout.id)))::integer,
    (select count(*) from of_entry where status = 'posted')::integer,
    ((select count(*) from of_entry where status = 'posted' and differs)
      + (select count(*) from deposit_exceptions d join of_payout on of_payout.id = d.payout_id
        where d.tenant_id = p_tenant_id and d.resolved_at is null))::integer
$$;

-- For a member of the client, whichever tenant is asked about; nothing for anybody else.
create function client_month_of_member(p_tenant_id uuid, p_first date, p_last date)
  returns table (payouts integer, payouts_to_review integer, open_items integer, posted integer, not_reconciled integer)
  language plpgsql stable security definer set search_path = pg_catalog, public
as $$
begin
  if not exists (
    select from memberships
    where tenant_id = p_tenant_id and user_id = app_user_id() and level <> 'no_access'
  ) then
    return;
  end if;
  return query select * from client_month(p_tenant_id, p_first, p_last);
end
$$;

revoke all on function client_month_of_member from public;
grant execute on function client_month_of_member to platebook_app;
