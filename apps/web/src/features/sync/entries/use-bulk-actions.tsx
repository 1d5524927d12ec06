import type { BulkAction } from '@platebook/ui';
import { useState, type ReactNode } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { ApproveDialog } from './approve-dialog.tsx';
import type { Decision, DecisionKind } from './decision.ts';
import { approvable, countOf, needsDifference, postable, skippable } from './entry.view.ts';
import { PostDialog } from './post-dialog.tsx';
import { SkipDialog } from './reason-dialog.tsx';
import type { EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

type Input = {
  client: Client;
  chosen: readonly BooksEntry[];
  onDecided: (decision: Decision) => void;
};

/** What is asked about several entries at once. */
export type BulkQuestion = {
  readonly kind: Extract<DecisionKind, 'approve' | 'post' | 'skip'>;
  readonly entries: readonly BooksEntry[];
};

/** What can be done with the selected entries: post, approve, skip. */
export function useBulkActions({ client, chosen, onDecided }: Input) {
  const [question, setQuestion] = useState<BulkQuestion | null>(null);
  // By how much a deposit differs is entered payout by payout.
  const toPost = postable(chosen).filter((entry) => !needsDifference(entry));
  const toApprove = approvable(chosen);
  const toSkip = skippable(chosen);
  const isInBooks = client.client_category !== 'delivery_only';
  const choice = (
    kind: BulkQuestion['kind'],
    entries: readonly BooksEntry[],
    { verb, can }: { verb: string; can: Left['can'] },
  ): BulkAction => ({
    id: kind,
    label: `${verb} ${countOf(entries.length)}`,
    disabled: entries.length === 0,
    note: leftOut({ some: entries.length, chosen, can }),
    onSelect: () => setQuestion({ kind, entries }),
  });
  const actions: BulkAction[] = [
    ...(isInBooks
      ? [
          choice('post', toPost, { verb: words.postThem, can: words.canBePosted }),
          choice('approve', toApprove, { verb: words.approveThem, can: words.needOnlyApproval }),
        ]
      : []),
    choice('skip', toSkip, { verb: words.skipThem, can: words.canBeSkipped }),
  ];
  return {
    actions,
    ask: setQuestion,
    dialogs: (
      <Questions
        client={client}
        question={question}
        onClose={() => setQuestion(null)}
        onDecided={onDecided}
      />
    ),
  };
}

type QuestionsProps = {
  client: Client;
  question: BulkQuestion | null;
  onClose: () => void;
  onDecided: (decision: Decision) => void;
};

function Questions({ client, question, onClose, onDecided }: QuestionsProps): ReactNode {
  const entriesOf = (kind: BulkQuestion['kind']) =>
    question?.kind === kind ? question.entries : [];
  const decide = (kind: BulkQuestion['kind']) => (outcome: EntryOutcome) =>
    onDecided({ ...outcome, kind, about: question?.entries ?? [] });
  return (
    <>
      <PostDialog
        client={client}
        entries={entriesOf('post')}
        onClose={onClose}
        onPosting={decide('post')}
      />
      <ApproveDialog
        client={client}
        entries={entriesOf('approve')}
        onClose={onClose}
        onDone={decide('approve')}
      />
      <SkipDialog
        client={client}
        entries={entriesOf('skip')}
        onClose={onClose}
        onDone={decide('skip')}
      />
    </>
  );
}

type Left = {
  some: number;
  chosen: readonly BooksEntry[];
  can: (some: number, chosen: number) => string;
};

function leftOut({ some, chosen, can }: Left): string | undefined {
  if (some === chosen.length) {
    return undefined;
  }
  const what = can(some, chosen.length);
  const differing = can === words.canBeSkipped ? 0 : chosen.filter(needsDifference).length;
  return differing === 0 ? what : words.openDiffering(what, differing);
}
