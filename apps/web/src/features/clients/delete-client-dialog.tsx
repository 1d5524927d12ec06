import { MESSAGES } from '@platebook/api-client';
import { ConfirmDialog } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useClientDeletion } from './use-client-changes.ts';

export type DeleteClientDialogProps = {
  client: Client | null;
  onClose: () => void;
  onDeleted: (client: Client) => void;
};

/** Asks for the client's name before it is gone for good. */
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
      title={`Delete ${client?.name ?? ''}?`}
      description="A client can be deleted while it has no stores and no imports. Archiving keeps everything and takes it out of your way."
      consequences={[
        'This deletes the client permanently. You can’t undo it.',
        'Its team and activity log are kept.',
      ]}
      typed={{ label: 'Type the client’s name to delete it', text: client?.name ?? '' }}
      confirmLabel="Delete client"
      keepLabel="Keep client"
      busy={deletion.isPending}
      failure={
        deletion.isError
          ? {
              title: failureTitle(deletion.error, MESSAGES.failedToDeleteClient),
              meaning: 'Nothing was deleted.',
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
