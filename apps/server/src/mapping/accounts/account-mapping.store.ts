import { sql } from 'kysely';
import { camelRow } from '../../db/camel-row.ts';
import * as v from 'valibot';
import type { EntityRef } from './account-mapping.port.ts';
import type { Transaction } from '../../db/database.ts';
import { pageOf } from '../../db/page-of.ts';
import type { PageRequest } from '../../db/page-of.ts';
import type { DeliveryPlatform } from '../../db/tables.ts';
import { readStored, readStoredOrNull } from '../../db/stored-json.ts';
import type { StoredJsonOrNull } from '../../db/stored-json.ts';
import type { Page } from '../../http/cursor.ts';
import { newestFirst } from '../shared/history.ts';

/** As stored: null attributes are inherited. */
export type Target = {
  readonly account_id: string | null;
  readonly class_id: string | null;
  readonly department_id: string | null;
  readonly tax_code_id: string | null;
  readonly entity: EntityRef | null;
};

const TARGET = v.object({
  account_id: v.nullable(v.string()),
  class_id: v.nullable(v.string()),
  department_id: v.nullable(v.string()),
  tax_code_id: v.nullable(v.string()),
  entity: v.nullable(v.object({ type: v.picklist(['Vendor', 'Customer']), id: v.string() })),
}) satisfies v.GenericSchema<unknown, Target>;

/** Both null is the client's default; both set is one channel. */
export type Scope = { readonly platform: DeliveryPlatform | null; readonly storeId: string | null };

export type Mapped = Scope & {
  readonly component: string;
  readonly target: Target;
  /** The first entry date it applies to; null for all. */
  readonly from: string | null;
  readonly updatedBy: string | null;
  readonly updatedAt: Date;
};

/** Orders the fields, so that equal targets serialize equally whatever order the database returns. */
export function inOrder({
  account_id,
  class_id,
  department_id,
  tax_code_id,
  entity,
}: Target): Target {
  return {
    account_id,
    class_id,
    department_id,
    tax_code_id,
    entity: entity === null ? null : { type: entity.type, id: entity.id },
  };
}

/** The target of a change; null if it cleared everything. */
function toTarget(stored: StoredJsonOrNull): Target | null {
  const target = readStoredOrNull(TARGET, stored, 'account_mapping_changes.after');
  return target === null ? null : inOrder(target);
}

/** Locks a client's mapping until the transaction ends, so that changes are serialized. */
export async function lockMapping(tx: Transaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account_mapping ${tenantId}`}, 0))`.execute(
    tx,
  );
}

/** The latest version of each: a client has a few hundred at most. */
export async function listMapped(tx: Transaction): Promise<Mapped[]> {
  const rows = await tx
    .selectFrom('account_mappings as m')
    .leftJoin('account_mapping_changes as c', (join) =>
      join.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.id'),
    )
    .select([
      'm.platform',
      'm.store_id',
      'm.component',
      'm.target',
      'm.updated_by',
      'm.updated_at',
      'c.effective_from',
    ])
    .execute();
  return rows.map((row) => ({
    ...camelRow(row),
    target: inOrder(readStored(TARGET, row.target, 'account_mappings.target')),
    from: row.effective_from,
  }));
}

/** The mapping effective on an entry date (`YYYY-MM-DD`): versions that start later are left out. */
export async function listMappedOn(tx: Transaction, on: string): Promise<Mapped[]> {
  const latest = await listMapped(tx);
  const { rows } = await sql<{
    platform: DeliveryPlatform | null;
    store_id: string | null;
    component: string;
    after: StoredJsonOrNull;
    effective_from: string | null;
    changed_by: string | null;
    changed_at: Date | null;
  }>`
    select later.platform, later.store_id, later.component, held.after, held.effective_from, held.changed_by, held.changed_at
    from (
      select distinct platform, store_id, component from account_mapping_changes where effective_from > ${on}::date
    ) later
    left join lateral (
      select * from account_mapping_changes c
      where c.platform is not distinct from later.platform and c.store_id is not distinct from later.store_id
        and c.component = later.component and (c.effective_from is null or c.effective_from <= ${on}::date)
      order by c.position desc limit 1
    ) held on true`.execute(tx);
  const keyOf = (platform: string | null, storeId: string | null, component: string) =>
    JSON.stringify([platform, storeId, component]);
  const dated = new Set(rows.map((row) => keyOf(row.platform, row.store_id, row.component)));
  return [
    ...latest.filter(
      ({ platform, storeId, component }) => !dated.has(keyOf(platform, storeId, component)),
    ),
    ...rows.flatMap((row): Mapped[] => {
      const target = toTarget(row.after);
      return target === null || row.changed_at === null
        ? []
        : [
            {
              platform: row.platform,
              storeId: row.store_id,
              component: row.component,
              target,
              from: row.effective_from,
              updatedBy: row.changed_by,
              updatedAt: row.changed_at,
            },
          ];
    }),
  ];
}

