-- What the settings of the environment were when the installation was started last, to tell when one changes. Of a secret
-- only whether it is set.
create table settings_at_start (
  name text primary key,
  value text,
  seen_at timestamptz not null
);
-- The history of settings is read from the log of the installation.
create index audit_log_action_idx on audit_log (tenant_id, action, sequence desc);
