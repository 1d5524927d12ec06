import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';

/** Statements of one tenant's transaction on a connection that also takes `COPY`. */
export type BulkTransaction = {
  readonly query: <Row extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => Promise<QueryResult<Row>>;
  /** Sends lines in PostgreSQL's text format to `copy … from stdin`. */
  readonly copy: (statement: string, lines: Iterable<string>) => Promise<void>;
};

/** As the application role, seeing one tenant; for work that moves many rows and may take minutes. */
export async function inBulk<Result>(
  pool: Pool,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  work: (tx: BulkTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query('set local role platebook_app');
    await client.query(
      `select set_config('app.tenant_id', $1, true), set_config('app.user_id', $2, true)`,
      [tenantId, userId],
    );
    const result = await work({
      query: (text, values) => client.query(text, values),
      copy: (statement, lines) => copyLines(client, statement, lines),
    });
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A connection that failed is closed, which rolls back; its state is not known.
    client.release(failure);
  }
}

async function copyLines(
  client: PoolClient,
  statement: string,
  lines: Iterable<string>,
): Promise<void> {
  const stream = client.query(copyFrom(statement));
  const finished = once(stream, 'finish');
  // Awaited below; a failure while lines are written must not count as unhandled.
  finished.catch(() => undefined);
  for (const line of lines) {
    if (!stream.write(line)) {
      await Promise.race([once(stream, 'drain'), finished]);
    }
  }
  stream.end();
  await finished;
}
