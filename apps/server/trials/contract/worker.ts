import { vi } from 'vitest';
import type { TestServer } from '../../src/testing/test-server.ts';

/** Returns when no job waits or runs. */
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

/** From here on jobs are taken note of, and nobody does them. */
export async function stopWorker({ server }: Pick<TestServer, 'server'>): Promise<void> {
  await server.queue.stop(5_000);
  await server.queue.start();
}
