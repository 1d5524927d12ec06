import type { ReportOptions } from '../reports/report-options.ts';
import type { WorldOptions } from '../reports/world.ts';

export type EdgeCase = {
  /** The description on the console. */
  readonly about: string;
  readonly platforms: readonly WorldOptions['platform'][];
  readonly trade?: Partial<Omit<WorldOptions, 'seed' | 'platform' | 'happenings'>>;
  readonly happenings?: WorldOptions['happenings'];
  readonly print?: Pick<ReportOptions, 'descriptionLine' | 'renameHeader' | 'broken'>;
};

const BOTH = ['ubereats', 'doordash'] as const;
/** Some of the weeks of many months. */
const NOW_AND_THEN = [1, 4, 7, 12, 19, 27, 36, 46];

/** The known French headers of Uber's files; others have not been observed. */
const FRENCH: Readonly<Record<string, string>> = {
  'Store Name': 'Restaurant',
  'Store ID': 'Id. externe du restaurant',
  'Workflow ID': 'UUID du processus',
};

/**
 * Options for a new merchant. Storefront beside Marketplace is not one of them: DoorDash's API has no report for it,
 * only files (`generate.js --format doordash-detailed-48`).
 */
export const EDGE_CASES = {
  negative_payouts: {
    about: 'Weeks in which refunds and loans exceed sales; the shortfall is carried forward',
    platforms: BOTH,
    trade: { lossPeriods: NOW_AND_THEN },
  },
  held_payouts: {
    about: 'Payouts the bank sent back, paid with the next',
    platforms: BOTH,
    trade: { heldPeriods: NOW_AND_THEN },
  },
  shared_payouts: {
    about: 'One deposit for all stores',
    platforms: BOTH,
    trade: { sharedPayouts: true },
  },
  daily_payouts: { about: 'Paid every day', platforms: BOTH, trade: { payoutEvery: 'day' } },
  reversals: {
    about: 'Booked, reversed and booked again',
    platforms: BOTH,
    happenings: { reversalCycles: 80 },
  },
  twins: {
    about: 'Rows equal in every cell, both real',
    platforms: BOTH,
    happenings: { twins: 80 },
  },
  cancelled_but_paid: {
    about: 'Orders canceled too late, paid all the same',
    platforms: BOTH,
    happenings: { cancelled: 60, cancelledButPaid: 60 },
  },
  refund_of_closed_year: {
    about: 'Refunds of orders of the year before',
    platforms: BOTH,
    trade: { firstDay: '2026-01-05' },
    happenings: { refundOfOldOrder: true },
  },
  ads_without_orders: {
    about: 'Advertising on rows of its own every day',
    platforms: ['ubereats'],
    happenings: { ads: 1000, adCredits: 200 },
  },
  loan_above_sales: {
    about: 'A loan repaid by more than is sold',
    platforms: BOTH,
    happenings: { capitalShare: 1200 },
  },
  backup_withholding: {
    about: '24 % of sales withheld for the IRS',
    platforms: ['ubereats'],
    happenings: { backupWithholding: true },
  },
  year_of_53_weeks: {
    about: 'Trade since the last week of 2025, so that 2026 has 53 weeks',
    platforms: BOTH,
    trade: { firstDay: '2025-12-29' },
  },
  clock_change: {
    about: 'Open all night when the clocks change',
    platforms: BOTH,
    trade: { firstDay: '2026-10-19', openAllNight: true },
  },
  closed_weeks: {
    about: 'Weeks without any trade',
    platforms: BOTH,
    trade: { closedPeriods: NOW_AND_THEN },
  },
  canadian_dollars: {
    about: 'Stores in Canada, whatever the books are kept in',
    platforms: ['ubereats'],
    trade: { regions: ['ON', 'NS'] },
  },
  no_store_ids: {
    about: 'The merchant never gave its stores ids of its own',
    platforms: BOTH,
    trade: { storeIds: 'none' },
  },
  french_headers: {
    about: 'Reports with French names of stores and workflows in their header',
    platforms: ['ubereats'],
    print: { renameHeader: (name) => FRENCH[name] ?? name },
  },
  no_description_line: {
    about: 'Reports without the line that explains the columns',
    platforms: ['ubereats'],
    print: { descriptionLine: false },
  },
  broken_rows: {
    about: 'Every fifteenth row broken: totals off by a cent, words for amounts, impossible dates',
    platforms: BOTH,
    print: {
      broken: {
        every: 15,
        kinds: ['total_off_by_a_cent', 'amount_is_words', 'impossible_date', 'cell_missing'],
      },
    },
  },
} satisfies Record<string, EdgeCase>;

export type EdgeCaseName = keyof typeof EDGE_CASES;
export const EDGE_CASE_NAMES = Object.keys(EDGE_CASES) as [EdgeCaseName, ...EdgeCaseName[]];

/** The case with its optional parts, which the table above omits. */
export function edgeCase(name: EdgeCaseName): EdgeCase {
  return EDGE_CASES[name];
}
