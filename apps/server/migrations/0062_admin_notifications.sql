-- What those who run the installation send, and what became of every notification.

-- One message to many tenants, sent in batches in the order of their ids.
create table broadcasts (
  id uuid primary key,
  type text not null check (type in ('error', 'warning', 'success', 'info')),
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  title text not null,
  message text not null,
  action jsonb,
  -- Null goes to every tenant with a member.
  tenant_ids uuid[],
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'partial')),
  -- As it was when it was asked for: tenants that were named and are none count as failed at once.
  total_tenants integer not null,
  total_targets integer not null,
  sent_tenants integer not null default 0,
  failed_tenants integer not null default 0,
  -- Tenants up to this one have it.
  sent_up_to uuid,
  -- When it was asked for or sent its last batch.
  moved_at timestamptz not null,
  idempotency_key uuid unique,
  created_at timestamptz not null,
  finished_at timestamptz
);

alter table notifications
  add column priority text not null default 'normal' check (priority in ('low', 'normal', 'high', 'urgent')),
  add column broadcast_id uuid references broadcasts on delete set null,
  -- People it is for, and those of them who find it in the app or by mail.
  add column targets integer not null default 0,
  add column reached integer not null default 0,
  add column mails_due integer not null default 0,
  add column mails_sent integer not null default 0,
  add column mails_failed integer not null default 0,
  add column status text not null generated always as (
    case
      when mailed_at is null or mails_sent + mails_failed < mails_due then 'pending'
      when mails_failed = 0 then 'sent'
      when mails_failed < mails_due then 'partial'
      else 'failed'
    end
  ) stored;

-- Lists over all tenants, and what is named by its id alone.
create index notifications_created_idx on notifications (created_at desc, id desc);
create unique index notifications_id_idx on notifications (id);
create index notifications_broadcast_idx on notifications (broadcast_id) where broadcast_id is not null;
create index notifications_unsettled_idx on notifications (created_at) where status <> 'sent';

-- A notification on its way to one person by mail. Addresses are in `outbound_messages` alone, which keeps them for days.
create table notification_mails (
  tenant_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- A person in many tenants has one mail of a broadcast.
  broadcast_id uuid references broadcasts on delete cascade,
  message_id uuid unique,
  -- Whether the person finds it in the app as well.
  in_app boolean not null,
  status text not null default 'queued' check (status in ('queued', 'kept', 'sent', 'failed')),
  error text,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, notification_id, user_id),
  foreign key (tenant_id, notification_id) references notifications on delete cascade
);
create unique index notification_mails_broadcast_idx on notification_mails (broadcast_id, user_id) where broadcast_id is not null;

-- How many notifications of a tenant were deleted, and when.
create table notification_deletions (
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  count integer not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['notification_mails', 'notification_deletions'] loop
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
