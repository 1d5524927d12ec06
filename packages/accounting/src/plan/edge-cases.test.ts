import { describe, expect, test } from 'vitest';
import type { StorePayout } from '../model/reading.ts';
import { toCents } from '../money/cents.ts';
import { toDecimal } from '../output/amounts.ts';
import { checkJournalEntry } from '../prove/identities.ts';
import { fakePayout } from '../testing/store-payout.fake.ts';
import type { FakeRow } from '../testing/store-payout.fake.ts';
import { exampleC1, exampleU1 } from '../testing/worked-examples.fake.ts';
import { applyActions } from './apply-actions.ts';
import { plan } from './plan-actions.ts';
import { planEntries } from './plan-entries.ts';
import type { PlanOptions } from './plan-options.ts';

/** The date and lines of each entry. */
function tables(payouts: readonly StorePayout[], options: Partial<PlanOptions> = {}) {
  const planned = planEntries(payouts, options);
  expect(planned.entries.map((entry) => checkJournalEntry(entry).holds)).not.toContain(false);
  return planned.entries.map((entry) => [
    entry.date,
    ...entry.lines.map(
      (line) =>
        `${line.account}${line.description === '' ? '' : ` | ${line.description}`}: ${toDecimal(line.amountCents)} ${line.side === 'debit' ? 'Dr' : 'Cr'}`,
    ),
  ]);
}

function reasons(payouts: readonly StorePayout[], options: Partial<PlanOptions> = {}): string[] {
  return planEntries(payouts, options).blocked.map((blocked) => blocked.reason);
}

const SALE: FakeRow = { on: '2026-04-01', cents: { gross_sales: 1_000, commission: -250 } };

describe('unusual payouts', () => {
  test('a negative payout credits clearing, moves no bank money, and is an open item', () => {
    const payout = fakePayout([SALE, { on: '2026-04-02', cents: { ads_marketing: -2_000 } }]);
    expect(tables([payout], { bankLeg: 'transfer' })).toEqual([
      [
        '2026-04-05',
        'Delivery commission: 2.50 Dr',
        'Delivery advertising: 20.00 Dr',
        'Delivery sales – Uber Eats: 10.00 Cr',
        'Clearing – Uber Eats: 12.50 Cr',
      ],
    ]);
    expect(planEntries([payout]).variances.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['held_payout', -1_250],
    ]);
  });

  test('daily payouts are one entry each', () => {
    const daily = ['2026-04-01', '2026-04-02'].map((on) =>
      fakePayout([{ ...SALE, on }], {
        payoutRef: `P-${on}`,
        payoutOn: on,
        periodStartOn: on,
        periodEndOn: on,
      }),
    );
    expect(tables(daily).map(([date]) => date)).toEqual(['2026-04-01', '2026-04-02']);
  });

  test('Storefront and Marketplace in one payout are two entries with two numbers', () => {
    const { entries } = planEntries([
      fakePayout([SALE]),
      fakePayout([SALE], { channel: 'Storefront' }),
    ]);
    expect(entries.map(({ channel }) => channel)).toEqual(['Marketplace', 'Storefront']);
    expect(new Set(entries.map(({ documentNumber }) => documentNumber)).size).toBe(2);
  });

  test('a reversal cycle (+x, −x, +x) books x once', () => {
    const cycle = [700, -700, 700].map((cents): FakeRow => {
      return { on: '2026-04-01', cents: { error_recovery: cents } };
    });
    expect(tables([fakePayout(cycle)])).toEqual([
      ['2026-04-05', 'Clearing – Uber Eats: 7.00 Dr', 'Error-charge recoveries: 7.00 Cr'],
    ]);
  });

  test('identical twin rows are both booked, and both listed', () => {
    const [entry] = planEntries([fakePayout([SALE, SALE])]).entries;
    const rows = entry?.lines[0]?.sources[0]?.rows;
    expect([...(rows?.byFile() ?? [])].flatMap((found) => [...found.rows])).toEqual([3, 4]);
    expect(entry?.lines[0]?.amountCents).toBe(1_500);
  });

  test('a cancelled order that was paid is a sale', () => {
    const paid = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 900, commission: -225 } }]);
    expect(tables([paid])[0]?.at(-1)).toBe('Delivery sales – Uber Eats: 9.00 Cr');
  });

  test('an ad row without an order has its own day, and so its own month', () => {
    const payout = fakePayout([
      { on: '2026-03-31', cents: { ads_marketing: -400 } },
      { on: '2026-04-01', cents: { gross_sales: 1_000 } },
    ]);
    expect(tables([payout])).toEqual([
      ['2026-03-31', 'Delivery advertising: 4.00 Dr', 'Clearing – Uber Eats: 4.00 Cr'],
      ['2026-04-05', 'Clearing – Uber Eats: 10.00 Dr', 'Delivery sales – Uber Eats: 10.00 Cr'],
    ]);
  });

  test('a capital repayment larger than the sales leaves the payout negative', () => {
    const payout = fakePayout([{ ...SALE, cents: { ...SALE.cents, capital_repayment: -5_000 } }]);
    expect(tables([payout])).toEqual([
      [
        '2026-04-05',
        'Delivery commission: 2.50 Dr',
        'Loan payable – Uber capital: 50.00 Dr',
        'Delivery sales – Uber Eats: 10.00 Cr',
        'Clearing – Uber Eats: 42.50 Cr',
      ],
    ]);
  });

  test('backup withholding is a claim on the tax office', () => {
    const payout = fakePayout([{ ...SALE, cents: { ...SALE.cents, backup_withholding: -180 } }]);
    expect(tables([payout])[0]).toContain('Federal withholding receivable: 1.80 Dr');
  });

  test('a closed store posts nothing and is recorded', () => {
    expect(planEntries([fakePayout([])])).toEqual({
      entries: [],
      blocked: [],
      nil: [
        {
          platform: 'ubereats',
          payoutRef: 'PR-1',
          storeId: 'store-1',
          channel: 'Marketplace',
          reason: 'no_activity',
        },
      ],
      variances: [],
      warnings: [],
    });
  });

  test('activity that cancels out in every account posts nothing and is recorded as such', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { error_recovery: 700 } },
      { on: '2026-04-01', cents: { error_recovery: -700 } },
    ]);
    expect(planEntries([payout]).nil.map(({ reason }) => reason)).toEqual(['nets_to_zero']);
  });

  test('a payout of 0.00 with sales and fees posts without a clearing line', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { gross_sales: 500, capital_repayment: -500 } },
    ]);
    expect(tables([payout])).toEqual([
      ['2026-04-05', 'Loan payable – Uber capital: 5.00 Dr', 'Delivery sales – Uber Eats: 5.00 Cr'],
    ]);
  });

  test('a payout in another currency than the books is blocked, and the others are planned', () => {
    const planned = planEntries([exampleC1(), fakePayout([SALE])], { booksCurrency: 'USD' });
    expect(planned.blocked.map(({ reason, payoutRef }) => [reason, payoutRef])).toEqual([
      ['currency_mismatch', 'C1'],
    ]);
    expect(planned.entries).toHaveLength(1);
  });

  test('rows that do not add up to the payout block it and are never plugged', () => {
    expect(reasons([fakePayout([SALE], { netCents: toCents(751) })])).toEqual(['does_not_balance']);
  });
});

