import { Query } from 'pg';

/**
 * A value of type bytea as it came, in pieces. It goes to PostgreSQL piece by piece, where a `Buffer` would be copied whole
 * first, which holds up everything else that the process does.
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
  /** To what the protocol takes: text, bytes or null. */
  readonly valueMapper: (value: unknown) => string | Buffer | null;
};

type Wire = { readonly stream: NodeJS.WritableStream };

/** A statement with such values; everything but its Bind message is sent as the driver sends it. */
class QueryInPieces extends Query {
  /** What the driver calls to send the statement, its values and what follows them. */
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

// The types of the driver leave the method out.
const DRIVER = Query.prototype as unknown as { readonly prepare: (connection: Wire) => void };

export function isInPieces(values: unknown): values is unknown[] {
  return Array.isArray(values) && values.some((value) => value instanceof BytesInPieces);
}

/** Answers as the driver's own query with text and values does. */
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

/** PostgreSQL's manual, "Message Formats", Bind: of the unnamed statement to the unnamed portal, answers as text. */
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
  // One format for all columns of the answer: text.
  yield Buffer.from([0, 1, 0, TEXT]);
}

function wired(value: string | Buffer | null): Buffer | null {
  return typeof value === 'string' ? Buffer.from(value) : value;
}
