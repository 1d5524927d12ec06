import { formatDay } from '../../platform/day-words.ts';
import type { Reason } from './advice.ts';
import type { Posting } from './postings.store.ts';

type Closing = {
  /** The closing date of the books, as last read from the QuickBooks settings. */
  readonly closingOn: string | null;
  readonly closedPeriod: 'refuse' | 'post_today';
  readonly today: string;
  /** Earlier postings of the entry, in order. */
  readonly earlier: readonly Posting[];
};

/**
 * The date an entry is posted on: its own; today if its own is closed and a person chose so; null if neither is possible.
 */
export function dayToPost(
  on: string,
  { closingOn, closedPeriod, today, earlier }: Closing,
): string | null {
  const isClosed = (day: string): boolean => closingOn !== null && day <= closingOn;
  const isForToday = closedPeriod === 'post_today' && !isClosed(today);
  if (isClosed(on)) {
    return isForToday ? today : null;
  }
  // Otherwise its own date is tried: the period may be open again.
  return isForToday && wasClosed(earlier) ? today : on;
}

/** Whether QuickBooks refused it for a closed period: it may have been closed after its settings were last read. */
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
