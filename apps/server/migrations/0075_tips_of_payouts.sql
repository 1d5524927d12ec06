-- The tips of a payout, for lists; its reading has them among its components.
alter table payouts
  add column tips_cents bigint not null
  generated always as (coalesce((reading #>> '{payout,components,tips}')::bigint, 0)) stored;
