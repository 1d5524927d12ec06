import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { brokenUniqueIndex } from './conflicts.ts';
import { grantTenantScope, parseSafeInteger } from './database.ts';
import type { TenantScope, Transaction } from './database.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');

let db: TestDatabase;
let ours: TenantScope;
let theirs: TenantScope;

beforeAll(async () => {
  db = await createTestDatabase();
  ours = grantTenantScope(randomUUID(), randomUUID(), 'a-test');
  theirs = grantTenantScope(randomUUID(), randomUUID(), 'a-test');
  await db.database.asOwner(async (tx) => {
    for (const { tenantId, userId } of [ours, theirs]) {
      await tx
        .insertInto('users')
        .values({
          id: userId,
          email: `${userId}@example.test`,
          user_metadata: '{}',
          created_at: NOW,
          updated_at: NOW,
        })
        .execute();
      await tx
        .insertInto('tenants')
        .values({ id: tenantId, name: tenantId, created_at: NOW })
        .execute();
      await tx
        .insertInto('memberships')
        .values({ tenant_id: tenantId, user_id: userId, level: 'user_owner', created_at: NOW })
        .execute();
      await tx.insertInto('stores').values(storeOf(tenantId, 'Store')).execute();
    }
  });
});

afterAll(() => db.drop());

function storeOf(tenantId: string, name: string) {
  return {
    tenant_id: tenantId,
    id: randomUUID(),
    name,
    time_zone: 'UTC',
    currency: 'USD' as const,
    created_at: NOW,
    updated_at: NOW,
  };
}

async function tenantsSeen(tx: Transaction): Promise<string[]> {
  return (await tx.selectFrom('stores').select('tenant_id').execute()).map((row) => row.tenant_id);
}

describe('row-level security', () => {
  test('limits a tenant to its own rows even if a query lacks the condition', async () => {
    expect(await db.database.inTenant(ours, tenantsSeen)).toEqual([ours.tenantId]);
    expect(await db.database.inTenant(theirs, tenantsSeen)).toEqual([theirs.tenantId]);
  });

  test('shows nothing when no tenant is set', async () => {
    expect(await db.database.asUser(ours.userId, tenantsSeen)).toEqual([]);
  });

  test('rejects an insert for another tenant and moving a row there', async () => {
    await expect(
      db.database.inTenant(ours, (tx) =>
        tx.insertInto('stores').values(storeOf(theirs.tenantId, 'Planted')).execute(),
      ),
    ).rejects.toThrow('row-level security');
    await expect(
      db.database.inTenant(ours, (tx) =>
        tx.updateTable('stores').set({ tenant_id: theirs.tenantId }).execute(),
      ),
    ).rejects.toThrow('row-level security');
  });

  test("neither changes nor deletes other tenants' rows", async () => {
    await db.database.inTenant(ours, async (tx) => {
      await tx
        .updateTable('stores')
        .set({ name: 'Changed' })
        .where('tenant_id', '=', theirs.tenantId)
        .execute();
      await tx.deleteFrom('stores').where('tenant_id', '=', theirs.tenantId).execute();
    });
    const rows = await db.database.asOwner((tx) =>
      tx.selectFrom('stores').select('name').where('tenant_id', '=', theirs.tenantId).execute(),
    );
    expect(rows).toContainEqual({ name: 'Store' });
  });

  test("does not reveal other tenants' rows through unique keys: a name they use can be used", async () => {
    await db.database.inTenant(theirs, (tx) =>
      tx.insertInto('stores').values(storeOf(theirs.tenantId, 'Only theirs')).execute(),
    );
    await db.database.inTenant(ours, (tx) =>
      tx.insertInto('stores').values(storeOf(ours.tenantId, 'Only theirs')).execute(),
    );
    await expect(
      db.database.inTenant(ours, (tx) =>
        tx.insertInto('stores').values(storeOf(ours.tenantId, 'ONLY THEIRS')).execute(),
      ),
    ).rejects.toSatisfy((error) => brokenUniqueIndex(error) === 'stores_name_idx');
  });

  test('is forced on every table that has a tenant, with the tenant first in the primary key', async () => {
    const { rows } = await db.database.asOwner((tx) =>
      sql<{ table: string; forced: boolean; first: string }>`
        select c.relname as table, c.relforcerowsecurity and c.relrowsecurity as forced,
          (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
           where i.indrelid = c.oid and i.indisprimary) as first
        from pg_class c
        join pg_attribute t on t.attrelid = c.oid and t.attname = 'tenant_id' and not t.attisdropped
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        order by c.relname`.execute(tx),
    );
    expect(rows.length).toBeGreaterThan(6);
    expect(rows.filter(({ forced, first }) => !forced || first !== 'tenant_id')).toEqual([]);
  });

  test('protects every table that a request reaches, except those without an owner', async () => {
    const { rows } = await db.database.asOwner((tx) =>
      sql<{ table: string; rights: string }>`
        select c.relname as table, string_agg(p.name, ' ' order by p.name) as rights
        from pg_class c
        cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate')) as p (name)
        where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity
          and (has_table_privilege('platebook_app', c.oid, p.name)
            or p.name in ('select', 'insert', 'update') and has_any_column_privilege('platebook_app', c.oid, p.name))
        group by c.relname order by c.relname`.execute(tx),
    );
    expect(rows).toEqual([
      { table: 'blog_posts', rights: 'select' },
      { table: 'outbound_messages', rights: 'insert' },
      { table: 'plans', rights: 'select' },
      { table: 'report_format_versions', rights: 'select' },
    ]);
  });

  test('cannot be left by a request: role and tenant end with the transaction', async () => {
    await db.database.inTenant(ours, tenantsSeen);
    const { rows } = await db.database.pool.query<{ role: string; tenant: string | null }>(
      `select current_user::text as role, nullif(current_setting('app.tenant_id', true), '') as tenant`,
    );
    expect(rows[0]?.role).not.toBe('platebook_app');
    expect(rows[0]?.tenant).toBeNull();
  });

  test('gives the application role no objects to own and no accounts to read', async () => {
    await expect(
      db.database.inTenant(ours, (tx) => tx.selectFrom('users').select('id').execute()),
    ).rejects.toThrow('permission denied');
    await expect(
      db.database.inTenant(ours, (tx) =>
        sql`alter table stores disable row level security`.execute(tx),
      ),
    ).rejects.toThrow('must be owner');
  });
});

