import { unwrap } from '@platebook/api-client';
import { Dialog, TextArea, useMoneyFormat } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client, DepositException } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { AskForm } from '../entries/reason-dialog.tsx';

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
      title={`Resolve the ${format(cents, { currency: currency ?? client.currency })} difference`}
      description={`${client.name}, payout ${ref ?? ''}. Approved entries stay approved. If a later report brings the rows, this resolves automatically.`}
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
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const tenant = client.tenant_id;
  const resolve = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/exceptions/{exception}/resolve', {
          params: { path: { tenant, exception: exception.id } },
          body: { note: note.trim() },
        }),
      ),
    onSuccess: onClose,
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
      label="Resolve"
      onSubmit={() => {
        setAsked(true);
        if (note.trim() !== '') {
          resolve.mutate();
        }
      }}
    >
      <TextArea
        label="What happened to the money"
        hint="For example, the entry that books it or the platform’s reply."
        limit={500}
        value={note}
        error={asked && note.trim() === '' ? 'Enter what happened.' : undefined}
        onChange={({ target }) => setNote(target.value)}
      />
    </AskForm>
  );
}
