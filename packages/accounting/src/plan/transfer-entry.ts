import type { JournalEntry, JournalLine } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { ACCOUNTS, accountName } from './accounts.ts';
import { sumComponents } from './build-lines.ts';
import { documentNumber } from './document-number.ts';
import { transferMemo } from './memo.ts';
import type { PlanOptions } from './plan-options.ts';
import type { Part } from './split-parts.ts';

/**
 * Dr Bank, Cr clearing on the day the platform paid, with the exact amount, so that the bank feed shows a match. A
 * payout that is zero or negative moved no money and gets none.
 */
export function transferEntry(
  payout: StorePayout,
  parts: readonly Part[],
  options: PlanOptions,
): JournalEntry | null {
  if (options.bankLeg === 'none' || payout.netCents <= 0) {
    return null;
  }
  const facets = parts.flatMap((part) => part.facets);
  const line = (role: 'bank' | 'clearing', side: 'debit' | 'credit'): JournalLine => ({
    account: accountName(role, payout, options.accounts),
    accountType: ACCOUNTS[role].type,
    description: '',
    side,
    amountCents: payout.netCents,
    component: 'net_payout',
    components: sumComponents(facets),
    sources: facets,
  });
  return {
    documentNumber: documentNumber(payout, payout.payoutOn, 'T'),
    kind: 'bank_transfer',
    date: payout.payoutOn,
    memo: transferMemo(payout),
    currency: payout.currency,
    platform: payout.platform,
    payoutRef: payout.payoutRef,
    payoutOn: payout.payoutOn,
    storeId: payout.storeId,
    storeName: payout.storeName,
    channel: payout.channel,
    part: 1,
    parts: 1,
    slice: 'all',
    lines: [line('bank', 'debit'), line('clearing', 'credit')],
  };
}
