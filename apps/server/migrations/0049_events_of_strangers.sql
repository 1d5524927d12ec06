-- Pages that nobody is signed in to report their errors, too: such an event is of no user.

alter table dataflow_events drop constraint dataflow_events_pkey;
alter table dataflow_events alter column user_id drop not null;
-- What tells an event that is sent twice; zeros where nobody was signed in.
alter table dataflow_events add column reporter uuid not null
  generated always as (coalesce(user_id, '00000000-0000-0000-0000-000000000000'::uuid)) stored;
alter table dataflow_events add primary key (tenant_id, reporter, id);
