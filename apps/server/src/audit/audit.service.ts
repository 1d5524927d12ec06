import type { Database, TenantScope, Transaction } from '../db/database.ts';
import { readCursor, toPage } from '../http/cursor.ts';
import type { Page } from '../http/cursor.ts';
import { AppError } from '../http/errors.ts';
import { fieldError } from '../http/field-errors.ts';
import { listActorNames, listAuditRecords, verifyChain } from './audit-records.store.ts';
import { auditCsv } from './audit-csv.ts';
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
    page: { filter: AuditFilter; limit: number; cursor: string | undefined },
  ) => Promise<Page<NamedAuditRecord>>;
  /** CSV of the newest records that match, at most `MOST_EXPORTED`. */
  readonly export: (
    scope: TenantScope,
    filter: AuditFilter,
  ) => Promise<{ readonly client: string; readonly csv: string }>;
  readonly verify: (scope: TenantScope) => Promise<ChainVerification>;
};

const MOST_EXPORTED = 10_000;

type Deps = {
  readonly database: Database;
  readonly namesOf: NamesOfTargets;
  readonly clientNameOf: (tx: Transaction, tenantId: string) => Promise<string>;
};

type Wanted = {
  readonly tenantId: string;
  readonly filter: AuditFilter;
  readonly before: number | null;
  readonly count: number;
};

async function readNamed(
  { namesOf }: Deps,
  tx: Transaction,
  wanted: Wanted,
): Promise<NamedAuditRecord[]> {
  const rows = await listAuditRecords(tx, wanted);
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
    list: async (scope, { filter, limit, cursor }) => {
      const { tenantId } = scope;
      const [after] = readCursor(cursor, 1) ?? [];
      const before = after === undefined ? null : sequenceOf(after);
      const records = await database.inTenant(scope, (tx) =>
        readNamed(deps, tx, { tenantId, filter, before, count: limit + 1 }),
      );
      return toPage(records, limit, ({ sequence }) => [String(sequence)]);
    },
    export: (scope, filter) =>
      database.inTenant(scope, async (tx) => {
        const { tenantId } = scope;
        const wanted = { tenantId, filter, before: null, count: MOST_EXPORTED };
        return {
          client: await deps.clientNameOf(tx, tenantId),
          csv: auditCsv(await readNamed(deps, tx, wanted)),
        };
      }),
    verify: (scope) => database.inTenant(scope, (tx) => verifyChain(tx, scope.tenantId)),
  };
}

function sequenceOf(cursor: string): number {
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new AppError('validation_failed', {
      errors: [fieldError('query.cursor', 'not_a_cursor')],
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
    : (names.get(actorUserId) ?? FORMER_USER);
}
