import { describe, expect, test } from 'vitest';
import type { JournalEntry } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { toDecimal } from '../output/amounts.ts';
import { csvC1, csvC2, csvD1, csvD2, csvU1, csvU2 } from '../testing/worked-example-csv.fake.ts';
import { readReports } from '../read/session.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';

/** The only payout of a report file. */
function payoutOf(bytes: Uint8Array): StorePayout {
  const reading = readReports([{ name: 'report.csv', bytes }], {
    inclusiveTaxRates: { 'on-2': '13' },
  });
  expect(reading.blocked).toEqual([]);
  expect(reading.reports.flatMap((report) => report.quarantined)).toEqual([]);
  const [payout] = reading.payouts;
  if (payout === undefined || reading.payouts.length > 1) {
    throw new Error(`The file gives ${reading.payouts.length} payouts instead of one.`);
  }
  return payout;
}

/** An entry as it is worked out by hand: account (with description), debit, credit. */
function table(entry: JournalEntry | undefined): string[] {
  const lines = (entry?.lines ?? []).map((line) => {
    const name = line.description === '' ? line.account : `${line.account} | ${line.description}`;
    const amount = toDecimal(line.amountCents);
    return line.side === 'debit' ? `${name}: ${amount} Dr` : `${name}: ${amount} Cr`;
  });
  const total = (side: string): string =>
    toDecimal(
      (entry?.lines ?? [])
        .filter((line) => line.side === side)
        .reduce((sum, line) => sum + line.amountCents, 0),
    );
  return [...lines, `Total: ${total('debit')} Dr ${total('credit')} Cr`];
}

function entriesOf(
  payout: StorePayout,
  options: Partial<PlanOptions> = {},
): readonly JournalEntry[] {
  const plan = planEntries([payout], options);
  expect(plan.blocked).toEqual([]);
  return plan.entries;
}

describe('U1, Uber Eats in Pennsylvania', () => {
  test('the payout is 3,290.50', () => {
    expect(payoutOf(csvU1()).netCents).toBe(329_050);
  });

  test('is split at the end of March', () => {
    expect(
      entriesOf(payoutOf(csvU1())).map(({ date, part, parts, slice, memo }) => ({
        date,
        part,
        parts,
        slice,
        memo,
      })),
    ).toEqual([
      {
        date: '2026-03-31',
        part: 1,
        parts: 2,
        slice: '2026-03',
        memo: 'Uber Eats, Liberty Diner (Marketplace), sales 31 Mar to 5 Apr 2026, payout U1 paid 7 Apr 2026, part 1/2 (31 Mar 2026)',
      },
      {
        date: '2026-04-05',
        part: 2,
        parts: 2,
        slice: '2026-04',
        memo: 'Uber Eats, Liberty Diner (Marketplace), sales 31 Mar to 5 Apr 2026, payout U1 paid 7 Apr 2026, part 2/2 (3 Apr to 5 Apr 2026)',
      },
    ]);
  });

  test('JE 1, 31 March', () => {
    expect(table(entriesOf(payoutOf(csvU1()))[0])).toEqual([
      'Clearing – Uber Eats: 782.00 Dr',
      'Delivery commission: 310.00 Dr',
      'Promotions (contra): 100.00 Dr',
      'Promotion fees: 3.00 Dr',
      'Refunds & error charges (contra): 30.00 Dr',
      'Delivery advertising: 40.00 Dr',
      'Facilitator tax pass-through | withheld by the platform, tax on reductions: 74.40 Dr',
      'Delivery sales – Uber Eats: 1240.00 Cr',
      'Promotions (contra) | co-funding: 25.00 Cr',
      'Facilitator tax pass-through | tax collected: 74.40 Cr',
      'Total: 1339.40 Dr 1339.40 Cr',
    ]);
  });

  test('JE 2, 5 April', () => {
    expect(table(entriesOf(payoutOf(csvU1()))[1])).toEqual([
      'Clearing – Uber Eats: 2508.50 Dr',
      'Delivery commission: 965.00 Dr',
      'Promotions (contra): 300.00 Dr',
      'Promotion fees: 9.00 Dr',
      'Refunds & error charges (contra): 84.50 Dr',
      'Delivery advertising: 120.00 Dr',
      'Facilitator tax pass-through | withheld by the platform, tax on reductions: 232.92 Dr',
      'Delivery sales – Uber Eats: 3860.00 Cr',
      'Promotions (contra) | co-funding: 75.00 Cr',
      'Error-charge recoveries: 22.00 Cr',
      'Delivery advertising | credits: 30.00 Cr',
      'Facilitator tax pass-through | tax collected: 232.92 Cr',
      'Total: 4219.92 Dr 4219.92 Cr',
    ]);
  });

  test('the pass-through line lists its components', () => {
    const line = entriesOf(payoutOf(csvU1()))[1]?.lines[6];
    expect({ component: line?.component, components: line?.components }).toEqual({
      component: 'facilitator_tax_withheld',
      components: {
        merchant_promo_tax: -1_800,
        order_error_tax: -507,
        facilitator_tax_withheld: -20_985,
      },
    });
  });

  test('advertising of JE 2 leads to its row in the file', () => {
    const line = entriesOf(payoutOf(csvU1()))[1]?.lines[5];
    const sources = line?.sources.map(({ column, factor, cents, file, rows }) => ({
      column,
      factor,
      cents,
      file: file.name,
      rows: [...rows.byFile()].flatMap((found) => [...found.rows]),
    }));
    expect(sources).toEqual([
      { column: 'Other payments', factor: 1, cents: -12_000, file: 'report.csv', rows: [6] },
    ]);
  });

  test('the transfer empties the clearing account on 7 April', () => {
    const entries = entriesOf(payoutOf(csvU1()), { bankLeg: 'transfer' });
    expect(entries.at(-1)).toMatchObject({ kind: 'bank_transfer', date: '2026-04-07' });
    expect(table(entries.at(-1))).toEqual([
      'Bank: 3290.50 Dr',
      'Clearing – Uber Eats: 3290.50 Cr',
      'Total: 3290.50 Dr 3290.50 Cr',
    ]);
  });
});

