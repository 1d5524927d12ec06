-- A mapping may hold from a day on; what was said later counts before what was said earlier, within one instant too.
alter table account_mapping_changes add column position bigint generated always as identity;

-- Whether a platform reports a store to us: asked for when it is mapped, taken back when it is unlinked.
alter table platform_stores
  add column integration text check (integration in ('on', 'off', 'failed')),
  -- Why the platform would not, and what a person can do.
  add column integration_failure jsonb,
  add column integration_at timestamptz;
