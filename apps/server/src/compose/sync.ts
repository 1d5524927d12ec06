import { booksUrlOf } from '../connectors/quickbooks/books-url.ts';
import { composeBatches } from './batches.ts';
import type { Batches } from './batches.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { createPreview } from '../books/plan/preview-of-scope.ts';
import {
  createAccountMapping,
  createAccountMappings,
} from '../mapping/accounts/account-mapping.ts';
import type { AccountMappingFeature } from '../mapping/accounts/account-mapping.ts';
import { createEntries } from '../books/entries/entries.ts';
import type { EntriesFeature } from '../books/entries/entries.ts';
import { requestAttachments } from '../books/entries/send-attachments.ts';
import { createConnections } from '../connectors/connections/connections.ts';
import type { ConnectionsFeature } from '../connectors/connections/connections.ts';
import type { Live, LiveAccess } from '../messages/live/live.port.ts';
import { createLiveFeature } from '../messages/live/live-feature.ts';
import type { LiveFeature } from '../messages/live/live-feature.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import type { Notifier } from '../messages/notifications/notifier.port.ts';
import type { Notifications } from '../messages/notifications/notifications.ts';
import { createNotifications } from '../messages/notifications/notifications.ts';
import type { Entitlements } from '../billing/plans/entitlement.port.ts';
import { askHeldByBank } from '../books/posting/held-by-bank.ts';
import { NO_CRASH, createPostingProtocol, nameWorker } from '../books/posting/posting.ts';
import type { PostingDeps } from '../books/posting/posting-deps.ts';
import { POSTING_STORE } from '../books/posting/posting-store.ts';
import type { CrashPoint } from '../platform/crash-point.ts';
import type { PostingProtocol } from '../books/posting/posting.port.ts';
import type { QuickBooks } from '../connectors/quickbooks/quickbooks.port.ts';
import { createQuickBooks } from '../connectors/quickbooks/quickbooks.ts';
import { createRealmLimiter } from '../connectors/quickbooks/realm-limiter.ts';
import { createStoreMapping } from '../mapping/stores/store-mapping.ts';
import type { StoreMapping } from '../mapping/stores/store-mapping.ts';
import type { OnChannelChanged } from '../clients/channels/channel-changed.port.ts';
import type { ChannelLinking } from '../clients/channels/channel-linking.port.ts';
import { refuseArchivedClient } from '../clients/clients.read-model.ts';
import type { StoreCreation } from '../clients/stores/store-creation.port.ts';
import { createStartPostRun } from '../ingest/post/start-post-run.ts';
import { createSyncFeature } from '../ingest/sync-feature.ts';
import type { SyncFeature } from '../ingest/sync-feature.ts';
import { createStoreMappingWriter } from '../mapping/stores/write-mappings.ts';
import type { AccessDirectory } from '../http/access.ts';
import type { CallOperation } from '../http/call-operation.ts';
import type { Contract } from '../http/contract.ts';
import type { Queue } from '../jobs/queue.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SealedBox } from '../platform/sealed-box.ts';

export type SyncDeps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly record: RecordEvent;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly entitlements: Entitlements;
  readonly outbox: Outbox;
  readonly stores: StoreCreation;
  readonly channels: ChannelLinking;
  readonly box: SealedBox;
  readonly contract: Contract;
  readonly call: CallOperation;
  readonly liveAccess: LiveAccess;
  readonly outbound: Outbound;
  readonly crash?: CrashPoint;
  readonly weaken?: (protocol: PostingProtocol) => PostingProtocol;
};

/** Connections, mappings, runs and posting. */
export type Sync = {
  readonly routes: EntriesFeature['routes'] &
    Notifications['routes'] &
    Batches['routes'] &
    LiveFeature['routes'] &
    ConnectionsFeature['routes'] &
    StoreMapping['routes'] &
    AccountMappingFeature['routes'] &
    SyncFeature['routes'];
  /** Resolves the tenant of objects in paths without one. */
  readonly tenantOf: AccessDirectory['tenantOf'];
  readonly onChannelChanged: OnChannelChanged;
  /** Continues a run from its current state. */
  readonly run: SyncFeature['run'];
  readonly startWorker: () => Promise<void>;
  /** Ends live streams, so that connections can drain. */
  readonly closeStreams: () => void;
};

