import type { ClearedState } from './cleared-state.ts';
import type { ConnectionErrorCode } from '../connections/connections.port.ts';
import type { BooksFault, BooksFaultKind } from '../quickbooks/quickbooks.port.ts';

/** Why something stands where it does, and what a person can do about it. */
export type Reason = {
  readonly code: string;
  readonly message: string;
  readonly action: string;
  /** The components that lack an account, of `needs_mapping`; counted over entries. */
  readonly components?: readonly string[];
};

/** What a refusal of the books means for the person whose entry it was. */
export function reasonOfFault(fault: BooksFault): Reason {
  const { message, action } = FAULTS[fault.kind];
  return {
    code: fault.kind,
    message: `${message} QuickBooks said: ${closed(fault.detail)}`,
    action,
  };
}

/** The action is read right after it. */
function closed(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

type Words = { readonly message: string; readonly action: string };

const FAULTS: Readonly<Record<BooksFaultKind, Words>> = {
  throttled: {
    message: 'QuickBooks takes no more calls for now.',
    action: 'Nothing to do: it is sent again by itself.',
  },
  unauthorized: {
    message: 'QuickBooks no longer accepts our connection.',
    action: 'Connect QuickBooks again, then post the entry once more.',
  },
  realm_forbidden: {
    message: 'Our connection may not write to this company.',
    action: 'Have an administrator of the company connect QuickBooks again.',
  },
  subscription_lapsed: {
    message: 'The QuickBooks subscription of this company has ended.',
    action: 'Renew it at Intuit, then post the entry once more.',
  },
  period_closed: {
    message: 'The books are closed for the date of this entry.',
    action: 'Post it today instead, or open the period in QuickBooks and post it once more.',
  },
  inactive_reference: {
    message: 'An account, class or name of this entry is inactive or was deleted in QuickBooks.',
    action:
      'Make it active there, or map the component to another account, then approve the entry again.',
  },
  duplicate_number: {
    message: 'Another entry in QuickBooks already has this number.',
    action:
      'Change the number of the other entry there, then post this one once more; or mark it as posted elsewhere.',
  },
  duplicate_name: {
    message: 'QuickBooks already has this name.',
    action: 'Choose another name.',
  },
  stale_object: {
    message: 'Somebody changed this entry in QuickBooks in the meantime.',
    action: 'Look at what changed there, then decide again.',
  },
  not_found: {
    message: 'QuickBooks does not have this.',
    action: 'Look whether somebody deleted it there.',
  },
  unbalanced: {
    message: 'Debits and credits of this entry differ.',
    action: 'This is a fault of ours: please tell support the number of the entry.',
  },
  validation: {
    message: 'QuickBooks does not take this entry as it is.',
    action: 'Correct what it names, then approve the entry again.',
  },
  provider_error: {
    message: 'QuickBooks failed.',
    action: 'Nothing to do: the books are asked what became of it.',
  },
};

export const REASONS = {
  differs: (differences: readonly string[]): Reason => ({
    code: 'differs_in_books',
    message: `QuickBooks holds this entry differently: ${differences.join('; ')}.`,
    action: 'Open it in QuickBooks and correct it there, then ask again; or take it back.',
  }),
  foundTwice: (count: number): Reason => ({
    code: 'found_twice',
    message: `QuickBooks holds this entry ${count} times.`,
    action: 'Delete all but one of them in QuickBooks, then ask again.',
  }),
  lookalike: (id: string): Reason => ({
    code: 'lookalike',
    message: `QuickBooks holds an entry with the same number, date and lines that does not carry our mark (id ${id}).`,
    action:
      'If it is this one, mark the entry as posted elsewhere; else give the other one another number.',
  }),
  forgotten: (id: string): Reason => ({
    code: 'forgotten',
    message: `QuickBooks holds this entry (id ${id}) in a state that this database does not know; a backup was restored.`,
    action:
      'If what stands there is right, mark the entry as posted elsewhere; else delete it in QuickBooks, then ask again.',
  }),
  vanished: {
    code: 'not_in_books',
    message: 'QuickBooks said that it has this entry, and does not.',
    action: 'Approve the entry again: it is then sent as a new one.',
  },
  stillThere: {
    code: 'still_in_books',
    message: 'QuickBooks said that it deleted this entry, and still has it.',
    action: 'Take it back once more.',
  },
  changedMeanwhile: {
    code: 'changed_meanwhile',
    message: 'Somebody changed this entry in QuickBooks in the meantime.',
    action: 'Look at what changed there, then decide again.',
  },
  /** Nothing is said of a posted entry that would have to be undone at the bank side of the books. */
  heldByBank: (state: ClearedState): Reason => ({
    code: 'reconciled_in_books',
    message:
      state === 'reconciled'
        ? 'QuickBooks has this entry reconciled with the bank, so it is neither changed nor deleted.'
        : 'QuickBooks has this entry matched to the bank, so it is neither changed nor deleted.',
    action:
      'Put the difference right by an entry dated today, in an open period; or undo the reconciliation in QuickBooks and ask again.',
  }),
  wrongRealm: {
    code: 'wrong_realm',
    message:
      'QuickBooks is connected to another company than this entry was approved for. Nothing was sent.',
    action: 'Connect the company it was approved for, or approve the entry again.',
  },
  changedPayload: {
    code: 'payload_changed',
    message: 'What would be sent is not what was approved. Nothing was sent.',
    action: 'Approve the entry again, and tell support.',
  },
  postingNotIncluded: {
    code: 'posting_not_included',
    message: 'The trial or the plan has ended, so nothing is posted.',
    action: 'Choose a plan, then post the entry once more.',
  },
  tooManyTries: (sends: number): Reason => ({
    code: 'too_many_tries',
    message: `It was sent ${sends} times and QuickBooks never took it.`,
    action: 'Look at the status page of QuickBooks, then post the entry once more.',
  }),
  noAnswer: {
    code: 'no_answer',
    message: 'QuickBooks did not say whether it has this entry.',
    action: 'Nothing to do: the books are asked after the quarantine, and nothing is sent before.',
  },
} as const;

/** Null where the call may succeed later without a person. */
export function reasonOfConnection(code: ConnectionErrorCode): Reason | null {
  const words = CONNECTION_WORDS[code];
  return words === null ? null : { code, ...words };
}

const CONNECTION_WORDS: Readonly<Record<ConnectionErrorCode, Words | null>> = {
  connection_missing: {
    message: 'QuickBooks is not connected.',
    action: 'Connect it, then post the entry once more.',
  },
  connection_paused: {
    message: 'The connection to QuickBooks is paused.',
    action: 'Resume it, then post the entry once more.',
  },
  connection_expired: {
    message: 'The connection to QuickBooks has expired.',
    action: 'Connect QuickBooks again, then post the entry once more.',
  },
  connection_revoked: {
    message: 'The connection to QuickBooks was withdrawn.',
    action: 'Connect QuickBooks again, then post the entry once more.',
  },
  provider_unavailable: null,
};
