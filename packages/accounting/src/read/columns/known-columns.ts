import { REPORT_FORMATS } from '../../formats/formats.ts';
import type { ReportFormat } from '../../formats/report-format.ts';
import type { Platform, ReportType } from '../../model/reading.ts';
import { canonicalNames, knownNames } from './column-names.ts';
import { normaliseHeader } from './normalise-header.ts';

/**
 * How a format uses a column: counts it (`money`), checks rows against it (`net`), knows it as a sum of other columns
 * (`subtotal`), reads what a row belongs to from it (`fact`), or ignores it (`text`).
 */
export type ColumnUse = 'money' | 'net' | 'subtotal' | 'fact' | 'text';

/** A column that a report may have, and its use. */
export type KnownColumn = {
  /** Normalized, as in `ColumnAlias.knownAs`. */
  readonly name: string;
  readonly use: ColumnUse;
  /** Whether a header line without it is not recognized as this report. */
  readonly identifies: boolean;
  /** Other normalized names for it in exports. */
  readonly spellings: readonly string[];
};

/** A supported report, with all columns it knows. */
export type KnownFormat = {
  readonly reportType: ReportType;
  readonly platform: Platform;
  readonly title: string;
  readonly columns: readonly KnownColumn[];
};

/**
 * Every report that is read; of one type there may be two, with other columns.
 *
 * @example
 * listKnownFormats()[0]?.reportType; // 'ubereats_payment_details_us'
 */
export function listKnownFormats(): KnownFormat[] {
  return REPORT_FORMATS.map((format) => ({
    reportType: format.reportType,
    platform: format.platform,
    title: format.title,
    columns: [...knownNames(format)].toSorted().map((name) => ({
      name,
      use: useOf(name, format),
      identifies: format.identifiedBy.includes(name),
      spellings: Object.entries(format.aliases)
        .flatMap(([spelling, known]) => (known === name ? [spelling] : []))
        .toSorted(),
    })),
  }));
}

/**
 * Whether a report knows a column under this name, in any spelling; without a type whether any report does.
 *
 * @example
 * isKnownColumn('Sales (Excluding Tax)', 'ubereats_payment_details_us'); // true
 * isKnownColumn('Loyalty'); // false
 */
export function isKnownColumn(column: string, reportType?: ReportType): boolean {
  return REPORT_FORMATS.some((format) => {
    const [name = ''] = canonicalNames([normaliseHeader(column)], format);
    return (
      (reportType === undefined ||
        format.reportType === reportType ||
        format.sameIn?.reportType === reportType) &&
      knownNames(format).has(name)
    );
  });
}

function useOf(name: string, format: ReportFormat): ColumnUse {
  if (format.money.some(({ names }) => names.includes(name))) {
    return 'money';
  }
  if (format.net.some((net) => net.name === name)) {
    return 'net';
  }
  if (format.memo.includes(name) || format.memoTaxRemitted.includes(name)) {
    return 'subtotal';
  }
  const isFact = [...Object.values(format.fields), format.kind.columns, format.key.ids].some(
    (names) => names.includes(name),
  );
  return isFact ? 'fact' : 'text';
}
