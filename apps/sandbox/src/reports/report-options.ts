import type { Day } from './calendar.ts';
import type { World } from './world.ts';

/** How a row is broken: what a bad export, a spreadsheet or an editor does to files. */
export type Breakage =
  /** The printed total is a cent off. */
  | 'total_off_by_a_cent'
  /** Words where an amount belongs. */
  | 'amount_is_words'
  /** A day that no calendar has. */
  | 'impossible_date'
  /** The last cell is missing. */
  | 'cell_missing';

/** How a report is printed. Everything has the default of a real export. */
export type ReportOptions = {
  readonly eol?: '\n' | '\r\n';
  readonly bom?: boolean;
  /** Uber's first line, which explains the columns in sentences. */
  readonly descriptionLine?: boolean;
  readonly quoteAll?: boolean;
  /** What stands in a cell that holds nothing. */
  readonly emptyAs?: '' | 'NULL';
  readonly dates?: 'us' | 'iso';
  /** Whether the tax of offers is inside the offer column or must be added to it: exports disagree. */
  readonly offerTax?: 'inside' | 'outside';
  /** Print the same header in another wording or language. Returns the header to print. */
  readonly renameHeader?: (name: string) => string;
  /** Uber's names of the United States: those of before September 2026, or the 53 columns since then. */
  readonly uberNames?: 'before_2026_09' | 'since_2026_09';
  /** Only rows of these days, both included: an export of part of the time. */
  readonly from?: string;
  readonly to?: string;
  /** Only rows of these stores, by the platform's ids. */
  readonly stores?: ReadonlySet<string>;
  /** A money column that no documentation knows, with the amount every row carries in it. */
  readonly unknownColumn?: { readonly name: string; readonly cents: number };
  /** Break every `every`-th row, taking the kinds in turn. */
  readonly broken?: { readonly every: number; readonly kinds: readonly [Breakage, ...Breakage[]] };
};

export type Selected<Row> = {
  readonly row: Row;
  /** Counted from 0 over the rows of the file. */
  readonly index: number;
  readonly breakage: Breakage | null;
};

type Dated = { readonly happenedOn: Day; readonly store: { readonly platformId: string } };

/** The rows of a trade that a report prints, and how each of them is broken, if at all. */
export function* selectRows<Row extends Dated>(
  trade: Iterable<Row>,
  options: ReportOptions,
): Generator<Selected<Row>> {
  const from = options.from ?? '0000';
  const to = options.to ?? '9999';
  let index = 0;
  for (const row of trade) {
    const isRequested = options.stores?.has(row.store.platformId) ?? true;
    if (isRequested && row.happenedOn.iso >= from && row.happenedOn.iso <= to) {
      yield { row, index, breakage: breakageOf(index, options) };
      index += 1;
    }
  }
}

function breakageOf(index: number, { broken }: ReportOptions): Breakage | null {
  if (!broken || (index + 1) % broken.every !== 0) {
    return null;
  }
  const nth = (index + 1) / broken.every - 1;
  return broken.kinds[nth % broken.kinds.length] ?? broken.kinds[0];
}

/** Throws when a world is not of the platform and country a format belongs to. */
export function requireWorld(
  world: World,
  format: string,
  expected: { platform: World['platform']; country?: World['country'] },
): void {
  const countryFits = !expected.country || expected.country === world.country;
  if (world.platform !== expected.platform || !countryFits) {
    const wanted = [expected.platform, expected.country].filter(Boolean).join(' ');
    throw new Error(
      `${format} prints a world of ${wanted}, not of ${world.platform} ${world.country}.`,
    );
  }
}
