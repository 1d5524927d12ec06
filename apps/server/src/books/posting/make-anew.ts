import { randomUUID } from 'node:crypto';
import { DOCUMENT_NUMBER_MAX_LENGTH, relatedDocumentNumber } from '@platebook/accounting';
import type { Actor } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { EntryToPost } from './entry-rows.ts';
import type { StoredEntryContent } from './stored-entry.ts';
import { readStoredEntry } from './stored-entry.read-model.ts';

type Making = { readonly entry: EntryToPost; readonly actor: Actor; readonly at: Date };

/**
 * Recreates a reversed entry: the same payout, date and plan as the next version, with its own posting keys and number,
 * so that QuickBooks never takes it for the first. The caller holds the lock of `entry`, which stays unchanged with its
 * reversal. Returns the ID of the new entry, which is ready to be posted.
 *
 * Throws `entry_not_reversed`, `entry_posted_again`, and `entry_being_posted` while its reversal is being undone.
 */
export async function makeAnew(
  tx: Transaction,
  { entry, actor, at }: Making,
): Promise<{ readonly id: string; readonly documentNumber: string }> {
  if (entry.status !== 'reversed' || entry.kind === 'reversal') {
    throw new AppError('entry_not_reversed');
  }
  if (await hasLaterVersion(tx, entry)) {
    throw new AppError('entry_posted_again');
  }
  await refuseReversalUndone(tx, entry.id);
  const id = randomUUID();
  const version = entry.version + 1;
  const first = await firstVersion(tx, entry);
  const { date } = entry.entry;
  const documentNumber = numberOf(first, version);
  await tx
    .insertInto('journal_entries')
    .values({
      tenant_id: entry.tenantId,
      id,
      run_id: entry.runId,
      payout_id: entry.payoutId,
      store_id: entry.storeId,
      channel_id: entry.channelId,
      platform: entry.platform,
      kind: entry.kind,
      entry_key: entry.entryKey,
      version,
      document_number: documentNumber,
      entry_on: date,
      currency: entry.currency,
      debit_cents: entry.debitCents,
      entry: JSON.stringify({ ...entry.entry, documentNumber } satisfies StoredEntryContent),
      plan_rules: entry.rules === null ? null : JSON.stringify(entry.rules),
      status: 'ready',
      relates_to: entry.relatesTo,
      created_by: actor.userId,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await moveAdjustments(tx, entry.id, { id, documentNumber });
  return { id, documentNumber };
}

/** Locks the reversals, like an undo of a reversal does, so that of two concurrent requests the second sees the first. */
async function refuseReversalUndone(tx: Transaction, id: string): Promise<void> {
  const reversals = await tx
    .selectFrom('journal_entries')
    .select(['id', 'status'])
    .where('relates_to', '=', id)
    .where('kind', '=', 'reversal')
    .forUpdate()
    .execute();
  const ids = reversals.filter(({ status }) => status === 'posted').map((row) => row.id);
  const undone = ids.length === 0 ? [] : await reversalsUnderWay(tx, ids);
  if (undone.length > 0) {
    throw new AppError('entry_being_posted');
  }
}

function reversalsUnderWay(tx: Transaction, ids: readonly string[]) {
  return tx
    .selectFrom('journal_entries')
    .select('id')
    .where((where) =>
      where.or([
        where.and([
          where('relates_to', 'in', ids),
          where('kind', '=', 'reversal'),
          where('status', '<>', 'skipped'),
        ]),
        where.and([
          where('id', 'in', ids),
          where.exists(
            where
              .selectFrom('postings')
              .select('postings.id')
              .whereRef('postings.entry_id', '=', 'journal_entries.id')
              .where('postings.operation', '=', 'delete')
              .where('postings.state', 'in', ['pending', 'posting', 'unknown']),
          ),
        ]),
      ]),
    )
    .execute();
}

/** Whether the entry was recreated after its reversal. */
export async function hasLaterVersion(
  tx: Transaction,
  { entryKey, version }: Pick<EntryToPost, 'entryKey' | 'version'>,
): Promise<boolean> {
  const later = await tx
    .selectFrom('journal_entries')
    .select('id')
    .where('entry_key', '=', entryKey)
    .where('version', '>', version)
    .executeTakeFirst();
  return later !== undefined;
}

async function firstVersion(
  tx: Transaction,
  { entryKey }: EntryToPost,
): Promise<StoredEntryContent> {
  const first = await tx
    .selectFrom('journal_entries')
    .select('entry')
    .where('entry_key', '=', entryKey)
    .orderBy('version')
    .limit(1)
    .executeTakeFirstOrThrow();
  return readStoredEntry(first.entry);
}

/** `UE-7K3Q9FAB-0405-1V2`; a hash if that exceeds QuickBooks' limit. */
function numberOf({ documentNumber, platform, date }: StoredEntryContent, version: number): string {
  const number = `${documentNumber}V${version}`;
  return number.length <= DOCUMENT_NUMBER_MAX_LENGTH || platform === null
    ? number
    : relatedDocumentNumber({ platform, documentNumber }, date, `V${version}`);
}

/** Adjustments were not reversed with the entry: they now adjust the new one. */
async function moveAdjustments(
  tx: Transaction,
  from: string,
  { id, documentNumber }: { readonly id: string; readonly documentNumber: string },
): Promise<void> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select(['id', 'entry'])
    .where('relates_to', '=', from)
    .where('kind', '=', 'adjustment')
    .execute();
  for (const row of rows) {
    const entry = { ...readStoredEntry(row.entry), relatesTo: documentNumber };
    await tx
      .updateTable('journal_entries')
      .set({ relates_to: id, entry: JSON.stringify(entry) })
      .where('id', '=', row.id)
      .execute();
  }
}
