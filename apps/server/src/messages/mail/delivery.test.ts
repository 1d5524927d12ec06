import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '../../platform/clock.fake.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { MAX_ATTEMPTS, cleanMessages, deliverMessage } from './deliver-message.ts';
import { findMessage } from './outbound-messages.store.ts';
import type { StoredMessage } from './outbound-messages.store.ts';
import type { SettledMessage } from './outbox.port.ts';
import { createOutbox } from './outbox.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** A server that greets and then drops the connection. */
async function startBrokenServer(): Promise<{ url: string; server: Server }> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.write('220 mail.example.test ESMTP\r\n');
    socket.once('data', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

let testDatabase: TestDatabase;
const clock = createFakeClock();
const jobs: string[] = [];
/** The settled messages, as reported to their sender. */
const settled: SettledMessage[] = [];
const outbox = createOutbox({
  clock,
  queue: {
    enqueue: async (_tx, _name, data) => {
      jobs.push((data as { messageId: string }).messageId);
    },
  },
  delivers: { email: true, sms: false },
});

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

async function queueMail(email: string): Promise<string> {
  return testDatabase.database.asOwner((tx) =>
    outbox.send(tx, {
      to: { email },
      template: 'recovery',
      values: { link: 'https://books.example.test/auth/v1/verify?token=s3cret' },
    }),
  );
}

async function stored(id: string): Promise<StoredMessage | null> {
  return testDatabase.database.asOwner((tx) => findMessage(tx, id));
}

async function deliverBy(url: string, messageId: string): Promise<void> {
  const transport = createSmtpTransport({ url, from: 'Platebook <no-reply@books.example.test>' });
  try {
    const { database } = testDatabase;
    const onSettled = async (_tx: unknown, message: SettledMessage): Promise<void> => {
      settled.push(message);
    };
    await deliverMessage({ database, clock, transport, onSettled }, { messageId });
  } finally {
    transport.close();
  }
}

describe('a mail', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;

  beforeEach(async () => {
    mail = await startMailServer((recipient) =>
      recipient.startsWith('gone') ? 550 : recipient.startsWith('later') ? 451 : null,
    );
  });
  afterEach(() => mail.close());

  test('is sent by SMTP as text and HTML, and its link is not stored afterwards', async () => {
    const id = await queueMail('dana@example.test');
    await deliverBy(mail.url, id);
    const [{ from, to, raw } = { from: '', to: [], raw: '' }, ...others] = mail.received;
    expect([from, to, others]).toEqual(['no-reply@books.example.test', ['dana@example.test'], []]);
    expect(raw).toMatch(/^From: Platebook <no-reply@books\.example\.test>\r$/m);
    expect(raw).toMatch(/^To: dana@example\.test\r$/m);
    expect(raw).toMatch(/^Subject: Reset your password\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).toContain(`Message-ID: <${id}@127.0.0.1>`);
    expect(raw).toMatch(/Content-Type: multipart\/alternative/);
    expect(raw.match(/^Content-Type: text\/(plain|html); charset=utf-8\r$/gm)).toHaveLength(2);
    expect(await stored(id)).toMatchObject({
      status: 'sent',
      text: null,
      html: null,
      attempts: 1,
      lastError: null,
      finishedAt: clock.now(),
    });
  });

  test('that was sent is not sent again', async () => {
    const id = await queueMail('dana@example.test');
    await deliverBy(mail.url, id);
    await deliverBy(mail.url, id);
    expect(mail.received).toHaveLength(1);
  });

  test('whose recipient is permanently refused fails, without its link and without a retry', async () => {
    const id = await queueMail('gone@example.test');
    await deliverBy(mail.url, id);
    expect(await stored(id)).toMatchObject({
      status: 'failed',
      text: null,
      html: null,
      attempts: 1,
      lastError: 'The mail server answered 550.',
    });
  });

  test('that is temporarily refused is retried, and fails after the last attempt', async () => {
    const id = await queueMail('later@example.test');
    for (let attempt = 1; attempt < MAX_ATTEMPTS; attempt += 1) {
      await expect(deliverBy(mail.url, id)).rejects.toThrow('The mail server answered 451.');
    }
    expect(await stored(id)).toMatchObject({ status: 'queued', attempts: MAX_ATTEMPTS - 1 });
    await deliverBy(mail.url, id);
    expect(await stored(id)).toMatchObject({
      status: 'failed',
      attempts: MAX_ATTEMPTS,
      lastError: 'The mail server answered 451.',
      text: null,
    });
    expect(settled.filter(({ messageId }) => messageId === id)).toEqual([
      {
        messageId: id,
        status: 'failed',
        error: 'The mail server answered 451.',
        at: clock.now(),
      },
    ]);
  });

  test('survives a dropped connection: it stays queued, and is sent when the server is back', async () => {
    const id = await queueMail('dana@example.test');
    const broken = await startBrokenServer();
    await expect(deliverBy(broken.url, id)).rejects.toThrow('The mail server could not be used');
    broken.server.close();
    expect(await stored(id)).toMatchObject({ status: 'queued', attempts: 1 });
    await deliverBy(mail.url, id);
    expect([mail.received.length, (await stored(id))?.status]).toEqual([1, 'sent']);
  });

  test('logs no address', async () => {
    const id = await queueMail('later@example.test');
    await deliverBy(mail.url, id).catch((error: unknown) => {
      expect(String(error)).not.toContain('later@');
    });
    expect.assertions(1);
  });
});

