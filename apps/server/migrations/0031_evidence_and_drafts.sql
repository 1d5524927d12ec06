-- Entries that somebody began to write by hand, and the files that are evidence of entries.
create table entry_drafts (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  store_id uuid not null,
  -- As the contract has it, with what is missing as null.
  draft jsonb not null,
  changed_by uuid references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, store_id) references stores on delete cascade
);
create index entry_drafts_store_idx on entry_drafts (tenant_id, store_id, updated_at desc);

create table entry_attachments (
  tenant_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null,
  sha256 text not null,
  content bytea not null,
  -- When it last went to the books: from then on they are asked for it before it is sent once more.
  sent_at timestamptz,
  -- The journal entry of the books that it was attached to, its own id there, and since when.
  books_entry_id text,
  external_id text,
  in_books_at timestamptz,
  -- What the books said when they did not take it.
  failure text,
  created_by uuid references users on delete set null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, entry_id) references journal_entries on delete cascade
);
create index entry_attachments_entry_idx on entry_attachments (tenant_id, entry_id, created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['entry_drafts', 'entry_attachments'] loop
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
