import type { Logger } from '../../platform/logger.ts';
import { currentPlatform, locateBinaries, reachableBinaries } from './binaries.ts';
import { SUPERUSER, ensureCluster, readPassword } from './cluster.ts';
import { findHome } from './home.ts';
import type { Home } from './home.ts';
import { LOOPBACK, enter, leave } from './presence.ts';
import type { Cluster, Presence } from './presence.ts';

export type ConnectionTarget = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
};

export type EmbeddedPostgres = {
  /** The current address; the port changes only if the old one was taken after a crash. */
  readonly target: () => ConnectionTarget;
  readonly origin: 'started' | 'adopted';
  readonly home: Home;
  /** Stops the database unless another process still uses it. */
  readonly stop: () => Promise<'stopped' | 'left_running'>;
};

/**
 * Starts, or adopts, the PostgreSQL that lives under `dataDir`, and keeps it running until `stop`.
 *
 * PostgreSQL's own lock file decides who starts: the loser adopts what it finds there. A server killed outright leaves
 * the database running and the next start adopts it; a database killed outright is restarted by whichever process
 * notices. The last process to leave stops it, so that nobody loses a database in use.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  maxConnections = 100,
  onMoved,
}: {
  dataDir: string;
  log: Logger;
  /** Used if this process is the one that starts it. */
  maxConnections?: number;
  /** Called when the database restarted on another port. */
  onMoved?: (target: ConnectionTarget) => void;
}): Promise<EmbeddedPostgres> {
  const cluster = { ...(await prepareCluster(dataDir, log)), maxConnections };
  const first = await enter(cluster, { preferredPort: 0, givesUp: true });
  let present = first;
  let isStopping = false;
  const target = (): ConnectionTarget => ({
    host: LOOPBACK,
    port: present.port,
    user: SUPERUSER,
    password: cluster.password,
  });
  const watch = (presence: Presence): void => {
    presence.client.once('end', () => {
      if (!isStopping) {
        log.error('The embedded database went away; starting it again.');
        void enterAgain();
      }
    });
  };
  const enterAgain = async (): Promise<void> => {
    try {
      present = await enter(cluster, { preferredPort: present.port, givesUp: false });
      watch(present);
      onMoved?.(target());
      log.info({ port: present.port }, 'The embedded database runs again.');
    } catch (error) {
      if (!isStopping) {
        // A full disk may stay full for hours, and nobody may be there to restart the server afterwards.
        log.error({ err: error }, 'The embedded database does not start yet; trying on.');
        void enterAgain();
      }
    }
  };
  watch(present);
  return {
    target,
    origin: first.origin,
    home: cluster.home,
    stop: () => {
      isStopping = true;
      return leave(cluster, present);
    },
  };
}

async function prepareCluster(
  dataDir: string,
  log: Logger,
): Promise<Omit<Cluster, 'maxConnections'>> {
  const packaged = locateBinaries(currentPlatform());
  const home = await findHome(dataDir);
  if (home.movedFrom !== null) {
    log.warn(
      { asked: home.movedFrom, used: home.base },
      'The database account cannot reach the data folder, so the database lives elsewhere.',
    );
  }
  const { folder } = await reachableBinaries(packaged, home.base, home.account);
  await ensureCluster(home, folder);
  return { home, binaries: folder, password: await readPassword(home) };
}
