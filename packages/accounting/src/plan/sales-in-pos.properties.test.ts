import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { JournalLine } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { inCurrency, toCents } from '../money/cents.ts';
import type { Currency } from '../money/cents.ts';
import { checkClearing, checkJournalEntry, unpaidPayouts } from '../prove/identities.ts';
import type { ClearingInput } from '../prove/identities.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { FakeRow } from '../testing/store-payout.fake.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';
import { posBookings } from './pos-bookings.ts';

const RUNS = { numRuns: 500, seed: 20_261_122 };

type MoneyKey = Exclude<ComponentKey, 'net_payout'>;

const KEYS: readonly MoneyKey[] = [
  'gross_sales',
  'sales_tax',
  'price_adjustment',
  'price_adjustment_tax',
  'merchant_promo',
  'merchant_promo_tax',
  'platform_promo',
  'platform_promo_credit',
  'promo_fee',
  'commission',
  'commission_tax',
  'delivery_network_fee',
  'processing_fee',
  'ads_marketing',
  'ads_marketing_tax',
  'ad_credit',
  'order_error',
  'order_error_tax',
  'error_recovery',
  'error_recovery_tax',
  'tips',
  'delivery_fee_income',
  'delivery_fee_income_tax',
  'bag_container_other_fees',
  'bag_container_other_fees_tax',
  'backup_withholding',
  'capital_repayment',
  'markup',
  'markup_tax',
  'other_unclassified',
];

const TAX_OF_GUESTS: readonly MoneyKey[] = KEYS.filter(
  (key) =>
    key === 'sales_tax' ||
    (key.endsWith('_tax') && key !== 'commission_tax' && key !== 'ads_marketing_tax'),
);

const amounts = fc.dictionary(
  fc.constantFrom(...KEYS),
  fc.integer({ min: -200_000, max: 200_000 }),
  { minKeys: 1, maxKeys: 10 },
);

/** Withholds all, part or none of the tax that its row collected. */
function rowOf(withheld: 'all' | 'part' | 'none'): fc.Arbitrary<FakeRow> {
  return fc
    .record({
      offset: fc.integer({ min: 0, max: 70 }),
      found: amounts,
      memoTax: fc.integer({ min: 0, max: 9_000 }),
    })
    .map(({ offset, found, memoTax }): FakeRow => {
      const cents: ComponentCents<number> = found;
      const tax = TAX_OF_GUESTS.reduce((sum, key) => sum + (cents[key] ?? 0), 0);
      return {
        on: new Date(Date.UTC(2026, 1, 20 + offset)).toISOString().slice(0, 10),
        memoTax,
        cents:
          withheld === 'none'
            ? cents
            : { ...cents, facilitator_tax_withheld: -tax - (withheld === 'part' ? 100 : 0) },
      };
    });
}

const payouts: fc.Arbitrary<StorePayout[]> = fc
  .array(
    fc.record({
      rows: fc
        .constantFrom('all', 'part', 'none')
        .chain((withheld) => fc.array(rowOf(withheld), { minLength: 1, maxLength: 6 })),
      platform: fc.constantFrom('ubereats', 'doordash'),
      currency: fc.constantFrom('USD', 'CAD'),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((found) =>
    found.map(({ rows, ...over }, index) =>
      fakePayout(rows, {
        ...over,
        payoutRef: `PR-${index}`,
        periodEndOn: '2026-05-02',
        payoutOn: '2026-05-05',
      }),
    ),
  );

/** The deviation of a currency's clearing account. */
function clearingOf(
  currency: Currency,
  {
    entries,
    pos,
    unpaid,
    asOf,
  }: Pick<Required<ClearingInput>, 'entries' | 'pos' | 'unpaid' | 'asOf'>,
): number {
  return checkClearing({
    opening: { cents: toCents(0), currency },
    entries: inCurrency(currency, entries),
    pos: inCurrency(currency, pos),
    deposits: [],
    unpaid: inCurrency(currency, unpaid),
    asOf,
  }).differenceCents;
}

const options: fc.Arbitrary<Partial<PlanOptions>> = fc.record({
  basis: fc.constantFrom('accrual', 'accrual', 'cash'),
  split: fc.constantFrom('month', 'none'),
  by: fc.constantFrom('payout', 'day'),
  taxMode: fc.constantFrom('pass_through_gross', 'net_omit', 'memo_only'),
  memoTax: fc.constantFrom('ignore', 'gross_up'),
  revenue: fc.constantFrom('gross', 'net'),
  bankLeg: fc.constantFrom('none', 'transfer'),
  accounts: fc.constantFrom(
    { other_unclassified: 'Sundry' },
    { other_unclassified: 'Sundry', gross_sales: 'Sales', net_payout: 'Uber owes', tips: 'Tips' },
  ),
});

type Booked = {
  readonly payoutRef: string;
  readonly date: string;
  readonly currency: string;
  readonly lines: readonly JournalLine[];
};

/** Debits less credits of each account on each day of each payout, without accounts that net to zero. */
function balances(...booked: (readonly Booked[])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { payoutRef, date, currency, lines } of booked.flat()) {
    for (const { account, accountType, side, amountCents } of lines) {
      const key = [payoutRef, date, currency, account, accountType].join(' | ');
      sums.set(key, (sums.get(key) ?? 0) + (side === 'debit' ? amountCents : 0 - amountCents));
    }
  }
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}

test(
  'the entries of a report equal those beside a POS plus the POS bookings, account by account, to the cent',
  { timeout: 120_000 },
  () => {
    let differing = 0;
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const report = planEntries(generated, { ...chosen, sales: 'report' });
        const pos = planEntries(generated, { ...chosen, sales: 'pos' });
        const bookings = posBookings(generated, chosen);
        expect(pos.blocked).toEqual(report.blocked);
        expect(pos.variances).toEqual(report.variances);
        expect(balances(pos.entries, bookings)).toEqual(balances(report.entries));
        differing += bookings.length;
      }),
      RUNS,
    );
    expect(differing).toBeGreaterThan(500);
  },
);

test(
  'entries beside a POS and its bookings balance (I5), and clearing has the unpaid payouts (I6)',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const options = { ...chosen, sales: 'pos' } as const;
        const { entries } = planEntries(generated, options);
        const pos = posBookings(generated, options);
        for (const entry of [...entries, ...pos]) {
          const lines = {
            ...entry,
            documentNumber: '',
            kind: 'payout',
            memo: '',
            part: 1,
            parts: 1,
          } as const;
          expect(checkJournalEntry(lines)).toEqual({ id: 'I5', holds: true, differenceCents: 0 });
        }
        for (const asOf of ['2026-03-31', '2026-05-02']) {
          const unpaid = unpaidPayouts(entries, asOf, pos);
          expect(clearingOf('USD', { entries, pos, unpaid, asOf })).toBe(0);
          expect(clearingOf('CAD', { entries, pos, unpaid, asOf })).toBe(0);
        }
        const arrived = (cents: number): boolean => chosen.bankLeg === 'transfer' && cents > 0;
        const booked = new Set([...entries, ...pos].map(({ payoutRef }) => payoutRef));
        for (const currency of ['USD', 'CAD'] as const) {
          const paid = clearingOf(currency, { entries, pos, unpaid: [], asOf: '2026-05-05' });
          expect(paid).toBe(
            inCurrency(currency, generated)
              .filter(({ payoutRef, netCents }) => booked.has(payoutRef) && !arrived(netCents))
              .reduce((sum, { netCents }) => sum + netCents, 0),
          );
        }
      }),
      RUNS,
    );
  },
);
