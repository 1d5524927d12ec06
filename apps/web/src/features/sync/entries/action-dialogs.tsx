import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { todayIn } from '../../../shared/format/today-in.ts';
import { ConfirmDifferenceDialog } from './confirm-difference-dialog.tsx';
import type { DecisionKind } from './decision.ts';
import {
  isConfirmed,
  isInClosedPeriod,
  needsDifference,
  type EntryAction,
  entryTitle,
} from './entry.view.ts';
import { PostDialog, toDialogFailure } from './post-dialog.tsx';
import { PostedElsewhereDialog, SkipDialog } from './reason-dialog.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { ConfirmDialog } from '@platebook/ui';
import { useEntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

export type ActionDialogsProps = {
  client: Client;
  entry: BooksEntry;
  /** The current confirmation. */
  action: EntryAction | null;
  onClose: () => void;
  onDecided: (kind: DecisionKind, outcome: EntryOutcome) => void;
};

/** The confirmations of an entry's actions; at most one is open. */
export function ActionDialogs({ client, entry, action, onClose, onDecided }: ActionDialogsProps) {
  const today = isInClosedPeriod(entry.status_reason === null ? [] : [entry.status_reason]);
  const confirming =
    action !== null && isConfirmed(action) && needsDifference(entry) ? action : null;
  const asking = confirming === null ? action : null;
  return (
    <>
      <PostDialog
        client={client}
        entries={asking === 'post' ? [entry] : []}
        today={today}
        onClose={onClose}
        onPosting={(outcome) => onDecided('post', outcome)}
      />
      <ConfirmDifferenceDialog
        {...{ client, entry, today, onClose }}
        by={confirming}
        onDone={(outcome) => onDecided(confirming === 'approve' ? 'approve' : 'post', outcome)}
      />
      <PostAgainDialog
        client={client}
        entry={asking === 'post_again' ? entry : null}
        onClose={onClose}
        onPosting={(outcome) => onDecided('post', outcome)}
      />
      <SkipDialog
        client={client}
        entries={asking === 'skip' ? [entry] : []}
        onClose={onClose}
        onDone={(outcome) => onDecided('skip', outcome)}
      />
      <PostedElsewhereDialog
        client={client}
        entry={asking === 'posted_elsewhere' ? entry : null}
        today={todayIn(client.time_zone)}
        onClose={onClose}
        onDone={(outcome) => onDecided('posted_elsewhere', outcome)}
      />
      <UndoDialog client={client} entry={asking === 'undo' ? entry : null} onClose={onClose} />
    </>
  );
}

type PostAgainDialogProps = {
  client: Client;
  /** The reversed entry; null closes the dialog. */
  entry: BooksEntry | null;
  onClose: () => void;
  onPosting: (outcome: EntryOutcome) => void;
};

/** Confirms posting a reversed entry again, as a new entry. */
function PostAgainDialog({ client, entry, onClose, onPosting }: PostAgainDialogProps) {
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
