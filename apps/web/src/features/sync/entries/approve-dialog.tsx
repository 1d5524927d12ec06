import { ConfirmDialog, useMoneyFormat } from '@platebook/ui';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { countOf, totalInWords } from './entry.view.ts';
import { toDialogFailure } from './post-dialog.tsx';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

export type ApproveDialogProps = {
  client: Client;
  /** What would be approved; nothing is asked while there is none. */
  entries: readonly BooksEntry[];
  onClose: () => void;
  onDone: (outcome: EntryOutcome) => void;
};

/** Asks before several entries are approved at once; nothing is sent by it. */
export function ApproveDialog({ client, entries, onClose, onDone }: ApproveDialogProps) {
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
