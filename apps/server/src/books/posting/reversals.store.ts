import type { Transaction } from '../../db/database.ts';
import type { EntryToPost } from './entry-rows.ts';
import type { StoredEntryContent } from './stored-entry.ts';

/** Whether an entry is being reversed, or is reversed. */
export async function hasOpenReversal(tx: Transaction, entryId: string): Promise<boolean> {
  const reversal = await tx
    .selectFrom('journal_entries')
    .select('id')
    .where('relates_to', '=', entryId)
    .where('kind', '=', 'reversal')
    .where('status', 'not in', ['skipped', 'reversed'])
    .executeTakeFirst();
  return reversal !== undefined;
}

/** The document numbers with this prefix. */
export async function listNumbersLike(
  tx: Transaction,
  beginning: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select('document_number')
    .where('document_number', 'like', `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    .execute();
  return rows.map((row) => row.document_number);
}

export type NewReversal = {
  readonly id: string;
  /** The entry that it reverses. */
  readonly of: EntryToPost;
  readonly entryKey: string;
  readonly documentNumber: string;
  readonly on: string;
  readonly content: StoredEntryContent;
  readonly createdBy: string | null;
  readonly at: Date;
};

/** Inserts a reversal that is ready to be posted. */
export async function insertReversalRow(tx: Transaction, reversal: NewReversal): Promise<void> {
  const { of: entry, at } = reversal;
  await tx
    .insertInto('journal_entries')
    .values({
      tenant_id: entry.tenantId,
      id: reversal.id,
      run_id: null,
      payout_id: entry.payoutId,
      store_id: entry.storeId,
      channel_id: entry.channelId,
      platform: entry.platform,
      kind: 'reversal',
      entry_key: reversal.entryKey,
      document_number: reversal.documentNumber,
      entry_on: reversal.on,
      currency: entry.currency,
      debit_cents: entry.debitCents,
      entry: JSON.stringify(reversal.content),
      status: 'ready',
      relates_to: entry.id,
      created_by: reversal.createdBy,
      created_at: at,
      updated_at: at,
    })
    .execute();
}
