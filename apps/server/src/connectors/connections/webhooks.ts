import type { ProvidersConfig } from '../../config/providers.ts';
import type { Database } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { PROVIDERS } from '../providers.ts';
import { isSignedBy } from './webhook-signature.ts';
import type { WebhookProvider } from './webhook-signature.ts';
import { findWebhook, insertWebhook, markWebhookHandled } from './webhooks.store.ts';
import type { WebhookHandler, WebhookHandlers } from './webhooks.port.ts';

type Deps = {
  readonly database: Database;
  readonly queue: Pick<Queue, 'enqueue' | 'work'>;
  readonly clock: Clock;
  readonly providers: ProvidersConfig;
};

export type Webhooks = WebhookHandlers & {
  /** Stores a signed, new event and the job that processes it; throws `signature_invalid`. */
  readonly take: (
    provider: WebhookProvider,
    message: { readonly body: Buffer; readonly signature: string | undefined },
  ) => Promise<void>;
  readonly startWorker: () => Promise<void>;
};

export function createWebhooks(deps: Deps): Webhooks {
  const handlers: Record<WebhookProvider, WebhookHandler[]> = { quickbooks: [], ubereats: [] };
  return {
    onWebhook: (provider, handler) => {
      handlers[provider].push(handler);
    },
    take: (provider, message) => take(deps, provider, message),
    startWorker: () =>
      deps.queue.work('webhooks.handle', async ({ provider, eventId }) => {
        const event = await deps.database.readAsOwner((tx) => findWebhook(tx, provider, eventId));
        if (event === null || event.handledAt !== null) {
          return;
        }
        for (const handle of handlers[provider]) {
          await handle({ provider, eventId, body: event.body, receivedAt: event.receivedAt });
        }
        await deps.database.asOwner((tx) =>
          markWebhookHandled(tx, { provider, eventId, at: deps.clock.now() }),
        );
      }),
  };
}

async function take(
  { database, queue, clock, providers }: Deps,
  provider: WebhookProvider,
  message: { readonly body: Buffer; readonly signature: string | undefined },
): Promise<void> {
  const { webhook } = PROVIDERS[provider];
  const secret = providers[provider]?.webhookSecret ?? '';
  if (webhook === null || !isSignedBy(webhook, message, secret)) {
    throw new AppError('signature_invalid');
  }
  const events = webhook.eventsIn(message.body);
  const at = clock.now();
  await database.asOwner(async (tx) => {
    for (const { eventId, body } of events) {
      if (await insertWebhook(tx, { provider, eventId, body, at })) {
        await queue.enqueue(
          tx,
          'webhooks.handle',
          { provider, eventId },
          { key: `${provider}:${eventId}` },
        );
      }
    }
  });
}
