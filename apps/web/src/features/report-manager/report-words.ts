import { formatDay } from '../../shared/format/days.ts';
import { language } from '../../shared/language/language.ts';
import type { GeneratedReport, ReportKind, ReportRequest } from './generated-reports.queries.ts';
import {
  datedByPayout,
  datedByTrade,
  reportMeanings,
  reportStates,
  reportTitles,
  words,
} from './report-manager.messages.ts';

type Format = ReportRequest['format'];

/** The catalogue: every report with the formats it comes in. */
export const REPORT_FORMATS: Readonly<Record<ReportKind, readonly Format[]>> = {
  payout_summary: ['csv', 'xlsx'],
  sales: ['csv', 'xlsx'],
  fees: ['csv', 'xlsx'],
  tax: ['csv', 'xlsx'],
  refunds: ['csv', 'xlsx'],
  journal: ['csv'],
  month_end_pack: ['zip'],
};

export const REPORT_KINDS = Object.keys(REPORT_FORMATS) as ReportKind[];

export function reportWords(kind: ReportKind): { title: string; meaning: string } {
  return { title: reportTitles[kind], meaning: reportMeanings[kind] };
}

type DatedBy = GeneratedReport['dated_by'];

/** The month a payout counts toward. */
export function datedByWords(by: DatedBy) {
  return by === 'payout' ? datedByPayout : datedByTrade;
}

export const FORMATS: Readonly<Record<Format, string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  zip: 'ZIP',
};

const REPORT_TONES = {
  queued: 'info',
  ready: 'success',
  failed: 'danger',
  expired: 'neutral',
} as const satisfies Record<GeneratedReport['state'], string>;

/** The badge label and tone of a report. */
export function reportState(state: GeneratedReport['state']) {
  return { word: reportStates[state], tone: REPORT_TONES[state] };
}

/** "1.8 kB", "4.2 MB"; empty without a file. */
export function sizeInWords(bytes: number | null): string {
  if (bytes === null) {
    return '';
  }
  if (bytes < 1_000) {
    return words.bytes(String(bytes));
  }
  // From here on it would be written as 1,000.0 kB.
  return bytes < 999_950
    ? words.kilobytes(withOneDecimal(bytes / 1_000))
    : words.megabytes(withOneDecimal(bytes / 1_000_000));
}

function withOneDecimal(size: number): string {
  return size.toLocaleString(language(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    useGrouping: false,
  });
}

/** The weeks that a report probably lacks, in a sentence; null if none. */
export function missingInWords({ missing }: Pick<GeneratedReport, 'missing'>): string | null {
  const [first] = missing;
  if (first === undefined) {
    return null;
  }
  const week = formatDay(first.week_starts_on);
  return missing.length === 1
    ? words.missingWeek(first.store_name, week)
    : words.missingWeeks(first.store_name, week, missing.length - 1);
}
