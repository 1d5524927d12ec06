-- Columns of reports that no format knows, and the names that those who run the installation published for them.

-- One row for each header of a stored file that no format knows by itself: the name of a column, and nothing of its rows.
create table report_header_sightings (
  tenant_id uuid not null references tenants on delete cascade,
  sha256 text not null,
  report_type text not null,
  -- As columns are compared (normaliseHeader of packages/accounting), and as the file printed it.
  column_name text not null check (length(column_name) <= 120),
  printed text not null check (length(printed) <= 120),
  platform text not null check (platform in ('ubereats', 'doordash')),
  -- Null where the rows of the file could not be read.
  has_money boolean,
  -- Whether the file was stopped when it was read last.
  is_stopped boolean not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (tenant_id, sha256, report_type, column_name),
  foreign key (tenant_id, sha256) references report_files on delete cascade
);
create index report_header_sightings_name_idx on report_header_sightings (platform, column_name);

alter table report_header_sightings enable row level security;
alter table report_header_sightings force row level security;
create policy report_header_sightings_owner on report_header_sightings to current_user using (true);
create policy report_header_sightings_own on report_header_sightings to platebook_app
  using (tenant_id = app_tenant_id());
grant select, insert, update on report_header_sightings to platebook_app;

-- What a change of the aliases would do, tried on stored files.
create table report_format_trials (
  id uuid primary key,
  -- The version that the changes were tried against; 0 before the first.
  base_version integer not null check (base_version >= 0),
  changes jsonb not null,
  -- Files that were not tried, because there were too many or they are too large.
  left_out integer not null,
  tried_by uuid references users on delete set null,
  tried_at timestamptz not null
);

create table report_format_trial_files (
  tenant_id uuid not null references tenants on delete cascade,
  trial_id uuid not null references report_format_trials on delete cascade,
  sha256 text not null,
  -- Why it was tried: it has a header in question, it is stopped, or nothing of it is to change.
  chosen_as text not null check (chosen_as in ('with_header', 'stopped', 'control')),
  outcome text not null check (outcome in ('becomes_readable', 'unchanged', 'changes', 'stops', 'still_stopped')),
  report_type text,
  row_count integer not null,
  payout_count integer not null,
  set_aside_count integer not null,
  identities_checked integer not null,
  identities_broken integer not null,
  reason_before text,
  reason_after text,
  primary key (tenant_id, trial_id, sha256)
);
create index report_format_trial_files_trial_idx on report_format_trial_files (trial_id);
alter table report_format_trial_files enable row level security;
alter table report_format_trial_files force row level security;
create policy report_format_trial_files_owner on report_format_trial_files to current_user using (true);

-- Every version has all aliases that are in force with it; the highest one is what reports are read with. Versions are added
-- and never changed.
create table report_format_versions (
  version integer primary key check (version > 0),
  aliases jsonb not null,
  changes jsonb not null,
  reason text not null check (length(reason) <= 500),
  trial_id uuid references report_format_trials,
  -- The version whose aliases this one brought back; 0 has none.
  restored_version integer check (restored_version >= 0),
  published_by uuid references users on delete set null,
  published_at timestamptz not null
);
-- What reports are read with belongs to nobody; who published it and why, a request of a tenant does not see.
grant select (version, aliases, published_at) on report_format_versions to platebook_app;
