-- Payouts are listed newest first, and within a payout date by store, platform and channel.
drop index payouts_payout_on_idx;
create index payouts_list_idx
  on payouts (tenant_id, payout_on desc, platform_store_name, platform, channel, id);
