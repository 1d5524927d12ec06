import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scriptedOutbound } from '../../platform/outbound.fake.ts';
import { noAnswer } from '../provider-calls.fake.ts';
import { ProviderFailure, refusalBy } from '../provider-failure.ts';
import { scriptedProvider } from './connections.fake.ts';
import { actorOf, connectBy, openConnections, refusalOf } from './connections-service.fake.ts';
import type { Client, OpenConnections } from './connections-service.fake.ts';
import { presentConnection, presentProviders } from './connections.presenter.ts';
import { openToken } from './sealed-tokens.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

let bench: OpenConnections;

beforeAll(async () => {
  bench = await openConnections();
});
afterAll(async () => {
  await bench.close();
});
beforeEach(() => {
  bench.notifications.length = 0;
  bench.changes.length = 0;
});

async function connected() {
  const account = { externalId: randomUUID(), externalName: 'Harbor', details: {} };
  const consent = scriptedProvider(bench.clock, { account });
  const client = await bench.addClient();
  const { row } = await connectBy(bench, client, { consent });
  bench.changes.length = 0;
  // Advance the clock so that history entries have a strict order.
  bench.clock.advance(1);
  return { client, consent, account, id: row.id, actor: actorOf(client.scope) };
}

const eventsOf = async ({ scope }: Client, id: string) =>
  (await bench.service.find(scope, id)).events.map(({ kind, message }) => [kind, message]);

const auditOf = async ({ tenantId }: Client) =>
  (
    await bench.query('select action from audit_log where tenant_id = $1 order by sequence', [
      tenantId,
    ])
  ).map(({ action }) => action);

describe('a pause', () => {
  test('lasts until it is ended, and a second one changes nothing', async () => {
    const { client, id, actor } = await connected();
    const { service } = bench;
    const pausedAt = bench.clock.now();
    expect((await service.pause(client.scope, id, actor)).row.paused_at).toEqual(pausedAt);
    bench.clock.advance(1_000);
    expect((await service.pause(client.scope, id, actor)).row.paused_at).toEqual(pausedAt);
    expect((await service.resume(client.scope, id, actor)).row.paused_at).toBeNull();
    expect((await service.resume(client.scope, id, actor)).row.paused_at).toBeNull();
    expect(bench.changes).toHaveLength(2);
    expect((await auditOf(client)).slice(-2)).toEqual(['connection.paused', 'connection.resumed']);
  });

  test('is refused without a connection, for another client’s, and for an ended one', async () => {
    const { client, id, actor } = await connected();
    const other = await connected();
    const { service } = bench;
    expect(await refusalOf(service.pause(client.scope, randomUUID(), actor))).toMatch(
      /^connection_not_found: /,
    );
    expect(await refusalOf(service.pause(client.scope, other.id, actor))).toMatch(
      /^connection_not_found: /,
    );
    await service.end(client.scope, id, actor);
    for (const change of [service.pause, service.resume, service.end, service.check]) {
      expect(await refusalOf(change(client.scope, id, actor))).toMatch(/^connection_ended: /);
    }
  });
});

describe('disconnecting', () => {
  test('revokes the access with its newest token, and deletes what is stored', async () => {
    const { client, consent, id, actor } = await connected();
    const revoked: string[] = [];
    bench.consents.set('quickbooks', {
      ...consent,
      revoke: async (token) => void revoked.push(token),
    });
    bench.clock.advance(HOUR_MS);
    await bench.access.access(client.scope, 'quickbooks');
    const { row } = await bench.service.end(client.scope, id, actor);
    expect(revoked).toEqual(['refresh-2']);
    expect([
      row.status,
      row.access_token,
      row.access_expires_at,
      row.refresh_token,
      row.refresh_expires_at,
      row.credentials,
      row.disconnected_at,
    ]).toEqual(['disconnected', null, null, null, null, null, bench.clock.now()]);
    expect((await eventsOf(client, id))[0]).toEqual(['disconnected', null]);
    expect((await auditOf(client)).at(-1)).toBe('connection.disconnected');
  });

  test.each([noAnswer('timeout', true), refusalBy('QuickBooks', 'http_500', 'misconfigured')])(
    'succeeds even if the provider could not be notified (%s), which its history records',
    async (cause) => {
      const { client, consent, id, actor } = await connected();
      bench.consents.set('quickbooks', { ...consent, revoke: () => Promise.reject(cause) });
      const { row } = await bench.service.end(client.scope, id, actor);
      expect([row.status, row.refresh_token]).toEqual(['disconnected', null]);
      expect((await eventsOf(client, id))[0]).toEqual([
        'disconnected',
        "We couldn't notify QuickBooks. Remove this app there, too.",
      ]);
    },
  );

  test('happens once for two concurrent requests', async () => {
    const { client, id, actor } = await connected();
    const outcomes = await Promise.all(
      [1, 2].map(() => refusalOf(bench.service.end(client.scope, id, actor))),
    );
    expect(outcomes.toSorted()).toEqual([
      expect.stringMatching(/^connection_ended: /),
      'not refused',
    ]);
    expect((await eventsOf(client, id)).filter(([kind]) => kind === 'disconnected')).toHaveLength(
      1,
    );
  });
});

