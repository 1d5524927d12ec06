import { sql } from 'kysely';
import { camelRow } from '../db/camel-row.ts';
import type { Transaction } from '../db/database.ts';

/** A client's open items; `clients_waiting` counts them for every page and list. */
export type Waiting = {
  /** Active stores. */
  readonly stores: number;
  readonly needsMapping: number;
  readonly toReview: number;
  readonly ready: number;
  readonly entriesFailed: number;
  readonly owedOperations: number;
  readonly drifted: number;
  /** Those in review. */
  readonly lateChanges: number;
  readonly importsFailed: number;
  readonly fetchesFailed: number;
  readonly lastImportAt: Date | null;
  /** The total, counting each entry once. */
  readonly attention: number;
};

export type WaitingRow = {
  stores: number;
  needs_mapping: number;
  to_review: number;
  ready: number;
  entries_failed: number;
  owed_operations: number;
  drifted: number;
  late_changes: number;
  imports_failed: number;
  fetches_failed: number;
  last_import_at: Date | null;
  attention: number;
};

/** Explicit columns: the tenant id is selected separately. */
export const TRIAGE_COLUMNS =
  sql.raw(`stores, needs_mapping, to_review, ready, entries_failed, owed_operations, drifted,
  late_changes, imports_failed, fetches_failed, last_import_at, attention`);

/** In the tenant's scope. `today` is the day on which stores count as active or deactivated. */
export async function readWaiting(tx: Transaction, today: string): Promise<Waiting> {
  const { rows } = await sql<WaitingRow>`
    select * from client_waiting(app_tenant_id(), ${today}::date)`.execute(tx);
  const [row] = rows;
  if (row === undefined) {
    throw new Error('What waits in a client was not counted.');
  }
  return toWaiting(row);
}

export function toWaiting(row: WaitingRow): Waiting {
  return camelRow(row);
}
