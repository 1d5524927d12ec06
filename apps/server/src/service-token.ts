import { readConfig } from './config/config.ts';
import { ConfigError } from './config/values.ts';
import { connect } from './db/connect.ts';
import type { Database } from './db/database.ts';
import { explainFault } from './explain-fault.ts';
import { MOST_HOURS, mintServiceToken } from './identity/auth/tokens/mint-service-token.ts';
import { createLogger } from './platform/logger.ts';
import { openSecrets } from './platform/open-secrets.ts';

/** `--hours=N`; defaults to one. */
function readHours(argv: readonly string[]): number {
  const value = argv.find((argument) => argument.startsWith('--hours='))?.slice('--hours='.length);
  const hours = value === undefined ? 1 : Number(value);
  if (!(hours > 0 && hours <= MOST_HOURS)) {
    throw new ConfigError(`--hours must be a number up to ${MOST_HOURS}, but is "${value}".`);
  }
  return hours;
}

async function isSetUp(database: Database): Promise<boolean> {
  const { rows } = await database.pool.query<{ found: boolean }>(
    "select to_regclass('signing_keys') is not null as found",
  );
  return rows[0]?.found === true;
}

try {
  const config = readConfig(process.env);
  const hours = readHours(process.argv.slice(2));
  const { database, close } = await connect(config, createLogger('error'));
  try {
    if (!(await isSetUp(database))) {
      throw new ConfigError('The database is empty. Start the server on it once.');
    }
    const { dataDir, auth } = config;
    const box = await openSecrets({ database, dataDir, secretKeys: auth.secretKeys });
    const now = new Date();
    const token = await mintServiceToken({ database, box, siteUrl: config.siteUrl, hours, now });
    process.stdout.write(`${token}\n`);
  } finally {
    await close();
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${explainFault(error)}\n`);
}
