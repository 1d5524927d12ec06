import { payoutWaterfall, toCents } from '@platebook/accounting';
import type { StorePayout } from '@platebook/accounting';
import { describe, expect, test } from 'vitest';
import type { PayoutWithReading } from '../../payouts/payouts.store.ts';
import type { EntriesOfPayout, ShownEntry } from '../plan/entries-of-payout.port.ts';
import { payoutOfDays } from '../plan/payout-of-days.fake.ts';
import { planByOptions } from '../plan/plan-payout.port.ts';
import type { DepositDifference } from '../posting/deposit-differences.read-model.ts';
import { presentLineRows, presentPayout, presentPreview } from './payouts.presenter.ts';
import type { OpenedEntryLine, PayoutDetail } from './payouts.service.ts';

const SALES = payoutOfDays({
  '2026-11-02': { commission: -2_500, ad_credit_tax: 800, gross_sales: 10_000, ad_credit: 100 },
  '2026-11-03': { gross_sales: 1_001 },
});

/** A row as the store returns it; the presenter changes none of its columns. */
function rowOf(payout: StorePayout): PayoutWithReading {
  return {
    id: 'payout-1',
    currency: 'USD',
    netCents: payout.netCents,
    platformStoreName: 'Harbor',
    payout,
  } as unknown as PayoutWithReading;
}

function planOf(payout: StorePayout, change: Partial<EntriesOfPayout> = {}): EntriesOfPayout {
  const plan = planByOptions([payout], {});
  return {
    ...plan,
    entries: plan.entries.map((entry) => ({ ...entry, stored: null })),
    isStored: false,
    options: {},
    ...change,
  };
}

function detailOf(payout: StorePayout, change: Partial<PayoutDetail> = {}): PayoutDetail {
  const plan = planOf(payout);
  return {
    payout: rowOf(payout),
    plan,
    waterfall: payoutWaterfall(payout, { plan }),
    findings: [],
    difference: null,
    ...change,
  };
}

type Summed = { readonly line: number; readonly rowCount: number };
/** The amounts of a payout in the response. */
type Shown = {
  readonly id: string;
  readonly currency: string;
  readonly netCents: number;
  readonly components: readonly { readonly component: string; readonly cents: number }[];
  readonly identities: readonly { readonly differenceCents: number }[];
  readonly waterfall: readonly { readonly step: string; readonly totalCents: number }[];
  readonly sentence: string;
  readonly summary: {
    readonly netCents: number;
    readonly sold: { readonly keptShareBasisPoints: number } | null;
  };
};

const shownOf = (detail: PayoutDetail) => presentPayout(detail) as unknown as Shown;

type ShownEntries = readonly {
  readonly debitCents: number;
  readonly creditCents: number;
  readonly lines: readonly Summed[];
}[];

const entriesOf = (plan: EntriesOfPayout) =>
  presentPreview({ payout: rowOf(SALES), plan }).entries as unknown as ShownEntries;

/** The first entry with one of its lines a cent off. */
function centOff(plan: EntriesOfPayout): EntriesOfPayout {
  const [first, ...others] = plan.entries;
  if (first === undefined) {
    throw new Error('The plan has no entry.');
  }
  const [line, ...lines] = first.lines;
  if (line === undefined) {
    throw new Error('The entry has no line.');
  }
  const changed = { ...line, amountCents: toCents(line.amountCents + 1) };
  return { ...plan, entries: [{ ...first, lines: [changed, ...lines] }, ...others] };
}

