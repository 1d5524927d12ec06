import { unwrap } from '@platebook/api-client';
import { ConfirmDialog } from '@platebook/ui';
import { useQuery } from '@tanstack/react-query';
import type { Client } from '../../shared/api/entities.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { useServices } from '../../shared/services.ts';
import { disconnectConsequences } from './connection.view.ts';
import { connectionQuery } from '../../shared/workspace/connections.queries.ts';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { useConnectionChange } from './use-connection-change.ts';
import { words } from './platform.messages.tsx';

export type DisconnectDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: Client;
  connection: Connection;
};

/** Shows the consequences of disconnecting before it is done. */
export function DisconnectDialog({
  open,
  onOpenChange,
  client,
  connection,
}: DisconnectDialogProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const name = PROVIDER_NAMES[connection.provider];
  const detail = useQuery({ ...connectionQuery(api, tenant, connection.id), enabled: open });
  const end = useConnectionChange<void>({
    tenant,
    change: () =>
      unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/connections/{connection}', {
          params: { path: { tenant, connection: connection.id } },
        }),
      ),
    done: () => ({ type: 'success', message: words.disconnected(name, client.name) }),
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        end.reset();
      }}
      busy={end.isPending}
      title={words.disconnectQuestion(name, client.name)}
      description={connection.external_name}
      consequences={disconnectConsequences(connection, detail.data?.impact)}
      cancelLabel={words.keepConnected}
      confirmLabel={words.disconnect(name)}
      failure={
        end.isError
          ? { title: failureTitle(end.error), meaning: words.stillConnected(name) }
          : undefined
      }
      onConfirm={() => end.mutate(undefined, { onSuccess: () => onOpenChange(false) })}
    />
  );
}
