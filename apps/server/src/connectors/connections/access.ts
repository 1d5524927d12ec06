import { randomUUID } from 'node:crypto';
import type { Database, TenantScope } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import type { CrashPoint } from '../../platform/crash-point.ts';
import type { Access, Connections } from './connections.port.ts';
import { findLiveConnection } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { PROVIDERS } from '../providers.ts';
import { connectionError } from './connection-words.ts';
import { noteLost, noteTrouble, saveTokens } from './save-tokens.ts';
import type { TokenDeps } from './save-tokens.ts';
import { isDoubted, noteUse } from './note-use.ts';
import { ProviderFailure, refusalBy } from '../provider-failure.ts';
import type { ConsentProvider } from './consent-provider.port.ts';
import { claimRefresh, releaseRefresh } from './refresh-lease.store.ts';
import { openToken } from './sealed-tokens.ts';

export type AccessDeps = TokenDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly box: SealedBox;
  readonly consents: ReadonlyMap<Provider, ConsentProvider>;
  readonly crashPoint: CrashPoint;
  /** For testing a paused or lost connection. */
  readonly evenUnusable?: boolean;
};

/** A token must live at least this long: the call it signs takes time too. */
const LEAST_LEFT_MS = 60_000;
/** How long to wait for another process's refresh; a lease ends sooner (`refresh-lease.store.ts`). */
const WAIT_MS = 45_000;
const POLL_MS = 100;
const USE_NOTED_EVERY_MS = 300_000;

/** The only access to a provider's tokens. See `connections.port.ts`. */
export function createAccess(deps: AccessDeps): Connections {
  // Concurrent requests in this process share one refresh.
  const underWay = new Map<string, Promise<ConnectionRow>>();
  const refreshOnce = (scope: TenantScope, row: ConnectionRow): Promise<ConnectionRow> => {
    const key = `${row.id}:${row.token_version}`;
    const running = underWay.get(key);
    if (running !== undefined) {
      return running;
    }
    const started = refreshed(deps, scope, row).finally(() => underWay.delete(key));
    underWay.set(key, started);
    return started;
  };
  return {
    access: async (scope, provider) => {
      const row = await readUsable(deps, scope, provider);
      if (isFresh(row, deps.clock)) {
        return toAccess(deps, row);
      }
      return toAccess(deps, await refreshOnce(scope, row));
    },
    refresh: async (scope, refused) => {
      const row = await readUsable(deps, scope, refused.provider);
      const isNewer = row.token_version > refused.tokenVersion;
      if (signsItself(row) || (isNewer && isFresh(row, deps.clock))) {
        return toAccess(deps, row);
      }
      return toAccess(deps, await refreshOnce(scope, row));
    },
    noteUse: (scope, used, outcome) => noteUse(deps, scope, { used, outcome }),
  };
}

async function readUsable(
  { database, clock, evenUnusable = false }: AccessDeps,
  scope: TenantScope,
  provider: Provider,
): Promise<ConnectionRow> {
  const row = await database.inTenant(scope, async (tx) => {
    const found = await findLiveConnection(tx, provider);
    const usedMs = found?.last_used_at?.getTime() ?? 0;
    if (found !== undefined && clock.now().getTime() - usedMs > USE_NOTED_EVERY_MS) {
      await tx
        .updateTable('connections')
        .set({ last_used_at: clock.now() })
        .where('id', '=', found.id)
        .execute();
    }
    return found;
  });
  if (row === undefined) {
    throw connectionError('connection_missing', provider);
  }
  if (evenUnusable) {
    return row;
  }
  if (row.paused_at !== null) {
    throw connectionError('connection_paused', provider);
  }
  if (row.status === 'expired' || row.status === 'revoked') {
    throw connectionError(`connection_${row.status}`, provider);
  }
  return row;
}

/** Client-supplied credentials sign each call: there is nothing to refresh. */
function signsItself({ provider }: ConnectionRow): boolean {
  return PROVIDERS[provider].credentials !== null;
}

function isFresh(row: ConnectionRow, clock: Clock): boolean {
  return (
    signsItself(row) ||
    (row.access_token !== null &&
      row.access_expires_at !== null &&
      row.access_expires_at.getTime() - clock.now().getTime() >= LEAST_LEFT_MS)
  );
}

