import { formatDay } from '../../platform/day-words.ts';
import type { Reason } from './advice.ts';
import type { Posting } from './postings.store.ts';

type Closing = {
  /** The last closed day of the books, as their settings said when they were read last. */
  readonly closingOn: string | null;
  readonly closedPeriod: 'refuse' | 'post_today';
  readonly today: string;
  /** What was tried for the entry before, in order. */
  readonly earlier: readonly Posting[];
};

/** The day an entry is posted on: its own, today where its own is closed and a person said so, or null where it may not be. */
export function dayToPost(
  on: string,
  { closingOn, closedPeriod, today, earlier }: Closing,
): string | null {
  const isClosed = (day: string): boolean => closingOn !== null && day <= closingOn;
  const isForToday = closedPeriod === 'post_today' && !isClosed(today);
  if (isClosed(on)) {
    return isForToday ? today : null;
  }
  // Without that wish it is tried where it belongs: the period may be open again.
  return isForToday && wasClosed(earlier) ? today : on;
}

/** Books that were closed since their settings were read last have said so themselves. */
function wasClosed(earlier: readonly Posting[]): boolean {
  const last = earlier.at(-1);
  return last?.state === 'blocked' && last.outcome?.code === 'period_closed';
}

export function periodClosed(closingOn: string): Reason {
  return {
    code: 'period_closed',
    message: `Your books are closed through ${formatDay(closingOn)}.`,
    action: 'Post it today instead, or open the period in QuickBooks.',
    values: { closed_through: closingOn },
  };
}
