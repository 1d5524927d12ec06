import { MESSAGES } from '@platebook/api-client';
import { ConfirmDialog } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useClientDeletion } from './use-client-changes.ts';
import { words } from './clients.messages.ts';

export type DeleteClientDialogProps = {
  client: Client | null;
  onClose: () => void;
  onDeleted: (client: Client) => void;
};

/** Requires the client's name before deleting it permanently. */
export function DeleteClientDialog({ client, onClose, onDeleted }: DeleteClientDialogProps) {
  const deletion = useClientDeletion((deleted) => {
    onClose();
    onDeleted(deleted);
  });
  return (
    <ConfirmDialog
      open={client !== null}
      onOpenChange={(open) => {
        if (!open) {
          deletion.reset();
          onClose();
        }
      }}
      title={words.deleteTitle(client?.name ?? '')}
      description={words.deleteMeaning}
      consequences={[words.deleteForGood, words.deleteKeeps]}
      typed={{ label: words.typeName, text: client?.name ?? '' }}
      confirmLabel={words.deleteClient}
      cancelLabel={words.keepClient}
      busy={deletion.isPending}
      failure={
        deletion.isError
          ? {
              title: failureTitle(deletion.error, MESSAGES.failedToDeleteClient),
              meaning: words.nothingDeleted,
            }
          : undefined
      }
      onConfirm={() => {
        if (client !== null) {
          deletion.mutate(client);
        }
      }}
    />
  );
}
