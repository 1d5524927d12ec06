/**
 * Where one journal entry stands. `different` is in the books under our document number but not as it was sent;
 * nobody but a person may decide what is done about it.
 */
export type PostingEntryState = 'pending' | 'posted' | 'refused' | 'different';

/** One journal entry of the run: exactly one idempotency key, one document number, at most one entity in the books. */
export type PostingEntry = {
  /** `sha256(tenant|realm|store|channel|period|kind|version)`. */
  readonly key: string;
  readonly documentNumber: string;
  readonly totalCents: number;
  readonly state: PostingEntryState;
  /** The entity's id in the books once it is there. */
  readonly externalId: string | null;
  /** Why it was refused or differs, as a sentence. */
  readonly reason: string | null;
};

export type PlannedEntry = Pick<PostingEntry, 'key' | 'documentNumber' | 'totalCents'>;

/** A line that has no account yet. */
export type UnmappedLine = { readonly line: string; readonly amountCents: number };

/** What to send, in this order: outbox rows, each committed as `posting` before its socket is opened. */
export type SendEntriesInput = { readonly runId: string; readonly keys: readonly string[] };

/** The entry to ask the books for. */
export type AskBooksInput = { readonly runId: string; readonly key: string };

/**
 * What came of one send. Only a whole, readable 200 is `posted` and only a validation error is `refused`; 429 is
 * `throttled`; a 5xx, a time-out, a reset, a truncated answer is `unknown`. An actor that throws counts as `unknown`.
 */
export type SendOutcome =
  | { readonly kind: 'posted'; readonly key: string; readonly externalId: string }
  | { readonly kind: 'refused'; readonly key: string; readonly reason: string }
  | { readonly kind: 'throttled'; readonly untilMs: number }
  /** `untilMs` is null where the send broke off and could not say. */
  | { readonly kind: 'unknown'; readonly untilMs: number | null };

/** What came of one of the entries that were to be sent; of those that were not begun there is none. */
export type SentEntry = { readonly key: string; readonly outcome: SendOutcome };

/** What the books say when they are asked for a document number after the quarantine. */
export type AskOutcome =
  | { readonly kind: 'absent'; readonly key: string }
  | { readonly kind: 'posted'; readonly key: string; readonly externalId: string }
  | { readonly kind: 'different'; readonly key: string; readonly reason: string }
  /** Not there, and they will not take it as it is: a person may have it sent again. */
  | { readonly kind: 'refused'; readonly key: string; readonly reason: string }
  /** The books asked to wait, or cannot be reached: ask again at `untilMs`, in ms since 1970. Not counted as a question. */
  | { readonly kind: 'later'; readonly key: string; readonly untilMs: number };

export type WaitInput = {
  readonly runId: string;
  readonly why: 'rate_limit' | 'quarantine';
  readonly untilMs: number | null;
};

export type ReadBackOutput = {
  readonly different: readonly { readonly key: string; readonly reason: string }[];
};
