-- The rules an entry was planned by: a payout of which something is in the books keeps them when settings change.
-- Null for entries that were planned before they were stored, and for those written by hand.

alter table journal_entries add column plan_rules jsonb;
