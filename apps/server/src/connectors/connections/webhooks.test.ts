import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readProvidersConfig } from '../../config/providers.ts';
import { AppError } from '../../http/errors.ts';
import { createQueue } from '../../jobs/queue.ts';
import type { Queue } from '../../jobs/queue.ts';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { createLogger } from '../../platform/logger.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import type { WebhookFormat } from '../provider.port.ts';
import { PROVIDERS } from '../providers.ts';
import { isSignedBy } from './webhook-signature.ts';
import type { WebhookProvider } from './webhook-signature.ts';
import { createWebhooks } from './webhooks.ts';
import type { Webhooks } from './webhooks.ts';
import type { ProviderEvent } from './webhooks.port.ts';

const FORGED = 10_000;
const REPLAYS = 100;

const providers = readProvidersConfig(
  { SANDBOX_URL: 'http://127.0.0.1:4010' },
  { environment: 'test' },
);

let testDatabase: TestDatabase;
let queue: Queue;
let webhooks: Webhooks;
let handled: ProviderEvent[];
let failures: number;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  queue = createQueue(testDatabase.database, createLogger('silent'));
  await queue.start();
  webhooks = createWebhooks({
    database: testDatabase.database,
    queue,
    clock: createFakeClock(),
    providers,
  });
  for (const provider of ['ubereats', 'quickbooks'] as const) {
    webhooks.onWebhook(provider, async (event) => {
      if (failures > 0) {
        failures -= 1;
        throw new Error('Not this time.');
      }
      handled.push(event);
    });
  }
  await webhooks.startWorker();
});
afterAll(async () => {
  await queue.stop(5_000);
  await testDatabase.drop();
});
beforeEach(() => {
  handled = [];
  failures = 0;
});

function formatOf(provider: WebhookProvider): WebhookFormat {
  const { webhook } = PROVIDERS[provider];
  if (webhook === null) {
    throw new TypeError(`${provider} has no webhooks.`);
  }
  return webhook;
}

function signed(provider: WebhookProvider, event: unknown) {
  const body = Buffer.from(JSON.stringify(event));
  const secret = providers[provider]?.webhookSecret ?? '';
  const signature = createHmac('sha256', secret)
    .update(body)
    .digest(provider === 'ubereats' ? 'hex' : 'base64');
  return { body, signature };
}

const uberEvent = () => ({ event_id: randomUUID(), event_type: 'eats.report.success' });

async function storedCount(): Promise<number> {
  const { rows } = await testDatabase.database.pool.query<{ n: number }>(
    'select count(*)::integer as n from provider_webhooks',
  );
  return rows[0]?.n ?? -1;
}

async function refusalOf(taking: Promise<void>): Promise<string> {
  return taking.then(
    () => 'taken',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

test('verifies Intuit’s published example', () => {
  const body = Buffer.from(
    '{"eventNotifications":[{"realmId":"1185883450","dataChangeEvent":{"entities":[{"name":"Customer","id":"1","operation":"Create","lastUpdated":"2015-10-05T14:42:19-0700"}]}}]}',
  );
  const message = { body, signature: 'JC2GUwciPmRBwEO7WvrRmKqu9tGOKL8FFallocTFi8Q=' };
  expect(isSignedBy(formatOf('quickbooks'), message, 'b5771f19b12ddb4bcdb9f08bdc50bc63878a')).toBe(
    true,
  );
});

describe.each(['ubereats', 'quickbooks'] as const)('a webhook from %s', (provider) => {
  test(`is accepted only with its signature: none of ${FORGED} forgeries`, () => {
    const secret = providers[provider]?.webhookSecret ?? '';
    const { body, signature } = signed(provider, uberEvent());
    expect(isSignedBy(formatOf(provider), { body, signature }, secret)).toBe(true);
    let accepted = 0;
    for (let index = 0; index < FORGED; index += 1) {
      accepted += isSignedBy(formatOf(provider), forge(index, { body, signature }), secret) ? 1 : 0;
    }
    expect(accepted).toBe(0);
    expect(isSignedBy(formatOf(provider), { body, signature: undefined }, secret)).toBe(false);
    expect(
      isSignedBy(formatOf(provider), { body, signature: signed(provider, {}).signature }, ''),
    ).toBe(false);
  });
});

/** Changes one bit of the body or the signature, respells it, or uses a random signature. */
function forge(index: number, webhook: { body: Buffer; signature: string }) {
  const body = Buffer.from(webhook.body);
  const at = index % body.byteLength;
  switch (index % 4) {
    case 0:
      body[at] = (body[at] ?? 0) ^ (1 << (index % 8));
      return { ...webhook, body };
    case 1: {
      const letters = webhook.signature.split('');
      const place = index % letters.length;
      letters[place] = letters[place] === 'a' ? 'b' : 'a';
      return { ...webhook, signature: letters.join('') };
    }
    case 2:
      return { ...webhook, signature: `${webhook.signature}${' '.repeat((index % 3) + 1)}` };
    default:
      return {
        ...webhook,
        signature: randomBytes(32).toString(webhook.signature.length === 64 ? 'hex' : 'base64'),
      };
  }
}

test('is refused and not stored without a signature', async () => {
  const before = await storedCount();
  const message = signed('ubereats', uberEvent());
  expect(await refusalOf(webhooks.take('ubereats', { ...message, signature: 'no' }))).toBe(
    'signature_invalid',
  );
  expect(await refusalOf(webhooks.take('quickbooks', message))).toBe('signature_invalid');
  expect(await storedCount()).toBe(before);
});

test(`is processed once, however often it is sent: ${REPLAYS} concurrent deliveries`, async () => {
  const event = uberEvent();
  const message = signed('ubereats', event);
  await Promise.all(Array.from({ length: REPLAYS }, () => webhooks.take('ubereats', message)));
  await expect.poll(() => handled.length).toBe(1);
  await webhooks.take('ubereats', message);
  const { rows } = await testDatabase.database.pool.query<{ jobs: number }>(
    `select count(*)::integer as jobs from pgboss.job where name = 'webhooks.handle' and data ->> 'eventId' = $1`,
    [event.event_id],
  );
  expect([handled, rows]).toEqual([
    [
      {
        provider: 'ubereats',
        eventId: event.event_id,
        body: event,
        receivedAt: new Date('2026-11-21T09:00:00.000Z'),
      },
    ],
    [{ jobs: 1 }],
  ]);
});

test('is processed again after a failure', async () => {
  failures = 1;
  const event = uberEvent();
  await webhooks.take('ubereats', signed('ubereats', event));
  await expect.poll(() => handled.map(({ eventId }) => eventId)).toEqual([event.event_id]);
});

test('is read in both of Intuit’s formats, each CloudEvent separately', async () => {
  const older = {
    eventNotifications: [
      {
        realmId: '9341452000000001',
        dataChangeEvent: { entities: [{ name: 'Account', id: '1' }] },
      },
    ],
  };
  const [one, two] = ['a', 'b'].map((name) => ({
    specversion: '1.0',
    id: `${name}-${randomUUID()}`,
    type: 'qbo.account.updated.v1',
    intuitaccountid: '9341452000000001',
  }));
  await webhooks.take('quickbooks', signed('quickbooks', older));
  await webhooks.take('quickbooks', signed('quickbooks', [one, two]));
  await webhooks.take('quickbooks', signed('quickbooks', [two]));
  await webhooks.take('quickbooks', signed('quickbooks', older));
  await expect.poll(() => handled.length).toBe(3);
  expect(handled.map(({ body }) => body)).toEqual(expect.arrayContaining([older, one, two]));
});
