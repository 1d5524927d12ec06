import { Client, DatabaseError } from 'pg';
import { isInPieces, queryInPieces } from './bytes-in-pieces.ts';

/** A transaction for one read statement: `commit` is pipelined behind the statement. */
export const BEGIN_READ = 'begin read only; ';
export const BEGIN = 'begin; ';
/** Read statements without a transaction. */
export const READ = 'read';

const DONE = { command: '', rowCount: null, oid: 0, rows: [], fields: [] };

/** Errors of transactions in which only reads had been sent. */
const OF_READINGS = new WeakSet<object>();

/** Whether a statement failed in a transaction that has only read, and not at its `commit`. */
export function hadOnlyRead(error: unknown): boolean {
  return typeof error === 'object' && error !== null && OF_READINGS.has(error);
}

const READING = /^\s*\(*\s*(?:select|with|values|show)\b/i;
const WRITING_PART = /\b(?:insert|update|delete|merge|into)\b|\bfor\s+(?:no\s+key|key|share)\b/i;

function isReading(text: string): boolean {
  return READING.test(text) && !WRITING_PART.test(text);
}

/** Statements kept prepared per connection; further ones are planned each time. */
const MOST_PREPARED = 200;

/** PostgreSQL's errors for a stale prepared statement: its result columns changed, or it is gone. */
const STALE = new Set(['0A000', '26000', '42P05']);

type Query = (...args: unknown[]) => unknown;
type Statement = { readonly text: string; readonly values: unknown };

/**
 * A connection that sends the statements that open a transaction together with its first statement, in one write,
 * because each write costs more than the statement. Reads are prepared, so that they are planned once per connection.
 *
 * That is safe: if a preamble fails after its `begin`, the session is in an aborted transaction, which rejects every
 * statement until it is rolled back. Nothing runs with the privileges of the role that the preamble was to drop.
 */
export class TransactionClient extends Client {
  /** The statements that open the transaction, while none has been sent in it. */
  #preamble: string | null = null;
  #isReading = false;
  /** Whether the transaction has sent only reads. */
  #hasOnlyRead = false;
  /** Whether `commit` has been sent with the single statement of a read transaction. */
  #isOver = false;
  /** The names of prepared statements by their text; null for one that must not be prepared again. */
  readonly #names = new Map<string, string | null>();
  readonly #send: Query;

  constructor(config?: ConstructorParameters<typeof Client>[0]) {
    super(config);
    const send = this.query.bind(this) as Query;
    this.#send = (...args) => {
      const [text, values] = args;
      return typeof text === 'string' && isInPieces(values)
        ? queryInPieces(send, text, values)
        : send(...args);
    };
    this.query = ((...args: unknown[]) => this.#query(args)) as Client['query'];
  }

  #query(args: unknown[]): unknown {
    const [text, values] = args;
    if (typeof text !== 'string') {
      return this.#send(...args);
    }
    if (text === READ || text.startsWith(BEGIN) || text.startsWith(BEGIN_READ)) {
      this.#isReading = text === READ;
      this.#hasOnlyRead = true;
      this.#preamble = text === READ ? null : text;
      return Promise.resolve(DONE);
    }
    const isEnd = text === 'commit' || text === 'rollback';
    if (isEnd && (this.#preamble !== null || this.#isOver || this.#isReading)) {
      this.#preamble = null;
      this.#isReading = false;
      this.#isOver = false;
      return Promise.resolve(DONE);
    }
    if (this.#isOver) {
      throw new Error('A reading transaction is for one statement.');
    }
    this.#hasOnlyRead &&= this.#isReading || isReading(text);
    const answer = this.#sendInItsPlace({ text, values }, args);
    if (this.#hasOnlyRead && answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (typeof error === 'object' && error !== null) {
          OF_READINGS.add(error);
        }
      });
    }
    return answer;
  }

  #sendInItsPlace(statement: Statement, args: unknown[]): unknown {
    const preamble = this.#preamble;
    this.#preamble = null;
    if (this.#isReading) {
      return this.#read(statement, (...sent) => this.#send(...sent));
    }
    if (preamble === null) {
      return this.#send(...args);
    }
    if (preamble.startsWith(BEGIN)) {
      return this.#together([[preamble], args], 1);
    }
    this.#isOver = true;
    return this.#read(statement, (...sent) => this.#together([[preamble], sent, ['commit']], 1));
  }

  /** Runs it prepared; if the prepared statement is stale, retries it unprepared, which is safe for a read. */
  async #read({ text, values }: Statement, send: Query): Promise<unknown> {
    const name = this.#nameOf(text);
    if (name === null) {
      return send(text, values);
    }
    try {
      return await send({ name, text, values });
    } catch (error) {
      if (error instanceof DatabaseError && STALE.has(error.code ?? '')) {
        this.#names.set(text, null);
        return send(text, values);
      }
      throw error;
    }
  }

  #nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) {
      return known ?? null;
    }
    const name = `read_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /**
   * Sends all in one write; settles with the result of the statement at `index`, whose error also reports a failure of
   * the others.
   */
  #together(statements: readonly (readonly unknown[])[], index: number): unknown {
    const { stream } = (this as unknown as { connection: { stream: NodeJS.WriteStream } })
      .connection;
    stream.cork();
    try {
      const answers = statements.map((args) => this.#send(...args) as Promise<unknown>);
      for (const answer of answers.toSpliced(index, 1)) {
        answer.catch(() => undefined);
      }
      return answers[index];
    } finally {
      stream.uncork();
    }
  }
}
