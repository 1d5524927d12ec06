import type { SentReason } from '@platebook/api-client/french';
import { reasonSentence } from './server-errors.ts';

type SentRowProblem = Omit<SentReason, 'code'> & {
  readonly reason: string;
  readonly column: string;
  readonly expected_cents: number | null;
  readonly found_cents: number | null;
};

/** Why a row is set aside, in the reader's language; what the row itself says needs no values. */
export function rowSentence({ reason: code, message, values, ...row }: SentRowProblem): string {
  const own = { column: row.column, expected: row.expected_cents, found: row.found_cents };
  return reasonSentence({ code, message, values: { ...own, ...values } });
}

/** Several sentences as one text; empty where there is none. */
export function reasonSentences(reasons: readonly SentReason[]): string {
  return reasons.map(reasonSentence).join('; ');
}

type SentProposal = {
  readonly reason: string;
  readonly reason_code: string;
  readonly values: SentReason['values'];
};

/** Why an account is proposed, in the reader's language. */
export function accountReason({
  reason: message,
  reason_code: code,
  values,
}: SentProposal): string {
  return reasonSentence({ code, message, ...(values === undefined ? {} : { values }) });
}

type SentDifference = {
  readonly message: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly unreadable_rows: number;
};

/** By how much the deposit of a payout differs, in the reader's language. */
export function differenceSentence(difference: SentDifference): string {
  const { message, amount_cents: cents, currency, unreadable_rows: rows } = difference;
  const values = { difference_cents: cents, currency, unknown_rows: rows };
  return reasonSentence({ code: 'deposit_differs', message, values });
}

type SentFailure = {
  /** As the server wrote it, in English. */
  readonly failure: string | null;
  readonly failure_code: string | null;
};

/** Why a report has no file, in the reader's language; empty where nothing failed. */
export function failureSentence({ failure, failure_code: code }: SentFailure): string {
  return failure === null || code === null
    ? (failure ?? '')
    : reasonSentence({ code, message: failure });
}
