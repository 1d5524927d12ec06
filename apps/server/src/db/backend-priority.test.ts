import { getPriority } from 'node:os';
import type { PoolClient } from 'pg';
import { expect, inject, test } from 'vitest';
import { createLogger } from '../platform/logger.ts';
import { openDatabase } from './database.ts';

const NICE = 15;

test.runIf(process.platform === 'linux')(
  'only the backends that serve a worker get its lower priority',
  async () => {
    const config = { ...inject('databaseServer'), database: 'postgres' };
    const log = createLogger('silent');
    const [worker, web] = [openDatabase(config, log), openDatabase(config, log)];
    const held: PoolClient[] = [];
    const behind = async ({ pool }: typeof web): Promise<number> => {
      const client = await pool.connect();
      held.push(client);
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      return Number(rows[0]?.pid);
    };
    try {
      const [before, ofWeb] = [await behind(worker), await behind(web)];
      worker.lowerPriority(NICE);
      const after = await behind(worker);
      await expect.poll(() => [before, after].map((pid) => getPriority(pid))).toEqual([NICE, NICE]);
      expect([before === after, getPriority(ofWeb) < NICE]).toEqual([false, true]);
    } finally {
      held.forEach((client) => client.release());
      await Promise.all([worker.close(), web.close()]);
    }
  },
);
