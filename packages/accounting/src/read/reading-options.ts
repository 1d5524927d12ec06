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
  /** IANA zone of the stores; used only where a report prints no local date. Default `UTC`, with a note. */
  readonly timeZone?: string;
  /** `HH:MM`, such as `04:00`: rows with an earlier local time belong to the business day before. */
  readonly businessDayCutoff?: string;
  /**
   * Percent by store id (`{ '123': '13' }`), for stores whose report prints amounts with tax in them and no column for
   * it (DoorDash in Canada: marketing fees, error charges). Without a rate nothing is extracted.
   */
  readonly inclusiveTaxRates?: Readonly<Record<string, string>>;
  /** What a person decided about columns that no format knows; of two about one column the later one counts. */
  readonly columns?: readonly ColumnDecision[];
  /**
   * The day on which the files are read, `YYYY-MM-DD`: rows dated later are quarantined. Without it only the payout of a
   * row tells whether its date can be.
   */
  readonly today?: string;
  /** Another SHA-256, such as `node:crypto`'s; the default is in JavaScript and slower. */
  readonly createHasher?: () => FileHasher;
  /**
   * How many files will be opened, when known. With 1 and no ZIP no row can repeat in another file, so the keys of rows
   * are not kept, which saves about 50 bytes a row.
   */
  readonly fileCount?: number;
  /**
   * What a file is called in the results, asked when its bytes are known; its own name unless given. A proof reads files
   * under the names its document gives them, wherever they are now.
   */
  readonly nameOf?: (file: SourceFile) => string;
  /** Is told of every row that could be read, quarantined and left-out ones not; reading goes on as without it. */
  readonly onRow?: RowListener;
  /** Is told, file by file as they are closed, of the columns that no format knows; reading goes on as without it. */
  readonly onUnknownColumns?: (found: UnknownColumnsOfFile) => void;
};

/** @throws RangeError when an option has no meaning. */
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

/** @throws RangeError when a decision has no meaning. */
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
