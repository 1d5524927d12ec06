import type { TenantScope, Transaction } from '../../db/database.ts';
import type { QboEntry } from './payload.ts';
import { readPayload } from './stored-entry.read-model.ts';

/** An entry that should be in QuickBooks, with what was last sent. */
export type PostedEntry = {
  readonly id: string;
  readonly documentNumber: string;
  readonly externalId: string;
  readonly payload: QboEntry;
};

/** When a tenant's entries were last compared with QuickBooks; null before the first time. */
export async function findDriftCheck(tx: Transaction): Promise<Date | null> {
  const row = await tx.selectFrom('drift_checks').select('checked_at').executeTakeFirst();
  return row?.checked_at ?? null;
}

export async function saveDriftCheck(
  tx: Transaction,
  { tenantId }: TenantScope,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('drift_checks')
    .values({ tenant_id: tenantId, checked_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ checked_at: at }))
    .execute();
}

export async function listPostedEntries(tx: Transaction): Promise<readonly PostedEntry[]> {
  const rows = await tx
    .selectFrom('journal_entries')
    .innerJoin('postings', (join) =>
      join
        .onRef('postings.tenant_id', '=', 'journal_entries.tenant_id')
        .onRef('postings.entry_id', '=', 'journal_entries.id'),
    )
    .select([
      'journal_entries.id',
      'journal_entries.document_number',
      'journal_entries.external_id',
      'postings.payload',
    ])
    .distinctOn('journal_entries.id')
    .where('journal_entries.status', '=', 'posted')
    .where('journal_entries.external_id', 'is not', null)
    .where('postings.state', '=', 'posted')
    .where('postings.operation', '<>', 'delete')
    .orderBy('journal_entries.id')
    .orderBy('postings.position', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    documentNumber: row.document_number,
    externalId: row.external_id ?? '',
    payload: readPayload(row.payload),
  }));
}
