import { ConfirmDialog } from '@platebook/ui';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { entryTitle } from './entry.view.ts';
import { toDialogFailure } from './post-dialog.tsx';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

export type PostAgainDialogProps = {
  client: Client;
  /** The reversed entry; nothing is asked while there is none. */
  entry: BooksEntry | null;
  onClose: () => void;
  onPosting: (outcome: EntryOutcome) => void;
};

/** Asks before a reversed entry is posted again, as a new entry. */
export function PostAgainDialog({ client, entry, onClose, onPosting }: PostAgainDialogProps) {
  const change = useEntryChange(client.tenant_id, (outcome) => {
    onClose();
    onPosting(outcome);
  });
  return (
    <ConfirmDialog
      open={entry !== null}
      onOpenChange={() => {
        change.reset();
        onClose();
      }}
      tone="primary"
      title={words.postAgainQuestion(
        entry === null ? words.thisEntry : entryTitle(entry),
        client.name,
      )}
      consequences={[words.postAgainMeaning, words.withAccountsMappedNow, words.datedToday]}
      confirmLabel={words.postAgain}
      cancelLabel={words.dontPostAgain}
      busy={change.isPending}
      failure={toDialogFailure(change.error)}
      onConfirm={() => {
        if (entry !== null) {
          change.mutate({ kind: 'post_again', entryId: entry.id });
        }
      }}
    />
  );
}
