import { unwrap } from '@platebook/api-client';
import { Button, Inline } from '@platebook/ui';
import type { Client } from '../../shared/api/entities.ts';
import { reasonSentence } from '../../shared/language/server-errors.ts';
import { useServices } from '../../shared/services.ts';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import { mayManage } from '../../shared/workspace/may-manage.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { useConnectionChange } from './use-connection-change.ts';
import { words } from './platform.messages.tsx';

export type ConnectionTrialsProps = {
  client: Client;
  connection: Connection;
  /** Renews the access early; null without permission. */
  again: { label: string; run: () => void } | null;
};

/** Test and pause, for people who may sync. */
export function ConnectionTrials({ client, connection, again }: ConnectionTrialsProps) {
  const { api } = useServices();
  const tenant = client.tenant_id;
  const path = { tenant, connection: connection.id };
  const name = PROVIDER_NAMES[connection.provider];
  const test = useConnectionChange<void>({
    tenant,
    change: () =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/connections/{connection}/test', {
          params: { path },
        }),
      ),
    done: ({ last_error: error }) =>
      error === null
        ? { type: 'success', message: words.works(name) }
        : { type: 'warning', message: reasonSentence(error) },
  });
  const pause = useConnectionChange<'pause' | 'resume'>({
    tenant,
    change: (what) =>
      unwrap(
        what === 'pause'
          ? api.POST('/api/v2/clients/tenants/{tenant}/connections/{connection}/pause', {
              params: { path },
            })
          : api.POST('/api/v2/clients/tenants/{tenant}/connections/{connection}/resume', {
              params: { path },
            }),
      ),
    done: ({ paused_at: at }) => ({
      type: 'success',
      message: at === null ? words.resumedNow(name) : words.pausedNow(name),
    }),
  });
  if (!mayManage(client)) {
    return null;
  }
  const isPaused = connection.paused_at !== null;
  return (
    <Inline gap="sm">
      <Button onClick={() => test.mutate()} loading={test.isPending}>
        {words.test(name)}
      </Button>
      <Button onClick={() => pause.mutate(isPaused ? 'resume' : 'pause')} loading={pause.isPending}>
        {isPaused ? words.resume(name) : words.pause(name)}
      </Button>
      {again === null ? null : <Button onClick={again.run}>{again.label}</Button>}
    </Inline>
  );
}
