import { useAnnounce } from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry } from '../../../shared/api/entities.ts';
import type { Decision } from './decision.ts';
import { entryTitle, nextWaiting } from './entry.view.ts';
import { words } from './entries.messages.ts';

export type ReviewStream = {
  /** The last decision. */
  readonly decision: Decision | null;
  readonly dismiss: () => void;
  /** Called on a decision; opens the next waiting entry once the open one is settled. */
  readonly onDecided: (decision: Decision, openEntryId?: string) => void;
};

type Decided = {
  readonly scope: string;
  readonly decision: Decision | null;
  readonly settled: ReadonlySet<string>;
};

type Input = {
  /** A decision in another tab of the queue is not shown in this one. */
  readonly scope: string;
  readonly entries: readonly BooksEntry[];
  readonly onOpen: (entryId: string) => void;
};

/** Reviews entries one by one: after a decision the next waiting one is opened and announced. */
export function useReviewStream({ scope, entries, onOpen }: Input): ReviewStream {
  const announce = useAnnounce();
  const [last, setLast] = useState<Decided>(() => noneIn(scope));
  const decided = last.scope === scope ? last : noneIn(scope);
  return {
    decision: decided.decision,
    dismiss: () => setLast({ ...decided, decision: null }),
    onDecided: (made, openEntryId) => {
      if (openEntryId === undefined || !made.done.includes(openEntryId)) {
        setLast({ ...decided, decision: made });
        return;
      }
      const settled = new Set([...decided.settled, ...made.done]);
      setLast({ scope, decision: made, settled });
      const next = nextWaiting(entries, openEntryId, settled);
      const entry = entries.find(({ id }) => id === next);
      if (entry !== undefined) {
        onOpen(entry.id);
        announce(words.next(entryTitle(entry)));
      }
    },
  };
}

function noneIn(scope: string): Decided {
  return { scope, decision: null, settled: new Set() };
}
