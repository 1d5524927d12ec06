import { unwrap } from '@platebook/api-client';
import { Button, ConfirmDialog, Heading, Inline, Stack, Text } from '@platebook/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Store } from '../../shared/api/entities.ts';
import { formatDay } from '../../shared/format/days.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { useClientHref } from '../../shared/workspace/client-href.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { storesKey } from '../../shared/workspace/stores.queries.ts';
import { useStoreChange } from './use-store-change.ts';
import { words } from './stores.messages.tsx';

export type ClosingSectionProps = { store: Store; clientName: string; mayDelete: boolean };

/** Deactivates, reopens or deletes a store. */
export function ClosingSection({ store, clientName, mayDelete }: ClosingSectionProps) {
  const [asking, setAsking] = useState<'deactivate' | 'delete' | null>(null);
  const reopening = useStoreChange(
    store,
    () => ({ deactivated_on: null }),
    () => undefined,
  );
  return (
    <Stack as="section" gap="md" aria-labelledby="closing">
      <Heading level={2} id="closing">
        {words.closeTheStore}
      </Heading>
      <Text>
        {store.deactivated_on === null
          ? words.closeMeaning
          : words.inactiveSince(formatDay(store.deactivated_on))}
      </Text>
      {reopening.isError ? <Text tone="danger">{failureTitle(reopening.error)}</Text> : null}
      <Inline gap="sm">
        {store.deactivated_on === null ? (
          <Button onClick={() => setAsking('deactivate')}>{words.deactivateStore}</Button>
        ) : (
          <Button loading={reopening.isPending} onClick={() => reopening.mutate(undefined)}>
            {words.reopenStore}
          </Button>
        )}
        {mayDelete ? (
          <Button variant="danger" onClick={() => setAsking('delete')}>
            {words.deleteStore}
          </Button>
        ) : null}
      </Inline>
      <DeactivateDialog
        store={store}
        clientName={clientName}
        open={asking === 'deactivate'}
        onClose={() => setAsking(null)}
      />
      <DeleteDialog
        store={store}
        clientName={clientName}
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
      />
    </Stack>
  );
}

type DeleteDialogProps = { store: Store; clientName: string; open: boolean; onClose: () => void };

function DeleteDialog({ store, clientName, open, onClose }: DeleteDialogProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const href = useClientHref();
  const deletion = useMutation({
    mutationFn: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/stores/{store}', {
          params: { path: { tenant: store.tenant_id, store: store.id } },
        }),
      ),
    onSuccess: async () => {
      await navigate(href('/dashboard/stores'));
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => {
        onClose();
        deletion.reset();
      }}
      title={words.deleteQuestion(store.name, clientName)}
      consequences={[words.deletedForGood, words.payoutsWithoutStore]}
      typed={{ label: words.typeName, text: store.name }}
      confirmLabel={words.deleteStore}
      cancelLabel={words.keepStore}
      busy={deletion.isPending}
      failure={
        deletion.isError
          ? { title: failureTitle(deletion.error), meaning: words.nothingWasDeleted }
          : undefined
      }
      onConfirm={() => deletion.mutate()}
    />
  );
}
