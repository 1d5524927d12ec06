import { toCents } from '@platebook/accounting';
import type { JournalEntry, JournalLine } from '@platebook/accounting';

/** A debit of 1.00 to the clearing account, or as given. */
export function fakeLine({
  amountCents = 100,
  ...over
}: Partial<Omit<JournalLine, 'amountCents'>> & {
  readonly amountCents?: number;
} = {}): JournalLine {
  return {
    account: 'Clearing – Uber Eats',
    accountType: 'Other Current Asset',
    description: '',
    side: 'debit',
    amountCents: toCents(amountCents),
    component: 'net_payout',
    components: {},
    sources: [],
    ...over,
  };
}

/** The 31 March part of worked example U1 (docs/accounting.md), shortened to four lines that still balance. */
export function fakeEntry(over: Partial<JournalEntry> = {}): JournalEntry {
  return {
    documentNumber: 'UE-7K3Q9F-0331-1',
    kind: 'payout',
    date: '2026-03-31',
    memo: "Uber Eats, Joe's Diner (Marketplace), sales 30 Mar to 5 Apr 2026, payout PO-0407 paid 7 Apr 2026, part 1/2",
    currency: 'USD',
    platform: 'ubereats',
    payoutRef: 'PO-0407',
    payoutOn: '2026-04-07',
    storeId: 'store-1',
    storeName: "Joe's Diner",
    channel: 'Marketplace',
    part: 1,
    parts: 2,
    slice: '2026-03',
    lines: [
      fakeLine({ amountCents: 95_500 }),
      fakeLine({
        account: 'Delivery commission',
        accountType: 'Expense',
        amountCents: 31_000,
        component: 'commission',
      }),
      fakeLine({
        account: 'Delivery sales – Uber Eats',
        accountType: 'Income',
        side: 'credit',
        amountCents: 124_000,
        component: 'gross_sales',
      }),
      fakeLine({
        account: 'Promotions (contra)',
        accountType: 'Income',
        side: 'credit',
        amountCents: 2500,
        component: 'platform_promo_credit',
        description: 'co-funding',
      }),
    ],
    ...over,
  };
}
