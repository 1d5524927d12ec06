-- What of the set-up of a client somebody skips: a step, a platform that is not used, or the list itself once it is settled.

create table setup_choices (
  tenant_id uuid not null references tenants on delete cascade,
  choice text not null check (choice in ('connect', 'match', 'accounts', 'first_payout', 'ubereats', 'doordash', 'list')),
  skipped_at timestamptz not null,
  primary key (tenant_id, choice)
);
alter table setup_choices enable row level security;
alter table setup_choices force row level security;
create policy setup_choices_owner on setup_choices to current_user using (true);
create policy setup_choices_own on setup_choices to platebook_app using (tenant_id = app_tenant_id());
grant select, insert, delete on setup_choices to platebook_app;
