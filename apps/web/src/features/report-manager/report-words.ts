import { formatDay } from '../../shared/format/days.ts';
import type { GeneratedReport, ReportKind, ReportRequest } from './generated-reports.queries.ts';

export type ReportWords = {
  readonly title: string;
  readonly meaning: string;
  readonly formats: readonly ReportRequest['format'][];
};

/** The catalogue. */
export const REPORTS: Readonly<Record<ReportKind, ReportWords>> = {
  payout_summary: {
    title: 'Weekly payout summary',
    meaning: 'Each payout, from gross sales to net deposit.',
    formats: ['csv', 'xlsx'],
  },
  sales: {
    title: 'Sales by store and platform',
    meaning: 'Sales, tax, tips and net deposit for each store.',
    formats: ['csv', 'xlsx'],
  },
  fees: {
    title: 'Fees and take rate',
    meaning: 'What each platform keeps of every $100 sold.',
    formats: ['csv', 'xlsx'],
  },
  tax: {
    title: 'Tax summary',
    meaning: 'Tax collected, remitted by the platform, and left to you, by month.',
    formats: ['csv', 'xlsx'],
  },
  refunds: {
    title: 'Refunds and error charges',
    meaning: 'Error charges and what was recovered.',
    formats: ['csv', 'xlsx'],
  },
  journal: {
    title: 'Journal entries',
    meaning: 'Balanced entries to import into any ledger.',
    formats: ['csv'],
  },
  month_end_pack: {
    title: 'Month-end pack',
    meaning: 'Workpapers and every report above, in one ZIP.',
    formats: ['zip'],
  },
};

/** Which month a payout counts in. */
export const DATED_BY = {
  trade: {
    title: 'Month of sale',
    meaning: 'A payout counts in the month of its sales, like its journal entries.',
    days: 'Sales dates',
    inDays: 'by sales date',
  },
  payout: {
    title: 'Month of payout',
    meaning: 'A payout counts in full on the day it was paid.',
    days: 'Payout dates',
    inDays: 'by payout date',
  },
} as const;

export const FORMATS: Readonly<Record<ReportRequest['format'], string>> = {
  csv: 'CSV',
  xlsx: 'Excel',
  zip: 'ZIP',
};

export const REPORT_STATES = {
  queued: { word: 'In progress', tone: 'info' },
  ready: { word: 'Ready', tone: 'success' },
  failed: { word: 'Failed', tone: 'danger' },
  expired: { word: 'Expired', tone: 'neutral' },
} as const satisfies Record<GeneratedReport['state'], { word: string; tone: string }>;

/** "1.8 kB", "4.2 MB"; nothing is said of a file that is not there. */
export function sizeInWords(bytes: number | null): string {
  if (bytes === null) {
    return '';
  }
  const units = ['B', 'kB', 'MB'] as const;
  const power = Math.min(units.length - 1, bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2);
  const value = bytes / 1_000 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}

/** The weeks that a report probably lacks, in a sentence; null where none is missing. */
export function missingInWords({ missing }: Pick<GeneratedReport, 'missing'>): string | null {
  if (missing.length === 0) {
    return null;
  }
  const [first] = missing;
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`;
  const week = first === undefined ? '' : formatDay(first.week_starts_on);
  return `No payout for ${first?.store_name ?? ''} in the week of ${week}${more}`;
}
