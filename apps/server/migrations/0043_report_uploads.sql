-- Large reports arrive in parts, over as many requests as it takes, and stay in parts: a value of 200 MB would be in memory
-- several times over whenever it is written or read.
create table report_uploads (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  created_by uuid references users on delete set null,
  file_name text not null,
  size_bytes integer not null check (size_bytes > 0),
  -- How much of it has arrived; the next part begins there.
  received_bytes integer not null default 0 check (received_bytes between 0 and size_bytes),
  -- Set when it became a report file, which may have been here before.
  sha256 text,
  completed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id)
);
create index report_uploads_open_idx on report_uploads (updated_at) where completed_at is null;

create table report_parts (
  tenant_id uuid not null,
  upload_id uuid not null,
  from_byte integer not null,
  bytes bytea not null,
  primary key (tenant_id, upload_id, from_byte),
  foreign key (tenant_id, upload_id) references report_uploads on delete cascade
);

do $$
begin
  alter table report_parts alter column bytes set compression lz4;
exception when feature_not_supported then
  null;
end
$$;

-- Where the bytes of a file are when they came in parts; its own column is empty then.
alter table report_files add column parts_of uuid;
alter table report_files add foreign key (tenant_id, parts_of) references report_uploads;
alter table report_files add check (parts_of is null or length(bytes) = 0);
create index report_files_parts_idx on report_files (tenant_id, parts_of) where parts_of is not null;

-- Bytes of report files and evidence that a tenant may store; null is no limit.
alter table plans add column max_stored_bytes bigint check (max_stored_bytes > 0);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['report_uploads', 'report_parts'] loop
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
