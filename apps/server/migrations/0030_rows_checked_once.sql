-- Storing the rows of a file, whose tenant it is was looked up for every row; as a subquery it is once per statement. What the
-- policies let through is the same.
alter policy report_rows_own on report_rows using (tenant_id = (select app_tenant_id()));
alter policy file_report_owners_own on file_report_owners using (tenant_id = (select app_tenant_id()));
