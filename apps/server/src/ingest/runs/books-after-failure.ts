import type { RunSnapshot } from '@platebook/machines';

/** What a failed run means for QuickBooks. A run that fails while sending or reading back may have changed it. */
export function booksAfterFailure(machine: Pick<RunSnapshot, 'context'> | null): string {
  return mayBeInBooks(machine)
    ? 'Some of it may be in your books. Check the status of each entry.'
    : 'Your books are unchanged.';
}

/** Whether a failed run may have changed QuickBooks. */
export function mayBeInBooks(machine: Pick<RunSnapshot, 'context'> | null): boolean {
  const { entries = [], failure, unknownKey = null } = machine?.context ?? {};
  const hasReached = entries.some(({ state }) => state !== 'pending' && state !== 'refused');
  const mayHave = failure?.code === 'outcome_unknown' || unknownKey !== null;
  return hasReached || mayHave;
}
