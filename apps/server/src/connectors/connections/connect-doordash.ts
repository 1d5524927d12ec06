import type { Actor } from '../../audit/audit-log.ts';
import type { TenantScope } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { signDoorDash, tryDoorDash } from '../doordash/doordash-signature.ts';
import type { DoorDashCredentials } from '../doordash/doordash-signature.ts';
import { ProviderFailure } from '../provider-failure.ts';
import type { ConnectionsDeps } from './connections-deps.ts';
import { findLiveConnection } from './connections.store.ts';
import { saveConnection } from './save-connection.ts';
import { showConnection } from './show-connections.ts';
import type { ShownConnection } from './show-connections.ts';

/** DoorDash provides no account name, and the full ID would add nothing. */
const SHOWN_OF_DEVELOPER = 8;

/** Tests the credentials before they are saved. */
export async function connectDoorDash(
  deps: ConnectionsDeps,
  scope: TenantScope,
  { credentials, actor }: { credentials: DoorDashCredentials; actor: Actor },
): Promise<ShownConnection> {
  const { providers, outbound, clock, database } = deps;
  if (providers.doordash === null) {
    throw new AppError('provider_not_offered');
  }
  await database.inTenant(scope, async (tx) => {
    await deps.refuseArchivedClient(tx, scope.tenantId);
    const live = await findLiveConnection(tx, 'doordash');
    if (live !== undefined && live.external_id !== credentials.developerId) {
      throw new AppError('wrong_company', {
        message: `These credentials belong to developer ${credentials.developerId}, not ${live.external_id}. Disconnect that one first.`,
      });
    }
  });
  try {
    const authorization = await signDoorDash(credentials, clock.now());
    await tryDoorDash({ outbound, apiUrl: providers.doordash.apiUrl }, authorization);
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) {
      throw cause;
    }
    throw new AppError(
      cause.kind === 'refused' ? 'connection_credentials_refused' : 'provider_unavailable',
      { cause },
    );
  }
  const { developerId } = credentials;
  const row = await saveConnection(deps, scope, {
    provider: 'doordash',
    account: {
      externalId: developerId,
      externalName: `Developer ${developerId.slice(0, SHOWN_OF_DEVELOPER)}`,
      details: {},
    },
    secrets: { kind: 'credentials', credentials },
    actor,
  });
  return showConnection(deps, scope, row.id);
}
