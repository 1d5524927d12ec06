-- The run that asks a platform for this report right now, for its own store and others: nobody else asks meanwhile.
alter table platform_reports add column asking_run uuid;
alter table platform_reports add column asking_until timestamptz;
