-- What people decided about money columns that no report format knows. A row is never changed but to be revoked; deciding
-- again about a column revokes the version before.
create table column_decisions (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  -- As columns are compared (normaliseHeader of packages/accounting), and as the file printed it.
  column_name text not null,
  printed text not null,
  report_type text not null,
  version integer not null check (version > 0),
  decision text not null check (decision in ('subtotal', 'component', 'not_money')),
  component text,
  -- -1 when cells enter with their sign turned.
  factor smallint not null check (factor in (1, -1)),
  -- The columns a subtotal is the sum of.
  parts jsonb not null,
  -- The run that was stopped by the column.
  run_id uuid,
  decided_by uuid references users on delete set null,
  decided_at timestamptz not null,
  revoked_by uuid references users on delete set null,
  revoked_at timestamptz,
  primary key (tenant_id, id),
  check ((decision = 'component') = (component is not null)),
  unique (tenant_id, report_type, column_name, version)
);
create unique index column_decisions_in_force_idx
  on column_decisions (tenant_id, report_type, column_name) where revoked_at is null;

alter table column_decisions enable row level security;
alter table column_decisions force row level security;
create policy column_decisions_owner on column_decisions to current_user using (true);
create policy column_decisions_own on column_decisions to platebook_app
  using (tenant_id = app_tenant_id());
grant select, insert, update on column_decisions to platebook_app;
