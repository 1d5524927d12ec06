/** What a trial leaves behind, read from both sides when nothing moves any more. Money in cents, times in ms since 1970. */
export type Evidence = {
  /** What was given to be posted; known to whoever made the trial and read from neither side. */
  readonly jobs: readonly Job[];
  readonly entries: readonly EntryRow[];
  readonly outbox: readonly OutboxRow[];
  readonly attempts: readonly AttemptRow[];
  readonly runs: readonly RunRow[];
  readonly audits: readonly AuditRow[];
  /** Each time a person asked for a run again, from the state it stood in. */
  readonly retries: readonly RetryRow[];
  readonly notifications: readonly NotificationRow[];
  readonly connections: readonly ConnectionRow[];
  /** Everything in the books of the realms of the trial, and the same after all of it was asked for once more. */
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
  /** The hash that was stored at the approval, and the one of the payload as it stands. */
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
  /** When it was written down. */
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

/** What people were told, how often. */
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
  /** Whether the books were opened with what is stored, after the last crash. */
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
  /** Of the answer; null if none left the provider whole. */
  readonly status: number | null;
};

export type Limits = {
  readonly callsAtOnce: number;
  readonly callsPerMinute: number;
  readonly sendsPerJob: number;
  readonly asksPerJob: number;
  /** How long the books are left alone after a send that nobody knows the outcome of. */
  readonly quarantineMs: number;
  /** When the last fault was given, and how long after that everything is to be finished. */
  readonly faultsEndedAtMs: number;
  readonly settleWithinMs: number;
};
