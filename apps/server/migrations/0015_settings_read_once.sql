-- Reading a list, whose tenant and whose user it is were looked up for every row; as a subquery they are once per
-- statement. What the policies let through is the same.
alter policy memberships_own on memberships
  using (tenant_id = (select app_tenant_id()) or user_id = (select app_user_id()));
alter policy memberships_of_tenant on memberships using (tenant_id = (select app_tenant_id()));
alter policy clients_own on clients using (tenant_id = (select app_tenant_id()));
alter policy clients_of_user on clients
  using (tenant_id in (select m.tenant_id from memberships m where m.user_id = (select app_user_id())));
