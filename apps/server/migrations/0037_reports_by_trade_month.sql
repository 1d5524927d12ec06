-- A report covers what was traded in its days, as journal entries do, or what was paid in them. Those made so far were by
-- the day of the payout.
alter table generated_reports add column dated_by text not null default 'payout' check (dated_by in ('trade', 'payout'));
alter table generated_reports alter column dated_by drop default;