describe('testing a connection', () => {
  const check = ({ client, id, actor }: Awaited<ReturnType<typeof connected>>) =>
    bench.service.check(client.scope, id, actor);

  test('reloads the account, and clears earlier errors', async () => {
    const one = await connected();
    await bench.query(
      `update connections set status = 'error', last_error = '{"code":"access_refused","message":"x"}', last_error_at = now() where id = $1`,
      [one.id],
    );
    bench.consents.set('quickbooks', {
      ...one.consent,
      account: async (_token, claimed) => ({
        externalId: claimed ?? '',
        externalName: 'Harbor Two',
        details: { country: 'US' },
      }),
    });
    const { row } = await check(one);
    expect([row.status, row.external_name, row.external_id, row.last_error]).toEqual([
      'connected',
      'Harbor Two',
      one.account.externalId,
      null,
    ]);
    expect(row.details).toEqual({ country: 'US' });
    expect((await eventsOf(one.client, one.id))[0]).toEqual(['tested', null]);
  });

  test('reports access that is about to expire', async () => {
    const one = await connected();
    await bench.query('update connections set refresh_expires_at = $2 where id = $1', [
      one.id,
      new Date(bench.clock.now().getTime() + 13 * DAY_MS),
    ]);
    expect((await check(one)).row.status).toBe('expiring');
  });

  test('renews access once if it is refused', async () => {
    const one = await connected();
    const used: string[] = [];
    bench.consents.set('quickbooks', {
      ...one.consent,
      account: async (token) => {
        used.push(token);
        if (token === 'access-1') {
          throw refusalBy('QuickBooks', '3200');
        }
        return one.account;
      },
    });
    expect((await check(one)).row.status).toBe('connected');
    expect(used).toEqual(['access-1', 'access-2']);
  });

  test.each([
    ['3100', 'QuickBooks no longer gives access to this company. Reconnect it.'],
    [
      '120',
      'The person who connected no longer has access to this company. Connect as a company admin.',
    ],
    ['6190', "This company's QuickBooks subscription has ended. Renew it there, then test again."],
    ['4711', 'QuickBooks refused the request (4711). Reconnect it.'],
  ])('explains a refusal with %s', async (code, message) => {
    const one = await connected();
    bench.consents.set('quickbooks', {
      ...one.consent,
      account: () => Promise.reject(refusalBy('QuickBooks', code)),
    });
    const shown = presentConnection(await check(one));
    expect([shown.status, shown.last_error?.message]).toEqual(['error', message]);
    expect((await eventsOf(one.client, one.id))[0]).toEqual(['failed', message]);
  });

  test.each([
    new ProviderFailure('unreachable', 'No answer.'),
    new ProviderFailure('throttled', 'Later.'),
    new ProviderFailure('forbidden', 'Not this.'),
  ])('leaves the status unchanged if the response is inconclusive: %s', async (cause) => {
    const one = await connected();
    bench.consents.set('quickbooks', { ...one.consent, account: () => Promise.reject(cause) });
    const { status, last_error: error } = presentConnection(await check(one));
    expect([status, error?.code]).toEqual(['connected', 'provider_silent']);
  });

  test('does not hide internal errors', async () => {
    const one = await connected();
    bench.consents.set('quickbooks', {
      ...one.consent,
      account: () => Promise.reject(new RangeError('ours')),
    });
    expect(await refusalOf(check(one))).toBe('RangeError: ours');
    expect((await bench.rowOf(one.id)).last_error).toBeNull();
  });

  test('restores lost access, and keeps a pause', async () => {
    const one = await connected();
    await bench.query(
      `update connections set status = 'revoked', paused_at = now() where id = $1`,
      [one.id],
    );
    const { row } = await check(one);
    expect([row.status, row.paused_at === null]).toEqual(['connected', false]);
  });

  test('detects revoked access', async () => {
    const one = await connected();
    bench.clock.advance(HOUR_MS);
    one.consent.failNext(refusalBy('QuickBooks', 'invalid_grant'));
    const { status, last_error: error } = presentConnection(await check(one));
    expect([status, error?.code]).toEqual(['revoked', 'connection_revoked']);
    expect(bench.notifications).toHaveLength(1);
  });

  test('changes nothing on a connection that was disconnected meanwhile', async () => {
    const one = await connected();
    bench.consents.set('quickbooks', {
      ...one.consent,
      account: async () => {
        await bench.service.end(one.client.scope, one.id, one.actor);
        return one.account;
      },
    });
    expect((await check(one)).row.status).toBe('disconnected');
  });
});

