import type { ComponentCents } from '../model/components.ts';
import type { IdentityId, ReportType } from '../model/reading.ts';
import { readReports } from '../read/session.ts';
import type { ReadingOptions } from '../read/reading-options.ts';
import { toCsvBytes, type CsvShape, type FakeRow } from './report-csv.fake.ts';

/** The reading of a report with one row and one payout. */
export type OneRow = {
  readonly reportType: ReportType | undefined;
  readonly blocked: readonly string[];
  readonly quarantined: readonly string[];
  readonly netCents: number | undefined;
  readonly components: ComponentCents<number> | undefined;
  readonly memoTaxRemittedCents: number | undefined;
  /** The tested identities that hold; a broken one includes its difference. */
  readonly identities: readonly string[];
};

export type OneRowOptions = CsvShape & { readonly reading?: ReadingOptions };

/** Reads a report that has one row. */
export function readOneRow(
  columns: readonly string[],
  row: FakeRow,
  { reading: options = {}, ...shape }: OneRowOptions = {},
): OneRow {
  const bytes = toCsvBytes(columns, [row], shape);
  const reading = readReports([{ name: 'report.csv', bytes }], options);
  const [payout] = reading.payouts;
  return {
    reportType: reading.reports[0]?.reportType,
    blocked: reading.blocked.map(({ reason }) => reason),
    quarantined: reading.reports.flatMap((report) =>
      report.quarantined.map(({ reason }) => reason),
    ),
    netCents: payout?.netCents,
    components: payout?.components,
    memoTaxRemittedCents: payout?.memoTaxRemittedCents,
    identities: (payout?.identities ?? []).map(({ id, holds, differenceCents }) =>
      holds ? id : `${id} is off by ${differenceCents}`,
    ),
  };
}

type Footed = {
  readonly reportType: ReportType;
  readonly components: ComponentCents<number>;
  readonly identities: readonly IdentityId[];
  readonly memoTaxRemittedCents?: number;
};

/** The result of `readOneRow` for a row that foots: the payout is the sum of these components. */
export function footed({ memoTaxRemittedCents = 0, ...expected }: Footed): OneRow {
  const netCents = Object.values(expected.components).reduce((sum, cents) => sum + cents, 0);
  return { ...expected, netCents, memoTaxRemittedCents, blocked: [], quarantined: [] };
}