describe('a payout', () => {
  test('lists its components in the order of COMPONENTS, each tax after its amount', () => {
    expect(presentPayout(detailOf(SALES)).components).toEqual([
      { component: 'gross_sales', cents: 11_001 },
      { component: 'commission', cents: -2_500 },
      { component: 'ad_credit', cents: 100 },
      { component: 'ad_credit_tax', cents: 800 },
    ]);
  });

  test('keeps the amounts of its row, and its components add up to the deposit', () => {
    const shown = shownOf(detailOf(SALES));
    expect([shown.id, shown.currency, shown.netCents]).toEqual(['payout-1', 'USD', 9_401]);
    expect(shown.components.reduce((sum, { cents }) => sum + cents, 0)).toBe(shown.netCents);
  });

  test('reports, beside the checks of its report, whether the shown entries balance', () => {
    const payout = payoutOfDays(
      { '2026-11-02': { gross_sales: 100 } },
      { identities: [{ id: 'I1', holds: true, differenceCents: toCents(0) }] },
    );
    expect(presentPayout(detailOf(payout)).identities).toEqual([
      { id: 'I1', holds: true, differenceCents: 0, breakKind: null },
      { id: 'I5', holds: true, differenceCents: 0, breakKind: null },
    ]);
  });

  test('reports a line that is a cent off', () => {
    const { identities } = shownOf(detailOf(SALES, { plan: centOff(planOf(SALES)) }));
    expect(identities.at(-1)).toMatchObject({ id: 'I5', holds: false });
    expect(Math.abs(identities.at(-1)?.differenceCents ?? 0)).toBe(1);
  });

  test('without entries fails no check', () => {
    const nothing = planOf(SALES, { entries: [] });
    expect(presentPayout(detailOf(SALES, { plan: nothing })).identities.at(-1)).toMatchObject({
      id: 'I5',
      holds: true,
      differenceCents: 0,
    });
  });

  test('has a waterfall down to the deposit', () => {
    const { waterfall, sentence } = shownOf(detailOf(SALES));
    expect(waterfall.at(-1)?.totalCents).toBe(9_401);
    expect(waterfall.map(({ step }) => step)).toEqual(
      payoutWaterfall(SALES, { plan: planOf(SALES) }).steps.map(({ id }) => id),
    );
    expect(sentence.length).toBeGreaterThan(0);
  });

  test('reports sales and what the platform kept of them, in basis points', () => {
    const { summary } = shownOf(detailOf(SALES));
    const { sold } = payoutWaterfall(SALES, { plan: planOf(SALES) }).summary;
    expect(summary.netCents).toBe(9_401);
    expect(summary.sold?.keptShareBasisPoints).toBe(sold?.keptShare);
  });

  test('without sales reports no sales', () => {
    const ads = payoutOfDays({ '2026-11-02': { ads_marketing: -5_000 } });
    const { summary } = shownOf(detailOf(ads));
    expect([summary.sold, summary.netCents]).toEqual([null, -5_000]);
  });

  test('lists each source file once', () => {
    expect(presentPayout(detailOf(SALES)).files).toEqual([
      { name: 'payouts.csv', sha256: 'a'.repeat(64) },
    ]);
  });

  test('counts the rows behind an amount that the report only describes', () => {
    const payout = payoutOfDays(
      { '2026-11-02': { other_unclassified: 125 } },
      {
        unclassified: [
          {
            description: 'Weather bonus',
            cents: toCents(125),
            rows: { size: 3, byFile: () => [] },
          },
        ] as unknown as StorePayout['unclassified'],
      },
    );
    expect(presentPayout(detailOf(payout)).unclassified).toEqual([
      { description: 'Weather bonus', cents: 125, rowCount: 3 },
    ]);
  });

  test('reports the signed difference between deposit and entries', () => {
    const difference: DepositDifference = {
      payoutId: 'payout-1',
      currency: 'USD',
      cents: -1_250,
      rowsOfUnknownAmount: 2,
      message: 'The deposit holds $12.50 less than its entries.',
      exception: null,
    };
    const shown = presentPayout(detailOf(SALES, { difference }));
    expect(shown.depositDifference).toMatchObject({
      amount_cents: -1_250,
      unreadable_rows: 2,
      exception: null,
    });
    expect(presentPayout(detailOf(SALES)).depositDifference).toBeNull();
  });
});

const STORED: NonNullable<ShownEntry['stored']> = {
  id: 'entry-1',
  status: 'posted',
  statusReason: { code: 'x', message: 'm', action: 'a', values: { count: 1 } },
  externalId: '145',
};

