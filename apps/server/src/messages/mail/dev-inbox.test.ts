import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';

const LINK = 'https://books.example.test/auth/v1/verify?token=t0ken&type=recovery';

let server: TestServer;
let mailId: string;
let smsId: string;

beforeAll(async () => {
  server = await startTestServer();
  const { outbox } = server.server;
  [mailId, smsId] = await server.database.asOwner(async (tx) => {
    const mail = await outbox.send(tx, {
      to: { email: 'dana@example.test' },
      template: 'access_request',
      values: { link: LINK, requester: '<script>alert(1)</script>', tenant: 'Harbor' },
    });
    server.clock.advance(1_000);
    const sms = await outbox.send(tx, {
      to: { phone: '15550100123' },
      template: 'phone_code',
      values: { code: '123456' },
    });
    return [mail, sms];
  });
});

afterAll(() => server.stop());

/** With headers that `fetch` does not let a caller set. */
function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { port } = new URL(server.url);
  return new Promise((done, fail) => {
    httpRequest({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    })
      .on('error', fail)
      .end();
  });
}

describe('the development inbox', () => {
  test('lists sent messages, newest first, in full for programs', async () => {
    const { status, headers, body } = await server.call('GET /dev/inbox?format=json');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { items } = body as { items: Record<string, unknown>[] };
    expect(items.map(({ id, to }) => [id, to])).toEqual([
      [smsId, '15550100123'],
      [mailId, 'dana@example.test'],
    ]);
    expect(items[0]).toEqual({
      id: smsId,
      channel: 'sms',
      to: '15550100123',
      template: 'phone_code',
      subject: 'Your Platebook code',
      text: '123456 is your Platebook code. It works once, for 10 minutes. Never share it with anyone.',
      html: null,
      status: 'kept',
      attempts: 0,
      error: null,
      created_at: '2026-11-21T09:00:01.000Z',
    });
    const one = await server.call(`GET /dev/inbox/${smsId}?format=json`);
    expect(one.body).toEqual(items[0]);
    const mine = await server.call('GET /dev/inbox?format=json&to=dana@example.test');
    expect((mine.body as { items: { id: string }[] }).items.map(({ id }) => id)).toEqual([mailId]);
  });

  test('shows a list and a message to people, with every word of a message escaped', async () => {
    const list = await server.call('GET /dev/inbox');
    expect(String(list.body)).toContain(
      `<a href="/dev/inbox/${mailId}">&lt;script&gt;alert(1)&lt;/script&gt; requests access to Harbor</a>`,
    );
    const page = await server.call(`GET /dev/inbox/${mailId}`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(String(page.body)).toContain(
      `<a href="${LINK.replace('&', '&amp;')}">${LINK.replace('&', '&amp;')}</a>`,
    );
    expect(String(page.body)).not.toContain('<script');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
  });

  test('shows the mail itself in a sandbox that runs and loads nothing', async () => {
    const { status, headers, body } = await server.call(`GET /dev/inbox/${mailId}/html`);
    expect([status, headers.get('content-security-policy')]).toEqual([
      200,
      "default-src 'none';style-src 'unsafe-inline';base-uri 'none';form-action 'none';frame-ancestors 'self';sandbox allow-top-navigation-by-user-activation",
    ]);
    expect(String(body)).toContain('<base target="_top">');
  });

  test.each(['/dev/inbox/nothing', `/dev/inbox/00000000-0000-4000-8000-000000000000`])(
    'has nothing at %s',
    async (path) => {
      for (const suffix of ['', '?format=json', '/html']) {
        expect((await server.call(`GET ${path}${suffix}`)).status).toBe(404);
      }
    },
  );

  test('has no HTML of an SMS', async () => {
    expect((await server.call(`GET /dev/inbox/${smsId}/html`)).status).toBe(404);
  });

  const elsewhere: Record<string, string>[] = [
    { host: 'books.example.test' },
    { host: '127.0.0.1.example.test:4000' },
    { 'x-forwarded-for': '203.0.113.7' },
    { forwarded: 'for=203.0.113.7' },
  ];
  test.each(elsewhere)('is not served to a request from elsewhere: %j', async (headers) => {
    expect(await statusOf('/dev/inbox', headers)).toBe(404);
    expect(await statusOf(`/dev/inbox/${mailId}?format=json`, headers)).toBe(404);
    expect(await statusOf(`/dev/inbox/${mailId}/html`, headers)).toBe(404);
    expect(await statusOf('/dev/dev.css', headers)).toBe(404);
  });

  test('is reachable under each name of this machine', async () => {
    for (const host of ['localhost:4000', '127.0.0.1', '[::1]:4000']) {
      expect(await statusOf('/dev/inbox', { host })).toBe(200);
    }
  });
});

describe('without the development inbox', () => {
  let open: TestServer;
  beforeAll(async () => {
    open = await startTestServer({ env: { SITE_URL: 'https://books.example.test' } });
  });
  afterAll(() => open.stop());

  test.each(['/dev/inbox', '/dev/inbox?format=json', '/dev/dev.css'])(
    '%s is not there',
    async (path) => {
      const { status, body } = await open.call(`GET ${path}`);
      expect([status, (body as { code: string }).code]).toEqual([404, 'route_not_found']);
    },
  );
});
