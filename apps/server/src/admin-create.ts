import { existsSync } from 'node:fs';
import { readConfig } from './config/config.ts';
import { ConfigError } from './config/values.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { migrate, readMigrations } from './db/migrate.ts';
import { explainFault } from './explain-fault.ts';
import { GoTrueError } from './http/gotrue-errors.ts';
import { MIGRATIONS_FOLDER } from './locations.ts';
import { createAdministrator, planAdministrator } from './operators/staff/create-administrator.ts';
import { systemClock } from './platform/clock.ts';
import { createLogger } from './platform/logger.ts';

/**
 * The program behind `platebook admin create`: the argument is the email, the result a line of JSON on stdout.
 * `--dry-run` creates nothing.
 */
async function create(email: string | undefined, isDryRun: boolean): Promise<void> {
  if (email === undefined) {
    throw new ConfigError('Name the email address of the administrator.');
  }
  const config = readConfig(process.env);
  const { auth, siteUrl } = config;
  if (auth.remote !== null) {
    throw new ConfigError(
      `Accounts of this installation are at ${auth.remote.url}. Create the account there; whoever administers the installation then grants its level.`,
    );
  }
  if (isDryRun && config.databaseUrl === null && !existsSync(config.dataDir)) {
    // A dry run must not create an installation.
    return print(await plan(null, email));
  }
  const { database, clientConfig, close } = await connect(config, createLogger('error'));
  try {
    if (isDryRun) {
      return print(await plan(database, email));
    }
    await migrate(clientConfig, await readMigrations(MIGRATIONS_FOLDER));
    const { member, isNew, link } = await createAdministrator(
      {
        database,
        clock: systemClock,
        settings: { ...auth, siteUrl, authUrl: `${siteUrl}/auth/v1` },
      },
      email,
    );
    const { userId, level } = member;
    const created = { user_id: userId, email: member.email, level, is_new: isNew, link };
    print(created);
  } finally {
    await close();
  }
}

async function plan(database: Database | null, email: string) {
  const { address, isNew, level } = await planAdministrator(database, email);
  return { email: address, level, is_new: isNew };
}

function print(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

const USAGE = 2;

try {
  await create(process.argv[2], process.argv[3] === '--dry-run');
} catch (error) {
  const isInput = error instanceof GoTrueError || error instanceof ConfigError;
  process.exitCode = isInput ? USAGE : 1;
  process.stderr.write(`${isInput ? error.message : explainFault(error)}\n`);
}