test('U2, Uber Eats in Massachusetts: the restaurant remits the tax', () => {
  expect(entriesOf(payoutOf(csvU2())).map(table)).toEqual([
    [
      'Clearing – Uber Eats: 1769.50 Dr',
      'Delivery commission: 500.00 Dr',
      'Promotions (contra): 100.00 Dr',
      'Refunds & error charges (contra): 50.00 Dr',
      'Delivery advertising: 60.00 Dr',
      'Loan payable – Uber capital: 200.00 Dr',
      'Delivery sales – Uber Eats: 2500.00 Cr',
      'Sales tax – delivery platforms | restaurant remits: 164.50 Cr',
      'Tips payable: 15.00 Cr',
      'Total: 2679.50 Dr 2679.50 Cr',
    ],
  ]);
});

test('D1, DoorDash in Massachusetts', () => {
  expect(entriesOf(payoutOf(csvD1())).map(table)).toEqual([
    [
      'Clearing – DoorDash: 3157.15 Dr',
      'Delivery commission: 1050.00 Dr',
      'Merchant processing: 12.40 Dr',
      'Delivery advertising: 63.00 Dr',
      'Promotions (contra) | merchant funded: 180.00 Dr',
      'Platform-funded promo pass-through | discounts to guests: 85.00 Dr',
      'Refunds & error charges (contra): 58.20 Dr',
      'Delivery sales – DoorDash: 4200.00 Cr',
      'Sales tax – delivery platforms | restaurant remits: 281.40 Cr',
      'Tips payable: 18.00 Cr',
      'Platform-funded promo pass-through | paid by the platform or others: 85.00 Cr',
      'Error-charge recoveries: 21.35 Cr',
      'Total: 4605.75 Dr 4605.75 Cr',
    ],
  ]);
});

const D2_LINES = [
  'Clearing – DoorDash: 2383.10 Dr',
  'Delivery commission: 450.00 Dr',
  'Delivery advertising: 42.40 Dr',
  'Promotions (contra) | merchant funded: 100.00 Dr',
  'Platform-funded promo pass-through | discounts to guests: 40.00 Dr',
  'Refunds & error charges (contra): 36.75 Dr',
  'Delivery sales – DoorDash: 3000.00 Cr',
  'Platform-funded promo pass-through | paid by the platform or others: 40.00 Cr',
  'Error-charge recoveries: 12.25 Cr',
];

describe('D2, DoorDash in Pennsylvania', () => {
  test('has no tax in it', () => {
    expect(entriesOf(payoutOf(csvD2())).map(table)).toEqual([
      [...D2_LINES, 'Total: 3052.25 Dr 3052.25 Cr'],
    ]);
  });

  test('shows the remitted 174.00 on both sides for gross tax', () => {
    expect(entriesOf(payoutOf(csvD2()), { memoTax: 'gross_up' }).map(table)).toEqual([
      [
        ...D2_LINES.slice(0, 6),
        'Facilitator tax pass-through | withheld by the platform, tax on reductions: 174.00 Dr',
        ...D2_LINES.slice(6),
        'Facilitator tax pass-through | tax collected: 174.00 Cr',
        'Total: 3226.25 Dr 3226.25 Cr',
      ],
    ]);
  });
});

test('C1, Uber Eats in Ontario', () => {
  expect(entriesOf(payoutOf(csvC1())).map(table)).toEqual([
    [
      'Clearing – Uber Eats (CAD): 1367.30 Dr',
      'Delivery commission: 600.00 Dr',
      'HST input tax credits: 84.50 Dr',
      'Promotions (contra): 100.00 Dr',
      'HST payable | reductions: 18.20 Dr',
      'Refunds & error charges (contra): 40.00 Dr',
      'Delivery advertising: 50.00 Dr',
      'Delivery sales – Uber Eats: 2000.00 Cr',
      'HST payable | collected: 260.00 Cr',
      'Total: 2260.00 Dr 2260.00 Cr',
    ],
  ]);
});

test('C2, DoorDash in Ontario', () => {
  expect(entriesOf(payoutOf(csvC2())).map(table)).toEqual([
    [
      'Clearing – DoorDash (CAD): 1146.95 Dr',
      'Delivery commission: 375.00 Dr',
      'HST input tax credits: 52.65 Dr',
      'Delivery advertising: 30.00 Dr',
      'Promotions (contra) | merchant funded: 60.00 Dr',
      'Refunds & error charges (contra): 20.00 Dr',
      'HST payable | reductions: 2.60 Dr',
      'Delivery sales – DoorDash: 1500.00 Cr',
      'HST payable | collected: 187.20 Cr',
      'Total: 1687.20 Dr 1687.20 Cr',
    ],
  ]);
});
