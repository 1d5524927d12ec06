-- A payout that a platform pays in two currencies is two payouts: without the currency in its name the second replaced
-- the first, and both gave their entries one document number.
drop index payouts_natural_key_idx;
create unique index payouts_natural_key_idx
  on payouts (tenant_id, platform, payout_ref, platform_store_id, channel, currency);
