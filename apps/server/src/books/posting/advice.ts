import type { ReasonValues } from '@platebook/api-client/french';
import type { ClearedState } from './cleared-state.ts';
import type { ConnectionErrorCode } from '../../connectors/connections/connections.port.ts';
import type { BooksFault, BooksFaultMeaning } from '../../connectors/quickbooks/quickbooks.port.ts';
import { textOfDifferences, valuesOfDifferences } from './entry-differences.ts';
import type { EntryDifference } from './entry-differences.ts';

/** Why something has its status, and what a person can do about it. */
export type Reason = {
  readonly code: string;
  readonly message: string;
  readonly action: string;
  /** Values in the sentence, for translation. */
  readonly values?: ReasonValues;
  /** The components without an account, of `needs_mapping`; counted over entries. */
  readonly components?: readonly string[];
};

/** What a QuickBooks refusal means for the person whose entry was refused. */
export function reasonOfFault(fault: BooksFault): Reason {
  const { message, action } = FAULTS[fault.meaning];
  const said = closed(fault.detail);
  return {
    code: fault.meaning,
    message: `${message} QuickBooks said: ${said}`,
    action,
    values: { said },
  };
}

/** Ends the sentence with a period, as the action follows it. */
function closed(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

type Words = { readonly message: string; readonly action: string };

const FAULTS: Readonly<Record<BooksFaultMeaning, Words>> = {
  throttled: {
    message: 'QuickBooks is limiting requests right now.',
    action: "Nothing to do. We'll send it again automatically.",
  },
  unauthorized: {
    message: 'QuickBooks no longer accepts our connection.',
    action: 'Reconnect QuickBooks, then post the entry again.',
  },
  realm_forbidden: {
    message: "Our connection isn't allowed to write to this company.",
    action: 'Ask an admin of the company to reconnect QuickBooks.',
  },
  subscription_lapsed: {
    message: "This company's QuickBooks subscription has ended.",
    action: 'Renew it with Intuit, then post the entry again.',
  },
  period_closed: {
    message: "The books are closed for this entry's date.",
    action: "Post it with today's date, or reopen the period in QuickBooks and post it again.",
  },
  inactive_reference: {
    message: 'An account, class or name on this entry is inactive or was deleted in QuickBooks.',
    action:
      'Make it active there, or map the component to another account, then approve the entry again.',
  },
  duplicate_number: {
    message: 'Another entry in QuickBooks already has this number.',
    action:
      "Change the other entry's number there, then post this one again, or mark it as posted elsewhere.",
  },
  duplicate_name: {
    message: 'QuickBooks already has this name.',
    action: 'Choose another name.',
  },
  stale_object: {
    message: 'Someone changed this entry in QuickBooks in the meantime.',
    action: 'Check what changed there, then decide again.',
  },
  not_found: {
    message: "QuickBooks doesn't have this.",
    action: 'Check whether someone deleted it there.',
  },
  unbalanced: {
    message: "This entry's debits and credits aren't equal.",
    action: 'This is our mistake. Contact support with the document number.',
  },
  validation: {
    message: "QuickBooks doesn't accept this entry as it is.",
    action: 'Correct what QuickBooks names, then approve the entry again.',
  },
  provider_error: {
    message: 'QuickBooks had an error.',
    action: "Nothing to do. We'll check whether it arrived before retrying.",
  },
};

export const REASONS = {
  differs: (differences: readonly EntryDifference[]): Reason => ({
    code: 'differs_in_books',
    message: `This entry is different in QuickBooks: ${textOfDifferences(differences)}.`,
    action: 'Open it in QuickBooks and correct it there, then check again, or reverse it.',
    values: valuesOfDifferences(differences),
  }),
  foundTwice: (count: number): Reason => ({
    code: 'found_twice',
    message: `QuickBooks has this entry ${count} times.`,
    action: 'Delete all but one in QuickBooks, then check again.',
    values: { count },
  }),
  lookalike: (id: string): Reason => ({
    code: 'lookalike',
    message: `QuickBooks has an entry with the same number, date and lines that Platebook didn't post (ID ${id}).`,
    action:
      "If it is this one, mark the entry as posted elsewhere. Otherwise change the other one's number.",
    values: { id },
  }),
  forgotten: (id: string): Reason => ({
    code: 'forgotten',
    message: `QuickBooks has a version of this entry (ID ${id}) that this database doesn't know. A backup was restored.`,
    action:
      'If the QuickBooks entry is right, mark this one as posted elsewhere. Otherwise delete it in QuickBooks, then check again.',
    values: { id },
  }),
  vanished: {
    code: 'not_in_books',
    message: "QuickBooks confirmed this entry but doesn't have it.",
    action: 'Approve the entry again to send it as a new one.',
  },
  stillThere: {
    code: 'still_in_books',
    message: 'QuickBooks confirmed the deletion but still has this entry.',
    action: 'Reverse it again.',
  },
  changedMeanwhile: {
    code: 'changed_meanwhile',
    message: 'Someone changed this entry in QuickBooks in the meantime.',
    action: 'Check what changed there, then decide again.',
  },
  /** Shown for a posted entry whose undo would change what is cleared or reconciled. */
  heldByBank: (state: ClearedState): Reason => ({
    code: 'reconciled_in_books',
    message:
      state === 'reconciled'
        ? 'QuickBooks has this entry reconciled with the bank, so it is neither changed nor deleted.'
        : 'QuickBooks has this entry matched to the bank, so it is neither changed nor deleted.',
    action:
      'Post a correcting entry dated today in an open period, or undo the reconciliation in QuickBooks and check again.',
  }),
  wrongRealm: {
    code: 'wrong_realm',
    message:
      'QuickBooks is connected to a different company than this entry was approved for. Nothing was sent.',
    action: 'Connect the company it was approved for, or approve the entry again.',
  },
  changedPayload: {
    code: 'payload_changed',
    message: "What would be sent isn't what was approved. Nothing was sent.",
    action: 'Approve the entry again and contact support.',
  },
  postingNotIncluded: {
    code: 'posting_not_included',
    message: 'The trial or the plan has ended, so nothing is posted.',
    action: 'Choose a plan, then post the entry again.',
  },
  tooManyTries: (sends: number): Reason => ({
    code: 'too_many_tries',
    message: `We sent it ${sends} times and QuickBooks never accepted it.`,
    action: 'Check the QuickBooks status page, then post the entry again.',
    values: { sends },
  }),
  notWaiting: (status: string): Reason => ({
    code: 'entry_not_waiting',
    message: `This entry is ${status}, so there's nothing to post.`,
    action: 'Open the entry.',
    values: { status },
  }),
  noAnswer: {
    code: 'no_answer',
    message: "QuickBooks didn't confirm this entry.",
    action: "We'll check before retrying, so nothing posts twice.",
  },
} as const;

/** The reason as stored in a notification. */
export function reasonOfNotification({ code, message, action, values = {} }: Reason) {
  return { reason_code: code, reason: `${message} ${action}`, reason_values: values };
}

/** Null if the call may succeed later without a person. */
export function reasonOfConnection(code: ConnectionErrorCode): Reason | null {
  const words = CONNECTION_WORDS[code];
  return words === null ? null : { code, ...words };
}

const CONNECTION_WORDS: Readonly<Record<ConnectionErrorCode, Words | null>> = {
  connection_missing: {
    message: "QuickBooks isn't connected.",
    action: 'Connect it, then post the entry again.',
  },
  connection_paused: {
    message: 'The connection to QuickBooks is paused.',
    action: 'Resume it, then post the entry again.',
  },
  connection_expired: {
    message: 'The connection to QuickBooks has expired.',
    action: 'Reconnect QuickBooks, then post the entry again.',
  },
  connection_revoked: {
    message: 'The connection to QuickBooks was revoked.',
    action: 'Reconnect QuickBooks, then post the entry again.',
  },
  provider_unavailable: null,
};
