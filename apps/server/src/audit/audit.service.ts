import type { Database, TenantScope } from '../db/database.ts';
import { readCursor, toPage } from '../http/cursor.ts';
import type { Page } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import { listActorNames, listAuditRecords, verifyChain } from './audit-records.store.ts';
import type { AuditRecord, ChainVerification } from './audit-records.store.ts';

export type NamedAuditRecord = AuditRecord & { readonly actorName: string };

export type AuditService = {
  readonly list: (
    scope: TenantScope,
    page: { limit: number; cursor: string | undefined },
  ) => Promise<Page<NamedAuditRecord>>;
  readonly verify: (scope: TenantScope) => Promise<ChainVerification>;
};

const NAMES_OF_NOBODY: Readonly<Record<string, string>> = {
  service: 'A program of the operator',
  job: 'Platebook',
  anonymous: 'Somebody who was not signed in',
};

export function createAuditService({ database }: { database: Database }): AuditService {
  return {
    list: async (scope, { limit, cursor }) => {
      const [after] = readCursor(cursor, 1) ?? [];
      const records = await database.inTenant(scope, async (tx) => {
        const rows = await listAuditRecords(tx, {
          tenantId: scope.tenantId,
          before: after === undefined ? null : sequenceOf(after),
          count: limit + 1,
        });
        const actors = rows.flatMap(({ actorUserId }) => actorUserId ?? []);
        const names = await listActorNames(tx, [...new Set(actors)]);
        return rows.map((row) => ({ ...row, actorName: actorName(row, names) }));
      });
      return toPage(records, limit, ({ sequence }) => [String(sequence)]);
    },
    verify: (scope) => database.inTenant(scope, (tx) => verifyChain(tx, scope.tenantId)),
  };
}

function sequenceOf(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new AppError('validation_failed', {
      errors: [{ path: 'query.cursor', message: 'is not a cursor of this list' }],
    });
  }
  return Number(cursor);
}

function actorName(
  { actorKind, actorUserId }: AuditRecord,
  names: ReadonlyMap<string, string>,
): string {
  return actorUserId === null
    ? (NAMES_OF_NOBODY[actorKind] ?? 'Somebody')
    : (names.get(actorUserId) ?? 'A former user');
}
