import type { ComponentKey, JournalEntry, JournalLine, Side } from '@platebook/accounting';

type LineParts = {
  readonly account: string;
  readonly side: Side;
  readonly cents: number;
  readonly component: ComponentKey;
  readonly description?: string;
};

export function fakeLine(parts: LineParts): JournalLine {
  return {
    account: parts.account,
    description: parts.description ?? '',
    side: parts.side,
    amountCents: parts.cents,
    component: parts.component,
    components: {},
    sources: [],
  };
}

/** The 31 March part of worked example U1 (docs/accounting.md), shortened to four lines that still balance. */
export function fakeEntry(over: Partial<JournalEntry> = {}): JournalEntry {
  return {
    documentNumber: 'UE-7K3Q9F-0331-1',
    kind: 'payout',
    date: '2026-03-31',
    memo: 'Uber Eats, week to 5 April 2026, part 1/2',
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
      fakeLine({
        account: 'Clearing – Uber Eats',
        side: 'debit',
        cents: 95500,
        component: 'net_payout',
      }),
      fakeLine({
        account: 'Delivery commission',
        side: 'debit',
        cents: 31000,
        component: 'commission',
      }),
      fakeLine({
        account: 'Delivery sales – Uber Eats',
        side: 'credit',
        cents: 124000,
        component: 'gross_sales',
      }),
      fakeLine({
        account: 'Promotions (contra)',
        side: 'credit',
        cents: 2500,
        component: 'platform_promo_credit',
        description: 'co-funding',
      }),
    ],
    ...over,
  };
}