async function toAccess({ box, clock }: AccessDeps, row: ConnectionRow): Promise<Access> {
  return {
    connectionId: row.id,
    provider: row.provider,
    externalId: row.external_id,
    authorization: await authorizationOf(box, row, clock.now()),
    tokenVersion: row.token_version,
    isDoubted: isDoubted(row),
  };
}

async function authorizationOf(box: SealedBox, row: ConnectionRow, now: Date): Promise<string> {
  const { credentials } = PROVIDERS[row.provider];
  if (credentials !== null) {
    return credentials.sign(openToken(box, row, 'credentials', row.credentials ?? ''), now);
  }
  return `Bearer ${openToken(box, row, 'access_token', row.access_token ?? '')}`;
}

/** Refreshes, or waits for another refresh: one at a time across all processes. */
async function refreshed(
  deps: AccessDeps,
  scope: TenantScope,
  seen: ConnectionRow,
): Promise<ConnectionRow> {
  const owner = randomUUID();
  const { provider } = seen;
  let version = seen.token_version;
  for (const endsAt = performance.now() + WAIT_MS; performance.now() < endsAt;) {
    const claimed = await deps.database.inTenant(scope, (tx) =>
      claimRefresh(tx, { id: seen.id, version, owner }),
    );
    if (claimed !== null) {
      return refreshHeld(deps, scope, { row: claimed, owner });
    }
    const now = await readUsable(deps, scope, provider);
    if (now.id !== seen.id || (now.token_version > version && isFresh(now, deps.clock))) {
      return now;
    }
    version = now.token_version;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw connectionError('provider_unavailable', provider);
}

type Held = { readonly row: ConnectionRow; readonly owner: string };

async function refreshHeld(
  deps: AccessDeps,
  scope: TenantScope,
  held: Held,
): Promise<ConnectionRow> {
  const { row, owner } = held;
  try {
    const saved = await tradeTokens(deps, scope, held);
    // A disconnect meanwhile has removed the tokens.
    return saved.status === 'disconnected' ? await readUsable(deps, scope, row.provider) : saved;
  } catch (cause) {
    if (!(cause instanceof ProviderFailure)) {
      await deps.database.inTenant(scope, (tx) => releaseRefresh(tx, { id: row.id, owner }));
      throw cause;
    }
    if (cause.kind !== 'refused') {
      await noteTrouble(deps, scope, { row, owner, cause });
      throw connectionError('provider_unavailable', row.provider, cause);
    }
    const newer = await findNewer(deps, scope, row);
    if (newer === null) {
      const code = await noteLost(deps, scope, { row, owner, cause });
      if (code === null) {
        return readUsable(deps, scope, row.provider);
      }
      throw connectionError(code, row.provider, cause);
    }
    return isFresh(newer, deps.clock) ? newer : refreshHeld(deps, scope, { row: newer, owner });
  }
}

/** Tokens stored by an owner whose lease had expired: they are tried before the grant counts as lost. */
async function findNewer(
  { database }: AccessDeps,
  scope: TenantScope,
  row: ConnectionRow,
): Promise<ConnectionRow | null> {
  const now = await database.inTenant(scope, (tx) => findLiveConnection(tx, row.provider));
  return now !== undefined && now.id === row.id && now.token_version > row.token_version
    ? now
    : null;
}

async function tradeTokens(
  deps: AccessDeps,
  scope: TenantScope,
  { row, owner }: Held,
): Promise<ConnectionRow> {
  const consent = deps.consents.get(row.provider);
  if (consent === undefined) {
    throw refusalBy(PROVIDERS[row.provider].name, 'provider_not_offered', 'misconfigured');
  }
  if (row.refresh_token === null) {
    throw refusalBy(PROVIDERS[row.provider].name, 'no_refresh_token');
  }
  deps.crashPoint('before_token_refresh');
  const issued = await consent.refresh(
    openToken(deps.box, row, 'refresh_token', row.refresh_token),
  );
  deps.crashPoint('after_refresh_before_save');
  // Saved before use: the provider may have invalidated the previous pair already.
  const saved = await saveTokens(deps, scope, { row, owner, issued });
  deps.crashPoint('after_token_refresh');
  return saved;
}
