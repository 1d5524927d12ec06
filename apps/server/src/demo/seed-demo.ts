import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { grantTenantScope } from '../db/database.ts';
import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { TenantLevel } from '../db/tables.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import {
  DEMO_CLIENTS,
  DEMO_INVITE_CODE,
  DEMO_PLANS,
  DEMO_TRIAL_CODE,
  DEMO_USERS,
} from './demo-data.ts';
import type { DemoClient, DemoStore, DemoUserKey } from './demo-data.ts';

/** What the demo needs of the product: the same services that serve requests, without special cases. */
export type DemoPorts = {
  readonly hashPassword: (password: string) => Promise<string>;
  readonly createStore: (
    scope: TenantScope,
    store: Omit<DemoStore, 'channels'>,
  ) => Promise<{ id: string }>;
  readonly connectChannel: (
    scope: TenantScope,
    storeId: string,
    channel: DemoStore['channels'][number],
  ) => Promise<unknown>;
  readonly importReport: (
    scope: TenantScope,
    report: { name: string; sha256: string; bytes: Buffer },
  ) => Promise<unknown>;
  /** A public code without a use limit; its tenants start on the named plan. */
  readonly createInviteCode: (code: string, planCode?: string) => Promise<unknown>;
};

type Deps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly demoFolder: string;
  readonly ports: DemoPorts;
  /** Whether this process reads the reports too, so that it can wait for them. */
  readonly awaitImports: boolean;
};

const IMPORTS_WITHIN_MS = 15_000;
const POLL_MS = 100;

/** Fills an empty database and returns whether it did; one with users is left alone. */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const clients = await seedAccounts(deps);
  if (clients === null) {
    return false;
  }
  for (const { client, scope } of clients) {
    await seedClient(deps, client, scope);
  }
  await deps.ports.createInviteCode(DEMO_INVITE_CODE);
  await deps.ports.createInviteCode(DEMO_TRIAL_CODE, 'demo-firm');
  if (deps.awaitImports) {
    await untilImported(deps);
  }
  return true;
}

/**
 * Waits so that the demo is complete when the address is printed; after a time-out, reading continues in the
 * background.
 */
async function untilImported({ database, log }: Deps): Promise<void> {
  for (let waitedMs = 0; waitedMs < IMPORTS_WITHIN_MS; waitedMs += POLL_MS) {
    const open = await database.asOwner((tx) =>
      tx
        .selectFrom('sync_runs')
        .select('id')
        .where('finished_at', 'is', null)
        .limit(1)
        .executeTakeFirst(),
    );
    if (open === undefined) {
      return;
    }
    await delay(POLL_MS);
  }
  log.warn('The demo reports are still being read.');
}

type SeededClient = { readonly client: DemoClient; readonly scope: TenantScope };

async function seedAccounts({ database, clock, ports }: Deps): Promise<SeededClient[] | null> {
  const hashes = new Map<DemoUserKey, string>();
  for (const [key, { password }] of Object.entries(DEMO_USERS)) {
    hashes.set(key as DemoUserKey, await ports.hashPassword(password));
  }
  return database.asOwner(async (tx) => {
    // Of two processes that start on an empty database, the second waits, then finds users.
    await sql`lock table users in share row exclusive mode`.execute(tx);
    if ((await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined) {
      return null;
    }
    const now = clock.now();
    const userIds = await insertUsers(tx, hashes, now);
    await tx
      .insertInto('system_staff')
      .values([
        { user_id: userIds.get('admin') ?? '', level: 'system_admin', created_at: now },
        { user_id: userIds.get('support') ?? '', level: 'system_operator', created_at: now },
      ])
      .execute();
    for (const plan of DEMO_PLANS) {
      await tx.insertInto('plans').values(plan).execute();
    }
    const seeded: SeededClient[] = [];
    for (const [index, client] of DEMO_CLIENTS.entries()) {
      // The order of joining decides which tenant comes first.
      const joinedAt = new Date(now.getTime() + index);
      seeded.push({ client, scope: await insertClient(tx, client, userIds, joinedAt) });
    }
    return seeded;
  });
}

async function insertUsers(
  tx: Transaction,
  hashes: ReadonlyMap<DemoUserKey, string>,
  now: Date,
): Promise<Map<DemoUserKey, string>> {
  const ids = new Map<DemoUserKey, string>();
  for (const [key, { email, fullName }] of Object.entries(DEMO_USERS)) {
    const id = randomUUID();
    ids.set(key as DemoUserKey, id);
    await tx
      .insertInto('users')
      .values({
        id,
        email,
        password_hash: hashes.get(key as DemoUserKey) ?? null,
        email_confirmed_at: now,
        user_metadata: JSON.stringify({ full_name: fullName, registration_source: 'demo' }),
        created_at: now,
        updated_at: now,
      })
      .execute();
  }
  return ids;
}

async function insertClient(
  tx: Transaction,
  { name, members }: DemoClient,
  userIds: ReadonlyMap<DemoUserKey, string>,
  now: Date,
): Promise<TenantScope> {
  const tenantId = randomUUID();
  await tx.insertInto('tenants').values({ id: tenantId, name, created_at: now }).execute();
  const rows = members.map(({ user, level }) =>
    membershipRow({ tenantId, userId: userIds.get(user) ?? '', level, now }),
  );
  await tx.insertInto('memberships').values(rows).execute();
  await tx
    .insertInto('clients')
    .values({
      tenant_id: tenantId,
      id: randomUUID(),
      name,
      client_category: 'qbo',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return grantTenantScope(tenantId, rows[0]?.user_id ?? '', 'demo-seed');
}

function membershipRow(membership: {
  tenantId: string;
  userId: string;
  level: TenantLevel;
  now: Date;
}) {
  return {
    tenant_id: membership.tenantId,
    user_id: membership.userId,
    level: membership.level,
    created_at: membership.now,
  };
}

async function seedClient(
  { ports, log, demoFolder }: Deps,
  client: DemoClient,
  scope: TenantScope,
): Promise<void> {
  for (const { channels, ...store } of client.stores) {
    const { id } = await ports.createStore(scope, store);
    for (const channel of channels) {
      await ports.connectChannel(scope, id, channel);
    }
  }
  for (const name of client.reports) {
    const bytes = await readDemoReport(join(demoFolder, name), log);
    if (bytes !== null) {
      await ports.importReport(scope, {
        name,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes,
      });
    }
  }
}

async function readDemoReport(file: string, log: Logger): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    log.error({ err: error, file }, 'A demo report is missing; the demo goes on without it.');
    return null;
  }
}
