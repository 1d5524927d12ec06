-- The rows of report files, as they were read: what an order brought, found without reading its file again.

-- A short name of a stored file, for the tables that name it a million times.
alter table report_files add column file_no bigint generated always as identity;
create unique index report_files_file_no_idx on report_files (tenant_id, file_no);

-- One CSV of a stored file; a ZIP holds several.
create table file_reports (
  tenant_id uuid not null,
  file_no bigint not null,
  report smallint not null,
  name text not null,
  platform text not null check (platform in ('ubereats', 'doordash')),
  report_type text not null,
  -- Money columns as the file prints them; amounts name them by their place, counted from 0.
  columns text[] not null,
  primary key (tenant_id, file_no, report)
);

-- Payout × store × channel as one CSV prints them; rows name them by number.
create table file_report_owners (
  tenant_id uuid not null,
  file_no bigint not null,
  report smallint not null,
  owner integer not null,
  payout_ref text not null,
  payout_on date not null,
  platform_store_id text not null,
  channel text not null,
  currency text not null,
  primary key (tenant_id, file_no, report, owner)
);
create index file_report_owners_payout_idx on file_report_owners (tenant_id, payout_ref, platform_store_id);

-- No reference to the file: checking one for each of a million rows costs as much as storing them. What is deleted with the
-- file is deleted by the trigger below.
create table report_rows (
  tenant_id uuid not null,
  file_no bigint not null,
  report smallint not null,
  record integer not null,
  owner integer not null,
  -- Null where the row belongs to the end of its payout's period.
  traded_on date,
  kind text not null,
  -- The platform's own ids of the row, with a blank between them.
  ids text not null,
  net_cents bigint not null,
  -- Column, cents, column, cents: what is not zero.
  amounts bigint[] not null,
  primary key (tenant_id, file_no, report, record)
);

create function delete_report_rows() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  delete from report_rows where tenant_id = old.tenant_id and file_no = old.file_no;
  delete from file_report_owners where tenant_id = old.tenant_id and file_no = old.file_no;
  delete from file_reports where tenant_id = old.tenant_id and file_no = old.file_no;
  return old;
end
$$;
create trigger report_files_rows after delete on report_files
  for each row execute function delete_report_rows();

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['file_reports', 'file_report_owners', 'report_rows'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy %I on %I to current_user using (true)', tenant_table || '_owner', tenant_table);
    execute format(
      'create policy %I on %I to platebook_app using (tenant_id = app_tenant_id())',
      tenant_table || '_own', tenant_table
    );
    execute format('grant select, insert, update, delete on %I to platebook_app', tenant_table);
  end loop;
end
$$;
