import { randomBytes } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@platebook/api-client';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { verifyInstallation } from '../../audit/verify-installation.ts';
import { readConfig } from '../../config/config.ts';
import { openDatabase } from '../../db/database.ts';
import { readMigrations } from '../../db/migrate.ts';
import { MIGRATIONS_FOLDER } from '../../locations.ts';
import { createLogger } from '../../platform/logger.ts';
import { connectBooks, importReport, openTestEnvironment } from '../../testing/environment.ts';
import type { TestEnvironment } from '../../testing/environment.ts';
import { REALM } from '../../testing/sandbox.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { TEST_ENV, dataOf, signIn, startTestServer } from '../../testing/test-server.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { listBackups } from './backup-files.ts';
import { createBackup } from './create-backup.ts';
import type { Manifest } from './manifest.ts';
import { planRestore, restoreBackup } from './restore-backup.ts';
import type { RestoreDeps } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { verifyLedger } from './verify-ledger.ts';

type Entry = components['schemas']['BooksEntryDetail'];

const FILE = 'uber-eats-payment-details-2026-03-30_2026-04-05.csv';
/** May create tables of its own, and cannot bypass row-level security. */
const PLAIN_OWNER = { user: 'backup_drill_owner', password: 'only-for-tests' };

const quiet = { progress: () => undefined, signal: new AbortController().signal };

let folder: string;
let archive: string;
let manifest: Manifest;
let env: TestEnvironment;
let entries: readonly Entry[];
let chains: Awaited<ReturnType<typeof verifyInstallation>>;
let counts: ReadonlyMap<string, number>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platebook-backup-'));
  archive = join(folder, 'platebook-20260405T120000Z.tar');
  env = await openTestEnvironment();
  await connectBooks(env, env);
  await env.read('POST books/refresh');
  await importReport(env, FILE);
  await env.read('POST account-mapping/create-accounts', { template: null, dry_run: false });
  const { items } = await env.read<{ items: Entry[] }>('GET entries?limit=50');
  const toPost = items.filter(({ kind, store_id: store }) => kind === 'payout' && store !== null);
  await env.read('POST entries/post', { entry_ids: toPost.map(({ id }) => id) });
  await Promise.all(toPost.map(({ id }) => posted(env, id)));
  // The server keeps running; the figures are compared with the backup's, so nothing may be written around it.
  await vi.waitFor(backUpInQuiet, { timeout: 60_000, interval: 100 });
}, 120_000);

let isLost = false;
afterAll(async () => {
  await (isLost ? env.sandbox.stop() : env.stop());
  await rm(folder, { recursive: true, force: true });
});

async function backUpInQuiet(): Promise<void> {
  const { clientConfig, database, clock } = env.server;
  const { rows: busy } = await database.pool.query(
    `select realm_id from realms where lease_owner is not null
      union all select id::text from pgboss.job where state = 'active'`,
  );
  expect(busy).toEqual([]);
  const look = async () => ({
    entries: (await env.read<{ items: Entry[] }>('GET entries?limit=50')).items,
    chains: await verifyInstallation(database),
    counts: await countAll(clientConfig),
  });
  const before = await look();
  manifest = await createBackup({ clientConfig, clock, version: '0.1.0', ...quiet }, archive);
  expect(await look()).toEqual(before);
  ({ entries, chains, counts } = before);
}

function posted(at: Pick<TestEnvironment, 'read'>, id: string): Promise<Entry> {
  return vi.waitFor(
    async () => {
      const found = await at.read<Entry>(`GET entries/${id}`);
      expect(found.status).toBe('posted');
      return found;
    },
    { timeout: 30_000, interval: 100 },
  );
}

