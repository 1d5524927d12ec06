import type { Client, ClientConfig } from 'pg';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import { verifyInstallation } from '../../audit/verify-installation.ts';
import { openDatabase } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import type { Migration } from '../../db/migrate.ts';
import { createQueue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/logger.ts';
import { openSecrets } from '../../platform/open-secrets.ts';
import { readSecretKeys } from '../../platform/secret-keys.ts';
import type { SecretKey } from '../../platform/sealed-box.ts';
import type { ReportProgress } from '../program/run-program.ts';
import { RefusedError } from '../program/refused-error.ts';
import { readManifest } from './archive-reader.ts';
import { stampOf } from './backup-files.ts';
import { loadTables } from './load-tables.ts';
import { lastMigrationOf, rowsIn } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { own } from './ownership.ts';
import {
  besideStem,
  createBeside,
  dropDatabase,
  inspectTarget,
  onMaintenance,
  swapDatabases,
  withClient,
} from './target-database.ts';
import { verifyBackup } from './verify-backup.ts';
import { verifyLedger } from './verify-ledger.ts';

export type RestoreDeps = {
  readonly clientConfig: ClientConfig;
  readonly migrations: readonly Migration[];
  readonly dataDir: string;
  /** Those of SECRET_KEYS; null uses the key file in `dataDir`. */
  readonly secretKeys: readonly SecretKey[] | null;
  readonly clock: Clock;
  readonly log: Logger;
  readonly progress: ReportProgress;
  readonly signal: AbortSignal;
};

export type RestorePlan = {
  readonly database: string;
  readonly is_empty: boolean;
  /** Platebook processes that are connected to it; must be none. */
  readonly sessions: number;
  readonly created_at: string;
  readonly migration: string;
  readonly rows: number;
  /** Migrations that would follow, because this version is newer. */
  readonly newer_migrations: number;
};

export type Restored = {
  readonly database: string;
  /** Where the previous data is now; null for a database that was empty. */
  readonly kept_as: string | null;
  readonly tables: number;
  readonly rows: number;
  readonly entries: number;
  readonly postings: number;
  readonly files: number;
  readonly audit_chains: number;
  readonly audit_records: number;
  readonly seconds: number;
};

const ON_THE_MACHINE: Actor = { kind: 'service', userId: null, requestId: 'restore' };

/**
 * What a restore would do, and whether it could; changes nothing. Reads every part of the archive if `whole` is set.
 */
export async function planRestore(
  deps: RestoreDeps,
  path: string,
  { whole }: { readonly whole: boolean },
): Promise<{ readonly plan: RestorePlan; readonly manifest: Manifest }> {
  const manifest = whole ? (await verifyBackup(path, deps)).manifest : await readManifest(path);
  const { database, isEmpty, sessions } = await inspectTarget(deps.clientConfig);
  checkMigrations(manifest, deps.migrations);
  await checkKeys(manifest, deps);
  const plan = {
    database,
    is_empty: isEmpty,
    sessions,
    created_at: manifest.created_at,
    migration: lastMigrationOf(manifest),
    rows: rowsIn(manifest),
    newer_migrations: deps.migrations.length - manifest.migrations.length,
  };
  return { plan, manifest };
}

/**
 * Replaces the database with a backup. Succeeds only once every count matches, the ledger and every chain of the audit
 * log are intact, and the keys open the sealed data. The previous data is untouched until then, and is kept under
 * another name. Rejected unless the database is empty or `replace` is set.
 */
export async function restoreBackup(
  deps: RestoreDeps,
  path: string,
  { replace }: { readonly replace: boolean },
): Promise<Restored> {
  const startedAt = performance.now();
  const { plan, manifest } = await planRestore(deps, path, { whole: true });
  if (plan.sessions > 0) {
    throw new RefusedError(
      'refused',
      `Platebook is running on "${plan.database}" (connections: ${plan.sessions}). Stop every process of it first.`,
    );
  }
  if (!plan.is_empty && !replace) {
    throw new RefusedError(
      'refused',
      `"${plan.database}" is not empty. Add --replace to put the backup in its place; what is there now is kept under another name.`,
    );
  }
  const proof = plan.is_empty
    ? await intoEmpty(deps, { path, manifest })
    : await beside(deps, { path, manifest, present: plan.database });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  return { database: plan.database, ...proof, seconds };
}

type Source = { readonly path: string; readonly manifest: Manifest };
type Proof = Omit<Restored, 'database' | 'seconds'>;

/** On failure, everything created in an empty database is removed again. */
async function intoEmpty(deps: RestoreDeps, source: Source): Promise<Proof> {
  try {
    return { kept_as: null, ...(await fill(deps, deps.clientConfig, source)) };
  } catch (error) {
    // The original error matters; the database may be gone by now.
    await withClient(deps.clientConfig, removeSchemas).catch(() => undefined);
    throw error;
  }
}

/** Drops everything in the three schemas, which were empty before. */
async function removeSchemas(client: Client): Promise<void> {
  await client.query('drop schema if exists pgboss, partitions cascade');
  const { rows } = await client.query<{ drop: string }>(
    `select format('drop table if exists public.%I cascade', relname) as drop from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      union all
      select format('drop function if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const { drop } of rows) {
    await client.query(drop);
  }
}

async function beside(
  deps: RestoreDeps,
  { present, ...source }: Source & { readonly present: string },
): Promise<Proof> {
  const stamp = stampOf(deps.clock.now()).toLowerCase();
  const next = `${besideStem(present)}${stamp}`;
  const previous = `${present.slice(0, 30)}_before_${stamp}`;
  return withClient(onMaintenance(deps.clientConfig), async (owner) => {
    await own(owner, next);
    const config = await createBeside(deps.clientConfig, next);
    try {
      const proof = await fill(deps, config, source);
      await swapDatabases(deps.clientConfig, { present, next, previous });
      return { kept_as: previous, ...proof };
    } catch (error) {
      await dropDatabase(deps.clientConfig, next).catch(() => undefined);
      throw error;
    }
  });
}

/** The tables as of the backup, its rows, newer migrations, and the verification of all of it. */
async function fill(
  deps: RestoreDeps,
  config: ClientConfig,
  { path, manifest }: Source,
): Promise<Omit<Proof, 'kept_as'>> {
  const { migrations, log, progress, signal } = deps;
  const then = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(
    config,
    migrations.filter(({ name }) => then.has(name)),
  );
  const database = openDatabase(config, log);
  try {
    if (manifest.queue_version !== null) {
      const queue = createQueue(database, log);
      await queue.start();
      await queue.stop(1_000);
    }
    await loadTables(config, { path, manifest, progress, signal });
    await migrate(config, migrations);
    return await prove(deps, database, manifest);
  } finally {
    await database.close();
  }
}

async function prove(
  { dataDir, secretKeys, clock, progress }: RestoreDeps,
  database: Database,
  manifest: Manifest,
): Promise<Omit<Proof, 'kept_as'>> {
  const { tables } = manifest;
  progress(0, 2, 'the ledger');
  const { problems, ...ledger } = await verifyLedger(database);
  if (problems.length > 0) {
    throw notProven(`The ledger does not hold: ${problems.join(' ')}`);
  }
  progress(1, 2, 'the audit log');
  const audit = await verifyInstallation(database);
  if (audit.broken.length > 0) {
    const chains = audit.broken.map(({ chainId, brokenAt }) => `${chainId} at entry ${brokenAt}`);
    throw notProven(`The audit log is broken: ${chains.join(', ')}.`);
  }
  await openSecrets({ database, dataDir, secretKeys });
  await database.asOwner((tx) =>
    recordAudit(tx, {
      actor: ON_THE_MACHINE,
      tenantId: null,
      action: 'installation.restored',
      target: { type: 'installation', id: lastMigrationOf(manifest) },
      details: { backup_of: manifest.created_at, rows: rowsIn(manifest) },
      at: clock.now(),
    }),
  );
  return {
    tables: tables.length,
    rows: rowsIn(manifest),
    ...ledger,
    audit_chains: audit.chains,
    audit_records: audit.records,
  };
}

function notProven(what: string): RefusedError {
  return new RefusedError('check_failed', `${what} Nothing was restored.`);
}

function checkMigrations(manifest: Manifest, known: readonly Migration[]): void {
  for (const { name, sha256 } of manifest.migrations) {
    const migration = known.find((candidate) => candidate.name === name);
    if (migration === undefined) {
      throw new RefusedError(
        'refused',
        `The backup has the migration ${name}, which this version of Platebook does not know. Restore with the version ${manifest.platebook} or a newer one.`,
      );
    }
    if (migration.sha256 !== sha256) {
      throw new RefusedError(
        'refused',
        `The migration ${name} was changed since the backup was made. Restore with the version ${manifest.platebook}.`,
      );
    }
  }
}

async function checkKeys(
  { keys }: Manifest,
  { dataDir, secretKeys }: Pick<RestoreDeps, 'dataDir' | 'secretKeys'>,
): Promise<void> {
  const ring = secretKeys ?? (await readSecretKeys(dataDir)) ?? [];
  const missing = keys.filter((key) => !ring.some(({ kid }) => kid === key));
  if (missing.length > 0) {
    throw new RefusedError(
      'refused',
      `The backup needs keys that are not in ${secretKeys === null ? 'the key file' : 'SECRET_KEYS'}: ${missing.join(', ')}. Put them there first; a backup holds no keys.`,
    );
  }
}
