-- What a person is notified of in all their clients, read and marked at once. Outside the scope of any tenant they see the
-- notifications of the tenants they are a member of, and what they themselves have read of them.
create policy notifications_of_member on notifications for select to platebook_app
  using (
    (select app_tenant_id()) is null
    and tenant_id in (
      select m.tenant_id from memberships m
      where m.user_id = (select app_user_id()) and m.level <> 'no_access'));

create policy notification_reads_of_member on notification_reads to platebook_app
  using (
    (select app_tenant_id()) is null and user_id = (select app_user_id())
    and tenant_id in (
      select m.tenant_id from memberships m
      where m.user_id = (select app_user_id()) and m.level <> 'no_access'));

-- What is taken back is found by who did it.
create index notification_reads_user_idx on notification_reads (user_id);
