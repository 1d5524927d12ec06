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

/**
 * The French of reasons, by their code. What a person wrote has none: it stays as it was written.
 */
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

/** What QuickBooks said is in the English sentence of reasons that were stored before they had values. */
const QUOTES = ' QuickBooks said: ';

/**
 * Why, in French, with what QuickBooks said about it; the English where the code has no French or the values lack.
 *
 * @example
 * frenchReason({ code: 'books_silent', message: 'QuickBooks did not answer.' });
 * // 'QuickBooks n’a pas répondu.'
 */
export function frenchReason({ code, message: english, values = {} }: SentReason): string {
  const known = reasonOf(code);
  const { said } = values;
  if (known === undefined) {
    // Accounts that cannot be posted to are reasons and faults of a field alike.
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
 * What to do about a reason, in French; `english` where the code has no French.
 *
 * @example
 * frenchAction('duplicate_name', 'Choose another name.'); // 'Choisissez un autre nom.'
 */
export function frenchAction(code: string, english: string): string {
  return reasonOf(code)?.action ?? english;
}

/** Both as one text, of a server's text that holds both. */
export function frenchReasonWithAction(reason: SentReason): string {
  const action = reasonOf(reason.code)?.action;
  const message = frenchReason(reason);
  return action === undefined || message === reason.message ? message : `${message} ${action}`;
}
