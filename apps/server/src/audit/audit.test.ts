import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { grantTenantScope } from '../db/database.ts';
import {
  addPerson,
  addTenant,
  dataOf,
  refusalOf,
  signIn,
  startTestServer,
} from '../testing/test-server.ts';
import type { Person, TestServer } from '../testing/test-server.ts';
import { recordAudit } from './audit-log.ts';
import { verifyInstallation } from './verify-installation.ts';

type AuditRecord = { sequence: number; action: string; actor_name: string; hash: string };
type Verification = { holds: boolean; records: number; broken_at: number | null };

let server: TestServer;
let owner: Person;
let manager: Person;
let token: string;
let managerToken: string;
let tenantId: string;
let base: string;

beforeAll(async () => {
  server = await startTestServer();
  owner = await addPerson(server, { email: 'owner@example.test' });
  manager = await addPerson(server, { email: 'manager@example.test' });
  token = await signIn(server, owner.email);
  managerToken = await signIn(server, manager.email);
});

afterAll(() => server.stop());

beforeEach(async () => {
  ({ tenantId } = await addTenant(server, {
    name: 'Harbor',
    members: [
      { person: owner, level: 'user_owner' },
      { person: manager, level: 'user_manager' },
    ],
  }));
  base = `/api/v2/clients/tenants/${tenantId}`;
});

async function write(count: number, tenant = tenantId): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, (_, index) =>
      server.database.inTenant(grantTenantScope(tenant, owner.userId, `request-${index}`), (tx) =>
        recordAudit(tx, {
          actor: { kind: 'user', userId: owner.userId, requestId: `request-${index}` },
          tenantId: tenant,
          action: 'store.updated',
          target: { type: 'store', id: randomUUID() },
          after: { index },
          details: { index },
          at: server.clock.now(),
        }),
      ),
    ),
  );
}

async function verified(): Promise<Verification> {
  const answer = await server.call(`GET ${base}/audit-log/verification`, { token });
  return dataOf(answer.body) as Verification;
}

async function page(query: string): Promise<{ items: AuditRecord[]; next_cursor: string | null }> {
  const answer = await server.call(`GET ${base}/audit-log${query}`, { token: managerToken });
  return dataOf(answer.body) as { items: AuditRecord[]; next_cursor: string | null };
}

/** As an attacker with full access to the database. */
function tamper(statement: string): Promise<unknown> {
  return server.database.pool.query(statement, [tenantId]);
}

test('the state after one change equals the state before the next, regardless of field order', async () => {
  const scope = grantTenantScope(tenantId, owner.userId, 'two-changes');
  const entry = {
    actor: { kind: 'user', userId: owner.userId, requestId: 'two-changes' },
    tenantId,
    action: 'store.updated',
    target: { type: 'store', id: randomUUID() },
    at: server.clock.now(),
  } as const;
  await server.database.inTenant(scope, async (tx) => {
    await recordAudit(tx, { ...entry, before: null, after: { name: 'Fishtown', number: '7' } });
    await recordAudit(tx, { ...entry, before: { number: '7', name: 'Fishtown' } });
  });
  const { rows } = await server.database.pool.query<{ before: string; after: string }>(
    'select before_sha256 as before, after_sha256 as after from audit_log where tenant_id = $1 order by sequence',
    [tenantId],
  );
  expect(rows[0]?.after).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[1]).toEqual({ before: rows[0]?.after, after: null });
});

