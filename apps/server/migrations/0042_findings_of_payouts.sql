-- What was found about a payout when it was compared with what its store expects, and what it was compared with: reading a
-- payout or the queue need not open its rows again. Null: not compared yet.
alter table payouts add column findings jsonb not null default '[]';
alter table payouts add column findings_by jsonb;
