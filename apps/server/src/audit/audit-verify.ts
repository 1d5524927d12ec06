import type { Config } from '../config/config.ts';
import { connect } from '../db/connect.ts';
import { createLogger } from '../platform/logger.ts';
import { INSTALLATION_CHAIN } from './audit-records.store.ts';
import { verifyInstallation } from './verify-installation.ts';

const HOLDS = 0;
const BROKEN = 10;

/** The command `npm run audit:verify`: prints one line per broken chain. Returns the exit code. */
export async function auditVerify(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  print: (text: string) => void,
): Promise<number> {
  const connection = await connect(config, createLogger('error'));
  try {
    const { chains, records, broken } = await verifyInstallation(connection.database);
    for (const { chainId, brokenAt } of broken) {
      const where = chainId === INSTALLATION_CHAIN ? 'the installation' : `tenant ${chainId}`;
      print(`The audit log of ${where} is broken at entry ${brokenAt}.`);
    }
    print(
      broken.length === 0
        ? `The audit log holds: ${records} entries in ${chains} chains.`
        : `The audit log does not hold: ${broken.length} of ${chains} chains are broken.`,
    );
    return broken.length === 0 ? HOLDS : BROKEN;
  } finally {
    await connection.close();
  }
}
