import { randomBytes } from 'node:crypto';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import type { Provider } from '../../db/tables.ts';
import { AppError } from '../../http/errors.ts';
import { fieldError } from '../../http/field-errors.ts';
import type { Clock } from '../../platform/clock.ts';
import { PROVIDERS } from '../providers.ts';
import { insertConsentState, takeConsentState } from './consent-states.store.ts';
import { findLiveConnection, findPostedRealm, nameOfAccount } from './connections.store.ts';
import type { ConnectionRow } from './connections.store.ts';
import { saveConnection } from './save-connection.ts';
import type { SaveConnectionDeps } from './save-connection.ts';
import type { ConsentProvider, ProviderAccount } from './consent-provider.port.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { readStoreIds } from './stored-details.read-model.ts';

export type ConsentDeps = SaveConnectionDeps & {
  readonly database: Database;
  readonly clock: Clock;
  readonly siteUrl: string;
  /** Throws `client_archived` if the tenant's client is archived. */
  readonly refuseArchivedClient: (tx: Transaction, tenantId: string) => Promise<void>;
  readonly consents: ReadonlyMap<Provider, ConsentProvider>;
};

export type ConsentQuestion = {
  readonly authorizeUrl: string;
  readonly state: string;
  readonly expiresAt: Date;
};

export type ConsentAnswer = {
  readonly state: string;
  readonly code: string;
  readonly realmId: string | null;
};

const STATE_BYTES = 32;
const STATE_LIFE_MS = 600_000;

function offeredConsent(
  { consents }: Pick<ConsentDeps, 'consents'>,
  provider: Provider,
): ConsentProvider {
  const consent = consents.get(provider);
  if (consent === undefined) {
    throw new AppError('provider_not_offered');
  }
  return consent;
}

/** The consent URL, with a one-time state that is valid for ten minutes, for this person and client. */
export async function beginConsent(
  deps: ConsentDeps,
  scope: TenantScope,
  provider: Provider,
): Promise<ConsentQuestion> {
  const { database, clock, siteUrl } = deps;
  const consent = offeredConsent(deps, provider);
  const state = randomBytes(STATE_BYTES).toString('base64url');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + STATE_LIFE_MS);
  await database.inTenant(scope, async (tx) => {
    await deps.refuseArchivedClient(tx, scope.tenantId);
    if (provider === 'quickbooks') {
      await refuseClientWithoutBooks(tx, scope.tenantId);
    }
    await insertConsentState(tx, {
      tenantId: scope.tenantId,
      state,
      provider,
      userId: scope.userId,
      expectedExternalId: await expectedAccount(tx, provider),
      createdAt: now,
      expiresAt,
    });
  });
  const redirectUri = redirectUriOf(siteUrl, provider);
  return { authorizeUrl: consent.authorizeUrl({ state, redirectUri }), state, expiresAt };
}

/** Must match the URI registered with the provider exactly (docs/going-live.md). */
function redirectUriOf(siteUrl: string, provider: Provider): string {
  return `${siteUrl}/connect/${provider}`;
}

async function refuseClientWithoutBooks(tx: Transaction, tenantId: string): Promise<void> {
  const row = await tx
    .selectFrom('clients')
    .select('client_category')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  if (row?.client_category === 'delivery_only') {
    throw new AppError('client_posts_nothing');
  }
}

/** The account that is connected, or the company this client has posted to: no other may replace it. */
async function expectedAccount(tx: Transaction, provider: Provider): Promise<string | null> {
  const live = await findLiveConnection(tx, provider);
  if (live !== undefined) {
    return live.external_id;
  }
  return provider === 'quickbooks' ? findPostedRealm(tx) : null;
}

/** Exchanges the code for tokens, loads the account, and saves the connection. */
export async function completeConsent(
  deps: ConsentDeps,
  scope: TenantScope,
  input: { readonly provider: Provider; readonly answer: ConsentAnswer; readonly actor: Actor },
): Promise<ConnectionRow> {
  const { provider, answer, actor } = input;
  const { database, clock, siteUrl } = deps;
  const consent = offeredConsent(deps, provider);
  const taken = await database.inTenant(scope, async (tx) => {
    await deps.refuseArchivedClient(tx, scope.tenantId);
    return takeConsentState(tx, {
      state: answer.state,
      provider,
      userId: scope.userId,
      at: clock.now(),
    });
  });
  if (taken === null) {
    throw new AppError('consent_invalid');
  }
  try {
    const issued = await consent.exchange(answer.code, redirectUriOf(siteUrl, provider));
    const account = await consent.account(issued.accessToken, answer.realmId);
    const externalId = await refuseOther(deps, scope, { provider, account, taken });
    return await saveConnection(deps, scope, {
      provider,
      account: { ...account, externalId },
      secrets: { kind: 'tokens', issued },
      actor,
    });
  } catch (cause) {
    throw cause instanceof ProviderFailure ? toAppError(cause, provider) : cause;
  }
}

function toAppError(cause: ProviderFailure, provider: Provider): AppError {
  if (cause.kind === 'refused') {
    return new AppError('consent_invalid', { cause });
  }
  const name = PROVIDERS[provider].name;
  return cause.kind === 'misconfigured'
    ? new AppError('provider_unavailable', {
        cause,
        message: `${name} doesn't recognize this installation (${cause.providerCode}). Whoever runs it must check its credentials.`,
      })
    : new AppError('provider_unavailable', { cause });
}

/**
 * Throws `wrong_company`, which names both, for an account other than the expected one; returns its ID otherwise. The
 * grant is not revoked: with Intuit that would end the access of the client that has that company.
 */
async function refuseOther(
  { database }: ConsentDeps,
  scope: TenantScope,
  consent: {
    provider: Provider;
    account: ProviderAccount;
    taken: { expectedExternalId: string | null };
  },
): Promise<string> {
  const { provider, account, taken } = consent;
  const expected = taken.expectedExternalId;
  if (expected === null || expected === account.externalId) {
    return account.externalId;
  }
  return database.inTenant(scope, async (tx) => {
    const live = await findLiveConnection(tx, provider);
    if (live !== undefined && sharesStores(live, account)) {
      return live.external_id;
    }
    const known = await nameOfAccount(tx, provider, expected);
    throw new AppError('wrong_company', {
      message: `This is ${account.externalName}, not ${known.replace(/\.$/, '')}. It wasn't connected, and nothing was posted to it.`,
      errors: [fieldError('body.code', 'other_account', { name: account.externalName })],
    });
  });
}

/** An Uber merchant is identified by its stores, some of which may have changed. */
function sharesStores(row: ConnectionRow, account: ProviderAccount): boolean {
  const known = readStoreIds(row.details);
  const { store_ids: ids } = account.details;
  return Array.isArray(ids) && ids.some((id) => known.includes(String(id)));
}
