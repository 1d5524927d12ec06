import { setTimeout as delay } from 'node:timers/promises';
import type { Database, TenantScope } from '../../db/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import { statusUntil } from './connection-expiry.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionMessage } from './connection-words.ts';
import { changeConnection, lockConnection } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { isDoubted } from './note-use.ts';
import type { IssuedTokens } from './consent-provider.port.ts';
import type { ProviderFailure } from '../provider-failure.ts';
import { sealToken } from './sealed-tokens.ts';
import { notifyLost } from './notify-lost.ts';

export type TokenDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly log: Logger;
  readonly live: Live;
  readonly notifier: Notifier;
};

const DAY_MS = 86_400_000;

type TokenOwner = { readonly row: ConnectionRow; readonly owner: string };

/** Delays between attempts to store a pair, in ms: a pair that is not stored may be lost for good. */
const SAVE_AGAIN_MS = [50, 200, 1_000, 3_000, 5_000];

/** Saves the new pair, releases the lease, and returns the row. A pair that another owner stored since is kept. */
export async function saveTokens(
  deps: TokenDeps,
  scope: TenantScope,
  stored: TokenOwner & { readonly issued: IssuedTokens },
): Promise<ConnectionRow> {
  for (const pause of SAVE_AGAIN_MS) {
    try {
      return await saveOnce(deps, scope, stored);
    } catch (error) {
      deps.log.warn({ err: error }, 'New tokens could not be stored yet.');
      await delay(pause);
    }
  }
  return saveOnce(deps, scope, stored);
}

async function saveOnce(
  { database, box, clock, live }: TokenDeps,
  scope: TenantScope,
  { row, issued }: TokenOwner & { readonly issued: IssuedTokens },
): Promise<ConnectionRow> {
  const { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt } = issued;
  return database.inTenant(scope, async (tx) => {
    const saved = await tx
      .updateTable('connections')
      .set({
        access_token: sealToken(box, row, 'access_token', accessToken),
        access_expires_at: accessExpiresAt,
        // If the provider issues no new refresh token, the previous one stays valid.
        ...(refreshToken === null
          ? {}
          : {
              refresh_token: sealToken(box, row, 'refresh_token', refreshToken),
              refresh_expires_at: refreshExpiresAt,
            }),
        token_version: row.token_version + 1,
        ...statusOf(row, refreshExpiresAt ?? row.refresh_expires_at, clock.now()),
        refresh_owner: null,
        refresh_until: null,
        updated_at: clock.now(),
      })
      .where('id', '=', row.id)
      .where('token_version', '=', row.token_version)
      .where('status', '<>', 'disconnected')
      .returningAll()
      .executeTakeFirst();
    if (saved === undefined) {
      return tx
        .selectFrom('connections')
        .selectAll()
        .where('id', '=', row.id)
        .executeTakeFirstOrThrow();
    }
    if (row.status !== 'connected') {
      await live.changed(tx, { tenantId: row.tenant_id, topic: 'connection', id: row.id });
    }
    return saved;
  });
}

/** Keeps the warning status unless the expiry date changes. */
function statusOf(row: ConnectionRow, endsAt: Date | null, now: Date) {
  const isLater =
    (endsAt?.getTime() ?? Number.POSITIVE_INFINITY) >
    (row.refresh_expires_at?.getTime() ?? Number.POSITIVE_INFINITY) + DAY_MS;
  return {
    ...(isDoubted(row)
      ? {}
      : { status: statusUntil(endsAt, now), last_error: null, last_error_at: null }),
    ...(isLater ? { warned_days: null } : {}),
  };
}

/** The provider did not respond, or does not know this installation: tokens are kept for the next attempt. */
export async function noteTrouble(
  { database, clock }: TokenDeps,
  scope: TenantScope,
  { row, owner, cause }: TokenOwner & { readonly cause: ProviderFailure },
): Promise<void> {
  const now = clock.now();
  const { provider } = row;
  const name = PROVIDERS[provider].name;
  const reason =
    cause.kind === 'misconfigured'
      ? connectionMessage('installation_unknown', { name, provider_code: cause.providerCode })
      : connectionMessage('provider_unavailable', { name });
  await database.inTenant(scope, (tx) =>
    tx
      .updateTable('connections')
      .set({
        last_error: JSON.stringify({ ...reason, provider_code: cause.providerCode }),
        last_error_at: now,
        refresh_owner: null,
        refresh_until: null,
      })
      .where('id', '=', row.id)
      .where('refresh_owner', '=', owner)
      .execute(),
  );
}

/** How far the provider's clock and response times may be ahead of ours. */
const CLOCKS_APART_MS = 5 * 60_000;

/** Providers report expired and revoked grants alike; the first finding is kept. */
function howLost(
  { status, refresh_expires_at: endsAt }: ConnectionRow,
  now: Date,
): 'expired' | 'revoked' {
  if (status === 'expired' || status === 'revoked') {
    return status;
  }
  const isOver = endsAt !== null && endsAt.getTime() - now.getTime() <= CLOCKS_APART_MS;
  return isOver ? 'expired' : 'revoked';
}

/**
 * The grant is no longer valid: records whether it expired or was revoked, and notifies those who can reconnect. Null if
 * the connection was disconnected or reconnected meanwhile.
 */
export async function noteLost(
  { database, clock, live, notifier }: TokenDeps,
  scope: TenantScope,
  { row, cause }: TokenOwner & { readonly cause: ProviderFailure },
): Promise<'connection_expired' | 'connection_revoked' | null> {
  const now = clock.now();
  const { tenant_id: tenantId, id, provider } = row;
  const status = howLost(row, now);
  const code = `connection_${status}` as const;
  const reason = connectionMessage(code, { name: PROVIDERS[provider].name });
  return database.inTenant(scope, async (tx) => {
    const current = await lockConnection(tx, id);
    if (current?.status === 'disconnected' || current?.token_version !== row.token_version) {
      return null;
    }
    await changeConnection(tx, id, {
      status,
      last_error: JSON.stringify({ ...reason, provider_code: cause.providerCode }),
      last_error_at: now,
      refresh_owner: null,
      refresh_until: null,
      updated_at: now,
    });
    await notifyLost({ live, notifier }, tx, {
      tenantId,
      id,
      provider,
      kind: status,
      reason,
      at: now,
    });
    return code;
  });
}
