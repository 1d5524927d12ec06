-- Tickets to support about a client. The operator's side works on the same rows: priority, assignee, notes.
create table support_tickets (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  -- What people call it by, on the phone too.
  number bigint generated always as identity (start with 1001) unique,
  opened_by uuid references users on delete set null,
  -- As the person was called then.
  opened_by_name text not null,
  subject text not null check (subject ~ '\S'),
  topic text not null check (topic in
    ('connections', 'stores', 'accounts', 'payouts', 'posting', 'billing', 'team', 'other')),
  status text not null default 'submitted' check (status in ('submitted', 'awaiting_you', 'solved')),
  priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  assignee_id uuid references users on delete set null,
  -- What the author was shown and agreed to send; null without their consent.
  diagnostics jsonb,
  diagnostics_consented_at timestamptz,
  -- Until when support may look at the client's pages; null while nobody allowed it.
  view_as_until timestamptz,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  last_staff_message_at timestamptz,
  solved_at timestamptz,
  primary key (tenant_id, id),
  check ((diagnostics is null) = (diagnostics_consented_at is null)),
  check ((status = 'solved') = (solved_at is not null))
);
create index support_tickets_updated_idx on support_tickets (tenant_id, last_message_at desc, id desc);
create index support_tickets_queue_idx on support_tickets (status, priority, last_message_at);

create table support_messages (
  tenant_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  author_id uuid references users on delete set null,
  author_name text not null,
  is_staff boolean not null,
  -- A note of support, which the client never sees.
  is_internal boolean not null default false check (is_staff or not is_internal),
  body text not null check (body ~ '\S'),
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, ticket_id) references support_tickets on delete cascade
);
create index support_messages_thread_idx on support_messages (tenant_id, ticket_id, created_at, id);
create index support_messages_author_idx on support_messages (tenant_id, author_id, created_at);

create table support_attachments (
  tenant_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  file_name text not null,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 text not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, message_id) references support_messages on delete cascade
);
create index support_attachments_message_idx on support_attachments (tenant_id, message_id, created_at);

-- Until when a person has read what support wrote.
create table support_reads (
  tenant_id uuid not null,
  ticket_id uuid not null,
  user_id uuid not null references users on delete cascade,
  read_at timestamptz not null,
  primary key (tenant_id, ticket_id, user_id),
  foreign key (tenant_id, ticket_id) references support_tickets on delete cascade
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['support_tickets', 'support_messages', 'support_attachments', 'support_reads'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy %I on %I to current_user using (true)', tenant_table || '_owner', tenant_table);
    execute format(
      'create policy %I on %I to platebook_app using (tenant_id = app_tenant_id()%s)',
      tenant_table || '_own', tenant_table,
      case tenant_table when 'support_messages' then ' and not is_internal' else '' end
    );
  end loop;
end
$$;
grant select, insert, update on support_tickets, support_reads to platebook_app;
grant select, insert on support_messages, support_attachments to platebook_app;
