import type { Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';

const LOST = {
  expired:
    'Access to QuickBooks has expired, so nothing is posted. Connect it again on the QuickBooks page, then post.',
  revoked:
    'Access to QuickBooks was revoked there, so nothing is posted. Connect it again on the QuickBooks page, then post.',
} as const;

/**
 * Throws `books_paused` and `books_connection_lost`, so that a request to post fails immediately. Does nothing without a
 * connection; posting checks that first.
 */
export async function refuseUnusableBooks(tx: Transaction): Promise<void> {
  const row = await tx
    .selectFrom('connections')
    .select(['status', 'paused_at'])
    .where('provider', '=', 'quickbooks')
    .where('status', '<>', 'disconnected')
    .executeTakeFirst();
  if (row?.paused_at) {
    throw new AppError('books_paused');
  }
  if (row?.status === 'expired' || row?.status === 'revoked') {
    throw new AppError('books_connection_lost', { message: LOST[row.status] });
  }
}