async function asAdmin<Row extends object>(text: string, config: ClientConfig = {}) {
  const client = new Client({ ...inject('databaseServer'), database: 'postgres', ...config });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Row counts of every table of the product. */
async function countAll(config: ClientConfig): Promise<ReadonlyMap<string, number>> {
  const tables = await asAdmin<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      and relkind in ('r', 'p') and relname <> 'schema_migrations' order by 1`,
    config,
  );
  if (tables.length === 0) {
    return new Map();
  }
  const each = tables.map(
    ({ name }) => `select '${name}' as name, count(*)::integer from "${name}"`,
  );
  const rows = await asAdmin<{ name: string; count: number }>(each.join(' union all '), config);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

async function restoring(clientConfig: ClientConfig): Promise<RestoreDeps> {
  return {
    ...quiet,
    clientConfig,
    migrations: await readMigrations(MIGRATIONS_FOLDER),
    dataDir: folder,
    secretKeys: readConfig(TEST_ENV).auth.secretKeys,
    clock: env.server.clock,
    log: createLogger('silent'),
  };
}

/** An empty database of a user who is no superuser. */
async function databaseOfPlainOwner(): Promise<TestDatabase> {
  const { user, password } = PLAIN_OWNER;
  await asAdmin(`do $$ begin
      create role ${user} login createdb createrole password '${password}';
    exception when duplicate_object then null; end $$`);
  await asAdmin(`grant platebook_app to ${user} with admin option`);
  const made = await createTestDatabase({ empty: true });
  await asAdmin(`alter database ${String(made.clientConfig.database)} owner to ${user}`);
  await made.database.close();
  const clientConfig = { ...made.clientConfig, user, password };
  const database = openDatabase(clientConfig, createLogger('silent'));
  return {
    clientConfig,
    database,
    drop: async () => {
      await database.close();
      await asAdmin(`drop database ${String(clientConfig.database)} with (force)`);
    },
  };
}

/** A damaged copy of the archive. */
async function damagedCopy(damage: (path: string) => Promise<void>): Promise<string> {
  const path = join(folder, `${randomBytes(6).toString('hex')}.tar`);
  await copyFile(archive, path);
  await damage(path);
  return path;
}

function flip(at: number): (path: string) => Promise<void> {
  return async (path) => {
    const bytes = await readFile(path);
    bytes[at] = (bytes[at] ?? 0) ^ 0x20;
    await writeFile(path, bytes);
  };
}

describe('a backup', () => {
  test('contains every row of one instant, sealed secrets unchanged and no key', async () => {
    const { tables, keys, migrations, queue_version: queue } = manifest;
    const dumped = tables.filter(({ name }) => name.startsWith('public.'));
    expect(new Map(dumped.map(({ name, rows }) => [name.slice('public.'.length), rows]))).toEqual(
      counts,
    );
    expect(keys).toEqual(['test']);
    expect(migrations).toEqual(
      (await readMigrations(MIGRATIONS_FOLDER)).map(({ name, sha256 }) => ({ name, sha256 })),
    );
    expect(queue).toEqual(expect.any(Number));
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect((await readFile(archive)).includes('A'.repeat(43))).toBe(false);
  });

  test('can be verified without a database, and is listed in its folder', async () => {
    const { parts } = await verifyBackup(archive, quiet);
    expect(parts).toBe(manifest.tables.flatMap((table) => table.parts).length);
    const { size } = await stat(archive);
    expect(await listBackups(folder)).toEqual([
      {
        file: archive,
        bytes: size,
        created_at: manifest.created_at,
        migration: manifest.migrations.at(-1)?.name,
        rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
        keys: ['test'],
        problem: null,
      },
    ]);
    expect(await listBackups(join(folder, 'nowhere'))).toEqual([]);
  });

  test('that was modified or truncated is rejected, and named', async () => {
    const { size } = await stat(archive);
    const first = manifest.tables.flatMap((table) => table.parts)[0];
    // After the header of the first part and that of its compression.
    const inPart = await damagedCopy(flip(512 + 20));
    await expect(verifyBackup(inPart, quiet)).rejects.toThrow(
      `is damaged: ${first?.file} is not as it was written.`,
    );
    for (const left of [size - 4096, Math.floor(size / 2), 512, 1]) {
      const short = await damagedCopy((path) => truncate(path, left));
      await expect(verifyBackup(short, quiet)).rejects.toThrow(
        /is damaged: it (?:was cut short|has no manifest)\./,
      );
    }
    const inHeader = await damagedCopy(flip(3));
    await expect(verifyBackup(inHeader, quiet)).rejects.toThrow(
      'is damaged: it is no tar archive from byte 0 on.',
    );
    const inManifest = await damagedCopy(async (path) => {
      const bytes = await readFile(path);
      await flip(bytes.indexOf('"created_at"') + 3)(path);
    });
    await expect(verifyBackup(inManifest, quiet)).rejects.toThrow(
      'is damaged: its manifest is not as it was written.',
    );
    await expect(verifyBackup(join(folder, 'none.tar'), quiet)).rejects.toThrow('There is no file');
    const empty = await createTestDatabase({ empty: true });
    await expect(
      restoreBackup(await restoring(empty.clientConfig), inPart, { replace: false }),
    ).rejects.toThrow('is not as it was written.');
    expect(await countAll(empty.clientConfig)).toEqual(new Map());
    await empty.drop();
  });

  test('cannot be restored without the keys of its secrets', async () => {
    const empty = await createTestDatabase({ empty: true });
    const deps = { ...(await restoring(empty.clientConfig)), secretKeys: null };
    await expect(planRestore(deps, archive, { whole: false })).rejects.toThrow(
      'needs keys that are not in the key file: test.',
    );
    await empty.drop();
  });

  test('of a newer version is rejected', async () => {
    const empty = await createTestDatabase({ empty: true });
    const deps = await restoring(empty.clientConfig);
    const older = { ...deps, migrations: deps.migrations.slice(0, -1) };
    await expect(planRestore(older, archive, { whole: false })).rejects.toThrow(
      `has the migration ${deps.migrations.at(-1)?.name}, which this version of Platebook does not know`,
    );
    await empty.drop();
  });
});

describe('a restore', () => {
  test('rejects a database that is in use or not empty, and otherwise keeps the previous one', async () => {
    const target = await createTestDatabase();
    const deps = await restoring(target.clientConfig);
    await target.database.asOwner((tx) => tx.selectFrom('users').select('id').execute());
    await expect(restoreBackup(deps, archive, { replace: true })).rejects.toThrow(
      'Stop every process of it first.',
    );
    await target.database.close();
    await vi.waitFor(
      async () => {
        const { plan } = await planRestore(deps, archive, { whole: false });
        expect([plan.is_empty, plan.sessions]).toEqual([false, 0]);
      },
      { timeout: 10_000 },
    );
    await expect(restoreBackup(deps, archive, { replace: false })).rejects.toThrow(
      'is not empty. Add --replace',
    );
    const restored = await restoreBackup(deps, archive, { replace: true });
    const { database } = target.clientConfig;
    expect(restored.kept_as).toMatch(/^test_[0-9a-f]{25}_before_\d{8}t\d{6}z$/);
    const previous = { ...target.clientConfig, database: String(restored.kept_as) };
    expect((await countAll(previous)).get('users')).toBe(0);
    expect((await countAll(target.clientConfig)).get('users')).toBe(counts.get('users'));
    await asAdmin(`drop database ${previous.database}`);
    await asAdmin(`drop database ${String(database)} with (force)`);
  });

  test('recovers a lost installation, verified, and it goes on posting', async () => {
    const { sandbox, tenantId, owner } = env;
    await env.server.stop();
    isLost = true;
    const place = await databaseOfPlainOwner();
    const restored = await restoreBackup(await restoring(place.clientConfig), archive, {
      replace: false,
    });
    expect(restored).toEqual({
      database: place.clientConfig.database,
      kept_as: null,
      tables: manifest.tables.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      entries: counts.get('journal_entries'),
      postings: counts.get('postings'),
      files: counts.get('report_files'),
      audit_chains: chains.chains,
      audit_records: chains.records,
      seconds: expect.any(Number),
    });
    expect(restored.postings).toBeGreaterThan(0);
    // Row-level security applies to this owner, who nevertheless sees every row.
    const second = await createBackup(
      { clientConfig: place.clientConfig, clock: env.server.clock, version: '0.1.0', ...quiet },
      join(folder, 'second.tar'),
    );
    expect(rowsBesideAudit(second)).toEqual(rowsBesideAudit(manifest));
    expect(second.sequences).toEqual(manifest.sequences);
    const again = await startTestServer({
      worker: true,
      env: { SANDBOX_URL: sandbox.url },
      on: place,
    });
    try {
      const there = await openAgain(again, { tenantId, email: owner.email });
      expect((await there.read<{ items: Entry[] }>('GET entries?limit=50')).items).toEqual(entries);
      const before = (await sandbox.entries(REALM)).length;
      const { id } = await there.read<Entry>('POST entries/manual', {
        entry_on: '2026-04-05',
        currency: 'USD',
        memo: 'Written after the restore',
        lines: await linesBetween(env, 1_234),
      });
      await there.read('POST entries/post', { entry_ids: [id] });
      await posted(there, id);
      expect((await sandbox.entries(REALM)).length).toBe(before + 1);
      expect((await verifyLedger(again.database)).problems).toEqual([]);
      expect((await verifyInstallation(again.database)).broken).toEqual([]);
    } finally {
      await again.stop();
    }
  });
});

/** The restore itself is in the audit log, and the queue runs its jobs. */
function rowsBesideAudit({ tables }: Manifest): ReadonlyMap<string, number> {
  const compared = tables.filter(({ name }) => /^public\.(?!audit_)/.test(name));
  return new Map(compared.map(({ name, rows }) => [name, rows]));
}

async function openAgain(
  server: TestServer,
  { tenantId, email }: { readonly tenantId: string; readonly email: string },
): Promise<Pick<TestEnvironment, 'read'>> {
  const token = await signIn(server, email);
  return {
    read: async <Data>(request: string, json?: unknown) => {
      const [method, path = ''] = request.split(' ');
      const address = `/api/v2/clients/tenants/${tenantId}/${path}`;
      const answer = await server.call(`${method} ${address}`, {
        token,
        ...(json === undefined ? {} : { json }),
      });
      return dataOf(answer.body) as Data;
    },
  };
}

async function linesBetween({ sandbox }: TestEnvironment, cents: number) {
  const accounts = await sandbox.accounts(await sandbox.connect(REALM));
  const line = (name: string, side: 'debit' | 'credit') => ({
    account_id: String(accounts.get(name)),
    side,
    amount_cents: cents,
  });
  return [line('Uber Eats Clearing', 'debit'), line('Delivery Sales', 'credit')];
}
