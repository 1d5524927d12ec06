import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../platform/logger.ts';

/**
 * Sets the priority `nice` on the PostgreSQL backends behind the connections of `pools`, if Linux shows that they run
 * on this machine and this user may; others are unchanged.
 */
export function createBackendPriority(pools: readonly Pool[], log: Logger): (nice: number) => void {
  const open = new Set<PoolClient>();
  let lowered: number | null = null;
  for (const pool of pools) {
    pool.on('connect', (client) => {
      open.add(client);
      if (lowered !== null) {
        void lowerBackend(client, lowered, log);
      }
    });
    pool.on('remove', (client) => open.delete(client));
  }
  return (nice) => {
    lowered = nice;
    for (const client of open) {
      void lowerBackend(client, nice, log);
    }
  };
}

async function lowerBackend(client: PoolClient, nice: number, log: Logger): Promise<void> {
  const pid = 'processID' in client ? Number(client.processID) : Number.NaN;
  try {
    if (process.platform === 'linux' && (await isBehind(client, pid))) {
      setPriority(pid, nice);
    }
  } catch (error) {
    log.debug({ err: error, pid }, 'A process of the database keeps its priority.');
  }
}

/** The title of a backend ends with the client's address: `postgres: USER DATABASE 127.0.0.1(PORT) idle`. */
async function isBehind({ connection: { stream } }: PoolClient, pid: number): Promise<boolean> {
  const port = 'localPort' in stream ? Number(stream.localPort) : Number.NaN;
  const title = await readFile(`/proc/${pid}/cmdline`, 'utf8');
  return title.startsWith('postgres:') && title.includes(`(${port})`);
}
