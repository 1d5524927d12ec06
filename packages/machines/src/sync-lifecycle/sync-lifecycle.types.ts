import type { PlannedEntry, PostingEntry, UnmappedLine } from '../posting/posting.types.ts';

/** The steps of a run, in order; a failure names the step it stopped at. */
export const RUN_STEPS = ['fetch', 'recognise', 'check', 'plan', 'post', 'verify'] as const;
export type RunStep = (typeof RUN_STEPS)[number];

/** The resting states of a run, as a snapshot's value spells them; each can be shown. */
export const RUN_STATES = [
  'queued',
  'fetching',
  'recognising',
  'checking',
  'planning',
  'blocked',
  'needs_mapping',
  'ready',
  'posting.sending',
  'posting.waiting',
  'posting.quarantine',
  'posting.ambiguous',
  'verifying',
  'posted',
  'partial',
  'cancelled',
  'failed',
] as const;
export type RunState = (typeof RUN_STATES)[number];

/** One raw file of the run, as stored. */
export type ImportedReport = {
  readonly reportId: string;
  readonly fileName: string;
  readonly sha256: string;
};

/** One report whose platform and type are known from its header. */
export type RecognisedReport = {
  readonly reportId: string;
  readonly fileName: string;
  readonly platform: string;
  readonly reportType: string;
};

/** Something that yields no entry, and why: what happened, what it means for the books, what to do. */
export type BlockedReason = {
  readonly file: string;
  /** Machine code, for example `unknown_money_column`. */
  readonly reason: string;
  readonly message: string;
  /** The variable parts of `message`, for translation. */
  readonly values?: Readonly<Record<string, string | number | null | readonly string[]>>;
  readonly column?: string;
  readonly payoutRef?: string;
  readonly storeId?: string;
  /** Columns that wait for a decision, each with evidence from the rows of the file. */
  readonly columns?: readonly BlockedColumn[];
  /** The report that has `columns`. */
  readonly reportType?: string;
};

/** A money column that no report format knows; the finding of packages/accounting. */
export type BlockedColumn = {
  readonly column: string;
  readonly row: number;
  readonly cell: string;
  readonly kind: 'subtotal' | 'component' | 'neither';
  readonly of: readonly string[];
  readonly factor: 1 | -1;
  readonly together: readonly string[];
  readonly rows: number;
  readonly rowsMatching: number;
  readonly recommended: 'subtotal' | 'component' | null;
  readonly message: string;
};

/** Counts of things, never amounts of money. */
export type RunCounts = {
  readonly reports: number;
  readonly reportsRecognised: number;
  readonly rows: number;
  readonly rowsQuarantined: number;
  readonly payouts: number;
  readonly identitiesChecked: number;
  readonly identitiesBroken: number;
  readonly payoutsPlanned: number;
  readonly entries: number;
};

/**
 * Why a step stopped; a problem with a file is a {@link BlockedReason}. `code` is a machine code, `message` a sentence
 * with or without a period.
 */
export type RunFailure = {
  readonly step: RunStep;
  readonly code: string;
  readonly message: string;
  /** The variable parts of `message`, for translation. */
  readonly values?: FailureValues;
  readonly retryable: boolean;
};

type FailureValues = Readonly<Record<string, string | number | null>>;

/** Incremented when the content of a snapshot changes; `toCurrentSnapshot` reads every earlier version. */
export const RUN_SNAPSHOT_VERSION = 3;

/** Everything a run knows: ids, counts and codes, so that it survives as JSON. */
export type SyncLifecycleContext = {
  readonly version: typeof RUN_SNAPSHOT_VERSION;
  readonly runId: string;
  /** The run's uploaded files; empty when it fetches its reports from the platform. */
  readonly reportIds: readonly string[];
  /** Posts without approval; off until a person has posted once. */
  readonly autoPost: boolean;
  readonly reports: readonly ImportedReport[];
  readonly recognised: readonly RecognisedReport[];
  readonly blocked: readonly BlockedReason[];
  readonly unmapped: readonly UnmappedLine[];
  readonly counts: RunCounts;
  /** The entries this run posts, in order. */
  readonly entries: readonly PostingEntry[];
  /** The entry whose send had no reliable answer; nothing is sent while there is one. */
  readonly unknownKey: string | null;
  /** How many queries for that entry were inconclusive. */
  readonly asks: number;
  /** When the next call may be made, in ms since 1970; null when only its actor knows. */
  readonly waitUntilMs: number | null;
  /** A person requested a cancel while an entry was in flight. */
  readonly stopAsked: boolean;
  readonly failure: RunFailure | null;
};

export type SyncLifecycleInput = {
  readonly runId: string;
  readonly reportIds: readonly string[];
  /** Defaults to false. */
  readonly autoPost?: boolean;
};

/** The input of each step. */
export type RunStepInput = { readonly runId: string; readonly reportIds: readonly string[] };

/** The files that the platform gave, stored. */
export type FetchReportsOutput = { readonly reports: readonly ImportedReport[] };

/** Which files are reports, and why others are none. */
export type RecogniseReportsOutput = {
  readonly recognised: readonly RecognisedReport[];
  readonly blocked: readonly BlockedReason[];
};

/** How many rows and payouts were read, and how many of their identities hold (`docs/accounting.md`, "Identities"). */
export type CheckIdentitiesOutput = {
  readonly rows: number;
  readonly rowsQuarantined: number;
  readonly payouts: number;
  readonly identitiesChecked: number;
  readonly identitiesBroken: number;
  readonly blocked: readonly BlockedReason[];
};

/** The entries of the run, and what keeps payouts from having any. */
export type PlanEntriesOutput = {
  readonly payoutsPlanned: number;
  /** How many journal entries were planned. */
  readonly entries: number;
  /** Those of them this run may post. */
  readonly toPost: readonly PlannedEntry[];
  readonly unmapped: readonly UnmappedLine[];
  readonly blocked: readonly BlockedReason[];
};

/** A person's requests to a run, and `mapping.saved`: the lines without an account have one now. */
export type SyncLifecycleEvent =
  | { readonly type: 'run.start' }
  | { readonly type: 'run.approve' }
  | { readonly type: 'run.cancel' }
  | { readonly type: 'run.retry' }
  | { readonly type: 'mapping.saved' };
