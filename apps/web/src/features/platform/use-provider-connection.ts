import { isApiError, unwrap } from '@platebook/api-client';
import type { ConnectionHost, KnownConnection } from '@platebook/machines';
import { useConnection } from '@platebook/machines/react';
import type { ConnectionInUse } from '@platebook/machines/react';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { toKnown } from './connection.view.ts';
import { connectionsKey } from '../../shared/workspace/connections.queries.ts';
import type { Connection } from '../../shared/workspace/connections.queries.ts';
import { askConsent } from './consent-window.ts';
import type { ConsentAnswer, ConsentProvider } from './consent-window.ts';

type Query = {
  readonly tenant: string;
  readonly provider: ConsentProvider;
  readonly connection: Connection | null;
};

/** The machine of one connection, with this page's windows and calls as its host. */
export function useProviderConnection({ tenant, provider, connection }: Query): ConnectionInUse {
  const { api } = useServices();
  const queries = useQueryClient();
  const path = { tenant, provider };
  const known = toKnown(connection);
  const answered: { answer: (ConsentAnswer & { code: string }) | null } = { answer: null };
  const changed = () => queries.invalidateQueries({ queryKey: connectionsKey(tenant) });
  const host: ConnectionHost = {
    askConsent: (question, send) =>
      askConsent(
        {
          api,
          tenant,
          provider,
          onAnswer: (answer) => {
            answered.answer = answer;
          },
        },
        question,
        send,
      ),
    verify: async () => {
      const { answer } = answered;
      if (answer === null) {
        throw new Error('No consent came back.');
      }
      const { state, code, realmId } = answer;
      const made = await unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/connections/{provider}/complete', {
          params: { path },
          body: { state, code, ...(realmId === null ? {} : { realm_id: realmId }) },
        }),
      ).catch((error: unknown) => otherAccount(error));
      if ('account' in made) {
        return made;
      }
      void changed();
      return (
        toKnown(made) ?? { account: { id: made.id, name: made.external_name }, expiresAtMs: null }
      );
    },
    disconnect: async () => {
      await unwrap(
        api.DELETE('/api/v2/clients/tenants/{tenant}/connections/{connection}', {
          params: { path: { tenant, connection: connection?.id ?? '' } },
        }),
      );
      void changed();
    },
  };
  return useConnection(host, {
    known,
    expectedAccountId: known?.account.id ?? null,
    returned: null,
    now: () => Date.now(),
    newState: () => crypto.randomUUID(),
  });
}

/** The server names the account chosen instead of the expected one. Rethrows every other error. */
function otherAccount(error: unknown): KnownConnection {
  const name = isApiError(error) ? error.fields[0]?.message : undefined;
  if (isApiError(error) && error.code === 'wrong_company' && name !== undefined) {
    return { account: { id: 'another account', name }, expiresAtMs: null };
  }
  throw error;
}