describe('dates', () => {
  const over = { periodStartOn: '2025-12-29', periodEndOn: '2026-01-04', payoutOn: '2026-01-06' };

  test('a week of a 53-week year is split at the end of the year', () => {
    const rows = ['2025-12-31', '2026-01-01'].map((on): FakeRow => ({ ...SALE, on }));
    expect(tables([fakePayout(rows, over)]).map(([date]) => date)).toEqual([
      '2025-12-31',
      '2026-01-04',
    ]);
  });

  test('the night of a clock change is a day like others', () => {
    const rows = ['2026-03-07', '2026-03-08', '2026-03-09'].map((on): FakeRow => ({ ...SALE, on }));
    const payout = fakePayout(rows, { periodEndOn: '2026-03-09', payoutOn: '2026-03-10' });
    expect(tables([payout], { by: 'day' }).map(([date]) => date)).toEqual([
      '2026-03-07',
      '2026-03-08',
      '2026-03-09',
    ]);
  });

  test('a payout across four months has four parts, the last dated at its end', () => {
    const rows = ['2026-01-31', '2026-02-01', '2026-03-15', '2026-04-02'].map((on): FakeRow => ({
      ...SALE,
      on,
    }));
    const { entries } = planEntries([fakePayout(rows)]);
    expect(entries.map(({ date, slice, part, parts }) => [date, slice, part, parts])).toEqual([
      ['2026-01-31', '2026-01', 1, 4],
      ['2026-02-28', '2026-02', 2, 4],
      ['2026-03-31', '2026-03', 3, 4],
      ['2026-04-05', '2026-04', 4, 4],
    ]);
  });

  test('a payout with activity only in the month before its end is dated at the end of that month', () => {
    expect(tables([fakePayout([{ ...SALE, on: '2026-03-30' }])]).map(([date]) => date)).toEqual([
      '2026-03-31',
    ]);
  });

  test('fiscal periods replace months', () => {
    const periodOf = (on: string) =>
      on <= '2026-04-01'
        ? { label: 'P03', endOn: '2026-04-01' }
        : { label: 'P04', endOn: '2026-04-29' };
    const rows = ['2026-03-31', '2026-04-01', '2026-04-02'].map((on): FakeRow => ({ ...SALE, on }));
    const { entries } = planEntries([fakePayout(rows)], { periodOf });
    expect(entries.map(({ date, slice }) => [date, slice])).toEqual([
      ['2026-04-01', 'P03'],
      ['2026-04-05', 'P04'],
    ]);
  });

  test('without a split there is one entry on the last day of trade', () => {
    expect(tables([exampleU1()], { split: 'none' }).map(([date]) => date)).toEqual(['2026-04-05']);
  });

  test('on a cash basis there is one entry on the payout date', () => {
    expect(
      tables([exampleU1()], { basis: 'cash', by: 'day', split: 'month' }).map(([date]) => date),
    ).toEqual(['2026-04-07']);
  });
});

