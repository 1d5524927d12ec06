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

/** A confirmation about several entries. */
export type BulkQuestion = {
  readonly kind: Extract<DecisionKind, 'approve' | 'post' | 'skip'>;
  readonly entries: readonly BooksEntry[];
};

/** Bulk actions on entries: post, approve, skip. Each has its own dialog. */
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
            // A deposit difference is entered per payout.
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

/** The dialog of a bulk action. */
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

/** Describes what an action leaves out, and how many entries must be opened one by one. */
function withDiffering(can: (some: number, chosen: number) => string) {
  return (some: number, chosen: number, entries: readonly BooksEntry[]) => {
    const what = can(some, chosen);
    const differing = entries.filter(needsDifference).length;
    return differing === 0 ? what : words.openDiffering(what, differing);
  };
}

type ApproveDialogProps = {
  client: Client;
  /** The entries to approve; null closes the dialog. */
  entries: readonly BooksEntry[];
  onClose: () => void;
  onDone: (outcome: EntryOutcome) => void;
};

/** Confirms approving several entries; this posts nothing. */
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
