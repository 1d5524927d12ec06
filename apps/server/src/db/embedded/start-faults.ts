import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import type { Home } from './home.ts';
import type { RunResult } from './run.ts';

/** What another process causes by its lock, its memory or its port, and what ends with it. */
const PASSING = /lock file|shared memory|could not bind|TCP\/IP sockets/;
const LASTING_AFTER = 3;

type StartFaults = {
  /** Runs one attempt to start the cluster and notes why PostgreSQL refused. */
  readonly watch: (attempt: () => Promise<RunResult>) => Promise<RunResult>;
  /** Throws once PostgreSQL has refused three times in a row for one reason that does not pass by itself. */
  readonly throwLasting: () => void;
};

/** Tells a damaged cluster from one that another process is about to start or to leave, by PostgreSQL's own log. */
export function createStartFaults(home: Home): StartFaults {
  const log = join(home.base, 'postgres.log');
  let reason: string | null = null;
  let times = 0;
  return {
    watch: async (attempt) => {
      const before = (await readLog(log)).length;
      const result = await attempt();
      const found = result.code === 0 ? null : faultIn((await readLog(log)).subarray(before));
      times = found !== null && found === reason ? times + 1 : 1;
      reason = found;
      return result;
    },
    throwLasting: () => {
      if (reason !== null && times >= LASTING_AFTER && !PASSING.test(reason)) {
        throw new EmbeddedPostgresError(
          `PostgreSQL cannot start in ${home.dataFolder}: ${reason}. Restore the folder from a backup, or set DATA_DIR to another one; ${log} has more. Nothing was replaced.`,
        );
      }
    },
  };
}

async function readLog(log: string): Promise<Buffer> {
  return readFile(log).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      return Buffer.alloc(0);
    }
    throw error;
  });
}

function faultIn(log: Buffer): string | null {
  return /(?:FATAL|PANIC): +(.+)/.exec(log.toString())?.[1] ?? null;
}
