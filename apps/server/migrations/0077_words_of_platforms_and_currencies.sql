-- What the program alone held to so far.
alter table account_mapping_changes
  add constraint account_mapping_changes_platform_check check (platform in ('ubereats', 'doordash'));
alter table payouts
  add constraint payouts_platform_check check (platform in ('ubereats', 'doordash')),
  add constraint payouts_currency_check check (currency in ('USD', 'CAD'));
alter table journal_entries
  add constraint journal_entries_currency_check check (currency in ('USD', 'CAD'));
