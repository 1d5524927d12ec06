import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderFailure, refusalBy } from '../provider-failure.ts';
import { openToken } from './sealed-tokens.ts';
import { scriptedProvider } from './connections.fake.ts';
import { actorOf, connectBy, openConnections, refusalOf } from './connections-service.fake.ts';
import type { Client, OpenConnections } from './connections-service.fake.ts';
import { deleteOldConsentStates } from './consent-states.store.ts';

const MINUTE_MS = 60_000;
const INVALID = /^consent_invalid: /;

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
  bench.connectedProviders.length = 0;
});

/** Each test has its own company: two clients may not share one. */
const books = (externalName = 'Harbor', externalId: string = randomUUID()) =>
  scriptedProvider(bench.clock, { account: { externalId, externalName, details: {} } });

const complete = (
  { scope }: Client,
  state: string,
  provider: 'quickbooks' | 'ubereats' = 'quickbooks',
) =>
  bench.service.complete(scope, {
    provider,
    answer: { state, code: 'code', realmId: null },
    actor: actorOf(scope),
  });

describe('a consent', () => {
  test('redirects to the provider with a state, and returns with sealed tokens', async () => {
    const client = await bench.addClient();
    bench.consents.set('quickbooks', books());
    const begun = await bench.service.begin(client.scope, 'quickbooks');
    expect([begun.authorizeUrl, begun.state.length, begun.expiresAt]).toEqual([
      'https://provider.test/authorize',
      43,
      new Date(bench.clock.now().getTime() + 10 * MINUTE_MS),
    ]);
    const { row } = await complete(client, begun.state);
    const stored = await bench.rowOf(row.id);
    expect([stored.status, stored.external_name, stored.token_version]).toEqual([
      'connected',
      'Harbor',
      1,
    ]);
    expect(openToken(bench.box, stored, 'access_token', stored.access_token ?? '')).toBe(
      'access-1',
    );
    expect(JSON.stringify(stored)).not.toMatch(/access-1|refresh-1/);
    expect(bench.connectedProviders).toEqual(['quickbooks']);
    expect(bench.changes).toEqual([{ tenantId: client.tenantId, topic: 'connection', id: row.id }]);
    expect(
      await bench.query('select action, target_id, details from audit_log where tenant_id = $1', [
        client.tenantId,
      ]),
    ).toEqual([
      {
        action: 'connection.connected',
        target_id: row.id,
        details: { provider: 'quickbooks', account: 'Harbor' },
      },
    ]);
  });

  test('stores no readable state', async () => {
    const client = await bench.addClient();
    bench.consents.set('quickbooks', books());
    const { state } = await bench.service.begin(client.scope, 'quickbooks');
    const rows = await bench.query('select * from consent_states where tenant_id = $1', [
      client.tenantId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(state);
  });

  test('can be completed once: the second callback is refused, and the connection stays', async () => {
    const client = await bench.addClient();
    const provider = books();
    bench.consents.set('quickbooks', provider);
    const { state } = await bench.service.begin(client.scope, 'quickbooks');
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => refusalOf(complete(client, state).then(() => 'connected'))),
    );
    expect(outcomes.toSorted()).toEqual([
      expect.stringMatching(INVALID),
      expect.stringMatching(INVALID),
      'not refused',
    ]);
    expect(await refusalOf(complete(client, state))).toMatch(INVALID);
    expect(await bench.service.list(client.scope)).toHaveLength(1);
  });

  test('is valid for ten minutes', async () => {
    const client = await bench.addClient();
    bench.consents.set('quickbooks', books());
    const { state } = await bench.service.begin(client.scope, 'quickbooks');
    const late = await bench.service.begin(client.scope, 'quickbooks');
    bench.clock.advance(10 * MINUTE_MS - 1);
    await complete(client, state);
    bench.clock.advance(1);
    expect(await refusalOf(complete(client, late.state))).toMatch(INVALID);
  });

  test('is valid for no other person, client or provider', async () => {
    const client = await bench.addClient();
    const other = await bench.addClient();
    bench.consents.set('quickbooks', books());
    bench.consents.set('ubereats', books());
    const { state } = await bench.service.begin(client.scope, 'quickbooks');
    const colleague = { ...client, scope: { ...client.scope, userId: other.scope.userId } };
    expect(await refusalOf(complete(colleague, state))).toMatch(INVALID);
    expect(await refusalOf(complete(other, state))).toMatch(INVALID);
    expect(await refusalOf(complete(client, state, 'ubereats'))).toMatch(INVALID);
    expect(await refusalOf(complete(client, `${state}x`))).toMatch(INVALID);
    expect(await bench.service.list(client.scope)).toEqual([]);
    await complete(client, state);
  });

  test('is deleted once it has expired', async () => {
    const client = await bench.addClient();
    bench.consents.set('quickbooks', books());
    const left = () =>
      bench.query('select 1 from consent_states where tenant_id = $1', [client.tenantId]);
    const { expiresAt } = await bench.service.begin(client.scope, 'quickbooks');
    await bench.database.asOwner((tx) => deleteOldConsentStates(tx, expiresAt));
    expect(await left()).toHaveLength(1);
    const after = new Date(expiresAt.getTime() + 1);
    await bench.database.asOwner((tx) => deleteOldConsentStates(tx, after));
    expect(await left()).toEqual([]);
  });
});