export type Change = Scope & {
  readonly tenantId: string;
  readonly id: string;
  readonly component: string;
  readonly before: Target | null;
  readonly after: Target | null;
  /** The first entry date it applies to; null for all. */
  readonly from: string | null;
  readonly changedBy: string | null;
  readonly changedAt: Date;
};

/** Saves or clears a component's target, and records the change. */
export async function writeChange(tx: Transaction, change: Change): Promise<void> {
  const { tenantId, id, platform, storeId, component, before, after, from, changedBy, changedAt } =
    change;
  await tx
    .deleteFrom('account_mappings')
    .where('tenant_id', '=', tenantId)
    .where('platform', 'is not distinct from', platform)
    .where('store_id', 'is not distinct from', storeId)
    .where('component', '=', component)
    .execute();
  if (after !== null) {
    await tx
      .insertInto('account_mappings')
      .values({
        tenant_id: tenantId,
        id,
        platform,
        store_id: storeId,
        component,
        target: JSON.stringify(after),
        updated_by: changedBy,
        updated_at: changedAt,
      })
      .execute();
  }
  await tx
    .insertInto('account_mapping_changes')
    .values({
      tenant_id: tenantId,
      id,
      platform,
      store_id: storeId,
      component,
      before: before === null ? null : JSON.stringify(before),
      after: after === null ? null : JSON.stringify(after),
      effective_from: from,
      changed_by: changedBy,
      changed_at: changedAt,
    })
    .execute();
}

export type ScopeVersion = {
  /** The number of changes in the scope. */
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
};

export async function versionOf(tx: Transaction, scope: Scope): Promise<ScopeVersion> {
  const { rows } = await sql<{
    version: number;
    changed_by: string | null;
    changed_at: Date | null;
  }>`
    select count(*) as version, (array_agg(changed_by order by position desc))[1] as changed_by,
      max(changed_at) as changed_at
    from account_mapping_changes
    where platform is not distinct from ${scope.platform} and store_id is not distinct from ${scope.storeId}::uuid`.execute(
    tx,
  );
  const [row] = rows;
  return {
    version: row?.version ?? 0,
    changedBy: row?.changed_by ?? null,
    changedAt: row?.changed_at ?? null,
  };
}

const NEWEST_FIRST = newestFirst<Change>(
  { at: 'account_mapping_changes.changed_at', id: 'account_mapping_changes.id' },
  ({ changedAt }) => changedAt,
);

export function pageChanges(tx: Transaction, request: PageRequest): Promise<Page<Change>> {
  return pageOf(changesQuery(tx), request, { order: NEWEST_FIRST, toRow: toChange });
}

export async function findChange(tx: Transaction, id: string): Promise<Change | null> {
  const row = await changesQuery(tx).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toChange(row);
}

/** All changes of these components in every scope, latest first. */
export async function listChangesOf(
  tx: Transaction,
  components: readonly string[],
): Promise<Change[]> {
  const rows = await changesQuery(tx)
    .where('component', 'in', components)
    .orderBy('position', 'desc')
    .execute();
  return rows.map(toChange);
}

function changesQuery(tx: Transaction) {
  return tx
    .selectFrom('account_mapping_changes')
    .select([
      'tenant_id',
      'id',
      'platform',
      'store_id',
      'component',
      'before',
      'after',
      'effective_from',
      'changed_by',
      'changed_at',
    ]);
}

type ChangeRow = Awaited<ReturnType<ReturnType<typeof changesQuery>['execute']>>[number];

function toChange(row: ChangeRow): Change {
  return {
    ...camelRow(row),
    before: toTarget(row.before),
    after: toTarget(row.after),
    from: row.effective_from,
  };
}
