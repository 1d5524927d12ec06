import type { ReasonValues } from '@platebook/api-client/french';
import type { Transaction } from '../../db/database.ts';
import type { PostingAction } from '../../db/tables.ts';
import type { Reason } from './advice.ts';

type Wording = { readonly code: string; readonly values: ReasonValues };

/** One call for an outbox row; append-only. */
export type Attempt = {
  readonly tenantId: string;
  readonly id: string;
  readonly postingId: string;
  readonly action: PostingAction;
  readonly requestId: string;
  readonly fence: number;
  readonly worker: string;
  readonly httpStatus: number | null;
  readonly code: string | null;
  readonly intuitTid: string | null;
  readonly outcome: string;
  readonly message: string | null;
  /** Code and values of `message`; null if the text is not ours. */
  readonly wording: Wording | null;
  readonly durationMs: number;
  readonly at: Date;
};

/** The outcome of a call, as stored in an attempt. */
export function reasonText(reason: Reason | null): Pick<Attempt, 'message' | 'wording'> {
  return reason === null
    ? { message: null, wording: null }
    : { message: reason.message, wording: { code: reason.code, values: reason.values ?? {} } };
}

export async function insertAttempt(tx: Transaction, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('posting_attempts')
    .values({
      tenant_id: attempt.tenantId,
      id: attempt.id,
      posting_id: attempt.postingId,
      action: attempt.action,
      request_id: attempt.requestId,
      fence: attempt.fence,
      worker: attempt.worker,
      http_status: attempt.httpStatus,
      code: attempt.code,
      intuit_tid: attempt.intuitTid,
      outcome: attempt.outcome,
      message: attempt.message,
      wording: attempt.wording === null ? null : JSON.stringify(attempt.wording),
      duration_ms: attempt.durationMs,
      created_at: attempt.at,
    })
    .execute();
}
