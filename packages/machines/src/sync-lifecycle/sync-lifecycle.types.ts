/** The four steps of a run, in the order they happen. */
export const RUN_STEPS = ['import', 'recognise', 'check', 'plan'] as const;
export type RunStep = (typeof RUN_STEPS)[number];

/** The states a run can be in; the first four are at work, the last three wait for a person. */
export const RUN_STATES = [
  'importing',
  'recognising',
  'checking',
  'planning',
  'ready',
  'blocked',
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
  readonly column?: string;
  readonly payoutRef?: string;
  readonly storeId?: string;
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

/** Why a step stopped. A failure is about the run; what is wrong with a file is a {@link BlockedReason}. */
export type RunFailure = {
  readonly step: RunStep;
  readonly code: string;
  readonly message: string;
  readonly retryable: boolean;
};

/** Everything a run knows: ids, counts and codes, so that it survives as JSON. */
export type SyncLifecycleContext = {
  readonly runId: string;
  readonly reportIds: readonly string[];
  readonly reports: readonly ImportedReport[];
  readonly recognised: readonly RecognisedReport[];
  readonly blocked: readonly BlockedReason[];
  readonly counts: RunCounts;
  readonly failure: RunFailure | null;
};

export type SyncLifecycleInput = { readonly runId: string; readonly reportIds: readonly string[] };

/** What each step gets from the machine. */
export type RunStepInput = { readonly runId: string; readonly reportIds: readonly string[] };

export type ImportReportOutput = { readonly reports: readonly ImportedReport[] };

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
  readonly entries: number;
  readonly blocked: readonly BlockedReason[];
};

export type SyncLifecycleEvent = { readonly type: 'run.retry' };