describe('the outbox', () => {
  test('stores and sends nothing of a transaction that is rolled back', async () => {
    const before = jobs.length;
    let id = '';
    const work = testDatabase.database.asOwner(async (tx) => {
      id = await outbox.send(tx, {
        to: { email: 'dana@example.test' },
        template: 'invite',
        values: { link: 'https://books.example.test/' },
      });
      throw new Error('Changed my mind');
    });
    await expect(work).rejects.toThrow('Changed my mind');
    expect([await stored(id), jobs.length - before]).toEqual([null, 1]);
  });

  test('stores an SMS, which nothing delivers, for the development inbox', async () => {
    const before = jobs.length;
    const id = await testDatabase.database.asOwner((tx) =>
      outbox.send(tx, {
        to: { phone: '15550100123' },
        template: 'phone_code',
        values: { code: '123456' },
      }),
    );
    expect(await stored(id)).toEqual({
      id,
      channel: 'sms',
      recipient: '15550100123',
      template: 'phone_code',
      subject: 'Your Platebook code',
      text: '123456 is your Platebook code. It works once, for 10 minutes. Never share it with anyone.',
      html: null,
      status: 'kept',
      attempts: 0,
      lastError: null,
      createdAt: clock.now(),
      finishedAt: null,
    });
    expect(jobs.length).toBe(before);
  });

  test('deletes messages after seven days', async () => {
    const old = await queueMail('dana@example.test');
    clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
    const recent = await queueMail('dana@example.test');
    expect(await cleanMessages({ database: testDatabase.database, clock })).toBeGreaterThan(0);
    expect([await stored(old), (await stored(recent))?.id]).toEqual([null, recent]);
  });
});

describe('the worker', () => {
  let server: TestServer;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let refusals = 0;

  beforeAll(async () => {
    mail = await startMailServer(() => (refusals-- > 0 ? 451 : null));
    server = await startTestServer({ worker: true, env: { SMTP_URL: mail.url } });
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  test('sends what a request of the application role queued, after a retry', async () => {
    refusals = 1;
    const id = await server.database.asUser('00000000-0000-4000-8000-000000000001', async (tx) => {
      const sent = await server.server.outbox.send(tx, {
        to: { email: 'dana@example.test' },
        template: 'invite',
        values: { link: 'https://books.example.test/' },
      });
      // The role is restored: a request cannot read mail.
      await expect(tx.selectFrom('clients').select('id').execute()).resolves.toEqual([]);
      return sent;
    });
    await expect
      .poll(() => server.database.asOwner((tx) => findMessage(tx, id)), { timeout: 20_000 })
      .toMatchObject({ status: 'sent', attempts: 2, text: null });
    const danas = mail.received.filter(({ to }) => to.includes('dana@example.test'));
    expect(danas.map(({ to }) => to)).toEqual([['dana@example.test']]);
  });

  test("runs an owner transaction's job with the owner role", async () => {
    const id = await server.database.asOwner(async (tx) => {
      const sent = await server.server.outbox.send(tx, {
        to: { email: 'ira@example.test' },
        template: 'invite',
        values: { link: 'https://books.example.test/' },
      });
      expect(await findMessage(tx, sent)).toMatchObject({ status: 'queued' });
      return sent;
    });
    await expect
      .poll(() => server.database.asOwner((tx) => findMessage(tx, id)), { timeout: 20_000 })
      .toMatchObject({ status: 'sent' });
  });
});
