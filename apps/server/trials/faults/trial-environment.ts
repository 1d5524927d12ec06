import type { ClientConfig } from 'pg';
import type { Database } from '../../src/db/database.ts';
import { createLogger } from '../../src/platform/logger.ts';
import { createSealedBox } from '../../src/platform/sealed-box.ts';
import type { SealedBox } from '../../src/platform/sealed-box.ts';
import { seatBookkeeper } from './bookkeeper.ts';
import type { Bookkeeper } from './bookkeeper.ts';
import { composeTrialServer } from './trial-server.ts';
import type { TrialServer } from './trial-server.ts';
import { MISSED, trialConfig, trialEnv } from './trial-settings.ts';
import type { Build } from './trial-settings.ts';
import { timesOf } from './weakened.ts';

/** The product without its workers: where a person requests what the workers do. */
export type TrialEnvironment = TrialServer & {
  readonly bookkeeper: Bookkeeper;
  readonly box: SealedBox;
  readonly close: () => Promise<void>;
};

export async function openTrialEnvironment({
  database,
  clientConfig,
  contractFile,
  sandboxUrl,
  build,
}: {
  readonly database: Database;
  readonly clientConfig: ClientConfig;
  readonly contractFile: string;
  readonly sandboxUrl: string;
  readonly build: Build;
}): Promise<TrialEnvironment> {
  const config = trialConfig(trialEnv(addressOf(clientConfig), sandboxUrl), timesOf(build));
  const { secretKeys } = config.auth;
  if (secretKeys === null) {
    throw new Error('A trial needs SECRET_KEYS: its processes share what they seal.');
  }
  const log = createLogger('silent');
  const composed = await composeTrialServer({ config, database, log, build, contractFile });
  const { server } = composed;
  await server.queue.start();
  // pg-boss's option requires at least ten seconds; the value in its table is what counts.
  await database.pool.query('update pgboss.queue set heartbeat_seconds = $1', [MISSED.heartbeatS]);
  const bookkeeper = await seatBookkeeper(server, database);
  return {
    ...composed,
    bookkeeper,
    box: createSealedBox(secretKeys),
    close: async () => {
      server.live.close();
      await bookkeeper.leave();
      await server.queue.stop(5_000);
      server.close();
    },
  };
}

export function addressOf({ host, port, user, password, database }: ClientConfig): string {
  return `postgres://${user ?? ''}:${String(password)}@${host ?? ''}:${port ?? ''}/${database ?? ''}`;
}
