import { describe, expect, test } from 'vitest';
import type { JournalEntry, JournalLine } from '../model/journal.ts';
import type { StorePayout } from '../model/reading.ts';
import { inCurrency, toCents } from '../money/cents.ts';
import { toDecimal } from '../output/amounts.ts';
import { checkClearing, checkJournalEntry, unpaidPayouts } from '../prove/identities.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import {
  exampleC1,
  exampleC2,
  exampleD1,
  exampleD2,
  exampleU1,
  exampleU2,
} from '../testing/worked-examples.fake.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';
import { posBookings } from './pos-bookings.ts';

const POS = { sales: 'pos' } as const;

/** Account (with description), debit, credit, as in the worked examples of `docs/accounting.md`. */
function table({ lines }: { readonly lines: readonly JournalLine[] }): string[] {
  return lines.map((line) => {
    const name = line.description === '' ? line.account : `${line.account} | ${line.description}`;
    return `${name}: ${toDecimal(line.amountCents)} ${line.side === 'debit' ? 'Dr' : 'Cr'}`;
  });
}

function entriesOf(
  payout: StorePayout,
  options: Partial<PlanOptions> = {},
): readonly JournalEntry[] {
  const plan = planEntries([payout], { ...POS, ...options });
  expect(plan.blocked).toEqual([]);
  for (const entry of plan.entries) {
    expect(checkJournalEntry(entry)).toEqual({ id: 'I5', holds: true, differenceCents: 0 });
  }
  return plan.entries;
}

function bookedByPos(payout: StorePayout, options: Partial<PlanOptions> = {}): string[][] {
  return posBookings([payout], options).map(table);
}

describe('U1: Uber Eats remits the tax', () => {
  test('each part debits what Uber kept and the tax it remits, and credits clearing with gross less net', () => {
    expect(entriesOf(exampleU1()).map(table)).toEqual([
      [
        'Delivery commission: 310.00 Dr',
        'Promotions (contra): 100.00 Dr',
        'Promotion fees: 3.00 Dr',
        'Refunds & error charges (contra): 30.00 Dr',
        'Delivery advertising: 40.00 Dr',
        'Sales tax – delivery platforms | remitted by the platform: 74.40 Dr',
        'Promotions (contra) | co-funding: 25.00 Cr',
        'Clearing – Uber Eats: 532.40 Cr',
      ],
      [
        'Delivery commission: 965.00 Dr',
        'Promotions (contra): 300.00 Dr',
        'Promotion fees: 9.00 Dr',
        'Refunds & error charges (contra): 84.50 Dr',
        'Delivery advertising: 120.00 Dr',
        'Sales tax – delivery platforms | remitted by the platform: 231.60 Dr',
        'Promotions (contra) | co-funding: 75.00 Cr',
        'Error-charge recoveries: 22.00 Cr',
        'Delivery advertising | credits: 30.00 Cr',
        'Clearing – Uber Eats: 1583.10 Cr',
      ],
    ]);
  });

  test('the POS has booked sales and the tax on them', () => {
    expect(bookedByPos(exampleU1())).toEqual([
      [
        'Clearing – Uber Eats: 1314.40 Dr',
        'Delivery sales – Uber Eats: 1240.00 Cr',
        'Sales tax – delivery platforms | remitted by the platform: 74.40 Cr',
      ],
      [
        'Clearing – Uber Eats: 4091.60 Dr',
        'Delivery sales – Uber Eats: 3860.00 Cr',
        'Sales tax – delivery platforms | remitted by the platform: 231.60 Cr',
      ],
    ]);
  });

  test.each(['net_omit', 'memo_only'] as const)(
    'a POS that records no tax on these orders: %s omits it on both sides',
    (taxMode) => {
      expect(table(entriesOf(exampleU1(), { taxMode })[0] ?? { lines: [] })).toEqual([
        'Delivery commission: 310.00 Dr',
        'Promotions (contra): 100.00 Dr',
        'Promotion fees: 3.00 Dr',
        'Refunds & error charges (contra): 30.00 Dr',
        'Delivery advertising: 40.00 Dr',
        'Promotions (contra) | co-funding: 25.00 Cr',
        'Clearing – Uber Eats: 458.00 Cr',
      ]);
      expect(bookedByPos(exampleU1(), { taxMode })[0]).toEqual([
        'Clearing – Uber Eats: 1240.00 Dr',
        'Delivery sales – Uber Eats: 1240.00 Cr',
      ]);
    },
  );

  test('clearing has the unpaid part on 31 March and nothing on 7 April (I6)', () => {
    const options = { ...POS, bankLeg: 'transfer' } as const;
    const entries = inCurrency('USD', entriesOf(exampleU1(), options));
    const pos = inCurrency('USD', posBookings([exampleU1()], options));
    const unpaid = inCurrency('USD', unpaidPayouts(entries, '2026-03-31', pos));
    expect(unpaid).toEqual([
      {
        platform: 'ubereats',
        payoutRef: 'U1',
        storeId: 'pa-1',
        channel: 'Marketplace',
        currency: 'USD',
        cents: 78_200,
      },
    ]);
    const opening = { cents: toCents(0), currency: 'USD' } as const;
    const input = { opening, entries, pos, deposits: [] };
    expect(checkClearing({ ...input, unpaid, asOf: '2026-03-31' }).differenceCents).toBe(0);
    expect(checkClearing({ ...input, unpaid: [], asOf: '2026-04-07' })).toEqual({
      id: 'I6',
      holds: true,
      differenceCents: 0,
    });
    // Without the POS's own debits, the account would be off by them.
    expect(
      checkClearing({ ...input, pos: [], unpaid: [], asOf: '2026-04-07' }).differenceCents,
    ).toBe(-540_600);
  });

  test('the clearing line consists of what was kept and of nothing that the POS recorded', () => {
    const clearing = entriesOf(exampleU1())[0]?.lines.at(-1);
    expect(clearing?.components).toEqual({
      merchant_promo: -10_000,
      merchant_promo_tax: -600,
      platform_promo_credit: 2_500,
      promo_fee: -300,
      commission: -31_000,
      ads_marketing: -4_000,
      order_error: -3_000,
      order_error_tax: -180,
      facilitator_tax_withheld: -6_660,
    });
  });
});

