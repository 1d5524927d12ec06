-- Pages that nobody is signed in to report their errors, too: such an event is of no user.

alter table dataflow_events drop constraint dataflow_events_pkey;
alter table dataflow_events alter column user_id drop not null;
create unique index dataflow_events_once_idx on dataflow_events (tenant_id, user_id, id) nulls not distinct;
