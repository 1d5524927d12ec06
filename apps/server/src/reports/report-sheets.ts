import { PLATFORM_NAMES, WATERFALL_STEPS, payoutWaterfall } from '@platebook/accounting';
import type { StorePayout, TradeMonth, WaterfallStepId } from '@platebook/accounting';
import { money, text } from '@platebook/accounting/workpapers';
import type { Sheet, SheetCell, SheetColumn } from '@platebook/accounting/workpapers';
import type { GeneratedReportKind } from '../db/tables-batches.ts';

/** The reports that are one sheet of sums; the journal and the month-end pack are made elsewhere. */
export type SheetKind = Exclude<GeneratedReportKind, 'journal' | 'month_end_pack'>;

export type ReportSheet = {
  readonly sheet: Sheet;
  /** Without totals. */
  readonly rows: number;
};

/** A payout with its steps from gross sales to the money paid; the sums of every report are sums of these. */
type Stepped = TradeMonth & { readonly steps: Steps };
type Steps = Readonly<Record<WaterfallStepId, number>>;

type Column = SheetColumn & { readonly cents: (line: Line) => number };
type Line = { readonly of: readonly Stepped[] };

/**
 * The report of these payouts, or of the months they were cut into, a line of totals per currency below. Amounts are signed
 * by their effect on the payout.
 */
export function reportSheet(kind: SheetKind, months: readonly TradeMonth[]): ReportSheet {
  const stepped = months.map((one) => ({ ...one, steps: stepsOf(one.payout) }));
  return BUILDERS[kind](stepped);
}

const BUILDERS: Readonly<Record<SheetKind, (payouts: readonly Stepped[]) => ReportSheet>> = {
  payout_summary: (payouts) =>
    build('Payout summary', {
      lines: payouts.map((one) => ({ words: payoutWords(one), of: [one] })),
      words: PAYOUT_COLUMNS,
      columns: [...WATERFALL_STEPS.map(({ id, label }) => step(label, id)), NET],
    }),
  sales: (payouts) =>
    build('Sales', {
      lines: byStore(payouts),
      words: STORE_COLUMNS,
      columns: [
        step('Gross sales', 'gross_sales'),
        step('Tax collected', 'tax_collected'),
        step('Tips', 'tips'),
        step('Customer fees', 'customer_fees'),
        step('Promotions', 'promotions'),
        step('Refunds and error charges', 'refunds'),
        NET,
      ],
    }),
  fees: (payouts) => {
    const fees = ['commission', 'marketing', 'other_fees'] as const;
    const total = column('Total fees', ({ steps }) => sum(fees.map((id) => steps[id])));
    return withRate(
      build('Fees and take rate', {
        lines: byStore(payouts),
        words: STORE_COLUMNS,
        columns: [
          step('Gross sales', 'gross_sales'),
          step('Commission', 'commission'),
          step('Marketing', 'marketing'),
          step('Other fees and tax on fees', 'other_fees'),
          total,
        ],
      }),
    );
  },
  tax: (payouts) =>
    build('Tax summary', {
      lines: byStore(payouts, true),
      words: [...STORE_COLUMNS, { header: 'Month', width: 10 }],
      columns: [
        step('Gross sales', 'gross_sales'),
        step('Tax collected', 'tax_collected'),
        step('Tax remitted by the platform', 'platform_tax'),
        column(
          'Tax left to the restaurant',
          ({ steps }) => steps.tax_collected + steps.platform_tax,
        ),
        column('Remitted, as the report notes', ({ payout }) => payout.memoTaxRemittedCents),
      ],
    }),
  refunds: (payouts) =>
    build('Refunds and error charges', {
      lines: payouts
        .filter(({ steps }) => steps.refunds !== 0 || steps.adjustments !== 0)
        .map((one) => ({ words: payoutWords(one), of: [one] })),
      words: PAYOUT_COLUMNS,
      columns: [
        step('Gross sales', 'gross_sales'),
        column(
          'Error charges',
          ({ payout: { components } }) =>
            (components.order_error ?? 0) + (components.order_error_tax ?? 0),
        ),
        column(
          'Recovered',
          ({ payout: { components } }) =>
            (components.error_recovery ?? 0) + (components.error_recovery_tax ?? 0),
        ),
        step('Price adjustments', 'adjustments'),
      ],
    }),
};

