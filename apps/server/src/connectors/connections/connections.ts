import type { ProvidersConfig } from '../../config/providers.ts';
import type { Database } from '../../db/database.ts';
import { DELIVERY_PLATFORMS } from '../../db/tables.ts';
import type { DeliveryPlatform, Provider } from '../../db/tables.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { SealedBox } from '../../platform/sealed-box.ts';
import type { Live } from '../../messages/live/live.port.ts';
import type { Notifier } from '../../messages/notifications/notifier.port.ts';
import type { CrashPoint } from '../../platform/crash-point.ts';
import type { Signing } from '../call.ts';
import { ProviderFailure } from '../provider-failure.ts';
import { PLATFORMS, PROVIDER_IDS, PROVIDERS } from '../providers.ts';
import { createAccess } from './access.ts';
import { connectionError } from './connection-words.ts';
import type { Connected, Connections } from './connections.port.ts';
import { connectionsRoutes } from './connections.routes.ts';
import type { ConnectionHandlers } from './connections.routes.ts';
import { createConnectionsService } from './connections.service.ts';
import type { ConsentDeps } from './consent.ts';
import { deleteOldConsentStates } from './consent-states.store.ts';
import { finishRefreshes } from './finish-refreshes.ts';
import type { ConsentProvider } from './consent-provider.port.ts';
import { resealConnections } from './reseal.ts';
import { watchConnections } from './watch-connections.ts';
import { createWebhooks } from './webhooks.ts';
import type { WebhookHandlers } from './webhooks.port.ts';
import { deleteHandledWebhooks } from './webhooks.store.ts';

export type ConnectionsFeatureDeps = {
  readonly providers: ProvidersConfig;
  readonly siteUrl: string;
  readonly database: Database;
  readonly clock: Clock;
  readonly queue: Queue;
  readonly log: Logger;
  readonly box: SealedBox;
  readonly outbound: Outbound;
  readonly live: Live;
  readonly notifier: Notifier;
  readonly onConnected: Connected;
  readonly refuseArchivedClient: ConsentDeps['refuseArchivedClient'];
  readonly crashPoint?: CrashPoint;
};

/** A client's connections to platforms and QuickBooks, and their webhooks. */
export type ConnectionsFeature = WebhookHandlers & {
  readonly connections: Connections;
  /** This installation's own access to a platform's reports, if any. */
  readonly reportAccess: ReadonlyMap<DeliveryPlatform, Signing>;
  readonly routes: ConnectionHandlers;
  readonly startWorker: () => Promise<void>;
};

const EVERY_HOUR = '17 * * * *';
const WEBHOOK_RETENTION_MS = 30 * 86_400_000;
const STATE_RETENTION_MS = 86_400_000;

export function createConnections(featureDeps: ConnectionsFeatureDeps): ConnectionsFeature {
  const { providers, database, clock, queue, log, box } = featureDeps;
  const deps = {
    ...featureDeps,
    crashPoint: featureDeps.crashPoint ?? (() => undefined),
    consents: consentsOf(featureDeps),
  };
  const service = createConnectionsService({
    ...deps,
    trying: createAccess({ ...deps, evenUnusable: true }),
  });
  const webhooks = createWebhooks({ database, queue, clock, providers });
  const connections = createAccess(deps);
  return {
    connections,
    reportAccess: reportAccessOf(featureDeps),
    onWebhook: webhooks.onWebhook,
    routes: connectionsRoutes({ service, webhooks, providers }),
    startWorker: async () => {
      await webhooks.startWorker();
      await queue.work('connections.watch', async () => {
        await watchConnections(deps);
        await finishRefreshes({ database, log, connections });
        const { unreadable } = await resealConnections({ database, box });
        if (unreadable > 0) {
          log.error({ unreadable }, 'No key of SECRET_KEYS opens some tokens of connections.');
        }
        await database.asOwner(async (tx) => {
          const now = clock.now().getTime();
          await deleteOldConsentStates(tx, new Date(now - STATE_RETENTION_MS));
          await deleteHandledWebhooks(tx, new Date(now - WEBHOOK_RETENTION_MS));
        });
      });
      await queue.schedule('connections.watch', EVERY_HOUR);
    },
  };
}

function consentsOf(deps: ConnectionsFeatureDeps): ReadonlyMap<Provider, ConsentProvider> {
  return new Map(
    PROVIDER_IDS.flatMap((provider) => {
      const consent = PROVIDERS[provider].consent?.(deps) ?? null;
      return consent === null ? [] : [[provider, consent]];
    }),
  );
}

function reportAccessOf(deps: ConnectionsFeatureDeps): ReadonlyMap<DeliveryPlatform, Signing> {
  return new Map(
    DELIVERY_PLATFORMS.flatMap((platform) => {
      const signing = PLATFORMS[platform].reportAccess?.(deps) ?? null;
      return signing === null ? [] : [[platform, inWords(platform, signing)]];
    }),
  );
}

/** Converts failures of the installation's own access to the errors of a client's access. */
function inWords(platform: DeliveryPlatform, { sign, renew }: Signing): Signing {
  const fail = (cause: unknown): never => {
    throw cause instanceof ProviderFailure
      ? connectionError('provider_unavailable', platform, cause)
      : cause;
  };
  return { sign: () => sign().catch(fail), renew: (refused) => renew(refused).catch(fail) };
}
