import { PLATFORM_NAMES, WATERFALL_STEPS, payoutWaterfall } from '@platebook/accounting';
import type { StorePayout, TradeMonth, WaterfallStepId } from '@platebook/accounting';
import { money, text } from '@platebook/accounting/workpapers';
import type { Sheet, SheetCell, SheetColumn } from '@platebook/accounting/workpapers';
import { SHEET_WORDS } from './sheet-words.ts';
import type { SheetKind, SheetLanguage, SheetWords } from './sheet-words.ts';

export type ReportSheet = {
  readonly sheet: Sheet;
  /** Excluding totals. */
  readonly rows: number;
};

/** A payout with its waterfall steps; the totals of every report are sums of these. */
type Stepped = TradeMonth & { readonly steps: Steps };
type Steps = Readonly<Record<WaterfallStepId, number>>;

type Column = SheetColumn & { readonly cents: (line: Line) => number };
type Line = { readonly of: readonly Stepped[] };

/**
 * The report on these payouts, or on the months they were split into, with a totals line per currency. Amounts are signed
 * by their effect on the payout.
 */
export function reportSheet(
  kind: SheetKind,
  months: readonly TradeMonth[],
  language: SheetLanguage = 'en-US',
): ReportSheet {
  const stepped = months.map((one) => ({ ...one, steps: stepsOf(one.payout) }));
  return BUILDERS[kind](stepped, SHEET_WORDS[language]);
}

type Build = (payouts: readonly Stepped[], words: SheetWords) => ReportSheet;

const BUILDERS: Readonly<Record<SheetKind, Build>> = {
  payout_summary: (payouts, words) =>
    build(words, {
      kind: 'payout_summary',
      lines: payouts.map((one) => ({ words: payoutWords(one), of: [one] })),
      named: PAYOUT_COLUMNS,
      columns: [...WATERFALL_STEPS.map(({ id }) => step(words, id)), netOf(words)],
    }),
  sales: (payouts, words) =>
    build(words, {
      kind: 'sales',
      lines: byStore(payouts),
      named: STORE_COLUMNS,
      columns: [...SALES_STEPS.map((id) => step(words, id)), netOf(words)],
    }),
  fees: (payouts, words) => {
    const fees = ['commission', 'marketing', 'other_fees'] as const;
    const total = column(words.totalFees, ({ steps }) => sum(fees.map((id) => steps[id])));
    const sheet = build(words, {
      kind: 'fees',
      lines: byStore(payouts),
      named: STORE_COLUMNS,
      columns: [
        step(words, 'gross_sales'),
        step(words, 'commission'),
        step(words, 'marketing'),
        step(words, 'other_fees'),
        total,
      ],
    });
    return withRate(sheet, words.takeRate);
  },
  tax: (payouts, words) =>
    build(words, {
      kind: 'tax',
      lines: byStore(payouts, true),
      named: [...STORE_COLUMNS, { word: 'month', width: 10 }],
      columns: [
        step(words, 'gross_sales'),
        step(words, 'tax_collected'),
        step(words, 'platform_tax'),
        column(words.leftToRestaurant, ({ steps }) => steps.tax_collected + steps.platform_tax),
        column(words.remittedAsNoted, ({ payout }) => payout.memoTaxRemittedCents),
      ],
    }),
  refunds: (payouts, words) =>
    build(words, {
      kind: 'refunds',
      lines: payouts.filter(isCorrected).map((one) => ({ words: payoutWords(one), of: [one] })),
      named: PAYOUT_COLUMNS,
      columns: [
        step(words, 'gross_sales'),
        column(
          words.errorCharges,
          ({ payout: { components } }) =>
            (components.order_error ?? 0) + (components.order_error_tax ?? 0),
        ),
        column(
          words.recovered,
          ({ payout: { components } }) =>
            (components.error_recovery ?? 0) + (components.error_recovery_tax ?? 0),
        ),
        step(words, 'adjustments'),
      ],
    }),
};

const CORRECTIONS = WATERFALL_STEPS.filter(({ id }) => id === 'refunds' || id === 'adjustments');

/** A fully recovered charge sums to 0, but still counts as a correction. */
function isCorrected({ payout: { components } }: Stepped): boolean {
  return CORRECTIONS.flatMap((one) => one.components).some((key) => (components[key] ?? 0) !== 0);
}