test('U2: the restaurant remits; the POS has the tips', () => {
  expect(entriesOf(exampleU2()).map(table)).toEqual([
    [
      'Delivery commission: 500.00 Dr',
      'Promotions (contra): 100.00 Dr',
      'Refunds & error charges (contra): 50.00 Dr',
      'Delivery advertising: 60.00 Dr',
      'Sales tax – delivery platforms | tax on reductions: 10.50 Dr',
      'Loan payable – Uber capital: 200.00 Dr',
      'Clearing – Uber Eats: 920.50 Cr',
    ],
  ]);
  expect(bookedByPos(exampleU2())).toEqual([
    [
      'Clearing – Uber Eats: 2690.00 Dr',
      'Delivery sales – Uber Eats: 2500.00 Cr',
      'Sales tax – delivery platforms | tax on additions: 175.00 Cr',
      'Tips payable: 15.00 Cr',
    ],
  ]);
});

test('D1: promotions funded by DoorDash and others pass through', () => {
  expect(entriesOf(exampleD1()).map(table)).toEqual([
    [
      'Delivery commission: 1050.00 Dr',
      'Merchant processing: 12.40 Dr',
      'Delivery advertising: 63.00 Dr',
      'Promotions (contra) | merchant funded: 180.00 Dr',
      'Platform-funded promo pass-through | discounts to guests: 85.00 Dr',
      'Refunds & error charges (contra): 58.20 Dr',
      'Platform-funded promo pass-through | paid by the platform or others: 85.00 Cr',
      'Error-charge recoveries: 21.35 Cr',
      'Clearing – DoorDash: 1342.25 Cr',
    ],
  ]);
  expect(posBookings([exampleD1()]).map(({ grossCents }) => grossCents)).toEqual([449_940]);
});

