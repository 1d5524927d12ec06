import type { Pool, PoolClient } from 'pg';

/** PostgreSQL's manual, appendix A: read_only_sql_transaction. */
const READ_ONLY = '25006';
/** A session this young reflects the database's current state: if it is read-only, so would its successor be. */
const YOUNG_MS = 1_000;

type Wire = {
  readonly on: (
    event: 'errorMessage',
    listener: (error: { readonly code?: string }) => void,
  ) => void;
};

/**
 * A session's read-only state is fixed when it is opened: sessions of a database that was read-only for a while would
 * go on rejecting changes afterwards. So a session that reports read-only is discarded on release, together with all
 * sessions at least as old.
 */
export function discardReadOnly(pool: Pool): void {
  const begun = new Map<PoolClient, number>();
  const discarded = new WeakSet<PoolClient>();
  const discard = (): void => {
    const now = performance.now();
    for (const [client, since] of begun) {
      if (now - since >= YOUNG_MS) {
        discarded.add(client);
      }
    }
    // Checks out the idle ones and releases them.
    for (let { idleCount } = pool; idleCount > 0; idleCount -= 1) {
      pool.connect().then(
        (client) => client.release(),
        () => undefined,
      );
    }
  };
  pool.on('connect', (client) => {
    begun.set(client, performance.now());
    const { connection } = client as unknown as { readonly connection: Wire };
    connection.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) {
        discard();
      }
    });
  });
  pool.on('remove', (client) => begun.delete(client));
  pool.on('release', (_error, client) => {
    if (discarded.has(client)) {
      // The pool drops a client that is ending.
      void client.end();
    }
  });
}
