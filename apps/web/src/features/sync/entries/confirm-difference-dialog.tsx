import { Dialog, InlineAlert, MoneyField, TextArea } from '@platebook/ui';
import { useState } from 'react';
import type { BooksEntry, Client } from '../../../shared/api/entities.ts';
import { entryTitle, type ConfirmedBy } from './entry.view.ts';
import { AskForm } from './reason-dialog.tsx';
import { useEntryChange, type EntryChange, type EntryOutcome } from './use-entry-changes.ts';
import { differenceSentence } from '../../../shared/language/sent-reasons.ts';
import { words, confirmedLabels } from './entries.messages.ts';

export type ConfirmDifferenceDialogProps = {
  client: Client;
  entry: BooksEntry;
  /** Null closes the dialog. */
  by: ConfirmedBy | null;
  /** An entry of a closed month is dated today. */
  today: boolean;
  onClose: () => void;
  onDone: (outcome: EntryOutcome) => void;
};

const LABELS: Record<ConfirmedBy, string> = confirmedLabels;

/** Asks for the difference between deposit and entry caused by quarantined rows, and for a reason. */
export function ConfirmDifferenceDialog(props: ConfirmDifferenceDialogProps) {
  const { client, entry, by, onClose } = props;
  return (
    <Dialog
      open={by !== null}
      onOpenChange={onClose}
      title={words.theDepositDiffersFrom(entryTitle(entry))}
      description={words.differenceMeaning(client.name)}
    >
      {by === null ? null : <Form {...props} by={by} />}
    </Dialog>
  );
}

type FormProps = ConfirmDifferenceDialogProps & { by: ConfirmedBy };

function Form({ client, entry, by, today, onClose, onDone }: FormProps) {
  const [cents, setCents] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useEntryChange(client.tenant_id, (outcome) => {
    onClose();
    onDone(outcome);
  });
  const { deposit_difference: difference } = entry;
  const submit = () => {
    setSubmitted(true);
    if (cents !== null && reason.trim() !== '') {
      const typed = { amount_cents: cents, reason: reason.trim() };
      change.mutate(toChange(by, { entry, today, difference: typed }));
    }
  };
  return (
    <AskForm error={change.error} pending={change.isPending} label={LABELS[by]} onSubmit={submit}>
      {difference === null ? null : (
        <InlineAlert tone="warning" title={differenceSentence(difference)}>
          {difference.unreadable_rows === 0 ? words.clearingHoldsIt : words.compareDeposit}
        </InlineAlert>
      )}
      <MoneyField
        label={words.difference}
        hint={words.differenceHint}
        currency={entry.currency}
        value={cents}
        error={isSubmitted && cents === null ? words.enterTheAmount : undefined}
        onChange={setCents}
      />
      <TextArea
        label={words.reason}
        hint={words.reasonHint}
        limit={500}
        value={reason}
        error={isSubmitted && reason.trim() === '' ? words.enterAReason : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
    </AskForm>
  );
}

type DifferenceProps = Pick<FormProps, 'entry' | 'today'> & {
  difference: { amount_cents: number; reason: string };
};

function toChange(by: ConfirmedBy, { entry, today, difference }: DifferenceProps): EntryChange {
  return by === 'post_again'
    ? { kind: by, entryId: entry.id, difference }
    : { kind: by, entryIds: [entry.id], today, difference };
}