describe('D2: DoorDash remits the tax outside the payout', () => {
  const KEPT = [
    'Delivery commission: 450.00 Dr',
    'Delivery advertising: 42.40 Dr',
    'Promotions (contra) | merchant funded: 100.00 Dr',
    'Platform-funded promo pass-through | discounts to guests: 40.00 Dr',
    'Refunds & error charges (contra): 36.75 Dr',
  ];
  const ADDED = [
    'Platform-funded promo pass-through | paid by the platform or others: 40.00 Cr',
    'Error-charge recoveries: 12.25 Cr',
  ];

  test('a POS that records no tax on these orders', () => {
    expect(entriesOf(exampleD2()).map(table)).toEqual([
      [...KEPT, ...ADDED, 'Clearing – DoorDash: 616.90 Cr'],
    ]);
  });

  test('a POS that records it: when grossed up, its credit is reversed', () => {
    const options = { memoTax: 'gross_up' } as const;
    expect(entriesOf(exampleD2(), options).map(table)).toEqual([
      [
        ...KEPT,
        'Sales tax – delivery platforms | remitted by the platform: 174.00 Dr',
        ...ADDED,
        'Clearing – DoorDash: 790.90 Cr',
      ],
    ]);
    expect(bookedByPos(exampleD2(), options)).toEqual([
      [
        'Clearing – DoorDash: 3174.00 Dr',
        'Delivery sales – DoorDash: 3000.00 Cr',
        'Sales tax – delivery platforms | remitted by the platform: 174.00 Cr',
      ],
    ]);
  });

  test('the plan warns that this has to be decided', () => {
    expect(planEntries([exampleD2()], POS).warnings.map(({ message }) => message)).toEqual([
      'Sales are left to your POS: it must debit every delivery order, with its tax, tips and guest fees, to the clearing account. These entries hold only what the platform kept.',
      'Payout D2 of store pa-2: DoorDash remitted $174.00 of sales tax outside the payout. If your POS records tax on these orders, gross up memo tax; otherwise that tax stays in clearing.',
    ]);
  });
});

test('C1 and C2: HST on fees is an input tax credit, HST on reductions lowers what the POS collected', () => {
  expect(entriesOf(exampleC1()).map(table)).toEqual([
    [
      'Delivery commission: 600.00 Dr',
      'HST input tax credits: 84.50 Dr',
      'Promotions (contra): 100.00 Dr',
      'HST payable | reductions: 18.20 Dr',
      'Refunds & error charges (contra): 40.00 Dr',
      'Delivery advertising: 50.00 Dr',
      'Clearing – Uber Eats (CAD): 892.70 Cr',
    ],
  ]);
  expect(entriesOf(exampleC2()).map(table)).toEqual([
    [
      'Delivery commission: 375.00 Dr',
      'HST input tax credits: 52.65 Dr',
      'Delivery advertising: 30.00 Dr',
      'Promotions (contra) | merchant funded: 60.00 Dr',
      'Refunds & error charges (contra): 20.00 Dr',
      'HST payable | reductions: 2.60 Dr',
      'Clearing – DoorDash (CAD): 540.25 Cr',
    ],
  ]);
  expect(posBookings([exampleC1(), exampleC2()]).map(({ grossCents }) => grossCents)).toEqual([
    226_000, 168_720,
  ]);
});

