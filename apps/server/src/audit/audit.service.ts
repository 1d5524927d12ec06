import type { Database, TenantScope, Transaction } from '../db/database.ts';
import type { PageRequest } from '../db/page-of.ts';
import type { Page } from '../http/cursor.ts';
import {
  listActorNames,
  listAuditRecords,
  pageAuditRecords,
  verifyChain,
} from './audit-records.store.ts';
import { FORMER_USER, NAMES_OF_NOBODY } from './history.ts';
import type {
  AuditFilter,
  AuditRecord,
  ChainVerification,
  NamedAuditRecord,
} from './audit-records.store.ts';

/** The names of targets, by type and id as `entry:<id>`; in the tenant's scope. */
export type NamesOfTargets = (
  tx: Transaction,
  targets: readonly Pick<AuditRecord, 'targetType' | 'targetId'>[],
) => Promise<ReadonlyMap<string, string>>;

export type AuditService = {
  readonly list: (
    scope: TenantScope,
    request: PageRequest & { readonly filter: AuditFilter },
  ) => Promise<Page<NamedAuditRecord>>;
  /** The newest records that match as lines of `AUDIT_COLUMNS`, at most `MOST_EXPORTED`. */
  readonly export: (
    scope: TenantScope,
    filter: AuditFilter,
  ) => Promise<{ readonly client: string; readonly rows: string[][] }>;
  readonly verify: (scope: TenantScope) => Promise<ChainVerification>;
};

const MOST_EXPORTED = 10_000;

type Deps = {
  readonly database: Database;
  readonly namesOf: NamesOfTargets;
  readonly clientNameOf: (tx: Transaction, tenantId: string) => Promise<string>;
};

async function withNames(
  { namesOf }: Deps,
  tx: Transaction,
  rows: readonly AuditRecord[],
): Promise<NamedAuditRecord[]> {
  const actors = rows.flatMap(({ actorUserId }) => actorUserId ?? []);
  const members = rows.flatMap(({ targetType, targetId }) =>
    targetType === 'member' ? [targetId] : [],
  );
  const people = await listActorNames(tx, [...new Set([...actors, ...members])]);
  const targets = await namesOf(tx, rows);
  return rows.map((row) => ({
    ...row,
    actorName: actorName(row, people),
    targetName:
      row.targetType === 'member'
        ? (people.get(row.targetId) ?? null)
        : (targets.get(`${row.targetType}:${row.targetId}`) ?? null),
  }));
}

export function createAuditService(deps: Deps): AuditService {
  const { database } = deps;
  return {
    list: (scope, { filter, ...request }) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const page = await pageAuditRecords(tx, { tenantId, filter }, request);
        return { ...page, items: await withNames(deps, tx, page.items) };
      }),
    export: (scope, filter) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const records = await listAuditRecords(tx, { tenantId, filter }, MOST_EXPORTED);
        return {
          client: await deps.clientNameOf(tx, tenantId),
          rows: (await withNames(deps, tx, records)).map(toAuditRow),
        };
      }),
    verify: (scope) => database.inTenant(scope, (tx) => verifyChain(tx, scope.tenantId)),
  };
}

function actorName(
  { actorKind, actorUserId }: AuditRecord,
  names: ReadonlyMap<string, string>,
): string {
  return actorUserId === null
    ? (NAMES_OF_NOBODY[actorKind] ?? 'Somebody')
    : (names.get(actorUserId) ?? FORMER_USER);
}

export const AUDIT_COLUMNS = [
  'number',
  'recorded_at',
  'who',
  'action',
  'what',
  'target_type',
  'target_id',
  'details',
  'request_id',
  'hash',
];

function toAuditRow(record: NamedAuditRecord): string[] {
  return [
    String(record.sequence),
    record.recordedAt.toISOString(),
    record.actorName,
    record.action,
    record.targetName ?? '',
    record.targetType,
    record.targetId,
    JSON.stringify(record.details),
    record.requestId,
    record.hash,
  ];
}
