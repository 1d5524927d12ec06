import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { connect } from './db/connect.ts';
import type { Connection } from './db/connect.ts';
import { readMigrations } from './db/migrate.ts';
import { MIGRATIONS_FOLDER, PACKAGE_FILE } from './locations.ts';
import {
  backupName,
  listBackups,
  oldBackups,
  removeOldBackups,
} from './operators/backup/backup-files.ts';
import { createBackup, measureBackup } from './operators/backup/create-backup.ts';
import { removeLeftovers } from './operators/backup/leftovers.ts';
import { lastMigrationOf, rowsIn } from './operators/backup/manifest.ts';
import type { Manifest } from './operators/backup/manifest.ts';
import { planRestore, restoreBackup } from './operators/backup/restore-backup.ts';
import type { RestoreDeps } from './operators/backup/restore-backup.ts';
import { verifyBackup } from './operators/backup/verify-backup.ts';
import { explainFault } from './explain-fault.ts';
import { RefusedError } from './operators/program/refused-error.ts';
import { runProgram } from './operators/program/run-program.ts';
import type { ProgramRequest } from './operators/program/run-program.ts';
import { systemClock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';
import { readSecretKeys } from './platform/secret-keys.ts';

const createOptions = v.object({
  out: v.optional(v.string()),
  keep: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
const fileOptions = v.object({ file: v.string() });
const planOptions = v.object({ file: v.string(), whole: v.boolean() });
const restoreOptions = v.object({ file: v.string(), replace: v.boolean() });

/** `platebook backup …` and `platebook restore`; the command line prints their results. */
await runProgram(
  {
    create,
    'plan-create': planCreate,
    verify,
    'remove-leftovers': removeThoseOfFolder,
    list: async () => {
      const { backupDir } = readConfig(process.env);
      return { folder: backupDir, items: await listBackups(backupDir) };
    },
    'plan-restore': async (request) => {
      const { file, whole } = v.parse(planOptions, request.options);
      return withRestore(request, async (deps) => {
        const { plan, manifest } = await planRestore(deps, resolve(file), { whole });
        return { ...describe(manifest), ...plan };
      });
    },
    restore: async (request) => {
      const { file, replace } = v.parse(restoreOptions, request.options);
      return withRestore(request, async (deps) => {
        const leftovers = await removeLeftovers(deps, {
          folder: readConfig(process.env).backupDir,
        });
        return { ...(await restoreBackup(deps, resolve(file), { replace })), leftovers };
      });
    },
  },
  explainFault,
);

async function create({ options, progress, signal }: ProgramRequest): Promise<object> {
  const { out, keep } = v.parse(createOptions, options);
  const config = readConfig(process.env);
  const version = await readVersion();
  return connected(config, async ({ clientConfig }) => {
    const file =
      out === undefined ? join(config.backupDir, backupName(systemClock.now())) : resolve(out);
    const clock = systemClock;
    const leftovers = await removeLeftovers(
      { clientConfig, clock },
      { folder: config.backupDir, out: out === undefined ? undefined : file },
    );
    const manifest = await createBackup({ clientConfig, clock, version, progress, signal }, file);
    const { size } = await stat(file);
    const removed =
      keep === undefined || out !== undefined ? [] : await removeOldBackups(config.backupDir, keep);
    return { file, bytes: size, ...describe(manifest), removed, leftovers };
  });
}

/** The planned archive counts as the newest. */
async function planCreate({ options }: ProgramRequest): Promise<object> {
  const { out, keep } = v.parse(createOptions, options);
  const config = readConfig(process.env);
  const { backupDir } = config;
  if (isNeverStarted(config)) {
    throw new RefusedError('refused', 'The database is empty: there is nothing to back up.');
  }
  const file = out === undefined ? join(backupDir, backupName(systemClock.now())) : resolve(out);
  const removed =
    keep === undefined || out !== undefined ? [] : await oldBackups(backupDir, keep - 1);
  return connected(config, async ({ clientConfig }) => ({
    file,
    ...(await measureBackup(clientConfig)),
    removed,
  }));
}

/** A dry run must not create an installation that was never started. */
function isNeverStarted({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl === null && !existsSync(dataDir);
}

async function removeThoseOfFolder(): Promise<object> {
  const config = readConfig(process.env);
  if (isNeverStarted(config)) {
    return { leftovers: [] };
  }
  return connected(config, async ({ clientConfig }) => ({
    leftovers: await removeLeftovers(
      { clientConfig, clock: systemClock },
      { folder: config.backupDir },
    ),
  }));
}

async function verify(request: ProgramRequest): Promise<object> {
  const { file } = v.parse(fileOptions, request.options);
  const path = resolve(file);
  const { manifest, parts } = await verifyBackup(path, request);
  const { size } = await stat(path);
  const { dataDir, auth } = readConfig(process.env);
  const ring = auth.secretKeys ?? (await readSecretKeys(dataDir)) ?? [];
  const missing = manifest.keys.filter((key) => ring.every(({ kid }) => kid !== key));
  return { file: path, bytes: size, parts, ...describe(manifest), missing_keys: missing };
}

function describe(manifest: Manifest) {
  return {
    created_at: manifest.created_at,
    platebook: manifest.platebook,
    postgres: manifest.postgres,
    migration: lastMigrationOf(manifest),
    tables: manifest.tables.length,
    rows: rowsIn(manifest),
    keys: manifest.keys,
  };
}

async function withRestore(
  { progress, signal }: ProgramRequest,
  work: (deps: RestoreDeps) => Promise<object>,
): Promise<object> {
  const config = readConfig(process.env);
  const migrations = await readMigrations(MIGRATIONS_FOLDER);
  return connected(config, ({ clientConfig }) =>
    work({
      clientConfig,
      migrations,
      dataDir: config.dataDir,
      secretKeys: config.auth.secretKeys,
      clock: systemClock,
      log: createLogger('error'),
      progress,
      signal,
    }),
  );
}

async function connected(
  config: Config,
  work: (connection: Connection) => Promise<object>,
): Promise<object> {
  const connection = await connect(config, createLogger('error'));
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE_FILE, 'utf8')) as { version: string };
  return version;
}
