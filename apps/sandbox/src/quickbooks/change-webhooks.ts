import { randomUUID } from 'node:crypto';
import type { WorldClock } from '../core/clock.ts';
import { setOrDelete, type Journal } from '../core/journal.ts';
import { createWebhookOutbox, type WebhookOutbox } from '../core/webhook-outbox.ts';
import { intuitSignature } from '../core/webhook-signature.ts';
import type { Change } from './books.ts';
import type { Companies } from './companies.ts';
import { companyTime } from './qbo-time.ts';

export const VERIFIER_TOKEN = 'sandbox-intuit-verifier-token';

/** `events` is the older body; `cloud` is CloudEvents, which Intuit makes the only one in 2026 (platform-apis 3.8). */
export type WebhookFormat = 'events' | 'cloud';

export type ChangeWebhooks = {
  readonly outbox: WebhookOutbox;
  setUrl(url: string | null): void;
  setFormat(format: WebhookFormat): void;
};

const PAST: Record<Change['operation'], string> = {
  Create: 'created',
  Update: 'updated',
  Delete: 'deleted',
};

function eventsBody(realmId: string, { type, id, operation }: Change, time: string): object {
  return {
    eventNotifications: [
      {
        realmId,
        dataChangeEvent: { entities: [{ name: type, id, operation, lastUpdated: time }] },
      },
    ],
  };
}

function cloudBody(realmId: string, { type, id, operation }: Change, time: string): object {
  return [
    {
      specversion: '1.0',
      id: randomUUID(),
      source: 'intuit.sandbox=',
      type: `qbo.${type.toLowerCase()}.${PAST[operation]}.v1`,
      datacontenttype: 'application/json',
      time,
      intuitentityid: id,
      intuitaccountid: realmId,
      data: {},
    },
  ];
}

/** Sends signed webhooks for every change in every company. */
export function createChangeWebhooks(
  companies: Companies,
  journal: Journal,
  clock: WorldClock,
): ChangeWebhooks {
  const outbox = createWebhookOutbox({ retryAfterMs: [20_000, 30_000, 50_000], timeoutMs: 3000 });
  const config = journal.collection<string>('intuit:config');
  companies.onBooks((books) => {
    books.onChange((change) => {
      const url = config.get('webhook_url');
      if (url === undefined) {
        return;
      }
      const { realmId, timeZone } = books.company();
      const write = config.get('webhook_format') === 'cloud' ? cloudBody : eventsBody;
      const body = JSON.stringify(write(realmId, change, companyTime(clock.now(), timeZone)));
      outbox.send({
        url,
        headers: {
          'content-type': 'application/json',
          'intuit-signature': intuitSignature(VERIFIER_TOKEN, body),
        },
        body,
      });
    });
  });
  return {
    outbox,
    setUrl: (url) => setOrDelete(config, 'webhook_url', url),
    setFormat(format) {
      config.set('webhook_format', format);
    },
  };
}