export function composeSync(deps: SyncDeps): Sync {
  const notifications = createNotifications({ ...deps, siteUrl: deps.config.siteUrl });
  const { crash = NO_CRASH } = deps;
  const shared = { ...deps, crash };
  const external = composeExternal(shared, () => runs);
  const { runs, entries } = composePosting(shared, external);
  const { mappings } = external.accountMapping;
  const batches = composeBatches({ ...deps, crash, mappings });
  const liveFeature = createLiveFeature({ ...deps, crash });
  const { connections, storeMapping, accountMapping } = external;
  const features = [connections, storeMapping, accountMapping, notifications, batches] as const;
  return {
    tenantOf: runs.tenantOf,
    run: runs.run,
    onChannelChanged: runs.onMappingSaved,
    closeStreams: liveFeature.close,
    routes: {
      ...entries.routes,
      ...connections.routes,
      ...storeMapping.routes,
      ...accountMapping.routes,
      ...notifications.routes,
      ...batches.routes,
      ...liveFeature.routes,
      ...runs.routes,
    },
    startWorker: async () => {
      for (const feature of [liveFeature, runs, entries, ...features]) {
        await feature.startWorker();
      }
    },
  };
}

type Shared = SyncDeps & { readonly crash: CrashPoint };

type ExternalParts = {
  readonly connections: ConnectionsFeature;
  readonly storeMapping: StoreMapping;
  readonly quickbooks: QuickBooks;
  readonly accountMapping: AccountMappingFeature;
};

/** Connectors and mappings; runs are notified of new mappings. */
function composeExternal(shared: Shared, runsOf: () => SyncFeature): ExternalParts {
  const { config, queue, database, outbound } = shared;
  const { providers } = config;
  const connections = createConnections({
    ...shared,
    providers,
    siteUrl: config.siteUrl,
    crashPoint: shared.crash,
    refuseArchivedClient,
    onConnected: async (tx, { tenantId, provider }) => {
      if (provider === 'quickbooks') {
        await queue.enqueue(tx, 'books.refresh', { tenantId }, { key: tenantId });
      } else {
        await storeMapping.requestRefresh(tx, { tenantId, provider });
      }
    },
  });
  const access = connections.connections;
  const storeMapping = createStoreMapping({
    ...shared,
    connections: access,
    providers,
    onMapped: (tx, mapped) => runsOf().onStoreMapped(tx, mapped),
  });
  const quickbooks = createQuickBooks({
    connections: access,
    outbound,
    limiter: createRealmLimiter(database),
    apiUrl: providers.quickbooks?.apiUrl ?? null,
  });
  const accountMapping = createAccountMapping({
    ...shared,
    quickbooks,
    onSaved: (tx, saved) => runsOf().onMappingSaved(tx, saved),
    preview: createPreview({ ...shared, mappings: createAccountMappings() }),
  });
  return { connections, storeMapping, quickbooks, accountMapping };
}

function composePosting(
  shared: Shared,
  { connections, quickbooks, accountMapping: { mappings } }: ExternalParts,
): { readonly runs: SyncFeature; readonly entries: EntriesFeature } {
  const { providers, posting: times } = shared.config;
  const postingDeps: PostingDeps = {
    ...shared,
    store: POSTING_STORE,
    books: quickbooks,
    mappings,
    times,
    worker: nameWorker(),
    onPosted: (tx, posted) => requestAttachments(shared.queue, tx, posted),
  };
  const { weaken = (protocol) => protocol } = shared;
  const posting = weaken(createPostingProtocol(postingDeps));
  const { reportAccess, onWebhook } = connections;
  const runs = createSyncFeature({
    ...shared,
    providers,
    connections: connections.connections,
    reportAccess,
    onWebhook,
    mappings,
    posting,
    askHeldByBank: (scope, entryIds) => askHeldByBank(postingDeps, scope, entryIds),
    quarantineMs: times.quarantineMs,
    retryMs: times.retryMs,
    storeMappings: createStoreMappingWriter(shared),
  });
  const entries = createEntries({
    ...postingDeps,
    queue: shared.queue,
    posting,
    startPostRun: createStartPostRun({ ...shared, posting }),
    booksUrl: booksUrlOf(providers),
  });
  return { runs, entries };
}