const SALES_STEPS = [
  'gross_sales',
  'tax_collected',
  'tips',
  'customer_fees',
  'promotions',
  'refunds',
] as const;

/** A text column, by its header. */
type Named = {
  readonly word: Exclude<keyof SheetWords, 'titles' | 'steps'>;
  readonly width: number;
};

const PAYOUT_COLUMNS: readonly Named[] = [
  { word: 'paidOn', width: 12 },
  { word: 'platform', width: 12 },
  { word: 'payout', width: 18 },
  { word: 'store', width: 28 },
  { word: 'channel', width: 14 },
  { word: 'from', width: 12 },
  { word: 'to', width: 12 },
  { word: 'month', width: 10 },
  { word: 'currency', width: 10 },
];
const STORE_COLUMNS: readonly Named[] = [
  { word: 'store', width: 28 },
  { word: 'platform', width: 12 },
  { word: 'currency', width: 10 },
];

function netOf({ net }: SheetWords): Column {
  return column(net, ({ payout }) => payout.netCents);
}

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

function step(words: SheetWords, id: WaterfallStepId): Column {
  return column(words.steps[id], ({ steps }) => steps[id]);
}

function column(header: string, centsOf: (one: Stepped) => number): Column {
  return { header, width: Math.max(12, header.length), cents: ({ of }) => sum(of.map(centsOf)) };
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

type WordedLine = Line & { readonly words: readonly string[] };

/** One line per store, platform and currency, and per month where that matters; sorted by name. */
function byStore(payouts: readonly Stepped[], monthly = false): WordedLine[] {
  const groups = new Map<string, { names: string[]; words: string[]; of: Stepped[] }>();
  for (const one of payouts) {
    const { storeName, platform, currency, storeId } = one.payout;
    const month = monthly ? [one.month] : [];
    const words = [storeName, PLATFORM_NAMES[platform], currency, ...month];
    // Two stores may have the same name.
    const names = [...words, storeId];
    const key = JSON.stringify(names);
    const group = groups.get(key) ?? { names, words, of: [] };
    group.of.push(one);
    groups.set(key, group);
  }
  return [...groups.values()].sort((left, right) => compareNames(left.names, right.names));
}

/** Compares by the first differing name, without a locale, so that the same payouts give the same bytes everywhere. */
function compareNames(left: readonly string[], right: readonly string[]): number {
  const at = left.findIndex((name, index) => name !== right[index]);
  return (left[at] ?? '') < (right[at] ?? '') ? -1 : 1;
}

type Plan = {
  readonly kind: SheetKind;
  readonly lines: readonly WordedLine[];
  readonly named: readonly Named[];
  readonly columns: readonly Column[];
};

function build(words: SheetWords, { kind, lines, named, columns }: Plan): ReportSheet {
  const amounts = (line: Line) => columns.map(({ cents }) => money(cents(line)));
  const rows = lines.map((line): SheetCell[] => [...line.words.map(text), ...amounts(line)]);
  const place = named.findIndex(({ word }) => word === 'currency');
  const currencies = [...new Set(lines.map((line) => line.words[place] ?? ''))].sort();
  const totals = currencies.map((currency): SheetCell[] => {
    const of = lines.filter((line) => line.words[place] === currency).flatMap((line) => line.of);
    const labels = named.map((_one, index) =>
      index === place ? currency : index === 0 ? words.total : '',
    );
    return [...labels.map(text), ...amounts({ of })];
  });
  return {
    sheet: {
      name: words.titles[kind],
      columns: [
        ...named.map(({ word, width }) => ({ header: words[word], width })),
        ...columns.map(({ header, width }) => ({ header, width })),
      ],
      rows: [...rows, ...totals],
    },
    rows: rows.length,
  };
}

/** Turns the last column into a share of the first amount: what the platform takes of each 100 sold. */
function withRate({ sheet, rows }: ReportSheet, header: string): ReportSheet {
  const gross = STORE_COLUMNS.length;
  return {
    rows,
    sheet: {
      ...sheet,
      columns: [...sheet.columns, { header, width: Math.max(12, header.length) }],
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
