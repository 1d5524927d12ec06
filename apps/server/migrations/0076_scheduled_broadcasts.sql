-- A broadcast can wait for its time, and be canceled until then.
alter table broadcasts
  add column send_at timestamptz,
  drop constraint broadcasts_status_check,
  add constraint broadcasts_status_check
    check (status in ('scheduled', 'queued', 'sending', 'sent', 'partial', 'canceled'));
create index broadcasts_scheduled_idx on broadcasts (send_at, id) where status = 'scheduled';

-- What is deleted can be restored for some days. Members do not see it, and nothing is counted up in it.
alter table notifications add column deleted_at timestamptz;
create index notifications_deleted_idx on notifications (deleted_at) where deleted_at is not null;
create policy notifications_not_deleted on notifications as restrictive to platebook_app using (deleted_at is null);