describe('a transaction', () => {
  test('is rolled back entirely when its work fails', async () => {
    await expect(
      db.database.inTenant(ours, async (tx) => {
        await tx.insertInto('stores').values(storeOf(ours.tenantId, 'Half')).execute();
        throw new Error('afterwards');
      }),
    ).rejects.toThrow('afterwards');
    const rows = await db.database.inTenant(ours, (tx) =>
      tx.selectFrom('stores').select('id').where('name', '=', 'Half').execute(),
    );
    expect(rows).toEqual([]);
  });

  test('accepts only a UUID as a tenant', async () => {
    await expect(
      db.database.inTenant(
        grantTenantScope("x'; drop table stores; --", ours.userId, 'a-test'),
        tenantsSeen,
      ),
    ).rejects.toThrow('app.tenant_id must be a UUID.');
  });
});

describe('numbers and days', () => {
  test('bigint is a number, or an error if a number would round it', async () => {
    const { rows } = await db.database.pool.query<{ cents: number }>(
      'select 9007199254740991::bigint as cents',
    );
    expect(rows).toEqual([{ cents: 9_007_199_254_740_991 }]);
    expect(() => parseSafeInteger('9007199254740993')).toThrow('does not fit a number exactly');
  });

  test('a date stays the same day, whatever time zone the server runs in', async () => {
    const { rows } = await db.database.pool.query<{ day: string }>(
      `select '2026-03-08'::date as day`,
    );
    expect(rows).toEqual([{ day: '2026-03-08' }]);
  });
});

test('a session that is terminated between statements fails only a transaction that writes', async () => {
  const end = async (pid: number) =>
    db.database.asOwner((tx) => sql`select pg_terminate_backend(${pid})`.execute(tx));
  const cut = db.database.asOwner(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    const pid = rows[0]?.pid ?? 0;
    await sql`set local application_name = 'writes'`.execute(tx);
    await end(pid);
    await expect
      .poll(async () => {
        const left = await db.database.asOwner((other) =>
          sql`select from pg_stat_activity where pid = ${pid}`.execute(other),
        );
        return left.rows.length;
      })
      .toBe(0);
    await tx.selectFrom('tenants').select('id').execute();
  });
  await expect(cut).rejects.toThrow(/terminat|not queryable|closed/);
  const { rows } = await db.database.asOwner((tx) => sql`select 1 as one`.execute(tx));
  expect(rows).toEqual([{ one: 1 }]);
});