describe('a consent is refused', () => {
  test('for a provider that this installation does not offer', async () => {
    const { scope } = await bench.addClient();
    bench.consents.delete('ubereats');
    expect(await refusalOf(bench.service.begin(scope, 'ubereats'))).toMatch(
      /^provider_not_offered: /,
    );
  });

  test('for an archived client, and is not completed if it was archived meanwhile', async () => {
    const client = await bench.addClient();
    bench.consents.set('quickbooks', books());
    const { state } = await bench.service.begin(client.scope, 'quickbooks');
    bench.archived.add(client.tenantId);
    expect(await refusalOf(bench.service.begin(client.scope, 'quickbooks'))).toMatch(
      /^client_archived: /,
    );
    expect(await refusalOf(complete(client, state))).toMatch(/^client_archived: /);
    bench.archived.delete(client.tenantId);
    expect((await complete(client, state)).row.status).toBe('connected');
  });

  test('to QuickBooks, for a client without books', async () => {
    const { scope, tenantId } = await bench.addClient();
    bench.consents.set('quickbooks', books());
    bench.consents.set('ubereats', books());
    await bench.query(`update clients set client_category = 'delivery_only' where tenant_id = $1`, [
      tenantId,
    ]);
    expect(await refusalOf(bench.service.begin(scope, 'quickbooks'))).toMatch(
      /^client_posts_nothing: /,
    );
    expect(await refusalOf(bench.service.begin(scope, 'ubereats'))).toBe('not refused');
  });
});

describe('a refusal of the provider', () => {
  test.each([
    [refusalBy('QuickBooks', 'invalid_grant'), INVALID],
    [
      refusalBy('QuickBooks', 'invalid_client', 'misconfigured'),
      /^provider_unavailable: QuickBooks doesn't recognize this installation \(invalid_client\)\. Whoever runs it must check its credentials\.$/,
    ],
    [new ProviderFailure('unreachable', 'No answer.'), /^provider_unavailable: /],
    [new ProviderFailure('throttled', 'Later.', { waitMs: 9 }), /^provider_unavailable: /],
    [new ProviderFailure('unreadable', 'What?'), /^provider_unavailable: /],
    [new RangeError('ours'), /^RangeError: ours$/],
  ])('connects nothing: %s', async (cause, words) => {
    const client = await bench.addClient();
    const provider = { ...books(), account: () => Promise.reject(cause) };
    expect(await refusalOf(connectBy(bench, client, { consent: provider }))).toMatch(words);
    expect(await bench.service.list(client.scope)).toEqual([]);
  });
});