describe('facilitator tax', () => {
  const taxed = (on: string, collected: number, withheld: number): FakeRow => ({
    on,
    cents: { gross_sales: 1_000, sales_tax: collected, facilitator_tax_withheld: -withheld },
  });

  test('nets to zero on the pass-through account in each part', () => {
    const { entries } = planEntries([exampleU1()]);
    const nets = entries.map((entry) =>
      entry.lines
        .filter((line) => line.account === 'Facilitator tax pass-through')
        .reduce(
          (sum, line) => sum + (line.side === 'debit' ? line.amountCents : 0 - line.amountCents),
          0,
        ),
    );
    expect(nets).toEqual([0, 0]);
  });

  test('that nets across the payout but not in each part is blocked, with the residue', () => {
    const payout = fakePayout([taxed('2026-03-31', 60, 50), taxed('2026-04-01', 60, 70)]);
    const [blocked] = planEntries([payout]).blocked;
    expect([blocked?.reason, blocked?.payoutRef]).toEqual(['facilitator_tax_residue', 'PR-1']);
    expect(blocked?.message).toContain(
      'in part 2026-04 collected and withheld tax differ by −$0.10 ($0.00 over the payout)',
    );
  });

  test('withheld beyond what was collected is blocked', () => {
    expect(reasons([fakePayout([taxed('2026-04-01', 60, 61)])])).toEqual([
      'facilitator_tax_residue',
    ]);
  });

  test('kept only partially is split tax: the residue is the restaurant’s liability', () => {
    const payout = fakePayout([taxed('2026-03-31', 60, 50), taxed('2026-04-01', 60, 60)]);
    expect(tables([payout])).toEqual([
      [
        '2026-03-31',
        'Clearing – Uber Eats: 10.10 Dr',
        'Sales tax – delivery platforms | withheld by the platform, tax on reductions: 0.50 Dr',
        'Delivery sales – Uber Eats: 10.00 Cr',
        'Sales tax – delivery platforms | tax collected, split with the platform: 0.60 Cr',
      ],
      [
        '2026-04-05',
        'Clearing – Uber Eats: 10.00 Dr',
        'Sales tax – delivery platforms | withheld by the platform, tax on reductions: 0.60 Dr',
        'Delivery sales – Uber Eats: 10.00 Cr',
        'Sales tax – delivery platforms | tax collected, split with the platform: 0.60 Cr',
      ],
    ]);
  });

  test('kept only partially is blocked if the client wants to review it first', () => {
    const payout = fakePayout([taxed('2026-04-01', 60, 50)]);
    expect(reasons([payout], { splitTax: 'block' })).toEqual(['facilitator_tax_residue']);
  });

  test('withheld and returned in one payout is still a facilitator payout', () => {
    const payout = fakePayout([
      taxed('2026-04-01', 60, 60),
      {
        on: '2026-04-02',
        cents: { order_error: -1_000, order_error_tax: -60, facilitator_tax_withheld: 60 },
      },
    ]);
    expect(tables([payout])).toEqual([
      [
        '2026-04-05',
        'Refunds & error charges (contra): 10.00 Dr',
        'Facilitator tax pass-through | withheld by the platform, tax on reductions: 0.60 Dr',
        'Delivery sales – Uber Eats: 10.00 Cr',
        'Facilitator tax pass-through | tax collected: 0.60 Cr',
      ],
    ]);
  });

  test('is omitted for net books, and mentioned in the memo if requested', () => {
    const payout = fakePayout([taxed('2026-04-01', 60, 60)]);
    const lines = [
      '2026-04-05',
      'Clearing – Uber Eats: 10.00 Dr',
      'Delivery sales – Uber Eats: 10.00 Cr',
    ];
    expect(tables([payout], { taxMode: 'net_omit' })).toEqual([lines]);
    expect(tables([payout], { taxMode: 'memo_only' })).toEqual([lines]);
    expect(planEntries([payout], { taxMode: 'memo_only' }).entries[0]?.memo).toContain(
      'tax $0.60 collected and remitted by Uber Eats',
    );
  });

  test('that the restaurant remits is never omitted', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { gross_sales: 1_000, sales_tax: 60 } }]);
    expect(tables([payout], { taxMode: 'net_omit' })[0]).toContain(
      'Sales tax – delivery platforms | restaurant remits: 0.60 Cr',
    );
  });

  test('in Canada stays in HST payable, whoever remits it', () => {
    const payout = fakePayout([taxed('2026-04-01', 130, 80)], { currency: 'CAD' });
    expect(tables([payout])).toEqual([
      [
        '2026-04-05',
        'Clearing – Uber Eats (CAD): 10.50 Dr',
        'HST payable | reductions: 0.80 Dr',
        'Delivery sales – Uber Eats: 10.00 Cr',
        'HST payable | collected: 1.30 Cr',
      ],
    ]);
  });
});

