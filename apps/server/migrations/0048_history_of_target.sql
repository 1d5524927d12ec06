-- The history of one entry or run is read from the log by what it is about.
create index audit_log_target_idx on audit_log (tenant_id, target_type, target_id, sequence desc);
