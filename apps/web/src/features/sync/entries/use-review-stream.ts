import { useAnnounce } from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import type { Decision } from './decision.ts';
import { entryTitle, nextWaiting } from './entry.view.ts';
import { words } from './entries.messages.ts';

export type ReviewStream = {
  /** What was decided last. */
  readonly decision: Decision | null;
  readonly dismiss: () => void;
  /** Takes a decision, and opens the entry that waits next once the one that is open is settled. */
  readonly onDecided: (decision: Decision, openEntryId?: string) => void;
};

const NONE: ReadonlySet<string> = new Set();

/** Entries one after the other: after a decision the next one that waits is opened and read out. */
export function useReviewStream(
  list: readonly BooksEntry[],
  onOpen: (entryId: string) => void,
): ReviewStream {
  const announce = useAnnounce();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [decided, setDecided] = useState(NONE);
  return {
    decision,
    dismiss: () => setDecision(null),
    onDecided: (made, openEntryId) => {
      setDecision(made);
      if (openEntryId === undefined || !made.done.includes(openEntryId)) {
        return;
      }
      const settled = new Set([...decided, ...made.done]);
      setDecided(settled);
      const next = nextWaiting(list, openEntryId, settled);
      const entry = list.find(({ id }) => id === next);
      if (entry !== undefined) {
        onOpen(entry.id);
        announce(words.next(entryTitle(entry)));
      }
    },
  };
}
