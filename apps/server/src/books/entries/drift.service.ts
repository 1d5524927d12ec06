import type { ReasonValues } from '@platebook/api-client/french';
import { sql } from 'kysely';
import type { TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { findBooks } from '../posting/books-of-tenant.ts';
import type { EntriesDeps } from './entries-deps.ts';
import * as v from 'valibot';
import { STORED_VALUES } from '../../db/stored-values.ts';
import { readStored } from '../../db/stored-json.ts';

/** Differences between QuickBooks and what was posted, as of the last comparison. */
export type Drift = {
  readonly checkedAt: Date | null;
  readonly items: readonly {
    readonly entryId: string;
    readonly documentNumber: string;
    readonly kind: 'deleted' | 'changed';
    readonly differences: readonly string[];
    /** Values of the reason's text; empty if it was found before values were stored. */
    readonly values: ReasonValues;
    /** ISO 8601. */
    readonly foundAt: string;
    readonly booksUrl: string | null;
  }[];
};

export type DriftService = {
  readonly read: (scope: TenantScope) => Promise<Drift>;
  /** Starts a comparison job and returns the previous result. Throws `books_not_connected`. */
  readonly request: (scope: TenantScope) => Promise<Drift>;
};

const MOST = 500;

export function createDrift({
  database,
  queue,
  booksUrl,
}: Pick<EntriesDeps, 'database' | 'queue' | 'booksUrl'>): DriftService {
  const read = (tx: Transaction): Promise<Drift> => readDrift(tx, booksUrl);
  return {
    read: (scope) => database.inTenant(scope, read),
    request: (scope) =>
      database.inTenant(scope, async (tx) => {
        if ((await findBooks(tx)) === null) {
          throw new AppError('books_not_connected');
        }
        const found = await read(tx);
        const { tenantId } = scope;
        await queue.enqueue(tx, 'drift.check', { tenantId }, { key: tenantId });
        return found;
      }),
  };
}

const DRIFT = v.object({
  code: v.string(),
  found_at: v.optional(v.string()),
  differences: v.optional(v.array(v.string())),
  values: v.optional(STORED_VALUES, {}),
});

async function readDrift(tx: Transaction, booksUrl: EntriesDeps['booksUrl']): Promise<Drift> {
  const check = await tx.selectFrom('drift_checks').select('checked_at').executeTakeFirst();
  const rows = await tx
    .selectFrom('journal_entries')
    .select(['id', 'document_number', 'status_reason', 'external_id', 'realm_id', 'updated_at'])
    .where(sql<boolean>`id in (select drifted.id from drifted_entries(app_tenant_id()) drifted)`)
    .orderBy('entry_on', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return {
    checkedAt: check?.checked_at ?? null,
    items: rows.map((row) => {
      const reason = readStored(DRIFT, row.status_reason, 'journal_entries.status_reason');
      return {
        entryId: row.id,
        documentNumber: row.document_number,
        kind: reason.code === 'deleted_in_books' ? 'deleted' : 'changed',
        differences: reason.differences ?? [],
        values: reason.values,
        foundAt: reason.found_at ?? row.updated_at.toISOString(),
        booksUrl: row.external_id === null ? null : booksUrl(row.realm_id, row.external_id),
      };
    }),
  };
}