describe('accounts', () => {
  const odd: FakeRow = { on: '2026-04-01', cents: { other_unclassified: -450 } };

  test('an amount without an account blocks its payout by name, and the others are planned', () => {
    const planned = planEntries([
      fakePayout([SALE, { ...odd, description: 'Menu photos' }]),
      fakePayout([SALE], { payoutRef: 'PR-2' }),
    ]);
    expect(planned.blocked).toEqual([
      {
        file: 'payouts.csv',
        reason: 'unmapped_component',
        column: 'Other unclassified',
        payoutRef: 'PR-1',
        storeId: 'store-1',
        message:
          '−$4.50 of payout PR-1 has no account: "Menu photos". Map other_unclassified, or other_unclassified:<description>, to an account and plan again.',
        values: { payout: 'PR-1', cents: -450, currency: 'USD', described: '"Menu photos"' },
      },
    ]);
    expect(planned.entries.map(({ payoutRef }) => payoutRef)).toEqual(['PR-2']);
  });

  test('descriptions that cancel out are still blocked until mapped', () => {
    const payout = fakePayout([
      { ...odd, description: 'Photos' },
      { on: '2026-04-01', cents: { other_unclassified: 450 }, description: 'Bonus' },
    ]);
    expect(reasons([payout])).toEqual(['unmapped_component']);
  });

  test('descriptions use their own accounts, each in its month, and the rest the general one', () => {
    const payout = fakePayout([
      { on: '2026-03-31', cents: { other_unclassified: -450 }, description: 'Photos' },
      { on: '2026-04-01', cents: { other_unclassified: -50 }, description: 'Photos' },
      { on: '2026-04-01', cents: { other_unclassified: 900 }, description: 'Bonus' },
    ]);
    const accounts = {
      'other_unclassified:Photos': 'Menu photography',
      other_unclassified: 'Sundry',
    };
    expect(tables([payout], { accounts })).toEqual([
      ['2026-03-31', 'Menu photography: 4.50 Dr', 'Clearing – Uber Eats: 4.50 Cr'],
      [
        '2026-04-05',
        'Clearing – Uber Eats: 8.50 Dr',
        'Menu photography: 0.50 Dr',
        'Sundry: 9.00 Cr',
      ],
    ]);
  });

  test('a mapping renames accounts, and tax lines stay together', () => {
    const accounts = {
      net_payout: '1200 Uber clearing',
      gross_sales: '4000 Sales',
      facilitator_tax_withheld: '2250 Marketplace tax',
      sales_tax: '2200 Sales tax payable',
      ad_credit: '4900 Ad credits',
    };
    const lines = tables([exampleU1()], { accounts })[1];
    expect(lines?.filter((line) => /^\d{4} /u.test(line))).toEqual([
      '1200 Uber clearing: 2508.50 Dr',
      '2250 Marketplace tax | withheld by the platform, tax on reductions: 232.92 Dr',
      '4000 Sales: 3860.00 Cr',
      '4900 Ad credits | credits: 30.00 Cr',
      '2250 Marketplace tax | tax collected: 232.92 Cr',
    ]);
  });

  test('net revenue deducts promotions, fees and refunds from sales, and warns', () => {
    const planned = planEntries([exampleU1()], { revenue: 'net', split: 'none' });
    expect(planned.warnings).toHaveLength(1);
    expect(tables([exampleU1()], { revenue: 'net', split: 'none' })).toEqual([
      [
        '2026-04-05',
        'Clearing – Uber Eats: 3290.50 Dr',
        'Delivery advertising: 160.00 Dr',
        'Facilitator tax pass-through | withheld by the platform, tax on reductions: 307.32 Dr',
        'Delivery sales – Uber Eats | net of promotions, fees and refunds: 3420.50 Cr',
        'Delivery advertising | credits: 30.00 Cr',
        'Facilitator tax pass-through | tax collected: 307.32 Cr',
      ],
    ]);
  });

  test('outside Canada, tax on a fee is part of the fee', () => {
    const payout = fakePayout([
      { on: '2026-04-01', cents: { commission: -1_000, commission_tax: -60 } },
    ]);
    expect(tables([payout])[0]).toContain('Delivery commission: 10.60 Dr');
  });

  test('a container deposit is a liability, a bag fee is income', () => {
    const payout = fakePayout([{ on: '2026-04-01', cents: { bag_container_other_fees: 30 } }]);
    const days = payout.days.map((day) => ({
      ...day,
      netCents: toCents(40),
      sums: day.sums.flatMap((facet) => [
        { ...facet, column: 'Bag Fee' },
        { ...facet, column: 'Container Deposit Fee', cents: toCents(10) },
      ]),
    }));
    expect(tables([{ ...payout, netCents: toCents(40), days }])).toEqual([
      [
        '2026-04-05',
        'Clearing – Uber Eats: 0.40 Dr',
        'Bag fee income: 0.30 Cr',
        'Container deposits: 0.10 Cr',
      ],
    ]);
  });

  test('platform-funded promotions that are not fully paid remain as a variance', () => {
    const payout = fakePayout(
      [
        {
          on: '2026-04-01',
          cents: { gross_sales: 1_000, platform_promo: -100, platform_promo_credit: 90 },
        },
      ],
      { platform: 'doordash' },
    );
    expect(planEntries([payout]).variances.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['unknown', -10],
    ]);
  });

  test('a payout that differs from the platform’s summary is posted and listed as an open item', () => {
    const identities = [
      { id: 'I3', holds: false, differenceCents: toCents(500) },
      { id: 'I4', holds: false, differenceCents: toCents(-500), breakKind: 'cutoff-after' },
    ] as const;
    const planned = planEntries([fakePayout([SALE], { identities })]);
    expect(planned.entries).toHaveLength(1);
    expect(planned.variances.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['unknown', 500],
      ['cutoff', -500],
    ]);
  });
});

