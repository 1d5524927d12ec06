import type { ReasonValues, SentReason, SummarizedPayout } from '@platebook/api-client/french';
import { reasonSentence, translation } from './server-errors.ts';

type SentRowProblem = Omit<SentReason, 'code'> & {
  readonly reason: string;
  readonly column: string;
  readonly expected_cents: number | null;
  readonly found_cents: number | null;
};

/** Why a row is quarantined, in the reader's language, with the row's own content. */
export function rowSentence({ reason: code, message, values, ...row }: SentRowProblem): string {
  const own = { column: row.column, expected: row.expected_cents, found: row.found_cents };
  return reasonSentence({ code, message, values: { ...own, ...values } });
}

/** Joins several sentences; empty for none. */
export function reasonSentences(reasons: readonly SentReason[]): string {
  return reasons.map(reasonSentence).join('; ');
}

type SentProposal = {
  readonly reason: string;
  readonly reason_code: string;
  readonly values: SentReason['values'];
};

/** Why an account is suggested, in the reader's language. */
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

/** A payout's deposit difference, in the reader's language. */
export function differenceSentence(difference: SentDifference): string {
  const { message, amount_cents: cents, currency, unreadable_rows: rows } = difference;
  const values = { difference_cents: cents, currency, unknown_rows: rows };
  return reasonSentence({ code: 'deposit_differs', message, values });
}

type SentFailure = {
  /** The server's English text. */
  readonly failure: string | null;
  readonly failure_code: string | null;
};

/** Why a report has no file, in the reader's language; empty without a failure. */
export function failureSentence({ failure, failure_code: code }: SentFailure): string {
  return failure === null || code === null
    ? (failure ?? '')
    : reasonSentence({ code, message: failure });
}

type SentPayout = SummarizedPayout & {
  /** The server's English text. */
  readonly sentence: string;
};

/** A payout's waterfall in one sentence, in the reader's language. */
export function waterfallSentence({ sentence, ...payout }: SentPayout): string {
  return translation()?.waterfall(payout) ?? sentence;
}

type SentDrift = {
  readonly kind: 'deleted' | 'changed';
  /** The server's English texts. */
  readonly differences: readonly string[];
  readonly values: ReasonValues;
};

/** How an entry in QuickBooks differs from what was posted, in the reader's language. */
export function differencesInWords({ differences, values }: SentDrift): string {
  const known = translation()?.differences(values) ?? [];
  return (known.length > 0 ? known : differences).join(', ');
}

/** QuickBooks' name of an account type in the reader's language. */
export function accountTypeName(type: string): string {
  return translation()?.accountType(type) ?? type;
}
