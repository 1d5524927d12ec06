import { sql } from 'kysely';
import type { Database, TenantScope } from '../db/database.ts';
import { connectedPlatforms } from '../connectors/connections/connected-platforms.read-model.ts';
import { findLackingAccounts } from '../mapping/accounts/lacking-accounts.read-model.ts';
import type { CallOperation } from '../http/call-operation.ts';
import type { AnswerData } from '../http/operations.ts';
import { pathOf } from './caller.ts';
import type { Caller } from './caller.ts';
import { listSetupChoices } from './setup-choices.ts';
import { setupOf } from './setup.ts';
import type { Setup } from './setup.ts';
import { DELIVERY_PLATFORMS } from '../db/tables.ts';

export type SetupDeps = {
  readonly database: Database;
  readonly call: CallOperation;
};

/** Data that the client's pages read anyway; home shows the same. */
export type ReadAnyway = {
  readonly summary: AnswerData<'getEntriesSummary'>;
  readonly connections: AnswerData<'listConnections'>;
  readonly sync: AnswerData<'getSyncStatus'>;
};

export async function readAnyway(
  { call }: Pick<SetupDeps, 'call'>,
  caller: Caller,
): Promise<ReadAnyway> {
  const path = pathOf(caller);
  // Sequential: a page uses one database connection at a time.
  const summary = await call('getEntriesSummary', caller, { path });
  const connections = await call('listConnections', caller, { path });
  const sync = await call('getSyncStatus', caller, { path });
  return { summary, connections, sync };
}

/** The set-up progress of the caller's client, by the same reads as the pages of each step. */
export async function readSetup(
  deps: SetupDeps,
  caller: Caller,
  { summary, connections, sync }: ReadAnyway,
): Promise<Setup> {
  const { scope } = caller.membership;
  const { counts: entries } = summary;
  const { isQbo, connected, entriesBlocked, hasChannel, skipped } = await readClient(deps, scope);
  const live = connections.items.filter(({ status }) => status !== 'disconnected');
  const known = {
    isQbo,
    connectedPlatforms: DELIVERY_PLATFORMS.filter((one) => connected.includes(one)),
    hasBooks: live.some(({ provider }) => provider === 'quickbooks'),
    isFetching: sync.channels.some(({ state }) => state === 'working'),
    entries,
    entriesBlocked,
    hasChannel,
    skipped,
  };
  const isPosted = isQbo && entries.posted + entries.reversed > 0;
  const accountsMissing =
    isQbo && (!isPosted || entriesBlocked > 0) ? await countLackingAccounts(deps, scope) : 0;
  if (isPosted) {
    // Stores and payouts added later are everyday work, not set-up.
    return setupOf({ ...known, ...SETTLED, accountsMissing });
  }
  return setupOf({
    ...known,
    ...(await platformStores(deps, caller)),
    accountsMissing,
    payoutsRead: await hasPayouts(deps, caller),
    firstEntryId: await firstEntry(deps, caller, entries),
  });
}

const SETTLED = {
  platformStores: [],
  isListingStores: false,
  payoutsRead: true,
  firstEntryId: null,
} as const;

/**
 * Where the client's books are, which platforms are connected (`has_platforms` of `getMyAccess`), whether a store is on
 * a platform, and how many entries lack nothing but an account.
 */
async function readClient({ database }: SetupDeps, scope: TenantScope) {
  return database.inTenant(scope, async (tx) => {
    const client = await tx
      .selectFrom('clients')
      .select('client_category')
      .where('tenant_id', '=', scope.tenantId)
      .executeTakeFirst();
    const blocked = await tx
      .selectFrom('journal_entries')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('status', '=', 'needs_mapping')
      .where(sql<string>`status_reason ->> 'code'`, '=', 'needs_mapping')
      .executeTakeFirst();
    const channel = await tx
      .selectFrom('channels')
      .select('id')
      .where('platform_store_id', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return {
      connected: await connectedPlatforms(tx),
      hasChannel: channel !== undefined,
      skipped: await listSetupChoices(tx, scope),
      isQbo: client?.client_category !== 'delivery_only',
      entriesBlocked: blocked?.count ?? 0,
    };
  });
}

async function platformStores({ call }: SetupDeps, caller: Caller) {
  const path = pathOf(caller);
  const lists = [];
  for (const platform of DELIVERY_PLATFORMS) {
    const { items, refresh } = await call('listPlatformStores', caller, {
      path,
      query: { provider: platform },
    });
    const free = items.filter(
      (store) =>
        store.mapped_to === null &&
        store.mapped_elsewhere === null &&
        store.ignored_reason === null &&
        store.status !== 'lost',
    );
    lists.push({
      platform,
      seen: items.length,
      matched: items.filter(({ mapped_to: here }) => here !== null).length,
      waiting: free.length,
      isListing: refresh.state === 'queued' || refresh.state === 'waiting',
    });
  }
  return {
    platformStores: lists
      .filter(({ seen }) => seen > 0)
      .map(({ platform, seen, matched, waiting }) => ({
        platform,
        matched,
        waiting,
        setAside: seen - matched - waiting,
      })),
    isListingStores: lists.some(({ isListing }) => isListing),
  };
}

async function countLackingAccounts({ database }: SetupDeps, scope: TenantScope): Promise<number> {
  const accounts = await database.inTenant(scope, (tx) => findLackingAccounts(tx, scope.tenantId));
  return accounts.length;
}

async function hasPayouts({ call }: SetupDeps, caller: Caller): Promise<boolean> {
  const { items } = await call('listPayouts', caller, {
    path: pathOf(caller),
    query: { limit: 1 },
  });
  return items.length > 0;
}

/** Review reasons that an approval alone resolves. */
const POLICY_REASONS: readonly string[] = ['first_time', 'review_policy'];
const LOOKED_AT = 50;

/** The first entry that a person can post now: a ready one, else one that only needs a first approval. */
async function firstEntry(
  { call }: SetupDeps,
  caller: Caller,
  { ready, needs_review: toReview }: ReadAnyway['summary']['counts'],
): Promise<string | null> {
  if (ready + toReview === 0) {
    return null;
  }
  const { items } = await call('listEntries', caller, {
    path: pathOf(caller),
    query: { status: ready > 0 ? 'ready' : 'needs_review', limit: LOOKED_AT },
  });
  const easy = items.find(({ status_reason: reason }) =>
    POLICY_REASONS.includes(reason?.code ?? ''),
  );
  return (easy ?? items[0])?.id ?? null;
}