function previewOf(change: Partial<EntriesOfPayout> = {}) {
  return presentPreview({ payout: rowOf(SALES), plan: planOf(SALES, change) });
}

describe('the entries of a payout', () => {
  test('have equal totals, summed line by line', () => {
    const [entry, ...others] = entriesOf(planOf(SALES));
    expect(others).toEqual([]);
    expect([entry?.debitCents, entry?.creditCents]).toEqual([11_901, 11_901]);
    expect(entry?.lines.map(({ line }) => line)).toEqual(
      (entry?.lines ?? []).map((_, index) => index + 1),
    );
  });

  test('sum each side separately: an unbalanced entry is shown as is', () => {
    const [entry] = entriesOf(centOff(planOf(SALES)));
    expect(Math.abs((entry?.debitCents ?? 0) - (entry?.creditCents ?? 0))).toBe(1);
  });

  test('have no id and no status if they are only planned', () => {
    expect(previewOf().entries[0]).toMatchObject({
      entryId: null,
      status: null,
      statusReason: null,
      externalId: null,
    });
  });

  test('have id and status if they are stored', () => {
    const { entries } = planOf(SALES);
    const stored = entries.map((entry) => ({ ...entry, stored: STORED }));
    expect(previewOf({ entries: stored, isStored: true })).toMatchObject({
      payoutId: 'payout-1',
      isStored: true,
      entries: [
        {
          entryId: 'entry-1',
          status: 'posted',
          statusReason: { code: 'x', message: 'm', action: 'a', values: { count: 1 } },
          externalId: '145',
        },
      ],
    });
  });

  test('have the planning rules: the defaults if the client has none', () => {
    expect(previewOf().options).toEqual({ split: 'month', basis: 'accrual', by: 'payout' });
    expect(previewOf({ options: { basis: 'cash', by: 'day' } }).options).toEqual({
      split: 'month',
      basis: 'cash',
      by: 'day',
    });
  });

  test('count a row once, however many columns of a line use it', () => {
    const [entry] = planOf(SALES).entries;
    const twice = (entry?.lines ?? []).map((line) => ({
      ...line,
      sources: [...line.sources, ...line.sources],
    }));
    const once = entriesOf(planOf(SALES))[0]?.lines.map(({ rowCount }) => rowCount);
    const [shown] = entriesOf(
      planOf(SALES, { entries: entry === undefined ? [] : [{ ...entry, lines: twice }] }),
    );
    expect(shown?.lines.map(({ rowCount }) => rowCount)).toEqual(once);
    expect(once?.every((count) => count > 0)).toBe(true);
  });
});

describe('the rows behind a line', () => {
  test('name each column once, and keep the sign of each amount', () => {
    const [entry] = planOf(SALES).entries;
    const line = entry?.lines.find(({ component }) => component === 'commission');
    if (entry === undefined || line === undefined) {
      throw new Error('The plan has no commission.');
    }
    const file = { name: 'payouts.csv', sha256: 'a'.repeat(64) };
    const amounts = [
      { component: 'commission', column: 'Fee', cents: -2_000 },
      { component: 'commission', column: 'Fee', cents: -500 },
    ];
    const opened: OpenedEntryLine = {
      entry,
      line,
      lineNumber: 2,
      rows: [{ file, row: 3, amounts, cells: [{ column: 'Fee', value: '-25.00' }] }],
      nextCursor: 'next',
    };
    expect(presentLineRows(opened)).toMatchObject({
      documentNumber: entry.documentNumber,
      line: 2,
      currency: 'USD',
      amountCents: 2_500,
      items: [
        { file, row: 3, columns: ['Fee'], amounts, cells: [{ column: 'Fee', value: '-25.00' }] },
      ],
      nextCursor: 'next',
    });
    expect(presentLineRows(opened)).toMatchObject({ sources: [{ rowCount: 1 }] });
  });
});
