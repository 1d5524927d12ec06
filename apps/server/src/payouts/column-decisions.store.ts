import { sql } from 'kysely';
import * as v from 'valibot';
import { MONEY_COMPONENTS, normaliseHeader } from '@platebook/accounting';
import type { ColumnMeaning, ReportType } from '@platebook/accounting';
import type { Transaction } from '../db/database.ts';
import { readStored } from '../db/stored-json.ts';

/** A decision about a column of one report type; at most one per column is in force. */
export type ColumnDecisionRow = {
  readonly id: string;
  readonly version: number;
  readonly reportType: string;
  readonly decision: ColumnMeaning;
  readonly decidedBy: { readonly userId: string; readonly name: string } | null;
  readonly decidedAt: Date;
  readonly revokedBy: { readonly userId: string; readonly name: string } | null;
  readonly revokedAt: Date | null;
};

const PARTS = v.array(v.string());

/** Newest first, including revoked ones. */
export async function listColumnDecisions(
  tx: Transaction,
  { count, id }: { readonly count: number; readonly id?: string },
): Promise<ColumnDecisionRow[]> {
  let query = tx
    .selectFrom('column_decisions')
    .selectAll()
    .orderBy('decided_at', 'desc')
    .orderBy('version', 'desc')
    .orderBy('id', 'desc')
    .limit(count);
  if (id !== undefined) {
    query = query.where('id', '=', id);
  }
  const rows = await query.execute();
  const names = await namesOf(
    tx,
    rows.flatMap((row) => [row.decided_by, row.revoked_by]),
  );
  const toPerson = (userId: string | null) =>
    userId === null ? null : { userId, name: names.get(userId) ?? '' };
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    reportType: row.report_type,
    decision: toDecision({
      ...row,
      parts: readStored(PARTS, row.parts, 'column_decisions.parts'),
    }),
    decidedBy: toPerson(row.decided_by),
    decidedAt: row.decided_at,
    revokedBy: toPerson(row.revoked_by),
    revokedAt: row.revoked_at,
  }));
}

/** The decisions that the tenant's reports are read with. */
export async function decisionsInForce(tx: Transaction): Promise<ColumnMeaning[]> {
  const rows = await tx
    .selectFrom('column_decisions')
    .selectAll()
    .where('revoked_at', 'is', null)
    .orderBy('report_type')
    .orderBy('column_name')
    .execute();
  return rows.map((row) =>
    toDecision({ ...row, parts: readStored(PARTS, row.parts, 'column_decisions.parts') }),
  );
}

export type NewColumnDecision = {
  readonly id: string;
  readonly tenantId: string;
  readonly decision: ColumnMeaning & { readonly reportType: ReportType };
  readonly runId: string;
  readonly userId: string;
  readonly at: Date;
};

/** Revokes the previous decision about the column and saves the next version. */
export async function saveColumnDecision(
  tx: Transaction,
  { id, tenantId, decision, runId, userId, at }: NewColumnDecision,
): Promise<void> {
  const name = normaliseHeader(decision.column);
  const { reportType } = decision;
  await tx
    .updateTable('column_decisions')
    .set({ revoked_by: userId, revoked_at: at })
    .where('report_type', '=', reportType)
    .where('column_name', '=', name)
    .where('revoked_at', 'is', null)
    .execute();
  const isComponent = decision.decision === 'component';
  await tx
    .insertInto('column_decisions')
    .values({
      tenant_id: tenantId,
      id,
      column_name: name,
      printed: decision.column,
      report_type: reportType,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from column_decisions
        where tenant_id = ${tenantId}::uuid and report_type = ${reportType}
          and column_name = ${name})`,
      decision: decision.decision,
      component: isComponent ? decision.component : null,
      factor: isComponent ? (decision.factor ?? 1) : 1,
      parts: JSON.stringify(decision.decision === 'subtotal' ? (decision.of ?? []) : []),
      run_id: runId,
      decided_by: userId,
      decided_at: at,
    })
    .execute();
}

/** False if it was revoked before. */
export async function revokeColumnDecision(
  tx: Transaction,
  { id, userId, at }: { readonly id: string; readonly userId: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('column_decisions')
    .set({ revoked_by: userId, revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type StoredDecision = {
  readonly printed: string;
  readonly report_type: string;
  readonly decision: string;
  readonly component: string | null;
  readonly factor: number;
  readonly parts: readonly string[];
};

function toDecision(row: StoredDecision): ColumnMeaning {
  // Written only by this file, from a reading's own report type.
  const base = { column: row.printed, reportType: row.report_type as ReportType };
  if (row.decision === 'component') {
    const component = MONEY_COMPONENTS.find((known) => known === row.component);
    if (component === undefined) {
      throw new RangeError(`column_decisions.component: ${row.component ?? 'null'}`);
    }
    return { ...base, decision: 'component', component, factor: row.factor === -1 ? -1 : 1 };
  }
  return row.decision === 'not_money'
    ? { ...base, decision: 'not_money' }
    : { ...base, decision: 'subtotal', ...(row.parts.length === 0 ? {} : { of: row.parts }) };
}

async function namesOf(
  tx: Transaction,
  people: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(people.filter((id) => id !== null))];
  if (ids.length === 0) {
    return new Map();
  }
  const { rows } = await sql<{ user_id: string; email: string; full_name: string }>`
    select user_id, email, full_name from people_of_tenant(${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.user_id, row.full_name.trim() || row.email]));
}
