import type { Express } from 'express';
import { composeBooks } from './books.ts';
import { composeEvents } from './operators.ts';
import type { Events } from './operators.ts';
import { composePeople } from './people.ts';
import { outboundPolicyOf } from './outbound-policy.ts';
import type { Subscriptions } from './subscriptions.ts';
import { composeSync } from './sync.ts';
import type { Passwords } from '../identity/auth/passwords/passwords.ts';
import { createDataflow } from '../operators/dataflow/from-browsers/dataflow.ts';
import type { ChannelsService } from '../clients/channels/channels.service.ts';
import type { ClientsService } from '../clients/clients.service.ts';
import { createLive } from '../messages/live/live.ts';
import { createLiveAccess } from '../messages/live/live-access.ts';
import type { Outbox } from '../messages/mail/outbox.port.ts';
import { createNotifier } from '../messages/notifications/notifier.ts';
import type { Readiness } from '../operators/health/readiness.ts';
import type { ImportsService } from '../ingest/uploads/imports.service.ts';
import type { StoresService } from '../clients/stores/stores.service.ts';
import { createOperationCaller } from '../http/call-operation.ts';
import { compilePresenters } from '../http/present.ts';
import { readContract } from '../http/contract.ts';
import { createQueue } from '../jobs/queue.ts';
import type { Queue } from '../jobs/queue.ts';
import { CONTRACT_FILE } from '../locations.ts';
import type { RecordEvent } from '../platform/operation-event.ts';
import { createOutbound } from '../platform/outbound.ts';
import { CALLS } from '../connectors/providers.ts';
import { recordOutbound } from '../platform/record-outbound.ts';
import { composeApp } from './compose-app.ts';
import type { ServerDeps } from './server-deps.ts';

export type Server = {
  /** Created on first use: a worker-only process serves no requests. */
  readonly app: Express;
  readonly queue: Queue;
  /** This process's events, buffered for the database. */
  readonly events: Pick<Events, 'start' | 'flush' | 'stop' | 'serveMetrics'>;
  readonly readiness: Readiness;
  /** Live event streams; closed before the server stops listening. */
  readonly live: { readonly close: () => void };
  /** Runs a sync run immediately, without a worker. */
  readonly runSync: (job: { readonly tenantId: string; readonly runId: string }) => Promise<void>;
  readonly startWorker: () => Promise<void>;
  /** Releases what outlives a request; called after the queue has stopped. */
  readonly close: () => void;
  readonly outbox: Outbox;
  /** For seeding the demo: the same services that serve requests. */
  readonly services: {
    readonly passwords: Passwords;
    readonly clients: ClientsService;
    readonly stores: StoresService;
    readonly channels: ChannelsService;
    readonly imports: ImportsService;
    readonly invitationCodes: Subscriptions['invitationCodes'];
    readonly verificationCodes: Subscriptions['verificationCodes'];
  };
};

/** The composition root: the single place where every part gets its dependencies. */
export async function compose(deps: ServerDeps): Promise<Server> {
  const { config, database, clock, hashing, openOutbound = createOutbound } = deps;
  const contract = deps.contract ?? (await readContract(CONTRACT_FILE));
  const events = await composeEvents({ ...deps, version: contract.version });
  const { record } = events;
  const queue = openQueue(deps, record);
  const live = createLive({ clock });
  const notifier = createNotifier({ clock, queue, live });
  const outbound = openOutbound(outboundPolicyOf(config));
  const people = await composePeople({ ...deps, queue, notifier, hashing, outbound });
  const { mail, subscriptions, auth } = people;
  const { entitlements, invitationCodes, verificationCodes } = subscriptions;
  const liveAccess = createLiveAccess({ ...deps, contract });
  const books = composeBooks({
    database,
    clock,
    queue,
    entitlements,
    clientScopes: people.team.clientScopes,
    onChannelChanged: (tx, changed) => sync.onChannelChanged(tx, changed),
    reportMaxBytes: config.uploads.reportMaxBytes,
  });
  const presenters = compilePresenters(contract);
  const call = createOperationCaller({ contract, presenters, handlers: () => handlers });
  const dataflow = createDataflow({ database, clock, queue, identify: auth.identify });
  const sync = composeSync({
    ...deps,
    record,
    queue,
    live,
    notifier,
    entitlements,
    outbox: mail.outbox,
    box: people.box,
    stores: books.stores,
    channels: books.channels,
    contract,
    call,
    liveAccess,
    outbound: recordOutbound(outbound, record, CALLS),
  });
  const parts = { deps, record, contract, presenters, call, queue, live, people, books };
  const { openApp, readiness, handlers, operators } = composeApp({ ...parts, dataflow, sync });
  return {
    get app() {
      return openApp();
    },
    queue,
    events,
    readiness,
    live: { close: sync.closeStreams },
    runSync: sync.run,
    outbox: mail.outbox,
    startWorker: () => startWorkers([people, books, dataflow, operators, sync]),
    close: () => [outbound, mail].forEach((part) => part.close()),
    services: { ...books, passwords: auth.passwords, invitationCodes, verificationCodes },
  };
}

function openQueue({ database, log, superviseS }: ServerDeps, record: RecordEvent): Queue {
  return createQueue(database, log, {
    record,
    ...(superviseS === undefined ? {} : { superviseS }),
  });
}

async function startWorkers(
  parts: readonly { readonly startWorker: () => Promise<void> }[],
): Promise<void> {
  for (const part of parts) {
    await part.startWorker();
  }
}
