/** The results of a trial, read from both sides when everything has settled. Money in cents, times in ms since 1970. */
export type Evidence = {
  /** The entries to post; known to the trial itself and read from neither side. */
  readonly jobs: readonly Job[];
  readonly entries: readonly EntryRow[];
  readonly outbox: readonly OutboxRow[];
  readonly attempts: readonly AttemptRow[];
  readonly runs: readonly RunRow[];
  readonly audits: readonly AuditRow[];
  /** Each time a person retried a run, with the state it was in. */
  readonly retries: readonly RetryRow[];
  readonly notifications: readonly NotificationRow[];
  readonly connections: readonly ConnectionRow[];
  /** Everything in the books of the trial's realms, and the same after all of it was requested again. */
  readonly books: readonly BooksEntry[];
  readonly booksAfterRepeat: readonly BooksEntry[];
  readonly calls: readonly ProviderCall[];
  readonly limits: Limits;
};

export type Side = 'Debit' | 'Credit';
export type Line = { readonly accountId: string; readonly side: Side; readonly cents: number };

export type Job = {
  readonly tenantId: string;
  readonly realmId: string;
  readonly entryId: string;
  readonly lines: readonly Line[];
};

export type EntryRow = {
  readonly tenantId: string;
  readonly id: string;
  readonly status: string;
  readonly externalId: string | null;
  readonly verifiedAtMs: number | null;
};

export type OutboxRow = {
  readonly tenantId: string;
  readonly id: string;
  readonly entryId: string;
  readonly runId: string | null;
  readonly realmId: string;
  readonly key: string;
  readonly requestId: string;
  readonly documentNumber: string;
  readonly lines: readonly Line[];
  /** The hash stored at the approval, and the hash of the current payload. */
  readonly approvedSha256: string;
  readonly payloadSha256: string;
  readonly state: string;
  readonly fence: number;
  readonly sends: number;
  readonly asks: number;
  readonly externalId: string | null;
  readonly finishedAtMs: number | null;
};

export type AttemptRow = {
  readonly postingId: string;
  readonly action: 'send' | 'ask' | 'read_back';
  readonly worker: string;
  readonly fence: number;
  readonly outcome: string;
  /** When it was recorded. */
  readonly atMs: number;
};

export type RunRow = {
  readonly tenantId: string;
  readonly id: string;
  readonly state: string;
  readonly status: string;
  readonly finishedAtMs: number | null;
};

export type RetryRow = {
  readonly tenantId: string;
  readonly from: string;
};

/** A notification, with its count. */
export type NotificationRow = {
  readonly tenantId: string;
  readonly event: string;
  readonly type: string;
  readonly times: number;
};

/** One record of the audit log about an entry. */
export type AuditRow = {
  readonly tenantId: string;
  readonly action: string;
  readonly entryId: string;
};

export type ConnectionRow = {
  readonly realmId: string;
  /** Whether the stored tokens opened the books after the last crash. */
  readonly opensBooks: boolean;
};

export type BooksEntry = {
  readonly realmId: string;
  readonly id: string;
  readonly documentNumber: string | null;
  readonly currency: string;
  readonly lines: readonly Line[];
};

export type ProviderCall = {
  readonly realm: string | null;
  readonly granted: string | null;
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
  readonly requestId: string | null;
  /** The response status; null if no complete response left the provider. */
  readonly status: number | null;
};

export type Limits = {
  readonly callsAtOnce: number;
  readonly callsPerMinute: number;
  readonly sendsPerJob: number;
  readonly asksPerJob: number;
  /** How long the books are left alone after a send with an unknown outcome. */
  readonly quarantineMs: number;
  /** When the last fault was injected, and how long after that everything must be finished. */
  readonly faultsEndedAtMs: number;
  readonly settleWithinMs: number;
};
