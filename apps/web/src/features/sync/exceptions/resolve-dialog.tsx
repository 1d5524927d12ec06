import { Dialog, TextArea, useMoneyFormat } from '@platebook/ui';
import { useState } from 'react';
import type { Client, DepositException } from '../../../shared/api/entities.ts';
import { DraftNote } from '../../../shared/forms/draft-note.tsx';
import { useTextDraft } from '../../../shared/forms/use-text-draft.ts';
import { AskForm } from '../entries/reason-dialog.tsx';
import { words } from './exceptions.messages.ts';
import { useResolution } from './use-resolution.ts';

export type ResolveDialogProps = {
  client: Client;
  /** Null closes the dialog. */
  exception: DepositException | null;
  onClose: () => void;
};

/** Asks what happened to the money of an open exception. */
export function ResolveDialog({ client, exception, onClose }: ResolveDialogProps) {
  const format = useMoneyFormat();
  const { amount_cents: cents = 0, currency, payout_ref: ref } = exception ?? {};
  return (
    <Dialog
      open={exception !== null}
      onOpenChange={onClose}
      title={words.resolveTheDifference(format(cents, { currency: currency ?? client.currency }))}
      description={words.resolveMeaning(client.name, ref ?? '')}
    >
      {exception === null ? null : <Form client={client} exception={exception} onClose={onClose} />}
    </Dialog>
  );
}

function Form({
  client,
  exception,
  onClose,
}: ResolveDialogProps & { exception: DepositException }) {
  const draft = useTextDraft(`resolve ${exception.id}`);
  const note = draft.text.trim();
  const [isSubmitted, setSubmitted] = useState(false);
  const resolve = useResolution(client.tenant_id, exception.id, () => {
    draft.remove();
    onClose();
  });
  return (
    <AskForm
      error={resolve.error}
      pending={resolve.isPending}
      label={words.resolve}
      onSubmit={() => {
        setSubmitted(true);
        if (note !== '') {
          resolve.mutate(note);
        }
      }}
    >
      <DraftNote draft={draft} />
      <TextArea
        label={words.whatHappened}
        hint={words.referenceHint}
        limit={500}
        value={draft.text}
        error={isSubmitted && note === '' ? words.enterWhatHappened : undefined}
        onChange={({ target }) => draft.change(target.value)}
      />
    </AskForm>
  );
}
