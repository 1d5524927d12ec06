import { Dialog, InlineAlert, MoneyField, TextArea } from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { entryTitle, type ConfirmedBy } from './entry.view.ts';
import { AskForm } from './reason-dialog.tsx';
import { useEntryChange, type EntryChange, type EntryOutcome } from './use-entry-changes.ts';

export type ConfirmDifferenceDialogProps = {
  client: Client;
  entry: BooksEntry;
  /** Nothing is asked while there is nothing to do. */
  by: ConfirmedBy | null;
  /** An entry of a closed month is dated today. */
  today: boolean;
  onClose: () => void;
  onDone: (outcome: EntryOutcome) => void;
};

const LABELS: Record<ConfirmedBy, string> = {
  approve: 'Approve with this difference',
  post: 'Post with this difference',
  post_again: 'Post again with this difference',
};

/** Asks by how much a deposit differs from its entry, because rows of the report were set aside, and why that is fine. */
export function ConfirmDifferenceDialog(props: ConfirmDifferenceDialogProps) {
  const { client, entry, by, onClose } = props;
  return (
    <Dialog
      open={by !== null}
      onOpenChange={onClose}
      title={`The deposit differs from ${entryTitle(entry)}`}
      description={`${client.name}: enter the difference and a reason. It's recorded with your name and stays an open item until it's resolved.`}
    >
      {by === null ? null : <Form {...props} by={by} />}
    </Dialog>
  );
}

type FormProps = ConfirmDifferenceDialogProps & { by: ConfirmedBy };

function Form({ client, entry, by, today, onClose, onDone }: FormProps) {
  const [cents, setCents] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const change = useEntryChange(client.tenant_id, (outcome) => {
    onClose();
    onDone(outcome);
  });
  const { deposit_difference: difference } = entry;
  const submit = () => {
    setAsked(true);
    if (cents !== null && reason.trim() !== '') {
      const typed = { amount_cents: cents, reason: reason.trim() };
      change.mutate(toChange(by, { entry, today, difference: typed }));
    }
  };
  return (
    <AskForm error={change.error} pending={change.isPending} label={LABELS[by]} onSubmit={submit}>
      {difference === null ? null : (
        <InlineAlert tone="warning" title={difference.message}>
          {difference.unreadable_rows === 0
            ? 'The clearing account holds this difference until the rows are booked.'
            : 'Compare the deposit on the bank statement with the entries, and enter the difference.'}
        </InlineAlert>
      )}
      <MoneyField
        label="Difference"
        hint="The deposit minus the entries. Negative if the deposit is smaller."
        currency={entry.currency}
        value={cents}
        error={asked && cents === null ? 'Enter the amount.' : undefined}
        onChange={setCents}
      />
      <TextArea
        label="Reason"
        hint="Shown to whoever closes the month."
        limit={500}
        value={reason}
        error={asked && reason.trim() === '' ? 'Enter a reason.' : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskForm>
  );
}

type Given = Pick<FormProps, 'entry' | 'today'> & {
  difference: { amount_cents: number; reason: string };
};

function toChange(by: ConfirmedBy, { entry, today, difference }: Given): EntryChange {
  return by === 'post_again'
    ? { kind: by, entryId: entry.id, difference }
    : { kind: by, entryIds: [entry.id], today, difference };
}
