-- One report of Uber Eats covers up to 50 stores: each run keeps a row of its own for it, under the same id of the platform.
drop index platform_reports_external_idx;
create index platform_reports_external_idx on platform_reports (provider, external_id) where external_id is not null;

-- When the platform's pace lets this request go out; null until a turn was taken.
alter table platform_reports add column turn_at timestamptz;

-- The file as the platform delivered it, of which this one is the part of one store.
alter table report_files add column cut_from text check (cut_from ~ '^[0-9a-f]{64}$');

-- When a platform may be asked next, whichever process does it. Timed by the database's clock.
create table provider_turns (
  provider text primary key check (provider in ('ubereats', 'doordash')),
  next_at timestamptz not null
);
alter table provider_turns enable row level security;
alter table provider_turns force row level security;
create policy provider_turns_owner on provider_turns to current_user using (true);
