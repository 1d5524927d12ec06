import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../model/components.ts';
import type { ComponentCents, ComponentKey } from '../model/components.ts';
import type { JournalEntry } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { toJournalDocument } from '../output/journal-document.ts';
import { writeJson } from '../output/write-json.ts';
import { checkJournalEntry } from '../prove/identities.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { FakeRow } from '../testing/store-payout.fake.ts';
import { applyActions } from './apply-actions.ts';
import { DOCUMENT_NUMBER_MAX_LENGTH } from './document-number.ts';
import { plan } from './plan-actions.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';

// Together, these properties check more than 10,000 generated payouts, with a fixed seed.
const RUNS = { numRuns: 700, seed: 20_260_405 };

type MoneyKey = Exclude<ComponentKey, 'net_payout'>;

const TAXED = [
  'merchant_promo_tax',
  'order_error_tax',
  'error_recovery_tax',
  'commission_tax',
  'ads_marketing_tax',
  'price_adjustment_tax',
] as const;
const KEYS: readonly MoneyKey[] = [
  ...COMPONENTS.filter((key) => key !== 'net_payout' && key !== 'facilitator_tax_withheld'),
  ...TAXED,
];

const TAX_OF_GUESTS = [
  'sales_tax',
  'price_adjustment_tax',
  'merchant_promo_tax',
  'order_error_tax',
  'error_recovery_tax',
] as const;

const cents = fc.integer({ min: -200_000, max: 200_000 });
const day = fc
  .integer({ min: 0, max: 120 })
  .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));

/** A row with any components; a facilitator's row withholds exactly its tax. */
function rowOf(isFacilitator: boolean): fc.Arbitrary<FakeRow> {
  const amounts = fc.dictionary(fc.constantFrom(...KEYS), cents, { minKeys: 1, maxKeys: 8 });
  return fc.record({ on: day, amounts }).map(({ on, amounts: found }): FakeRow => {
    const components: ComponentCents = found;
    const tax = TAX_OF_GUESTS.reduce((sum, key) => sum + (components[key] ?? 0), 0);
    return {
      on,
      cents: isFacilitator ? { ...components, facilitator_tax_withheld: -tax } : components,
    };
  });
}

const payoutRows = fc
  .boolean()
  .chain((isFacilitator) => fc.array(rowOf(isFacilitator), { minLength: 1, maxLength: 8 }));

