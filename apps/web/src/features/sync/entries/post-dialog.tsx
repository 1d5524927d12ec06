import { ConfirmDialog, useMoneyFormat } from '@platebook/ui';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { toFailureView, unlessStated } from '../../../shared/query/failure.view.ts';
import { totalInWords } from '../../../shared/format/total-in-words.ts';
import { countOf, postConsequences } from './entry.view.ts';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

export type PostDialogProps = {
  client: Client;
  /** The entries to post; null closes the dialog. */
  entries: readonly BooksEntry[];
  /** Whether entries of closed months are dated today. */
  today?: boolean;
  onClose: () => void;
  onPosting: (outcome: EntryOutcome) => void;
};

/** Confirms posting entries to a client's QuickBooks, with the consequences. */
export function PostDialog({
  client,
  entries,
  today = false,
  onClose,
  onPosting,
}: PostDialogProps) {
  const format = useMoneyFormat();
  const money = (cents: number, currency: Client['currency']) => format(cents, { currency });
  const what = words.post(countOf(entries.length), totalInWords(entries, money));
  const change = useEntryChange(client.tenant_id, (outcome) => {
    onClose();
    onPosting(outcome);
  });
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={entries.length > 0}
      onOpenChange={close}
      tone="primary"
      title={words.toInQuickbooks(what, client.name)}
      consequences={[
        ...postConsequences(entries, money),
        ...(today ? [words.closedMonthsToday] : []),
      ]}
      confirmLabel={what}
      cancelLabel={words.dontPost}
      busy={change.isPending}
      failure={toDialogFailure(change.error)}
      onConfirm={() =>
        change.mutate({ kind: 'post', entryIds: entries.map(({ id }) => id), today })
      }
    />
  );
}

/** A refused mutation as a dialog's failure. */
export function toDialogFailure(error: Error | null) {
  if (error === null) {
    return undefined;
  }
  const { title, meaning } = toFailureView(error);
  return { title, meaning: unlessStated(title, meaning) };
}
