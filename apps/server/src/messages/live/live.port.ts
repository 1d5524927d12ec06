import type { IncomingMessage } from 'node:http';
import type { TenantScope, Transaction } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { OperationId, Principal } from '../../http/operations.ts';

export type LiveTopic = Tables['live_events']['topic'];

export type LiveChange = {
  readonly tenantId: string;
  readonly topic: LiveTopic;
  readonly id: string;
};

export type Live = {
  /** Notifies open pages, once the transaction commits, to reload these objects. */
  readonly changed: (tx: Transaction, ...abouts: readonly LiveChange[]) => Promise<void>;
};

/** An authorized request for a stream. */
export type StreamCall = {
  readonly operation: OperationId;
  readonly principal: Principal;
  readonly scope: TenantScope;
  readonly request: IncomingMessage;
};

/** Ends streams whose reader has lost access. */
export type LiveAccess = {
  /**
   * `signal` aborts within five seconds of: the membership removed, or its level below what the operation requires; the
   * session or API token ended or expired; the user banned; the tenant archived. Throws `client_access_denied` if
   * access has already ended. Call `stop` for a stream that ends by itself.
   */
  readonly watch: (
    call: StreamCall,
  ) => Promise<{ readonly signal: AbortSignal; readonly stop: () => void }>;
};
