/** What a run does, in the order it is done; a failure names the step it stopped at. */
export type PostingStep = 'fetch' | 'recognise' | 'check' | 'post' | 'verify' | 'undo';

/**
 * Where one journal entry stands. `different` is in the books under our document number but not as it was sent;
 * nobody but a person may decide what is done about it.
 */
export type PostingEntryState = 'pending' | 'posted' | 'refused' | 'different' | 'reversed';

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

/** Why a run stopped. `code` is a machine code, `message` a sentence without its end. */
export type PostingFailure = {
  readonly step: PostingStep;
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
};

/** Everything a run knows; it survives as JSON. */
export type PostingContext = {
  readonly runId: string;
  /** Posts without waiting for an approval; off until a person has posted once. */
  readonly autoPost: boolean;
  readonly reports: number;
  readonly recognised: number;
  readonly unmapped: readonly UnmappedLine[];
  readonly entries: readonly PostingEntry[];
  /** The entry that was sent without an answer that can be believed; nothing is sent while there is one. */
  readonly unknownKey: string | null;
  /** How often the books were asked for that entry in vain. */
  readonly asks: number;
  /** When the next call may be made, in ms since 1970; null when its actor alone knows. */
  readonly waitUntilMs: number | null;
  /** A person asked to stop while an entry was on its way. */
  readonly stopAsked: boolean;
  readonly failure: PostingFailure | null;
};

export type PostingInput = { readonly runId: string; readonly autoPost: boolean };

export type PostingStepInput = { readonly runId: string };
export type FetchReportsOutput = { readonly reports: number };
export type RecogniseOutput = { readonly recognised: number };
export type CheckOutput = {
  readonly entries: readonly PlannedEntry[];
  readonly unmapped: readonly UnmappedLine[];
};

/** What to send: the outbox row of this key, already committed as `posting` before the socket is opened. */
export type SendEntryInput = { readonly runId: string; readonly key: string };

/**
 * What came of one send. Only a whole, readable 200 is `posted` and only a validation error is `refused`; 429 is
 * `throttled`; a 5xx, a time-out, a reset, a truncated answer is `unknown`. An actor that throws counts as `unknown`.
 */
export type SendOutcome =
  | { readonly kind: 'posted'; readonly key: string; readonly externalId: string }
  | { readonly kind: 'refused'; readonly key: string; readonly reason: string }
  | { readonly kind: 'throttled'; readonly untilMs: number }
  | { readonly kind: 'unknown'; readonly untilMs: number };

/** What the books say when they are asked for a document number after the quarantine. */
export type AskOutcome =
  | { readonly kind: 'absent'; readonly key: string }
  | { readonly kind: 'posted'; readonly key: string; readonly externalId: string }
  | { readonly kind: 'different'; readonly key: string; readonly reason: string };

export type WaitInput = {
  readonly runId: string;
  readonly why: 'rate_limit' | 'quarantine';
  readonly untilMs: number | null;
};

export type ReadBackOutput = {
  readonly different: readonly { readonly key: string; readonly reason: string }[];
};

export type PostingEvent =
  | { readonly type: 'run.start' }
  | { readonly type: 'run.approve' }
  | { readonly type: 'run.cancel' }
  | { readonly type: 'run.retry' }
  | { readonly type: 'run.undo' }
  | { readonly type: 'mapping.saved' };

/** The states a posting run can rest in, as a snapshot's value spells them; each has a face. */
export const POSTING_STATES = [
  'queued',
  'fetching',
  'recognising',
  'checking',
  'needs_mapping',
  'ready',
  'posting.sending',
  'posting.waiting',
  'posting.quarantine',
  'posting.ambiguous',
  'verifying',
  'posted',
  'partial',
  'undoing',
  'undone',
  'cancelled',
  'failed',
] as const;
export type PostingState = (typeof POSTING_STATES)[number];

/** What the face of a posting run needs to know of it. */
export type PostingSituation = {
  readonly state: PostingState;
  readonly context: Omit<PostingContext, 'runId' | 'autoPost' | 'asks' | 'waitUntilMs'>;
};
