-- What a firm knows of its clients, their stores and channels beyond a name, and the settings of a tenant.

alter table clients
  -- The number the adviser's firm knows the client by; other firms have numbers of their own.
  add column number text,
  add column time_zone text not null default 'America/New_York',
  add column currency text not null default 'USD' check (currency in ('USD', 'CAD')),
  add column country text not null default 'US' check (country in ('US', 'CA')),
  add column archived_at timestamptz;

alter table stores
  add column number text,
  add column business_day_cutoff text not null default '00:00'
    check (business_day_cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column address jsonb,
  -- Rates are parts per million: 130000 is 13 %.
  add column tax_profile jsonb not null
    default '{"facilitator": "learned", "prices_include_tax": false, "inclusive_tax_rate_ppm": null}',
  add column contract_rates jsonb not null default '[]',
  add column deactivated_on date;

create table tenant_settings (
  tenant_id uuid primary key references tenants on delete cascade,
  -- What was chosen; what is not in here is the default.
  settings jsonb not null,
  updated_at timestamptz not null
);
alter table tenant_settings enable row level security;
alter table tenant_settings force row level security;
create policy tenant_settings_owner on tenant_settings to current_user using (true);
create policy tenant_settings_own on tenant_settings to platebook_app using (tenant_id = app_tenant_id());
grant select, insert, update, delete on tenant_settings to platebook_app;

-- Few payouts and imports wait at a time: what waits is counted without reading the others.
create index payouts_waiting_idx on payouts (tenant_id, status) where status in ('needs_mapping', 'needs_review');
create index imports_failed_idx on imports (tenant_id, sha256, created_at) where state in ('failed', 'blocked');
create index payouts_store_idx on payouts (tenant_id, platform, platform_store_id, payout_on);

-- What waits for a person in one tenant, asked from outside of it: a policy that showed a user the rows of all their
-- tenants would have to be an alternative to `tenant_id = app_tenant_id()`, which no index could serve any more. Nothing
-- for a tenant the user is not in.
create function client_triage(p_tenant_id uuid, p_today date)
  returns table (stores integer, payouts_needs_mapping integer, payouts_to_review integer, imports_failed integer,
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
  return query select
    (select count(*) from stores s
      where s.tenant_id = p_tenant_id and (s.deactivated_on is null or s.deactivated_on > p_today))::integer,
    (select count(*) from payouts p where p.tenant_id = p_tenant_id and p.status = 'needs_mapping')::integer,
    (select count(*) from payouts p where p.tenant_id = p_tenant_id and p.status = 'needs_review')::integer,
    -- Blocked waits for a person as failed does. A file that was imported again since has failed no longer.
    (select count(*) from imports i
      where i.tenant_id = p_tenant_id and i.state in ('failed', 'blocked') and not exists (
        select from imports later
        where later.tenant_id = i.tenant_id and later.sha256 = i.sha256
          and (later.created_at, later.id) > (i.created_at, i.id)))::integer,
    (select max(i.created_at) from imports i where i.tenant_id = p_tenant_id);
end
$$;
revoke all on function client_triage from public;
grant execute on function client_triage to platebook_app;
