import { OF_ACCOUNTS } from './account-reasons.fr.ts';
import { OF_BATCHES, OF_BATCH_WORK } from './batch-reasons.fr.ts';
import { OF_CONNECTIONS } from './connection-reasons.fr.ts';
import { OF_ENTRIES } from './entry-reasons.fr.ts';
import { frenchFieldError } from './field-errors.fr.ts';
import type { Reason } from './french-reason.ts';
import type { SentReason } from './reason-values.ts';
import { OF_FINDINGS } from './payout-findings.fr.ts';
import { OF_PLANS } from './plan-warnings.fr.ts';
import { OF_NOTES } from './report-notes.fr.ts';
import { OF_REPORTS } from './report-reasons.fr.ts';
import { OF_ROWS } from './report-rows.fr.ts';
import { OF_RUNS } from './run-reasons.fr.ts';

/** The French of reasons, by code. Text written by a person is not translated. */
const FRENCH_REASONS: Readonly<Partial<Record<string, Reason>>> = {
  ...OF_CONNECTIONS,
  ...OF_ENTRIES,
  ...OF_REPORTS,
  ...OF_RUNS,
  ...OF_ROWS,
  ...OF_NOTES,
  ...OF_PLANS,
  ...OF_FINDINGS,
  ...OF_ACCOUNTS,
  ...OF_BATCHES,
  ...OF_BATCH_WORK,
};

function reasonOf(code: string): Reason | undefined {
  return Object.hasOwn(FRENCH_REASONS, code) ? FRENCH_REASONS[code] : undefined;
}

/** Reasons stored before they had values quote QuickBooks in the English sentence. */
const QUOTES = ' QuickBooks said: ';

/**
 * The reason in French, with QuickBooks' own message; English when the code has no French or values are missing.
 *
 * @example
 * frenchReason({ code: 'books_silent', message: 'QuickBooks did not answer.' });
 * // 'QuickBooks n’a pas répondu.'
 */
export function frenchReason({ code, message: english, values = {} }: SentReason): string {
  const known = reasonOf(code);
  const { said } = values;
  if (known === undefined) {
    // Accounts that cannot be posted to appear both as reasons and as field errors.
    return Object.keys(values).length === 0
      ? english
      : (frenchFieldError({ code, values }) ?? english);
  }
  if (said === undefined && english.includes(QUOTES)) {
    return english;
  }
  const message = typeof known.message === 'string' ? known.message : known.message(values);
  if (message === null) {
    return english;
  }
  return typeof said === 'string' ? `${message} QuickBooks a répondu\u00A0: ${said}` : message;
}

/**
 * The action for a reason, in French; falls back to `english`.
 *
 * @example
 * frenchAction('duplicate_name', 'Choose another name.'); // 'Choisissez un autre nom.'
 */
export function frenchAction(code: string, english: string): string {
  return reasonOf(code)?.action ?? english;
}

/** Reason and action as one text, for server texts that combine both. */
export function frenchReasonWithAction(reason: SentReason): string {
  const action = reasonOf(reason.code)?.action;
  const message = frenchReason(reason);
  return action === undefined || message === reason.message ? message : `${message} ${action}`;
}
