import type { RunSnapshot } from '@platebook/machines';

/** What a run that failed means for the books. A run that fails while it sends or reads back may have reached them. */
export function booksAfterFailure(machine: Pick<RunSnapshot, 'context'> | null): string {
  return mayBeInBooks(machine)
    ? 'Some of it may be in your books. Check the status of each entry.'
    : 'Your books are unchanged.';
}

/** Whether a run that failed may have reached the books. */
export function mayBeInBooks(machine: Pick<RunSnapshot, 'context'> | null): boolean {
  const { entries = [], failure, unknownKey = null } = machine?.context ?? {};
  const hasReached = entries.some(({ state }) => state !== 'pending' && state !== 'refused');
  const mayHave = failure?.code === 'outcome_unknown' || unknownKey !== null;
  return hasReached || mayHave;
}
