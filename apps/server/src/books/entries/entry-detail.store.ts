import type { ReasonValues } from '@platebook/api-client/french';
import { camelRow } from '../../db/camel-row.ts';
import * as v from 'valibot';
import type { Transaction } from '../../db/database.ts';
import { readStoredOrNull } from '../../db/stored-json.ts';
import { STORED_VALUES } from '../../db/stored-values.ts';
import type { EntryRow } from './entries.store.ts';

export type RelatedEntry = Pick<EntryRow, 'id' | 'kind' | 'documentNumber' | 'status'>;

/** Entries that adjust, reverse or replace this one, and those that it adjusts, reverses or replaces. */
export async function relatedEntries(
  tx: Transaction,
  { id, relatesTo }: Pick<EntryRow, 'id' | 'relatesTo'>,
): Promise<RelatedEntry[]> {
  const rows = await tx
    .selectFrom('journal_entries')
    .select(['id', 'kind', 'document_number', 'status'])
    .where((where) =>
      where.or([
        where('relates_to', '=', id),
        ...(relatesTo === null ? [] : [where('id', '=', relatesTo)]),
        where.and([
          where('id', '<>', id),
          where('entry_key', '=', (inner) =>
            inner
              .selectFrom('journal_entries as own')
              .select('own.entry_key')
              .where('own.id', '=', id),
          ),
        ]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => camelRow(row));
}

const WORDING = v.object({ code: v.string(), values: STORED_VALUES });

export type AttemptRow = {
  readonly action: 'send' | 'ask' | 'read_back';
  readonly at: Date;
  readonly requestId: string;
  readonly httpStatus: number | null;
  readonly code: string | null;
  readonly intuitTid: string | null;
  readonly outcome: string;
  readonly message: string | null;
  /** Code and values of `message`; null if the text is not ours. */
  readonly wording: { readonly code: string; readonly values: ReasonValues } | null;
  readonly durationMs: number;
};

/** Every call made for an entry, oldest first. */
export async function attemptsOfEntry(tx: Transaction, entryId: string): Promise<AttemptRow[]> {
  const rows = await tx
    .selectFrom('posting_attempts')
    .selectAll()
    .where('posting_id', 'in', (inner) =>
      inner.selectFrom('postings').select('postings.id').where('postings.entry_id', '=', entryId),
    )
    .orderBy('position')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    action: row.action,
    at: row.created_at,
    requestId: row.request_id,
    httpStatus: row.http_status,
    code: row.code,
    intuitTid: row.intuit_tid,
    outcome: row.outcome,
    message: row.message,
    wording: readStoredOrNull(WORDING, row.wording, 'posting_attempts.wording'),
    durationMs: row.duration_ms,
  }));
}

/** The identities of a payout, as its reader stored them. */
export async function identitiesOfPayout(
  tx: Transaction,
  payoutId: string,
): Promise<readonly { id: string; holds: boolean; differenceCents: number }[]> {
  const row = await tx
    .selectFrom('payouts')
    .select('reading')
    .where('id', '=', payoutId)
    .executeTakeFirst();
  const { payout } = (row?.reading ?? {}) as {
    payout?: { identities?: { id: string; holds: boolean; differenceCents?: number }[] };
  };
  return (payout?.identities ?? []).map(({ id, holds, differenceCents = 0 }) => ({
    id,
    holds,
    differenceCents,
  }));
}
