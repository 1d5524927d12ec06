import type { Database, TenantScope } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import { statusUntil } from './connection-expiry.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionMessage } from './connection-words.ts';
import type { Access, UseOutcome } from './connections.port.ts';
import { changeConnection } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { notifyLost } from './notify-lost.ts';
import { readFailure } from '../../db/stored-failure.ts';

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: Live;
  readonly notifier: Notifier;
};

const ACCESS_REFUSED = 'access_refused';

/** Whether the provider refused the newest access on its last use. New tokens alone do not clear it. */
export function isDoubted(row: ConnectionRow): boolean {
  return (
    row.status === 'error' &&
    readFailure(row.last_error, 'connections.last_error')?.code === ACCESS_REFUSED
  );
}

/**
 * Records the outcome of the newest access, and notifies those who can reconnect once, until the provider accepts it
 * again. Refusals of older tokens or of ended access are ignored.
 */
export async function noteUse(
  { database, clock, live, notifier }: Deps,
  scope: TenantScope,
  { used, outcome }: { readonly used: Access; readonly outcome: UseOutcome },
): Promise<void> {
  await database.inTenant(scope, async (tx) => {
    const row = await tx
      .selectFrom('connections')
      .selectAll()
      .where('id', '=', used.connectionId)
      .where('token_version', '=', used.tokenVersion)
      .where('status', 'in', ['connected', 'expiring', 'error'])
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined || isDoubted(row) === (outcome === 'refused')) {
      return;
    }
    const at = clock.now();
    const { id, tenant_id: tenantId, provider } = row;
    if (outcome === 'taken') {
      await changeConnection(tx, id, {
        status: statusUntil(row.refresh_expires_at, at),
        last_error: null,
        last_error_at: null,
        updated_at: at,
      });
      await live.changed(tx, { tenantId, topic: 'connection', id });
      return;
    }
    const reason = connectionMessage(ACCESS_REFUSED, { name: PROVIDERS[provider].name });
    await changeConnection(tx, id, {
      status: 'error',
      last_error: JSON.stringify(reason),
      last_error_at: at,
      updated_at: at,
    });
    await notifyLost({ live, notifier }, tx, {
      tenantId,
      id,
      provider,
      kind: 'failed',
      reason,
      at,
    });
  });
}