describe('connecting again', () => {
  test('to the same account keeps the connection and its history, and resumes it', async () => {
    const client = await bench.addClient();
    const { scope } = client;
    const consent = books('Harbor');
    const first = await connectBy(bench, client, { consent });
    await bench.service.pause(scope, first.row.id, actorOf(scope));
    await bench.query(
      `update connections set status = 'revoked', last_error = '{"code":"connection_revoked","message":"x"}', warned_days = 7 where id = $1`,
      [first.row.id],
    );
    const again = await connectBy(bench, client, { consent });
    const row = await bench.rowOf(first.row.id);
    expect([again.row.id, row.status, row.paused_at, row.last_error, row.warned_days]).toEqual([
      first.row.id,
      'connected',
      null,
      null,
      null,
    ]);
    expect(row.token_version).toBe(first.row.token_version + 1);
    const { events } = await bench.service.find(scope, first.row.id);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'connected',
      'paused',
      'reauthorised',
    ]);
  });

  test('to the same account after a disconnect continues the same connection', async () => {
    const client = await bench.addClient();
    const { scope } = client;
    const consent = books();
    const first = await connectBy(bench, client, { consent });
    await bench.service.end(scope, first.row.id, actorOf(scope));
    const again = await connectBy(bench, client, { consent });
    expect([again.row.id, again.row.status, again.row.disconnected_at]).toEqual([
      first.row.id,
      'connected',
      null,
    ]);
  });

  test('to another company does not replace the connected one', async () => {
    const client = await bench.addClient();
    const first = await connectBy(bench, client, { consent: books('Harbor Inc.') });
    expect(await refusalOf(connectBy(bench, client, { consent: books('Cove') }))).toBe(
      "wrong_company: This is Cove, not Harbor Inc. It wasn't connected, and nothing was posted to it.",
    );
    expect((await bench.rowOf(first.row.id)).external_name).toBe('Harbor Inc.');
  });

  test('to another company is possible after a disconnect', async () => {
    const client = await bench.addClient();
    const { scope } = client;
    const first = await connectBy(bench, client, { consent: books('Harbor') });
    await bench.service.end(scope, first.row.id, actorOf(scope));
    const second = await connectBy(bench, client, { consent: books('Cove') });
    expect(second.row.id).not.toBe(first.row.id);
    expect((await bench.service.list(scope)).map(({ row }) => row.external_name)).toEqual(['Cove']);
  });

  test('to a company that was connected while another person was at the provider keeps it', async () => {
    const client = await bench.addClient();
    bench.consents.set('quickbooks', books('Cove'));
    const { state } = await bench.service.begin(client.scope, 'quickbooks');
    await connectBy(bench, client, { consent: books('Harbor') });
    bench.consents.set('quickbooks', books('Cove'));
    expect(await refusalOf(complete(client, state))).toMatch(/^wrong_company: /);
    expect((await bench.service.list(client.scope)).map(({ row }) => row.external_name)).toEqual([
      'Harbor',
    ]);
  });

  test('to another client’s company is refused', async () => {
    const realm = randomUUID();
    const [one, two] = [await bench.addClient(), await bench.addClient()];
    await connectBy(bench, one, { consent: books('Harbor', realm) });
    expect(await refusalOf(connectBy(bench, two, { consent: books('Harbor', realm) }))).toMatch(
      /^realm_taken: /,
    );
    expect(await bench.service.list(two.scope)).toEqual([]);
  });

  test('creates one connection for two concurrent people', async () => {
    const client = await bench.addClient();
    const consent = books();
    bench.consents.set('quickbooks', consent);
    const states = await Promise.all(
      [1, 2, 3].map(() => bench.service.begin(client.scope, 'quickbooks')),
    );
    const made = await Promise.all(states.map(({ state }) => complete(client, state)));
    expect(new Set(made.map(({ row }) => row.id)).size).toBe(1);
    expect((await bench.service.list(client.scope)).map(({ row }) => row.token_version)).toEqual([
      3,
    ]);
  });
});

describe('an Uber merchant', () => {
  const merchant = (externalName: string, ...ids: readonly string[]) =>
    scriptedProvider(bench.clock, {
      account: { externalId: ids[0] ?? '', externalName, details: { store_ids: ids } },
    });
  const connect = (client: Client, consent: ReturnType<typeof merchant>) =>
    connectBy(bench, client, { provider: 'ubereats', consent });

  test('is the same one while it shares a store, even if its first store is gone', async () => {
    const client = await bench.addClient();
    const first = await connect(client, merchant('Harbor', 'a', 'b'));
    const again = await connect(client, merchant('Harbor and Cove', 'b', 'c'));
    const row = await bench.rowOf(first.row.id);
    expect([again.row.id, row.external_id, row.external_name, row.details]).toEqual([
      first.row.id,
      'a',
      'Harbor and Cove',
      { store_ids: ['b', 'c'] },
    ]);
  });

  test('is a different one if no store is shared', async () => {
    const client = await bench.addClient();
    await connect(client, merchant('Harbor', 'd'));
    expect(await refusalOf(connect(client, merchant('Cove', 'e')))).toMatch(
      /^wrong_company: This is Cove, not Harbor\. /,
    );
  });
});
