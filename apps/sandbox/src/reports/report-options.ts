import type { Day } from './calendar.ts';
import type { World } from './world.ts';

/** How a row is corrupted: by a bad export, a spreadsheet or an editor. */
export type Breakage =
  /** The printed total is a cent off. */
  | 'total_off_by_a_cent'
  /** Text in place of an amount. */
  | 'amount_is_words'
  /** An invalid date. */
  | 'impossible_date'
  /** The last cell is missing. */
  | 'cell_missing';

/** How a report is printed. Defaults match a real export. */
export type ReportOptions = {
  readonly eol?: '\n' | '\r\n';
  readonly bom?: boolean;
  /** Uber's first line with column descriptions. */
  readonly descriptionLine?: boolean;
  readonly quoteAll?: boolean;
  /** How empty cells are printed. */
  readonly emptyAs?: '' | 'NULL';
  readonly dates?: 'us' | 'iso';
  /** Whether offer amounts include their tax: exports differ. */
  readonly offerTax?: 'inside' | 'outside';
  /** Renames or translates a header. Returns the header to print. */
  readonly renameHeader?: (name: string) => string;
  /** Uber's US column names: before September 2026, or the 53 columns since then. */
  readonly uberNames?: 'before_2026_09' | 'since_2026_09';
  /** Only rows of these days, inclusive: a partial export. */
  readonly from?: string;
  readonly to?: string;
  /** Only rows of these stores, by the platform's ids. */
  readonly stores?: ReadonlySet<string>;
  /** An undocumented money column, with the amount in every row. */
  readonly unknownColumn?: { readonly name: string; readonly cents: number };
  /** Corrupts every `every`-th row, cycling through the kinds. */
  readonly broken?: { readonly every: number; readonly kinds: readonly [Breakage, ...Breakage[]] };
};

export type Selected<Row> = {
  readonly row: Row;
  /** Counted from 0 over the rows of the file. */
  readonly index: number;
  readonly breakage: Breakage | null;
};

type Dated = { readonly happenedOn: Day; readonly store: { readonly platformId: string } };

/** The rows a report prints, each with its corruption, if any. */
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

/** Throws if a world is not of a format's platform and country. */
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
