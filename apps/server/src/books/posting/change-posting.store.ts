import type { Transaction } from '../../db/database.ts';
import type { Posting } from './postings.store.ts';

export type PostingChange = Partial<
  Pick<
    Posting,
    | 'state'
    | 'leaseOwner'
    | 'leaseUntil'
    | 'lastSendAt'
    | 'nextAttemptAt'
    | 'externalId'
    | 'syncToken'
    | 'outcome'
    | 'finishedAt'
    | 'sends'
    | 'asks'
    | 'fence'
    | 'runId'
    | 'payload'
    | 'payloadSha256'
  >
>;

/** Updates the row if the caller still holds its fence; false, with nothing changed, if a later owner raised it. */
export async function changePosting(
  tx: Transaction,
  { id, fence }: Pick<Posting, 'id' | 'fence'>,
  change: PostingChange & { readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('postings')
    .set({ ...toColumns(change), updated_at: change.at })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function toColumns(change: PostingChange) {
  const { payload, outcome } = change;
  return definedFields({
    state: change.state,
    lease_owner: change.leaseOwner,
    lease_until: change.leaseUntil,
    last_send_at: change.lastSendAt,
    next_attempt_at: change.nextAttemptAt,
    external_id: change.externalId,
    sync_token: change.syncToken,
    finished_at: change.finishedAt,
    sends: change.sends,
    asks: change.asks,
    fence: change.fence,
    run_id: change.runId,
    payload_sha256: change.payloadSha256,
    payload: payload === undefined ? undefined : JSON.stringify(payload),
    outcome: outcome === undefined || outcome === null ? outcome : JSON.stringify(outcome),
  });
}

/** The fields that are not undefined. */
function definedFields<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}
