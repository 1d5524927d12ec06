import { minuteOfDay, parseDay } from '../dates/business-day.ts';
import { MONEY_COMPONENTS } from '../model/components.ts';
import type { ColumnDecision, SourceFile, UnknownColumnsOfFile } from '../model/reading.ts';
import { parseTaxRate } from '../money/inclusive-tax.ts';
import type { FileHasher } from './files/file-hasher.ts';
import { isKnownColumn } from './columns/known-columns.ts';
import { normaliseHeader } from './columns/normalise-header.ts';
import type { RowListener } from './rows/row-listener.ts';

/** What the files do not say by themselves, and a person has to. */
export type ReadingOptions = {
  /** IANA zone of the stores; used only if a report prints no local date. Default `UTC`, with a note. */
  readonly timeZone?: string;
  /** `HH:MM`, such as `04:00`: rows with an earlier local time belong to the previous business day. */
  readonly businessDayCutoff?: string;
  /**
   * Percent by store ID (`{ '123': '13' }`), for stores whose report prints tax-inclusive amounts without a tax column
   * (DoorDash in Canada: marketing fees, error charges). Without a rate nothing is extracted.
   */
  readonly inclusiveTaxRates?: Readonly<Record<string, string>>;
  /** Decisions about columns that no format knows; the later of two about one column counts. */
  readonly columns?: readonly ColumnDecision[];
  /**
   * The date on which the files are read, `YYYY-MM-DD`: rows dated later are quarantined. Without it, only a row's payout
   * limits its date.
   */
  readonly today?: string;
  /** Another SHA-256 implementation, such as `node:crypto`'s; the default is in JavaScript and slower. */
  readonly createHasher?: () => FileHasher;
  /**
   * How many files will be opened, if known. With 1 and no ZIP, no row can repeat in another file, so row keys are not
   * stored, which saves about 50 bytes a row.
   */
  readonly fileCount?: number;
  /**
   * The name of a file in the results, called once its bytes are known; by default its own name. A proof reads files
   * under the names in its document, wherever they are now.
   */
  readonly nameOf?: (file: SourceFile) => string;
  /** Called for every readable row, except quarantined and left-out ones; does not affect the reading. */
  readonly onRow?: RowListener;
  /** Called for each closed file with the columns that no format knows; does not affect the reading. */
  readonly onUnknownColumns?: (found: UnknownColumnsOfFile) => void;
};

/** @throws RangeError when an option is invalid. */
export function checkOptions({
  timeZone,
  businessDayCutoff,
  inclusiveTaxRates = {},
  columns,
  today,
}: ReadingOptions): void {
  if (timeZone !== undefined) {
    // Throws a RangeError that names an unknown zone.
    new Intl.DateTimeFormat('en', { timeZone }).format(0);
  }
  const isCutoff = /^\d{1,2}:\d{2}$/.test(businessDayCutoff ?? '');
  if (businessDayCutoff !== undefined && (!isCutoff || minuteOfDay(businessDayCutoff) < 0)) {
    throw new RangeError(`"${businessDayCutoff}" is no time of day such as 04:00.`);
  }
  if (today !== undefined && parseDay(today) !== today) {
    throw new RangeError(`"${today}" is no day such as 2026-04-07.`);
  }
  for (const [storeId, percent] of Object.entries(inclusiveTaxRates)) {
    if (parseTaxRate(percent) === null) {
      throw new RangeError(`"${percent}" is no tax rate in percent (store ${storeId}).`);
    }
  }
  checkColumns(columns);
}

/** @throws RangeError when a decision is invalid. */
export function checkColumns(columns: readonly ColumnDecision[] = []): void {
  for (const decision of columns) {
    if (normaliseHeader(decision.column) === '') {
      throw new RangeError('A decision about a column has no column name.');
    }
    if (decision.decision === 'component' && !MONEY_COMPONENTS.includes(decision.component)) {
      throw new RangeError(`"${decision.component}" is no component (column ${decision.column}).`);
    }
    if (decision.decision === 'alias' && !isKnownColumn(decision.knownAs, decision.reportType)) {
      throw new RangeError(`"${decision.knownAs}" is no known column (column ${decision.column}).`);
    }
  }
}
