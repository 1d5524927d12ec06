import { AlertDialog, Banner, Button, RadioGroup, Stack } from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry, Client, UndoHow } from '../../../shared/api/entities.ts';
import { toFailureView } from '../../../shared/query/failure.view.ts';
import { entryTitle, undoWays } from './entry.view.ts';
import { useEntryChange } from './use-entry-changes.ts';
import { words } from './entries.messages.ts';

export type UndoDialogProps = {
  client: Client;
  /** The entry to reverse; null closes the dialog. */
  entry: BooksEntry | null;
  onClose: () => void;
};

/** Asks how to reverse a posted entry. */
export function UndoDialog({ client, entry, onClose }: UndoDialogProps) {
  const change = useEntryChange(client.tenant_id, onClose);
  return (
    <UndoQuestion
      open={entry !== null}
      title={words.reverseFor(entry === null ? words.thisEntry : entryTitle(entry), client.name)}
      confirmLabel={words.reverseEntry}
      busy={change.isPending}
      error={change.error}
      onClose={() => {
        change.reset();
        onClose();
      }}
      onConfirm={(how) => {
        if (entry !== null) {
          change.mutate({ kind: 'undo', entryId: entry.id, how });
        }
      }}
    />
  );
}

export type UndoQuestionProps = {
  open: boolean;
  title: string;
  confirmLabel: string;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
  onConfirm: (how: UndoHow) => void;
};

/** The options for removing something from the books. */
export function UndoQuestion(props: UndoQuestionProps) {
  const { open, title, confirmLabel, busy, error, onClose, onConfirm } = props;
  const [chosen, setHow] = useState<UndoHow>('reverse_today');
  const failure = error === null ? null : toFailureView(error);
  const ways = undoWays(failure?.code);
  const how = ways.find(({ value }) => value === chosen)?.value ?? 'reverse_today';
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      busy={busy}
      title={title}
      description={words.underReconcile}
      actions={
        <>
          <Button onClick={onClose}>{words.keepItPosted}</Button>
          <Button variant="danger" loading={busy} onClick={() => onConfirm(how)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        {failure === null ? null : (
          <Banner tone="danger" title={failure.title} appeared>
            {failure.meaning}
          </Banner>
        )}
        <RadioGroup
          legend={words.howToReverse}
          name="how"
          options={ways}
          value={how}
          onChange={({ target }) => setHow(target.value as UndoHow)}
        />
      </Stack>
    </AlertDialog>
  );
}
