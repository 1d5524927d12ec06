import type { TenantScope, Transaction } from '../../db/database.ts';
import { moveEntry, notifyOfEntry } from './entry-progress.ts';
import type { QboEntry } from './payload.ts';
import type { PostingDeps } from './posting-deps.ts';
import type { Posting } from './postings.store.ts';

export type Confirmed = { readonly posting: Posting; readonly found: QboEntry | null };

/** Marks an entry as posted after QuickBooks was found to match it, and notifies people. */
export async function callPosted(
  deps: PostingDeps,
  tx: Transaction,
  scope: TenantScope,
  { posting, found, isFirst }: Confirmed & { readonly isFirst: boolean },
): Promise<void> {
  const { entryId, runId, documentNumber, operation, externalId, syncToken } = posting;
  const at = deps.clock.now();
  await notifyOfEntry(deps, tx, scope, {
    entryId,
    runId,
    documentNumber,
    event: 'entry_posted',
    type: 'success',
    title: (name) => `${name} posted`,
    message: `QuickBooks confirmed entry ${documentNumber} to the cent.`,
    wording: (entry) => ({
      code: 'entry_posted',
      values: { entry, document_number: documentNumber },
    }),
  });
  await moveEntry(deps, tx, scope, {
    entryId,
    action: 'entry.posted',
    status: 'posted',
    reason: null,
    externalId: found?.Id ?? externalId,
    syncToken: found?.SyncToken ?? syncToken,
    verifiedAt: at,
    ...(isFirst ? { postedAt: at } : {}),
    details: { document_number: documentNumber, operation },
  });
  await deps.onPosted(tx, { tenantId: scope.tenantId, entryId });
}

/** A payout counts once, however many entries it was split into. */
export async function isPayoutPosted(tx: Transaction, payoutId: string | null): Promise<boolean> {
  if (payoutId === null) {
    return false;
  }
  const posted = await tx
    .selectFrom('journal_entries')
    .select('id')
    .where('payout_id', '=', payoutId)
    .where('posted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return posted !== undefined;
}
