import { vi } from 'vitest';
import type { TestServer } from '../../src/testing/test-server.ts';

/** Returns when no job is waiting or running. */
export async function untilIdle({ database }: Pick<TestServer, 'database'>): Promise<void> {
  await vi.waitUntil(
    async () => {
      const { rows } = await database.pool.query<{ open: boolean }>(
        `select exists (select from pgboss.job where state < 'completed') as open`,
      );
      return rows[0]?.open === false;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** From here on jobs are enqueued but not run. */
export async function stopWorker({ server }: Pick<TestServer, 'server'>): Promise<void> {
  await server.queue.stop(5_000);
  await server.queue.start();
}
