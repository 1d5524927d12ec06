import type { ReasonValues } from '@platebook/api-client/french';
import type { TenantScope, Transaction } from '../db/database.ts';
import type { DeliveryPlatform, TenantLevel } from '../db/tables.ts';
import type { CallOperation, Caller } from '../http/call-operation.ts';
import type { OperationId } from '../http/operations.ts';
import type { BatchMessage } from './batch-messages.ts';

type MappingTemplate = 'us_facilitated' | 'us_not_facilitated' | 'canada' | 'cash' | 'minimal';

/** In the contract's format; stored as given. */
export type BatchOptions = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly channel_type?: DeliveryPlatform | undefined;
  readonly dry_run?: boolean | undefined;
  readonly template?: MappingTemplate | undefined;
  readonly from_tenant_id?: string | undefined;
  readonly paused?: boolean | undefined;
};

export type Reason = {
  readonly code: string;
  readonly message: string;
  /** Values in the sentence, for translation. */
  readonly values?: ReasonValues;
};

/** What an operation would do for one client. */
export type Verdict =
  | { readonly verdict: 'will_do'; readonly summary: BatchMessage; readonly entries: number }
  /** There is nothing to do. */
  | { readonly verdict: 'skip'; readonly reason: Reason }
  /** A person has to do something first. */
  | { readonly verdict: 'blocked'; readonly reason: Reason };

const LINKS = {
  entries: { label: 'Open the entries', href: '/dashboard/sync' },
  mapping: { label: 'Open the mapping', href: '/dashboard/platform/quickbooks/mapping' },
  runs: { label: 'Open the runs', href: '/dashboard/sync' },
  sync: { label: 'Open sync', href: '/dashboard/sync' },
} as const;

/** A link to the result; `code` says what it opens. */
export type BatchLink = {
  readonly code: keyof typeof LINKS | 'download';
  readonly label: string;
  readonly href: string;
};

/** The page that shows the result. */
export function linkTo(code: keyof typeof LINKS): BatchLink {
  return { code, ...LINKS[code] };
}

export type Started = {
  readonly results: readonly BatchMessage[];
  /** Runs that have to end before the client is done; empty if it is done immediately. */
  readonly runIds: readonly string[];
  /** A report that has to be generated before the client is done. */
  readonly reportId: string | null;
  readonly entries: number;
  readonly link: BatchLink | null;
  /** The input of `undo`; null if it cannot be undone. */
  readonly undo: unknown;
};

export type Undone = {
  /** What is undone. */
  readonly results: readonly BatchMessage[];
  /** Runs that have to end before the undo is done; empty if it is immediate. */
  readonly runIds: readonly string[];
};

/** One client, for the person who runs the batch, with their current access level. */
export type Client = Caller & {
  readonly scope: TenantScope;
  readonly level: TenantLevel;
  readonly batchId: string;
};

export type BatchWork = {
  /** The underlying operation: its `x-access` says who may call it. */
  readonly needs: OperationId;
  /** The required options. */
  readonly required: readonly (keyof BatchOptions)[];
  readonly preview: (client: Client, options: BatchOptions) => Promise<Verdict>;
  /** Idempotent: after a crash it does what is left. */
  readonly start: (client: Client, options: BatchOptions) => Promise<Started>;
  readonly undo?: (client: Client, undo: unknown) => Promise<Undone>;
};

export type WorkDeps = {
  readonly read: <Result>(
    client: Pick<Client, 'scope'>,
    work: (tx: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  readonly call: CallOperation;
};

export function willDo(summary: BatchMessage, entries = 0): Verdict {
  return { verdict: 'will_do', summary, entries };
}

export function skip(code: string, message: string, values: ReasonValues = {}): Verdict {
  return { verdict: 'skip', reason: { code, message, values } };
}

export function blocked(code: string, message: string, values: ReasonValues = {}): Verdict {
  return { verdict: 'blocked', reason: { code, message, values } };
}