describe('the audit log', () => {
  test("is read page by page, newest first, with actors' names", async () => {
    await write(5);
    const seen: AuditRecord[] = [];
    let query: string | null = '?limit=2';
    while (query !== null) {
      const { items, next_cursor: next } = await page(query);
      seen.push(...items);
      query = next === null ? null : `?limit=2&cursor=${next}`;
    }
    expect(seen.map(({ sequence, actor_name: name }) => [sequence, name])).toEqual(
      [5, 4, 3, 2, 1].map((sequence) => [sequence, 'Name of owner@example.test']),
    );
    const made = await server.call(`GET ${base}/audit-log?cursor=made-up`, { token });
    expect(refusalOf(made).code).toBe('validation_failed');
  });

  test('shows nothing of another tenant', async () => {
    await write(1);
    const { tenantId: other } = await addTenant(server, {
      name: 'Quince',
      members: [{ person: owner, level: 'user_owner' }],
    });
    await write(1, other);
    expect((await page('')).items).toHaveLength(1);
  });

  test('shows a deleted account as a former user', async () => {
    const leaving = await addPerson(server, { email: `${randomUUID()}@example.test` });
    await server.database.asOwner((tx) =>
      recordAudit(tx, {
        actor: { kind: 'user', userId: leaving.userId, requestId: 'r' },
        tenantId,
        action: 'member.left',
        target: { type: 'member', id: leaving.userId },
        at: server.clock.now(),
      }),
    );
    await server.database.pool.query('delete from users where id = $1', [leaving.userId]);
    expect((await page('')).items.map(({ actor_name: name }) => name)).toEqual(['A former user']);
    expect(await verified()).toEqual({ holds: true, records: 1, broken_at: null });
  });

  test('exports a file of its columns, in which no text is a formula', async () => {
    await server.database.inTenant(grantTenantScope(tenantId, owner.userId, 'file'), (tx) =>
      recordAudit(tx, {
        actor: { kind: 'user', userId: owner.userId, requestId: 'file' },
        tenantId,
        action: 'store.updated',
        target: { type: 'store', id: '=1+1' },
        details: { note: 'one, two' },
        at: server.clock.now(),
      }),
    );
    const { rows } = await server.database.pool.query<{ hash: string }>(
      'select hash from audit_log where tenant_id = $1',
      [tenantId],
    );
    const file = await fetch(`${server.url}${base}/audit-log/export`, {
      headers: { authorization: `Bearer ${managerToken}` },
    });
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    expect(await file.text()).toBe(
      [
        'number,recorded_at,who,action,what,target_type,target_id,details,request_id,hash',
        `1,${server.clock.now().toISOString()},Name of owner@example.test,store.updated,,store,'=1+1,"{""note"":""one, two""}",file,${rows[0]?.hash}`,
        '',
      ].join('\r\n'),
    );
  });

  test('is intact after 50 concurrent writers', async () => {
    await write(50);
    expect(await verified()).toEqual({ holds: true, records: 50, broken_at: null });
  });

  test("is intact after a writer's rollback", async () => {
    await write(2);
    await expect(
      server.database.asOwner(async (tx) => {
        await recordAudit(tx, {
          actor: { kind: 'job', userId: null, requestId: 'r' },
          tenantId,
          action: 'never',
          target: { type: 'x', id: 'x' },
          at: server.clock.now(),
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await write(1);
    expect(await verified()).toEqual({ holds: true, records: 3, broken_at: null });
  });
});

describe('tampering', () => {
  test.each([
    [
      'a changed detail',
      `update audit_log set details = '{"index": 9}' where tenant_id = $1 and sequence = 3`,
      3,
    ],
    [
      'a changed actor',
      'update audit_log set actor_user_id = null where tenant_id = $1 and sequence = 3',
      3,
    ],
    [
      'a changed time',
      `update audit_log set recorded_at = recorded_at - interval '1 day' where tenant_id = $1 and sequence = 3`,
      3,
    ],
    ['a deleted entry', 'delete from audit_log where tenant_id = $1 and sequence = 3', 3],
    [
      'an entry cut off at the end',
      'delete from audit_log where tenant_id = $1 and sequence = 5',
      5,
    ],
    [
      'a hash made to fit',
      `update audit_log set details = '{}', hash = audit_hash(prev_hash, tenant_id, sequence, actor_user_id, actor_kind, action, target_type, target_id, before_sha256, after_sha256, '{}', request_id, recorded_at) where tenant_id = $1 and sequence = 3`,
      4,
    ],
    [
      'a last hash made to fit',
      `update audit_log set details = '{}', hash = audit_hash(prev_hash, tenant_id, sequence, actor_user_id, actor_kind, action, target_type, target_id, before_sha256, after_sha256, '{}', request_id, recorded_at) where tenant_id = $1 and sequence = 5`,
      5,
    ],
  ])('by %s is detected', async (_what, statement, brokenAt) => {
    await write(5);
    await tamper(statement);
    expect(await verified()).toMatchObject({ holds: false, broken_at: brokenAt });
  });

  test('is detected across the whole installation, with its chain', async () => {
    await write(3);
    const { tenantId: other } = await addTenant(server, { name: 'Quince', members: [] });
    await write(2, other);
    await tamper(`update audit_log set action = 'x' where tenant_id = $1 and sequence = 2`);
    const { chains, records, broken } = await verifyInstallation(server.database);
    expect(chains).toBeGreaterThanOrEqual(2);
    expect(records).toBeGreaterThanOrEqual(5);
    expect(broken).toContainEqual({ chainId: tenantId, brokenAt: 2 });
    expect(broken.map(({ chainId }) => chainId)).not.toContain(other);
  });

  test.each([
    'update audit_log set action = action',
    'delete from audit_log',
    'truncate audit_log',
    `insert into audit_log select * from audit_log`,
    'update audit_heads set sequence = 0',
    'select * from audit_heads',
  ])('is impossible for a request: %s', async (statement) => {
    await write(1);
    const scope = grantTenantScope(tenantId, owner.userId, 'r');
    await expect(
      server.database.inTenant(scope, (tx) => tx.executeQuery(CompiledQuery.raw(statement))),
    ).rejects.toThrow(/permission denied/);
  });

  test('with the chain of another tenant is rejected', async () => {
    const { tenantId: other } = await addTenant(server, { name: 'Quince', members: [] });
    const scope = grantTenantScope(tenantId, owner.userId, 'r');
    await expect(
      server.database.inTenant(scope, (tx) =>
        recordAudit(tx, {
          actor: { kind: 'user', userId: owner.userId, requestId: 'r' },
          tenantId: other,
          action: 'x',
          target: { type: 'x', id: 'x' },
          at: server.clock.now(),
        }),
      ),
    ).rejects.toThrow('The audit entry names another tenant.');
  });
});
