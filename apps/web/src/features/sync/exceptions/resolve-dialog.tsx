import { unwrap } from '@platebook/api-client';
import { Dialog, TextArea, useMoneyFormat } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client, DepositException } from '../../../shared/api/entities.ts';
import { DraftNote } from '../../../shared/forms/draft-note.tsx';
import { useTextDraft } from '../../../shared/forms/use-text-draft.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { AskForm } from '../entries/reason-dialog.tsx';
import { words } from './exceptions.messages.ts';

export type ResolveDialogProps = {
  client: Client;
  /** Nothing is asked while there is none. */
  exception: DepositException | null;
  onClose: () => void;
};

/** Asks what became of the money of an open exception. */
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
  const { api } = useServices();
  const queries = useQueryClient();
  const draft = useTextDraft(`resolve ${exception.id}`);
  const note = draft.text.trim();
  const [isSubmitted, setSubmitted] = useState(false);
  const tenant = client.tenant_id;
  const resolve = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/exceptions/{exception}/resolve', {
          params: { path: { tenant, exception: exception.id } },
          body: { note },
        }),
      ),
    onSuccess: () => {
      draft.remove();
      onClose();
    },
    onSettled: () =>
      Promise.all(
        ['entries', 'payouts'].map((part) =>
          queries.invalidateQueries({ queryKey: [...clientKey(tenant), part] }),
        ),
      ),
  });
  return (
    <AskForm
      error={resolve.error}
      pending={resolve.isPending}
      label={words.resolve}
      onSubmit={() => {
        setSubmitted(true);
        if (note !== '') {
          resolve.mutate();
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
