import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import type { ListAction } from '../../../shared/list/list-actions.ts';
import type { Decision, DecisionKind } from './decision.ts';
import { totalInWords } from '../../../shared/format/total-in-words.ts';
import { approvable, countOf, needsDifference, postable, skippable } from './entry.view.ts';
import { PostDialog, toDialogFailure } from './post-dialog.tsx';
import { SkipDialog } from './reason-dialog.tsx';
import { words } from './entries.messages.ts';
import { ConfirmDialog, useMoneyFormat } from '@platebook/ui';
import { AT_ONCE, useEntryChange, type EntryOutcome } from './use-entry-changes.ts';

/** What is asked about several entries at once. */
export type BulkQuestion = {
  readonly kind: Extract<DecisionKind, 'approve' | 'post' | 'skip'>;
  readonly entries: readonly BooksEntry[];
};

/** What can be done with the selected entries: post, approve, skip. Each asks in a dialog of its own. */
export function entriesActions(
  client: Client,
  ask: (question: BulkQuestion) => void,
): readonly ListAction<BooksEntry>[] {
  const action = (
    kind: BulkQuestion['kind'],
    verb: string,
    choice: Pick<ListAction<BooksEntry>, 'takes' | 'leftOut' | 'most'>,
  ): ListAction<BooksEntry> => ({
    id: kind,
    label: (count) => `${verb} ${countOf(count)}`,
    stays: true,
    ...choice,
    prepare: (entries) => {
      ask({ kind, entries });
      return null;
    },
  });
  return [
    ...(client.client_category === 'delivery_only'
      ? []
      : [
          action('post', words.postThem, {
            // By how much a deposit differs is entered payout by payout.
            takes: (entry) => postable([entry]).length > 0 && !needsDifference(entry),
            leftOut: withDiffering(words.canBePosted),
            most: AT_ONCE,
          }),
          action('approve', words.approveThem, {
            takes: (entry) => approvable([entry]).length > 0,
            leftOut: withDiffering(words.needOnlyApproval),
          }),
        ]),
    action('skip', words.skipThem, {
      takes: (entry) => skippable([entry]).length > 0,
      leftOut: words.canBeSkipped,
    }),
  ];
}

export type BulkQuestionsProps = {
  client: Client;
  question: BulkQuestion | null;
  onClose: () => void;
  onDecided: (decision: Decision) => void;
};

/** The dialog of what is asked about several entries. */
export function BulkQuestions({ client, question, onClose, onDecided }: BulkQuestionsProps) {
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

/** What an action leaves out, and how many of the selected entries are opened one by one for it. */
function withDiffering(can: (some: number, chosen: number) => string) {
  return (some: number, chosen: number, entries: readonly BooksEntry[]) => {
    const what = can(some, chosen);
    const differing = entries.filter(needsDifference).length;
    return differing === 0 ? what : words.openDiffering(what, differing);
  };
}

type ApproveDialogProps = {
  client: Client;
  /** What would be approved; nothing is asked while there is none. */
  entries: readonly BooksEntry[];
  onClose: () => void;
  onDone: (outcome: EntryOutcome) => void;
};

/** Asks before several entries are approved at once; nothing is sent by it. */
function ApproveDialog({ client, entries, onClose, onDone }: ApproveDialogProps) {
  const format = useMoneyFormat();
  const total = totalInWords(entries, (cents, currency) => format(cents, { currency }));
  const change = useEntryChange(client.tenant_id, (outcome) => {
    onClose();
    onDone(outcome);
  });
  const what = words.approve(countOf(entries.length));
  return (
    <ConfirmDialog
      open={entries.length > 0}
      onOpenChange={() => {
        change.reset();
        onClose();
      }}
      tone="primary"
      title={words.forLabel(what, client.name)}
      consequences={[
        words.togetherMeaning(total),
        entries.length === 1 ? words.becomesReady : words.becomeReady,
      ]}
      confirmLabel={what}
      cancelLabel={words.keepReviewing}
      busy={change.isPending}
      failure={toDialogFailure(change.error)}
      onConfirm={() => change.mutate({ kind: 'approve', entryIds: entries.map(({ id }) => id) })}
    />
  );
}