describe('combined with other choices', () => {
  test('net revenue deducts what was kept from the sales that the POS credited', () => {
    expect(entriesOf(exampleU2(), { revenue: 'net' }).map(table)).toEqual([
      [
        'Delivery advertising: 60.00 Dr',
        'Sales tax – delivery platforms | tax on reductions: 10.50 Dr',
        'Loan payable – Uber capital: 200.00 Dr',
        'Delivery sales – Uber Eats | net of promotions, fees and refunds: 650.00 Dr',
        'Clearing – Uber Eats: 920.50 Cr',
      ],
    ]);
  });

  test('split tax: what the platform withheld is reversed, and the residue has to be remitted', () => {
    const payout = fakePayout([
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 10_000,
          sales_tax: 800,
          commission: -2_500,
          facilitator_tax_withheld: -600,
        },
      },
    ]);
    expect(entriesOf(payout).map(table)).toEqual([
      [
        'Delivery commission: 25.00 Dr',
        'Sales tax – delivery platforms | withheld by the platform, tax on reductions: 6.00 Dr',
        'Clearing – Uber Eats: 31.00 Cr',
      ],
    ]);
    expect(planEntries([payout], { ...POS, splitTax: 'block' }).blocked).toMatchObject([
      { reason: 'facilitator_tax_residue' },
    ]);
  });

  test('cash basis books what was kept on the payout date; by day, day by day', () => {
    expect(entriesOf(exampleU1(), { basis: 'cash' }).map(({ date }) => date)).toEqual([
      '2026-04-07',
    ]);
    expect(entriesOf(exampleU1(), { by: 'day' }).map(({ date }) => date)).toEqual([
      '2026-03-31',
      '2026-04-02',
    ]);
  });

  test('markup and price changes are the platform’s: no POS has them', () => {
    const payout = fakePayout([
      {
        on: '2026-04-01',
        cents: {
          gross_sales: 10_000,
          markup: 900,
          price_adjustment: -200,
          delivery_fee_income: 300,
        },
      },
    ]);
    expect(entriesOf(payout).map(table)).toEqual([
      [
        'Clearing – Uber Eats: 7.00 Dr',
        'Delivery sales – Uber Eats: 2.00 Dr',
        'Delivery sales – markup: 9.00 Cr',
      ],
    ]);
    expect(bookedByPos(payout)).toEqual([
      [
        'Clearing – Uber Eats: 103.00 Dr',
        'Delivery sales – Uber Eats: 100.00 Cr',
        'Delivery fee income: 3.00 Cr',
      ],
    ]);
  });
});

describe('edges', () => {
  test('a negative payout: more was kept than sold, and clearing carries it', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 1_000, commission: -250, ads_marketing: -2_000 } },
    ]);
    expect(entriesOf(payout, { bankLeg: 'transfer' }).map(table)).toEqual([
      [
        'Delivery commission: 2.50 Dr',
        'Delivery advertising: 20.00 Dr',
        'Clearing – Uber Eats: 22.50 Cr',
      ],
    ]);
    expect(planEntries([payout], POS).variances).toMatchObject([{ cents: -1_250 }]);
  });

  test('a week without sales is the same either way', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { ads_marketing: -4_000 } }]);
    expect(entriesOf(payout).map(table)).toEqual(planEntries([payout]).entries.map(table));
    expect(posBookings([payout])).toEqual([]);
  });

  test('refunds beyond the sales: gross is negative, and so is the POS booking', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: -3_000, commission: 750 } },
    ]);
    expect(entriesOf(payout).map(table)).toEqual([
      ['Clearing – Uber Eats: 7.50 Dr', 'Delivery commission: 7.50 Cr'],
    ]);
    expect(posBookings([payout]).map(({ grossCents }) => grossCents)).toEqual([-3_000]);
  });

  test('a platform that kept nothing leaves only the transfer to enter', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 5_000 } }]);
    expect(planEntries([payout], POS)).toMatchObject({
      entries: [],
      nil: [{ payoutRef: payout.payoutRef, reason: 'nothing_kept' }],
    });
    const plan = planEntries([payout], { ...POS, bankLeg: 'transfer' });
    expect(plan.entries.map(table)).toEqual([['Bank: 50.00 Dr', 'Clearing – Uber Eats: 50.00 Cr']]);
    expect(plan.nil).toEqual([]);
  });

  test('a blocked payout has no POS booking either', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 5_000, other_unclassified: -100 } },
    ]);
    expect(planEntries([payout], POS).blocked).toMatchObject([{ reason: 'unmapped_component' }]);
    expect(posBookings([payout])).toEqual([]);
  });
});
