import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { brokenUniqueIndex } from '../../db/conflicts.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import type { Live } from '../../messages/live/live.port.ts';
import { statusUntil } from './connection-expiry.ts';
import {
  changeConnection,
  findEndedConnection,
  findLiveConnection,
  insertConnection,
  insertConnectionEvent,
} from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import type { Connected } from './connections.port.ts';
import type { DoorDashCredentials } from '../doordash/doordash-signature.ts';
import type { IssuedTokens, ProviderAccount } from './consent-provider.port.ts';
import { sealToken } from './sealed-tokens.ts';
import type { Place } from './sealed-tokens.ts';

export type SaveConnectionDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly live: Live;
  readonly onConnected: Connected;
};

type Secrets =
  | { readonly kind: 'tokens'; readonly issued: IssuedTokens }
  | { readonly kind: 'credentials'; readonly credentials: DoorDashCredentials };

export type NewConnection = {
  readonly provider: Provider;
  readonly account: ProviderAccount;
  readonly secrets: Secrets;
  readonly actor: Actor;
};

/**
 * Saves a new grant: into the existing connection of the same account, which keeps its history, or as a new connection.
 * Throws `realm_taken` for a company that another client is connected to.
 */
export async function saveConnection(
  deps: SaveConnectionDeps,
  scope: TenantScope,
  connection: NewConnection,
): Promise<ConnectionRow> {
  try {
    return await deps.database.inTenant(scope, (tx) => saveRow(deps, tx, { scope, connection }));
  } catch (cause) {
    throw brokenUniqueIndex(cause) === 'connections_realm_idx'
      ? new AppError('realm_taken', { cause })
      : cause;
  }
}

async function saveRow(
  deps: SaveConnectionDeps,
  tx: Transaction,
  { scope, connection }: { scope: TenantScope; connection: NewConnection },
): Promise<ConnectionRow> {
  const { clock, live } = deps;
  const { provider, account, actor } = connection;
  const { tenantId, userId } = scope;
  const now = clock.now();
  // Advisory lock: two concurrent consents must not create two connections.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId}|${provider}`}, 0))`.execute(
    tx,
  );
  const current = await findLiveConnection(tx, provider);
  const before = current ?? (await findEndedConnection(tx, provider, account.externalId));
  if (current !== undefined && current.external_id !== account.externalId) {
    throw new AppError('wrong_company');
  }
  const id = before?.id ?? randomUUID();
  const place = { tenant_id: tenantId, provider, id };
  const columns = {
    external_id: account.externalId,
    external_name: account.externalName,
    details: JSON.stringify(account.details),
    ...secretColumns(deps, place, { secrets: connection.secrets, now }),
    token_version: (before?.token_version ?? 0) + 1,
    paused_at: null,
    warned_days: null,
    last_error: null,
    last_error_at: null,
    last_used_at: now,
    connected_by: userId,
    connected_at: now,
    disconnected_at: null,
    updated_at: now,
  };
  if (before === undefined) {
    await insertConnection(tx, { ...place, ...columns, created_at: now });
  }
  const row = await changeConnection(tx, id, columns);
  const kind = current === undefined ? 'connected' : 'reauthorised';
  await insertConnectionEvent(tx, {
    tenantId,
    connectionId: id,
    kind,
    by: userId,
    reason: { message: account.externalName },
    at: now,
  });
  await live.changed(tx, { tenantId, topic: 'connection', id });
  await deps.onConnected(tx, { tenantId, provider });
  await recordAudit(tx, {
    actor,
    tenantId,
    action: `connection.${kind}`,
    target: { type: 'connection', id },
    details: { provider, account: account.externalName },
    at: now,
  });
  return row;
}

function secretColumns(
  { box }: SaveConnectionDeps,
  place: Place,
  { secrets, now }: { secrets: Secrets; now: Date },
) {
  if (secrets.kind === 'credentials') {
    return {
      status: 'connected' as const,
      scopes: [],
      access_token: null,
      access_expires_at: null,
      refresh_token: null,
      refresh_expires_at: null,
      credentials: sealToken(box, place, 'credentials', JSON.stringify(secrets.credentials)),
    };
  }
  const { issued } = secrets;
  return {
    status: statusUntil(issued.refreshExpiresAt, now),
    scopes: [...issued.scopes],
    access_token: sealToken(box, place, 'access_token', issued.accessToken),
    access_expires_at: issued.accessExpiresAt,
    refresh_token:
      issued.refreshToken === null
        ? null
        : sealToken(box, place, 'refresh_token', issued.refreshToken),
    refresh_expires_at: issued.refreshExpiresAt,
    credentials: null,
  };
}
