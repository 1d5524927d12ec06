import type { Pool, PoolClient } from 'pg';

/** PostgreSQL's manual, appendix A: read_only_sql_transaction. */
const READ_ONLY = '25006';
/** A session this young is as the database is: where it can only read, its successor could do no more. */
const YOUNG_MS = 1_000;

type Wire = {
  readonly on: (
    event: 'errorMessage',
    listener: (error: { readonly code?: string }) => void,
  ) => void;
};

/**
 * Whether a session may write is decided when it begins, and stays so: sessions of a database that took no changes for a
 * while would go on refusing them after it takes them again. So where one says that it can only read, it is left behind when
 * it is given back, with all that are as old.
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
    // Those that nobody has are taken, and given back.
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
      // The pool keeps none that is ending.
      void client.end();
    }
  });
}
