import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { intuitSignature } from '../core/webhook-signature.ts';
import { entryOf } from '../testing/journal-entry.fake.ts';
import { connect, REALM, startSandbox, type RunningSandbox } from '../testing/start-sandbox.ts';
import { startWebhookListener, type WebhookListener } from '../testing/webhook-listener.ts';
import { VERIFIER_TOKEN } from './change-webhooks.ts';

let sandbox: RunningSandbox;
let listener: WebhookListener;
let token: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  sandbox.quickbooks.setLimits(null);
  ({ access_token: token } = await connect(sandbox));
  listener = await startWebhookListener();
  sandbox.quickbooks.webhooks.setUrl(listener.url);
});
afterAll(async () => {
  listener.stop();
  await sandbox.stop();
});
beforeEach(() => listener.forget());

/** The id of a new entry. */
async function post(): Promise<string> {
  const answer = await fetch(`${sandbox.origin}/v3/company/${REALM}/journalentry`, {
    method: 'POST',
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(entryOf('1', '2', 1)),
  });
  const { JournalEntry } = (await answer.json()) as { JournalEntry: { Id: string } };
  return JournalEntry.Id;
}

async function entityIds(): Promise<string[]> {
  await sandbox.quickbooks.webhooks.outbox.settled();
  return listener.received().map(({ body }) => /"id":"(\d+)"/.exec(body)?.[1] ?? '');
}

test('every change sends a webhook, signed with the verifier token', async () => {
  const id = await post();
  expect(await entityIds()).toEqual([id]);
  const [{ body, headers } = { body: '', headers: {} }] = listener.received();
  expect(headers['intuit-signature']).toBe(intuitSignature(VERIFIER_TOKEN, body));
  const { eventNotifications } = JSON.parse(body) as {
    eventNotifications: { realmId: string; dataChangeEvent: { entities: object[] } }[];
  };
  expect(eventNotifications[0]?.realmId).toBe(REALM);
  expect(eventNotifications[0]?.dataChangeEvent.entities).toMatchObject([
    { name: 'JournalEntry', id, operation: 'Create' },
  ]);
});

test('the newer format is a list of cloud events', async () => {
  sandbox.quickbooks.webhooks.setFormat('cloud');
  const id = await post();
  await sandbox.quickbooks.webhooks.outbox.settled();
  sandbox.quickbooks.webhooks.setFormat('events');
  expect(JSON.parse(listener.received()[0]?.body ?? '')).toMatchObject([
    {
      specversion: '1.0',
      type: 'qbo.journalentry.created.v1',
      intuitentityid: id,
      intuitaccountid: REALM,
    },
  ]);
});

test('a webhook can be sent twice, and two in the wrong order', async () => {
  sandbox.quickbooks.webhooks.outbox.plan('duplicate');
  const twice = await post();
  expect(await entityIds()).toEqual([twice, twice]);
  listener.forget();
  sandbox.quickbooks.webhooks.outbox.plan('out_of_order');
  const first = await post();
  const second = await post();
  expect(new Set(await entityIds())).toEqual(new Set([second, first]));
});

test('a webhook can be lost', async () => {
  sandbox.quickbooks.webhooks.outbox.plan('lost');
  await post();
  expect(await entityIds()).toEqual([]);
});
