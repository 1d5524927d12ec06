import { once } from 'node:events';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { PoolClient, QueryResult, QueryResultRow } from 'pg';

/** Statements of one tenant's transaction on a connection that supports `COPY`. */
export type BulkTransaction = {
  readonly query: <Row extends QueryResultRow>(
    text: string,
    values?: unknown[],
  ) => Promise<QueryResult<Row>>;
  /** Opens `copy … from stdin`; no other statement may be sent until it has ended. */
  readonly copyIn: (statement: string) => CopyIn;
  /** The rows of `copy … to stdout (format binary)`. Large values arrive as raw bytes, not in hexadecimal. */
  readonly copyOut: (statement: string) => Promise<(Buffer | null)[][]>;
};

export type CopyIn = {
  /** Sends whole lines in PostgreSQL's text format; settles when more may be sent (back-pressure). */
  readonly write: (lines: Buffer) => Promise<void>;
  readonly end: () => Promise<void>;
};

/** Runs as the application role, scoped to one tenant; for bulk work that may take minutes. */
export async function inBulk<Result>(
  connect: () => Promise<PoolClient>,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  work: (tx: BulkTransaction) => Promise<Result>,
): Promise<Result> {
  const client = await connect();
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
      copyIn: (statement) => openCopyIn(client, statement),
      copyOut: async (statement) => {
        const chunks: Buffer[] = await client.query(copyTo(statement)).toArray();
        return readBinaryCopy(Buffer.concat(chunks));
      },
    });
    await client.query('commit');
    return result;
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    // A failed connection is closed, which rolls back; its state is unknown.
    client.release(failure);
  }
}

function openCopyIn(client: PoolClient, statement: string): CopyIn {
  const stream = client.query(copyFrom(statement));
  const finished = once(stream, 'finish');
  // `end` awaits it; a failure while lines are written must not count as unhandled.
  finished.catch(() => undefined);
  return {
    write: async (lines) => {
      if (lines.length > 0 && !stream.write(lines)) {
        await Promise.race([once(stream, 'drain'), finished]);
      }
    },
    end: async () => {
      stream.end();
      await finished;
    },
  };
}

/** An 11-byte signature, flags, and the length of the header extension. */
const HEADER_BYTES = 19;
const END = -1;
const NULL = -1;

/** The fields of each row; PostgreSQL manual, COPY, "Binary Format". */
function readBinaryCopy(bytes: Buffer): (Buffer | null)[][] {
  const rows: (Buffer | null)[][] = [];
  let at = HEADER_BYTES + bytes.readInt32BE(HEADER_BYTES - 4);
  for (;;) {
    const count = bytes.readInt16BE(at);
    at += 2;
    if (count === END) {
      return rows;
    }
    const fields: (Buffer | null)[] = [];
    for (let field = 0; field < count; field += 1) {
      const length = bytes.readInt32BE(at);
      at += 4;
      fields.push(length === NULL ? null : bytes.subarray(at, at + length));
      at += Math.max(length, 0);
    }
    rows.push(fields);
  }
}