const payouts: fc.Arbitrary<StorePayout[]> = fc
  .array(
    fc.record({
      rows: payoutRows,
      platform: fc.constantFrom('ubereats', 'doordash'),
      currency: fc.constantFrom('USD', 'CAD'),
      storeId: fc.string({ maxLength: 12 }),
      channel: fc.constantFrom('Marketplace', 'Storefront'),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((found) =>
    found.map(({ rows, ...over }, index) =>
      fakePayout(rows, { ...over, payoutRef: `PR-${index}`, periodEndOn: '2026-04-20' }),
    ),
  );

const options: fc.Arbitrary<Partial<PlanOptions>> = fc.record({
  basis: fc.constantFrom('accrual', 'accrual', 'cash'),
  split: fc.constantFrom('month', 'none'),
  by: fc.constantFrom('payout', 'day'),
  taxMode: fc.constantFrom('pass_through_gross', 'net_omit', 'memo_only'),
  revenue: fc.constantFrom('gross', 'net'),
  bankLeg: fc.constantFrom('none', 'transfer'),
  accounts: fc.constant({ other_unclassified: 'Sundry' }),
});

function debitOf(entry: JournalEntry): number {
  return entry.lines.reduce(
    (sum, line) => sum + (line.side === 'debit' ? line.amountCents : 0 - line.amountCents),
    0,
  );
}

function lineText(entries: readonly JournalEntry[]): string {
  const reading = { reports: [], payouts: [], blocked: [] };
  const plan = { entries, blocked: [], nil: [], variances: [], warnings: [] };
  return [...writeJson(toJournalDocument({ reading, plan }))].join('');
}

describe('generated payouts', { timeout: 120_000 }, () => {
  test('are each booked or recorded as nil, and none is lost', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const planned = planEntries(generated, chosen);
        const booked = new Set(planned.entries.map(({ payoutRef }) => payoutRef));
        const nil = new Set(planned.nil.map(({ payoutRef }) => payoutRef));
        expect(planned.blocked).toEqual([]);
        expect([...booked, ...nil].sort()).toEqual(generated.map(({ payoutRef }) => payoutRef));
      }),
      RUNS,
    );
  });

  test('debits equal credits, and each line is the sum of its named rows (I5)', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        for (const entry of planEntries(generated, chosen).entries) {
          expect(debitOf(entry)).toBe(0);
          expect(checkJournalEntry(entry)).toEqual({ id: 'I5', holds: true, differenceCents: 0 });
          expect(entry.lines.every((line) => line.amountCents > 0)).toBe(true);
          const sides = entry.lines.map(({ side }) => side);
          expect(sides).toEqual([...sides].sort().reverse());
        }
      }),
      RUNS,
    );
  });

  test('the parts add up to the whole payout', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const { entries } = planEntries(generated, { ...chosen, bankLeg: 'none' });
        for (const payout of generated) {
          const clearing = entries
            .filter(({ payoutRef }) => payoutRef === payout.payoutRef)
            .flatMap((entry) => entry.lines)
            .filter(({ component }) => component === 'net_payout')
            .reduce(
              (sum, line) =>
                sum + (line.side === 'debit' ? line.amountCents : 0 - line.amountCents),
              0,
            );
          expect(clearing).toBe(payout.netCents);
        }
      }),
      RUNS,
    );
  });

  test('every cent of every component is in exactly one line; tax is omitted only if it nets', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const shown: Partial<PlanOptions> = {
          ...chosen,
          taxMode: 'pass_through_gross',
          bankLeg: 'none',
        };
        const { entries } = planEntries(generated, shown);
        for (const payout of generated) {
          const sums = new Map<string, number>();
          for (const line of entries
            .filter(({ payoutRef }) => payoutRef === payout.payoutRef)
            .flatMap((entry) => entry.lines)) {
            if (line.component !== 'net_payout') {
              for (const [key, amount] of Object.entries(line.components)) {
                sums.set(key, (sums.get(key) ?? 0) + amount);
              }
            }
          }
          const total = [...sums.values()].reduce((sum, amount) => sum + amount, 0);
          expect(total).toBe(payout.netCents);
        }
      }),
      RUNS,
    );
  });

  test('the pass-through account nets to zero in each part', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        for (const entry of planEntries(generated, chosen).entries) {
          const net = entry.lines
            .filter(({ account }) => account === 'Facilitator tax pass-through')
            .reduce(
              (sum, line) =>
                sum + (line.side === 'debit' ? line.amountCents : 0 - line.amountCents),
              0,
            );
          expect(net).toBe(0);
        }
      }),
      RUNS,
    );
  });

  test('document numbers are unique, short and plain', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const numbers = planEntries(generated, chosen).entries.map((entry) => entry.documentNumber);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(Math.max(0, ...numbers.map((number) => number.length))).toBeLessThanOrEqual(
          DOCUMENT_NUMBER_MAX_LENGTH,
        );
        expect(
          numbers.filter((number) => !/^(UE|DD)-[A-Z2-7]{8}-\d{4}-(\d+|T)$/u.test(number)),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  test('the order of payouts, days and columns does not matter', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const turned = [...generated].reverse().map((payout) => ({
          ...payout,
          days: payout.days.map((slice) => ({ ...slice, sums: [...slice.sums].reverse() })),
        }));
        expect(lineText(planEntries(turned, chosen).entries)).toBe(
          lineText(planEntries(generated, chosen).entries),
        );
      }),
      { ...RUNS, numRuns: 300 },
    );
  });

  test('planning again after posting gives only skips', () => {
    fc.assert(
      fc.property(payouts, options, (generated, chosen) => {
        const desired = planEntries(generated, chosen);
        const policies = { today: '2026-05-01', closedThrough: '2026-02-28' };
        const books = applyActions([], plan(desired, [], policies));
        const again = plan(desired, books, { ...policies, today: '2026-06-01' });
        expect(again.map(({ reason }) => reason)).toEqual(again.map(() => 'unchanged'));
      }),
      RUNS,
    );
  });

  test('under any policies, nothing is left to do after applying the plan of changed reports', () => {
    const policy = fc.record({
      today: fc.constantFrom('2026-04-08', '2026-05-01', '2027-01-01'),
      closedThrough: fc.constantFrom(null, '2026-01-31', '2026-03-31'),
      lateRows: fc.constantFrom('amend', 'adjust'),
      reversal: fc.constantFrom('delete', 'reverse_on_original_date', 'reverse_today'),
      untouched: fc.boolean(),
    });
    fc.assert(
      fc.property(payouts, payouts, policy, (before, after, { untouched, ...policies }) => {
        const accounts = { other_unclassified: 'Sundry' };
        const first = planEntries(before, { accounts });
        const second = planEntries(after, { accounts, bankLeg: 'transfer' });
        const books = applyActions([], plan(first, [], { today: '2026-04-08' })).map((booked) => ({
          ...booked,
          untouched,
        }));
        const actions = plan(second, books, policies);
        const changed = applyActions(books, actions);
        expect(changed.filter(({ entry }) => booksDebit(entry) !== 0)).toEqual([]);
        expect(new Set(changed.map(({ entry }) => entry.documentNumber)).size).toBe(changed.length);
        const kinds = new Set(plan(second, changed, policies).map(({ kind }) => kind));
        expect([...kinds].filter((kind) => kind !== 'skip')).toEqual([]);
      }),
      RUNS,
    );
  });
});

function booksDebit(entry: { lines: readonly { side: string; amountCents: number }[] }): number {
  return entry.lines.reduce(
    (sum, line) => sum + (line.side === 'debit' ? line.amountCents : -line.amountCents),
    0,
  );
}
