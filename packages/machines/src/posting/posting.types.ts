/**
 * The status of one journal entry. `different` is in the books under our document number but not as it was sent; only a
 * person may decide what happens to it.
 */
export type PostingEntryState = 'pending' | 'posted' | 'refused' | 'different';

/** One journal entry of the run: exactly one idempotency key, one document number, at most one entity in the books. */
export type PostingEntry = {
  /** `sha256(tenant|realm|store|channel|period|kind|version)`. */
  readonly key: string;
  readonly documentNumber: string;
  readonly totalCents: number;
  readonly state: PostingEntryState;
  /** The entity's id in the books once it exists. */
  readonly externalId: string | null;
  /** Why it was refused or differs, as a sentence. */
  readonly reason: string | null;
};

/** An entry that is to be posted, before anything was sent. */
export type PlannedEntry = Pick<PostingEntry, 'key' | 'documentNumber' | 'totalCents'>;

/** A line that has no account yet. */
export type UnmappedLine = { readonly line: string; readonly amountCents: number };

/** What to send, in this order: outbox rows, each committed as `posting` before its socket is opened. */
export type SendEntriesInput = { readonly runId: string; readonly keys: readonly string[] };

/** The entry to query the books for. */
export type AskBooksInput = { readonly runId: string; readonly key: string };

/**
 * The outcome of one send. Only a complete, readable 200 is `posted` and only a validation error is `refused`; 429 is
 * `throttled`; a 5xx, a timeout, a reset, a truncated answer is `unknown`. An actor that throws counts as `unknown`.
 */
export type SendOutcome =
  | { readonly kind: 'posted'; readonly key: string; readonly externalId: string }
  | { readonly kind: 'refused'; readonly key: string; readonly reason: string }
  | { readonly kind: 'throttled'; readonly untilMs: number }
  /** `untilMs` is null when the send broke off without one. */
  | { readonly kind: 'unknown'; readonly untilMs: number | null };

/** The outcome for one of the entries handed over; entries that were not begun have none. */
export type SentEntry = { readonly key: string; readonly outcome: SendOutcome };

/** The books' answer to a query by document number after the quarantine. */
export type AskOutcome =
  | { readonly kind: 'absent'; readonly key: string }
  | { readonly kind: 'posted'; readonly key: string; readonly externalId: string }
  | { readonly kind: 'different'; readonly key: string; readonly reason: string }
  /** Not there, and the books refuse it as it is: a person may have it sent again. */
  | { readonly kind: 'refused'; readonly key: string; readonly reason: string }
  /** The books throttle or cannot be reached: query again at `untilMs`, in ms since 1970. Does not count as a query. */
  | { readonly kind: 'later'; readonly key: string; readonly untilMs: number };

/** What a run waits for, and until when, in ms since 1970; null when only the actor knows. */
export type WaitInput = {
  readonly runId: string;
  readonly why: 'rate_limit' | 'quarantine';
  readonly untilMs: number | null;
};

/** The entries that the books hold otherwise than they were sent, each with how it differs. */
export type ReadBackOutput = {
  readonly different: readonly { readonly key: string; readonly reason: string }[];
};
