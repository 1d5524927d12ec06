import type { PlannedEntry, PostingEntry, UnmappedLine } from '../posting/posting.types.ts';

/** What a run does, in the order it is done; a failure names the step it stopped at. */
export const RUN_STEPS = ['fetch', 'recognise', 'check', 'plan', 'post', 'verify'] as const;
export type RunStep = (typeof RUN_STEPS)[number];

/** The states a run can rest in, as a snapshot's value spells them; each has a face. */
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

/** One raw file of the run, as it was stored. */
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
  /** What varies in `message`, for sentences in other languages. */
  readonly values?: Readonly<Record<string, string | number | null | readonly string[]>>;
  readonly column?: string;
  readonly payoutRef?: string;
  readonly storeId?: string;
  /** Columns that wait for a decision, each with what the rows of the file say about it. */
  readonly columns?: readonly BlockedColumn[];
  /** The report that `columns` are columns of. */
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

/** Numbers of things, never of money. */
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
 * Why a step stopped; what is wrong with a file is a {@link BlockedReason}. `code` is a machine code, `message` a
 * sentence with or without its end.
 */
export type RunFailure = {
  readonly step: RunStep;
  readonly code: string;
  readonly message: string;
  /** What varies in `message`, for sentences in other languages. */
  readonly values?: FailureValues;
  readonly retryable: boolean;
};

type FailureValues = Readonly<Record<string, string | number | null>>;

/** Grows when what a snapshot holds changes; `toCurrentSnapshot` reads every earlier one. */
export const RUN_SNAPSHOT_VERSION = 3;

/** Everything a run knows: ids, counts and codes, so that it survives as JSON. */
export type SyncLifecycleContext = {
  readonly version: typeof RUN_SNAPSHOT_VERSION;
  readonly runId: string;
  /** The uploaded files the run is about; empty when it fetches its reports from the platform. */
  readonly reportIds: readonly string[];
  /** Posts without waiting for an approval; off until a person has posted once. */
  readonly autoPost: boolean;
  readonly reports: readonly ImportedReport[];
  readonly recognised: readonly RecognisedReport[];
  readonly blocked: readonly BlockedReason[];
  readonly unmapped: readonly UnmappedLine[];
  readonly counts: RunCounts;
  /** What this run puts into the books, in the order it does so. */
  readonly entries: readonly PostingEntry[];
  /** The entry that was sent without an answer that can be believed; nothing is sent while there is one. */
  readonly unknownKey: string | null;
  /** How often the books were asked for that entry in vain. */
  readonly asks: number;
  /** When the next call may be made, in ms since 1970; null when its actor alone knows. */
  readonly waitUntilMs: number | null;
  /** A person asked to stop while an entry was on its way. */
  readonly stopAsked: boolean;
  readonly failure: RunFailure | null;
};

export type SyncLifecycleInput = {
  readonly runId: string;
  readonly reportIds: readonly string[];
  /** False unless it is given. */
  readonly autoPost?: boolean;
};

/** What each step gets from the machine. */
export type RunStepInput = { readonly runId: string; readonly reportIds: readonly string[] };

export type FetchReportsOutput = { readonly reports: readonly ImportedReport[] };

export type RecogniseReportsOutput = {
  readonly recognised: readonly RecognisedReport[];
  readonly blocked: readonly BlockedReason[];
};

export type CheckIdentitiesOutput = {
  readonly rows: number;
  readonly rowsQuarantined: number;
  readonly payouts: number;
  readonly identitiesChecked: number;
  readonly identitiesBroken: number;
  readonly blocked: readonly BlockedReason[];
};

export type PlanEntriesOutput = {
  readonly payoutsPlanned: number;
  /** How many journal entries were planned. */
  readonly entries: number;
  /** Those of them this run may put into the books. */
  readonly toPost: readonly PlannedEntry[];
  readonly unmapped: readonly UnmappedLine[];
  readonly blocked: readonly BlockedReason[];
};

/** What a person asks of a run, and `mapping.saved`: the lines without an account have one now. */
export type SyncLifecycleEvent =
  | { readonly type: 'run.start' }
  | { readonly type: 'run.approve' }
  | { readonly type: 'run.cancel' }
  | { readonly type: 'run.retry' }
  | { readonly type: 'mapping.saved' };
