import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { grantTenantScope } from '../../db/database.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export const SCOPE = grantTenantScope(
  '6f6f2f0e-3d55-4a7c-8a0a-1c9d5b1c0a01',
  '0d1f0c52-9a3b-4e6c-8f21-0b5a6c7d8e02',
  'request-1',
);

/** A transaction whose statements reach no database and find nothing. */
export const NO_ROWS: Transaction = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Transactions without a database: `ends` has how each of them ended. */
export function createDatabaseFake(): Pick<Database, 'inTenant'> & { readonly ends: string[] } {
  const ends: string[] = [];
  return {
    ends,
    inTenant: async (_scope, work) => {
      try {
        const result = await work(NO_ROWS);
        ends.push('committed');
        return result;
      } catch (error) {
        ends.push('rolled back');
        throw error;
      }
    },
  };
}
