import { WAITING_IMPORTS } from '../../shared/workspace/imports.queries.ts';
import type { CloseFilter, CloseState, PortfolioNeed } from './portfolio.queries.ts';
import { words } from './portfolio.messages.ts';

export type NeedLink = {
  readonly id: string;
  readonly label: string;
  readonly href: string;
};

const QUEUE = '/dashboard/sync?view=';
const RECONCILE = '/dashboard/sync/reconcile';

/** A client's pending work, failures first, each linked to its filtered list. */
export function needLinks({ triage, client_category: category }: PortfolioNeed): NeedLink[] {
  const inBooks: readonly Need[] =
    category === 'delivery_only'
      ? []
      : [
          ['mapping', triage.needs_mapping, words.needMapping, `${QUEUE}needs_mapping`],
          ['review', triage.to_review, words.toReview, `${QUEUE}needs_review`],
          ['ready', triage.ready, words.ready, `${QUEUE}ready`],
          ['owed', triage.owed_operations, words.owed, RECONCILE],
          ['drifted', triage.drifted, words.drifted, RECONCILE],
        ];
  const all: readonly Need[] = [
    ['entries', triage.entries_failed, words.entriesFailed, `${QUEUE}failed`],
    ['imports', triage.imports_failed, words.importsFailed, WAITING_IMPORTS],
    ['fetches', triage.fetches_failed, words.fetchesFailed, '/dashboard/sync/runs?f.status=failed'],
    ...inBooks,
  ];
  return all
    .filter(([, count]) => count > 0)
    .map(([id, count, describe, href]) => ({ id, label: describe(count), href }));
}

type Need = readonly [id: string, count: number, describe: (count: number) => string, href: string];

/** The states of a month in order. */
export const CLOSE_STATES: readonly CloseState[] = [
  'open',
  'posted',
  'reconciled',
  'ready',
  'nothing',
];

/** The label of a state. */
export function closeStateName(state: CloseState): string {
  const names: Readonly<Record<CloseState, string>> = {
    open: words.open,
    posted: words.posted,
    reconciled: words.reconciled,
    ready: words.readyToClose,
    nothing: words.nothing,
  };
  return names[state];
}

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Parses `month` and `close`; invalid values are ignored. */
export function readCloseAddress(query: URLSearchParams): CloseFilter {
  const month = query.get('month');
  const state = CLOSE_STATES.find((one) => one === query.get('close')) ?? null;
  return { month: month !== null && MONTH.test(month) ? month : null, state };
}

/** The address of home with another month or state. */
export function closeHref({ month, state }: CloseFilter): string {
  const query = new URLSearchParams({
    ...(month === null ? {} : { month }),
    ...(state === null ? {} : { close: state }),
  }).toString();
  return `/dashboard${query === '' ? '' : `?${query}`}`;
}

/** The month a number of months before or after another, both `YYYY-MM`. */
export function monthAway(month: string, by: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 7);
}