describe('more data for the same report', () => {
  const books = (payout: StorePayout) =>
    applyActions([], plan(planEntries([payout]), [], { today: '2026-04-08' }));

  test('the same file again changes nothing', () => {
    const actions = plan(planEntries([exampleU1()]), books(exampleU1()), { today: '2026-04-09' });
    expect(actions.map(({ reason }) => reason)).toEqual(['unchanged', 'unchanged']);
  });

  test('a partial month followed by the complete one amends what was posted', () => {
    const partial = fakePayout([SALE]);
    const complete = fakePayout([SALE, { ...SALE, on: '2026-04-02' }]);
    const actions = plan(planEntries([complete]), books(partial), { today: '2026-04-09' });
    expect(actions.map(({ kind, reason }) => [kind, reason])).toEqual([['amend', 'late_rows']]);
  });

  test('a refund for an order of a closed year is posted to the open year', () => {
    const over = { periodStartOn: '2025-12-29', periodEndOn: '2026-01-04', payoutOn: '2026-01-06' };
    const first = fakePayout([{ ...SALE, on: '2025-12-31' }], over);
    const refund: FakeRow = { on: '2025-12-31', cents: { order_error: -400 } };
    const later = fakePayout([{ ...SALE, on: '2025-12-31' }, refund], over);
    const closed = { today: '2026-01-12', closedThrough: '2025-12-31' };
    const [action] = plan(planEntries([later]), books(first), closed);
    expect(action?.kind === 'create' ? [action.reason, action.entry.date] : action).toEqual([
      'changed_after_closing',
      '2026-01-12',
    ]);
  });
});