const PAYOUT_COLUMNS: readonly SheetColumn[] = [
  { header: 'Paid on', width: 12 },
  { header: 'Platform', width: 12 },
  { header: 'Payout', width: 18 },
  { header: 'Store', width: 28 },
  { header: 'Channel', width: 14 },
  { header: 'From', width: 12 },
  { header: 'To', width: 12 },
  { header: 'Month', width: 10 },
  { header: 'Currency', width: 10 },
];
const STORE_COLUMNS: readonly SheetColumn[] = [
  { header: 'Store', width: 28 },
  { header: 'Platform', width: 12 },
  { header: 'Currency', width: 10 },
];

const NET = column('Net payout', ({ payout }) => payout.netCents);

function payoutWords({ month, payout }: Stepped): string[] {
  return [
    payout.payoutOn,
    PLATFORM_NAMES[payout.platform],
    payout.payoutRef,
    payout.storeName,
    payout.channel,
    payout.periodStartOn,
    payout.periodEndOn,
    month,
    payout.currency,
  ];
}

function stepsOf(payout: StorePayout): Steps {
  const steps = Object.fromEntries(
    WATERFALL_STEPS.map(({ id }): [WaterfallStepId, number] => [id, 0]),
  ) as Record<WaterfallStepId, number>;
  for (const { id, amountCents } of payoutWaterfall(payout).steps) {
    steps[id] = amountCents;
  }
  return steps;
}

function step(header: string, id: WaterfallStepId): Column {
  return column(header, ({ steps }) => steps[id]);
}

function column(header: string, centsOf: (one: Stepped) => number): Column {
  return { header, width: Math.max(12, header.length), cents: ({ of }) => sum(of.map(centsOf)) };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

type WordedLine = Line & { readonly words: readonly string[] };

/** One line per store, platform and currency, and per month where that matters; by name. */
function byStore(payouts: readonly Stepped[], monthly = false): WordedLine[] {
  const groups = new Map<string, { words: string[]; of: Stepped[] }>();
  for (const one of payouts) {
    const { storeName, platform, currency, storeId } = one.payout;
    const month = monthly ? [one.month] : [];
    const words = [storeName, PLATFORM_NAMES[platform], currency, ...month];
    // Two stores may have the same name.
    const key = JSON.stringify([...words, storeId]);
    const group = groups.get(key) ?? { words, of: [] };
    group.of.push(one);
    groups.set(key, group);
  }
  return [...groups].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, group]) => group);
}

type Plan = {
  readonly lines: readonly WordedLine[];
  readonly words: readonly SheetColumn[];
  readonly columns: readonly Column[];
};

function build(name: string, { lines, words, columns }: Plan): ReportSheet {
  const amounts = (line: Line) => columns.map(({ cents }) => money(cents(line)));
  const rows = lines.map((line): SheetCell[] => [...line.words.map(text), ...amounts(line)]);
  const place = words.findIndex(({ header }) => header === 'Currency');
  const currencies = [...new Set(lines.map((line) => line.words[place] ?? ''))].sort();
  const totals = currencies.map((currency): SheetCell[] => {
    const of = lines.filter((line) => line.words[place] === currency).flatMap((line) => line.of);
    const labels = words.map(({ header }, index) =>
      header === 'Currency' ? currency : index === 0 ? 'Total' : '',
    );
    return [...labels.map(text), ...amounts({ of })];
  });
  return {
    sheet: {
      name,
      columns: [...words, ...columns.map(({ header, width }) => ({ header, width }))],
      rows: [...rows, ...totals],
    },
    rows: rows.length,
  };
}

/** The last column becomes a share of the first amount: what the platform takes of each 100 sold. */
function withRate({ sheet, rows }: ReportSheet): ReportSheet {
  const gross = STORE_COLUMNS.length;
  return {
    rows,
    sheet: {
      ...sheet,
      columns: [...sheet.columns, { header: 'Take rate', width: 12 }],
      rows: sheet.rows.map((cells) => [...cells, rateOf(cells[gross], cells.at(-1))]),
    },
  };
}

function rateOf(gross: SheetCell | undefined, fees: SheetCell | undefined): SheetCell {
  const cents = (cell: SheetCell | undefined) =>
    cell !== null && cell !== undefined && 'cents' in cell ? cell.cents : 0;
  return cents(gross) <= 0
    ? null
    : text(`${((-cents(fees) * 100) / cents(gross)).toFixed(1).replace(/^-0\.0$/, '0.0')} %`);
}