describe('DoorDash credentials', () => {
  const secret = Buffer.alloc(32, 7).toString('base64');
  const credentials = (developerId: string = randomUUID()) => ({
    developerId,
    keyId: 'key',
    signingSecret: secret,
  });
  const connect = ({ scope }: Client, access = credentials()) =>
    bench.service.connectDoorDash(scope, access, actorOf(scope));

  test('are checked, then stored sealed, and sign each call', async () => {
    const client = await bench.addClient();
    bench.answerBy(scriptedOutbound({ status: 404 }));
    const access = credentials('0123456789abcdef');
    const { row, stores } = await connect(client, access);
    const stored = await bench.rowOf(row.id);
    expect([stored.external_id, stored.external_name, stored.access_token, stores]).toEqual([
      '0123456789abcdef',
      'Developer 01234567',
      null,
      { seen: 0, linked: 0 },
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect(
      JSON.parse(openToken(bench.box, stored, 'credentials', stored.credentials ?? '')),
    ).toEqual(access);
    const first = await bench.access.access(client.scope, 'doordash');
    bench.clock.advance(1_000);
    const second = await bench.access.access(client.scope, 'doordash');
    expect(first.authorization).not.toBe(second.authorization);
  });

  test.each([
    [{ status: 401, body: { code: 'invalid' } }, /^connection_credentials_refused: /],
    [{ status: 403 }, /^connection_credentials_refused: /],
    [{ status: 500 }, /^provider_unavailable: /],
    [noAnswer('timeout', true), /^provider_unavailable: /],
    [new RangeError('ours'), /^RangeError: ours$/],
  ])('are not stored after %j', async (answer, words) => {
    const client = await bench.addClient();
    bench.answerBy(scriptedOutbound(answer));
    expect(await refusalOf(connect(client))).toMatch(words);
    expect(await bench.service.list(client.scope)).toEqual([]);
  });

  test('of another developer do not replace connected ones', async () => {
    const client = await bench.addClient();
    bench.answerBy(scriptedOutbound({ status: 404 }, { status: 404 }));
    const { row } = await connect(client, credentials('first'));
    expect(await refusalOf(connect(client, credentials('second')))).toBe(
      'wrong_company: These credentials belong to developer second, not first. Disconnect that one first.',
    );
    const renewed = { ...credentials('first'), keyId: 'newer' };
    expect((await connect(client, renewed)).row.id).toBe(row.id);
    expect(new Set((await eventsOf(client, row.id)).map(([kind]) => kind))).toEqual(
      new Set(['connected', 'reauthorised']),
    );
  });

  test('are refused for an archived client, without a call', async () => {
    const client = await bench.addClient();
    const outbound = scriptedOutbound();
    bench.answerBy(outbound);
    bench.archived.add(client.tenantId);
    expect(await refusalOf(connect(client))).toMatch(/^client_archived: /);
    expect(outbound.sent).toEqual([]);
  });

  test('are tested against DoorDash', async () => {
    const client = await bench.addClient();
    bench.answerBy(scriptedOutbound({ status: 404 }, { status: 404 }, { status: 401 }));
    const { row } = await connect(client);
    const check = () => bench.service.check(client.scope, row.id, actorOf(client.scope));
    expect((await check()).row.status).toBe('connected');
    const refused = await check();
    expect([refused.row.status, presentConnection(refused).last_error?.message]).toEqual([
      'error',
      'DoorDash refused the request (http_401). Reconnect it.',
    ]);
  });
});

describe('the connections list', () => {
  test('names who connected, and masks the account’s ID', async () => {
    const { client, account, id } = await connected();
    const [shown] = await bench.service.list(client.scope);
    const connection = shown === undefined ? null : presentConnection(shown);
    expect([connection?.id, connection?.external_id, connection?.stores]).toEqual([
      id,
      `…${account.externalId.slice(-4)}`,
      null,
    ]);
    expect(connection?.connected_by).toEqual({
      id: client.scope.userId,
      name: expect.stringMatching(/^Name of /) as string,
    });
    expect(JSON.stringify(connection)).not.toMatch(/token|refresh-1|access-1/);
  });

  test('is separate for each client', async () => {
    const [one, other] = [await connected(), await connected()];
    expect(await refusalOf(bench.service.find(one.client.scope, other.id))).toMatch(
      /^connection_not_found: /,
    );
    expect((await bench.service.list(one.client.scope)).map(({ row }) => row.id)).toEqual([one.id]);
  });

  test('lists which providers are offered, how, and which are simulated', () => {
    expect(presentProviders({ ...bench.providers, ubereats: null })).toEqual(
      expect.arrayContaining([
        { provider: 'quickbooks', offered: true, how: 'consent', sandbox: true },
        { provider: 'ubereats', offered: false, how: 'consent', sandbox: false },
        { provider: 'doordash', offered: true, how: 'credentials', sandbox: true },
      ]),
    );
  });
});
