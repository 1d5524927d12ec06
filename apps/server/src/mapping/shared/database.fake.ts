import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { grantTenantScope } from '../../db/database.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export const SCOPE = grantTenantScope(
  '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01',
  '0d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02',
  'request-1',
);

type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

type DatabaseFake = Pick<Database, 'inTenant'> & {
  readonly tx: Transaction;
  /** The recorded statements. */
  readonly statements: Statement[];
  /** The outcome of each transaction. */
  readonly ends: ('committed' | 'rolled back')[];
};

/** Returns the rows of a statement. */
export type FindRows = (statement: Statement) => readonly object[];

/** The rows of the first key that a statement contains. */
export function findByPart(parts: Readonly<Record<string, readonly object[]>>): FindRows {
  return ({ sql }) => Object.entries(parts).find(([part]) => sql.includes(part))?.[1] ?? [];
}

class AnsweringDriver extends DummyDriver {
  readonly #find: FindRows;

  constructor(find: FindRows) {
    super();
    this.#find = find;
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    const find = this.#find;
    return Promise.resolve({
      executeQuery: ({ sql, parameters }: CompiledQuery) =>
        Promise.resolve({ rows: [...find({ sql, parameters })] as never[] }),
      streamQuery: () => {
        throw new Error('Nothing is streamed.');
      },
    });
  }
}

/** Transactions without a database: every statement returns no rows unless `find` provides some. */
export function createDatabaseFake(find: FindRows = () => []): DatabaseFake {
  const statements: Statement[] = [];
  const ends: DatabaseFake['ends'] = [];
  const tx = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new AnsweringDriver(find),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query: { sql, parameters } }) => {
      statements.push({ sql, parameters });
    },
  });
  return {
    tx,
    statements,
    ends,
    inTenant: async (_scope, work) => {
      try {
        const result = await work(tx);
        ends.push('committed');
        return result;
      } catch (error) {
        ends.push('rolled back');
        throw error;
      }
    },
  };
}
