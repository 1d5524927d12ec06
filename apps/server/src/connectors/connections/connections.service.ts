import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope } from '../../db/database.ts';
import type { DoorDashCredentials } from '../doordash/doordash-signature.ts';
import { endConnection, liveConnection, setPaused } from './change-connection.ts';
import { connectDoorDash } from './connect-doordash.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { beginConsent, completeConsent } from './consent.ts';
import type { ConsentAnswer, ConsentQuestion } from './consent.ts';
import { findConnection, listConnections, showConnection } from './show-connections.ts';
import type { ShownConnection } from './show-connections.ts';
import { tryConnection } from './try-connection.ts';

export type ConnectionsService = ReturnType<typeof createConnectionsService>;

export function createConnectionsService(deps: ConnectionsDeps) {
  return {
    list: (scope: TenantScope) => listConnections(deps, scope),
    find: (scope: TenantScope, id: string) => findConnection(deps, scope, id),
    shown: (scope: TenantScope, id: string) => showConnection(deps, scope, id),
    begin: (scope: TenantScope, provider: 'ubereats' | 'quickbooks'): Promise<ConsentQuestion> =>
      beginConsent(deps, scope, provider),
    complete: async (
      scope: TenantScope,
      consent: {
        provider: 'ubereats' | 'quickbooks';
        answer: ConsentAnswer;
        actor: Actor;
      },
    ): Promise<ShownConnection> =>
      showConnection(deps, scope, (await completeConsent(deps, scope, consent)).id),
    connectDoorDash: (scope: TenantScope, credentials: DoorDashCredentials, actor: Actor) =>
      connectDoorDash(deps, scope, { credentials, actor }),
    check: async (scope: TenantScope, id: string, actor: Actor): Promise<ShownConnection> => {
      const row = await liveConnection(deps, scope, id);
      await tryConnection(deps, scope, { row, actor });
      return showConnection(deps, scope, id);
    },
    pause: (scope: TenantScope, id: string, actor: Actor) =>
      setPaused(deps, scope, { id, actor, paused: true }),
    resume: (scope: TenantScope, id: string, actor: Actor) =>
      setPaused(deps, scope, { id, actor, paused: false }),
    end: (scope: TenantScope, id: string, actor: Actor) =>
      endConnection(deps, scope, { id, actor }),
  };
}
