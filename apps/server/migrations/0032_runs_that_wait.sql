-- When a run that gave its worker back is taken up again; null while it works, and where it waits for a person.
alter table sync_runs add column waits_until timestamptz;
