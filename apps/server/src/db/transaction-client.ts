import { Client } from 'pg';

/** A transaction for one reading statement: `commit` follows the statement without waiting for its answer. */
export const BEGIN_READ = 'begin read only; ';
export const BEGIN = 'begin; ';

const DONE = { command: '', rowCount: null, oid: 0, rows: [], fields: [] };

type Query = (...args: unknown[]) => unknown;

/**
 * A connection that sends what opens a transaction together with its first statement, in one write, because each write
 * costs more than the statement.
 *
 * That is safe: where a preamble fails after its `begin`, the session is in an aborted transaction, which refuses every
 * statement until it is rolled back. Nothing runs with the rights of the role that the preamble was to take off.
 */
export class TransactionClient extends Client {
  /** What opens the transaction, while no statement has been sent in it. */
  #preamble: string | null = null;
  /** Where `commit` has been sent with the one statement of a reading transaction. */
  #isOver = false;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const send = this.query.bind(this) as Query;
    this.query = ((...args: unknown[]) => this.#query(send, args)) as Client['query'];
  }

  #query(send: Query, args: unknown[]): unknown {
    const [statement] = args;
    if (typeof statement !== 'string') {
      return send(...args);
    }
    if (statement.startsWith(BEGIN) || statement.startsWith(BEGIN_READ)) {
      this.#preamble = statement;
      return Promise.resolve(DONE);
    }
    const isEnd = statement === 'commit' || statement === 'rollback';
    if (isEnd && (this.#preamble !== null || this.#isOver)) {
      this.#preamble = null;
      this.#isOver = false;
      return Promise.resolve(DONE);
    }
    if (this.#isOver) {
      throw new Error('A reading transaction is for one statement.');
    }
    return this.#preamble === null ? send(...args) : this.#sendFirst(send, args, this.#preamble);
  }

  #sendFirst(send: Query, args: unknown[], preamble: string): unknown {
    this.#preamble = null;
    const { stream } = (this as unknown as { connection: { stream: NodeJS.WriteStream } })
      .connection;
    stream.cork();
    try {
      ignore(send(preamble));
      const answer = send(...args);
      if (preamble.startsWith(BEGIN_READ)) {
        this.#isOver = true;
        ignore(send('commit'));
      }
      return answer;
    } finally {
      stream.uncork();
    }
  }
}

/** What went wrong there, the statement between tells. */
function ignore(answer: unknown): void {
  (answer as Promise<unknown>).catch(() => undefined);
}
