import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageOrder, PageRequest } from '../../db/page-of.ts';
import type { Page } from '../../http/cursor.ts';
import type { EventKind, OperationStatus } from '../../platform/operation-event.ts';
import { NO_TENANT } from './operation-events.store.ts';
import type { OperationEventRow } from './operation-events.store.ts';

/** An event for display: with its tenant's name, and null if it has no tenant. */
export type ListedOperation = Omit<OperationEventRow, 'tenant_id'> & {
  readonly tenant_id: string | null;
  readonly tenant_name: string | null;
};

export type OperationsFilter = {
  readonly operation?: string | undefined;
  readonly status?: OperationStatus | undefined;
  readonly kind?: EventKind | undefined;
  readonly tenantId?: string | undefined;
};

const NEWEST_FIRST: PageOrder<ListedOperation> = {
  name: 'newest',
  keys: [
    {
      column: 'operation_events.occurred_at',
      type: 'timestamptz',
      descending: true,
      of: (row) => row.occurred_at.toISOString(),
    },
    {
      column: 'operation_events.span_id',
      type: 'text',
      descending: true,
      of: (row) => row.span_id,
    },
  ],
};

/** The installation's operations, newest first. */
export function listOperations(
  tx: Transaction,
  { operation, status, kind, tenantId }: OperationsFilter,
  page: PageRequest,
): Promise<Page<ListedOperation>> {
  let query = namedOperations(tx);
  if (operation !== undefined) {
    query = query.where('operation_events.operation', '=', operation);
  }
  if (status !== undefined) {
    query = query.where('operation_events.status', '=', status);
  }
  if (kind !== undefined) {
    query = query.where('operation_events.kind', '=', kind);
  }
  if (tenantId !== undefined) {
    query = query.where('operation_events.tenant_id', '=', tenantId);
  }
  return pageOf(query, page, { order: NEWEST_FIRST, toRow: toListed });
}

/** Every event, with its tenant's name if the tenant still exists. */
export function namedOperations(tx: Transaction) {
  return tx
    .selectFrom('operation_events')
    .leftJoin('tenants', 'tenants.id', 'operation_events.tenant_id')
    .selectAll('operation_events')
    .select('tenants.name as tenant_name');
}

export function toListed(
  row: OperationEventRow & { readonly tenant_name: string | null },
): ListedOperation {
  return { ...row, tenant_id: row.tenant_id === NO_TENANT ? null : row.tenant_id };
}
