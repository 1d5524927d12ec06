-- How the order of a row reached the customer, which decides the commission that was agreed for it. Null in rows that were read
-- before, and where a report does not say.
alter table report_rows add column mode text check (mode in ('delivery', 'pickup'));

-- Settings that changed nothing: entries are cut by calendar month whatever the fiscal year, and stored reports are never
-- deleted, because they are the proof of what was posted.
update tenant_settings set settings = settings - 'fiscal_year_starts_month' - 'retention_months'
where settings ?| array['fiscal_year_starts_month', 'retention_months'];
