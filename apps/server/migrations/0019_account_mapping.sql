-- What the books offer to post to, and which component goes where.

create table books_objects (
  tenant_id uuid not null,
  connection_id uuid not null,
  kind text not null check (kind in ('account', 'class', 'department', 'vendor', 'customer', 'tax_code')),
  external_id text not null,
  name text not null,
  -- With the names of its parents: "Sales:Delivery".
  full_name text not null,
  active boolean not null,
  account_type text,
  account_sub_type text,
  classification text,
  account_number text,
  currency text,
  parent_id text,
  fetched_at timestamptz not null,
  primary key (tenant_id, connection_id, kind, external_id),
  foreign key (tenant_id, connection_id) references connections on delete cascade
);

-- Component × scope. A null platform and store is the client's default; a platform narrows it, a store narrows it more.
create table account_mappings (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  platform text check (platform in ('ubereats', 'doordash')),
  store_id uuid,
  -- A component of docs/accounting.md, `bank`, or `other_unclassified:<description>`.
  component text not null,
  -- account_id, class_id, department_id, tax_code_id, entity {type, id}: each null inherits.
  target jsonb not null,
  version integer not null default 1,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, store_id) references stores on delete cascade
);
create unique index account_mappings_scope_idx
  on account_mappings (tenant_id, platform, store_id, component) nulls not distinct;

-- Every state a mapping was in; rows are only added.
create table account_mapping_changes (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  platform text,
  store_id uuid,
  component text not null,
  before jsonb,
  after jsonb,
  effective_from date,
  changed_by uuid references users on delete set null,
  changed_at timestamptz not null,
  primary key (tenant_id, id)
);
create index account_mapping_changes_changed_at_idx on account_mapping_changes (tenant_id, changed_at desc, id desc);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['books_objects', 'account_mappings', 'account_mapping_changes'] loop
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
revoke update, delete on account_mapping_changes from platebook_app;

-- The sums of a payout, beside its reading: which components a client has seen is asked of all its payouts at once.
alter table payouts
  add column components jsonb generated always as (reading -> 'payout' -> 'components') stored,
  add column unclassified jsonb generated always as (reading -> 'payout' -> 'unclassified') stored;
