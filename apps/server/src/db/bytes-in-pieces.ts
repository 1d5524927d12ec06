import { Query } from 'pg';

/**
 * A bytea value in chunks as received. It is sent to PostgreSQL chunk by chunk; a `Buffer` would first be copied whole,
 * which blocks the event loop.
 */
export class BytesInPieces {
  readonly pieces: readonly Buffer[];
  readonly length: number;

  constructor(pieces: readonly Buffer[]) {
    this.pieces = pieces;
    this.length = pieces.reduce((sum, { length }) => sum + length, 0);
  }
}

type Binding = {
  readonly values: readonly unknown[];
  /** Maps to what the protocol takes: text, bytes or null. */
  readonly valueMapper: (value: unknown) => string | Buffer | null;
};

type Wire = { readonly stream: NodeJS.WritableStream };

/** A statement with such values; except for its Bind message the driver sends it as usual. */
class QueryInPieces extends Query {
  /** Called by the driver to send the statement, its values and the messages after them. */
  prepare(connection: Wire): void {
    const sender: Wire & { bind?: (binding: Binding) => void } = Object.create(connection);
    sender.bind = (binding) => {
      for (const part of bindMessage(binding)) {
        connection.stream.write(part);
      }
    };
    DRIVER.prepare.call(this, sender);
  }
}

// The driver's type definitions omit the method.
const DRIVER = Query.prototype as unknown as { readonly prepare: (connection: Wire) => void };

export function isInPieces(values: unknown): values is unknown[] {
  return Array.isArray(values) && values.some((value) => value instanceof BytesInPieces);
}

/** Returns the same as the driver's own query with text and values. */
export function queryInPieces(
  send: (query: Query) => unknown,
  text: string,
  values: unknown[],
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const query = new QueryInPieces({ text, values });
    Object.assign(query, {
      callback: (error: Error | null, result: unknown) =>
        error === null ? resolve(result) : reject(error),
    });
    send(query);
  });
}

const [TEXT, BINARY] = [0, 1];

/**
 * PostgreSQL manual, "Message Formats", Bind: from the unnamed statement to the unnamed portal, with results as text.
 */
function* bindMessage({ values, valueMapper }: Binding): Generator<Buffer> {
  const mapped = values.map((value) =>
    value instanceof BytesInPieces ? value : wired(valueMapper(value)),
  );
  const head = Buffer.alloc(11 + 2 * mapped.length);
  const size = mapped.reduce((sum, value) => sum + 4 + (value?.length ?? 0), head.length - 1 + 4);
  head.write('B', 'latin1');
  head.writeInt32BE(size, 1);
  head.writeInt16BE(mapped.length, 7);
  for (const [at, value] of values.entries()) {
    const isBytes = value instanceof BytesInPieces || value instanceof Buffer;
    head.writeInt16BE(isBytes ? BINARY : TEXT, 9 + 2 * at);
  }
  head.writeInt16BE(mapped.length, head.length - 2);
  yield head;
  for (const value of mapped) {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value?.length ?? -1);
    yield length;
    yield* value instanceof BytesInPieces ? value.pieces : [value ?? Buffer.alloc(0)];
  }
  // One format for all result columns: text.
  yield Buffer.from([0, 1, 0, TEXT]);
}

function wired(value: string | Buffer | null): Buffer | null {
  return typeof value === 'string' ? Buffer.from(value) : value;
}
