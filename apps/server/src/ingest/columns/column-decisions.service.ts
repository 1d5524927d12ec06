import { randomUUID } from 'node:crypto';
import { normaliseHeader } from '@platebook/accounting';
import type { ColumnMeaning, ReportType } from '@platebook/accounting';
import type { BlockedReason } from '@platebook/machines';
import { recordAudit } from '../../audit/audit-log.ts';
import type { Actor } from '../../audit/audit-log.ts';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Clock } from '../../platform/clock.ts';
import { refuseArchivedClient } from '../../clients/clients.read-model.ts';
import { enqueueRun } from '../runs/enqueue-run.ts';
import { filesOfRun } from '../runs/run-files.store.ts';
import { findRun, insertRun } from '../runs/sync-runs.store.ts';
import {
  listColumnDecisions,
  revokeColumnDecision,
  saveColumnDecision,
} from '../../payouts/column-decisions.store.ts';
import type { ColumnDecisionRow } from '../../payouts/column-decisions.store.ts';
import { findImport } from '../uploads/imports.store.ts';
import type { ImportRow } from '../uploads/imports.store.ts';
import { readAlone, readingOptionsOf } from '../../payouts/read-import.ts';
import { copyReportFiles } from '../../payouts/report-files.store.ts';
import { tryRevoking } from './try-revoking.ts';
import type { DecisionEffect } from './try-revoking.ts';

/** Lists all of them: a client has a handful. */
const LISTED = 500;

/** A person's classification of a column in a stopped file. */
export type DecisionInput = {
  readonly column: string;
} & (
  | { readonly decision: 'subtotal' | 'not_money' }
  | {
      readonly decision: 'component';
      readonly component: Extract<ColumnMeaning, { decision: 'component' }>['component'];
      readonly factor: 1 | -1;
    }
);

export type ColumnDecisionsService = {
  readonly list: (scope: TenantScope) => Promise<ColumnDecisionRow[]>;
  /**
   * Tests the decisions on the stored files that a run stopped on, saves them, and reads those files again, each as a new
   * import. Throws `column_decision_refused` if a file cannot be read with them; then nothing is saved.
   */
  readonly decide: (
    scope: TenantScope,
    runId: string,
    request: { readonly decisions: readonly DecisionInput[]; readonly actor: Actor },
  ) => Promise<{ readonly decisions: ColumnDecisionRow[]; readonly imports: ImportRow[] }>;
  /** Simulates revoking a decision on the stored files that were read with it. Changes nothing. */
  readonly effect: (scope: TenantScope, id: string) => Promise<DecisionEffect>;
  readonly revoke: (scope: TenantScope, id: string, actor: Actor) => Promise<ColumnDecisionRow>;
};

type Deps = { readonly database: Database; readonly clock: Clock; readonly queue: Queue };

export function createColumnDecisionsService(deps: Deps): ColumnDecisionsService {
  const { database } = deps;
  return {
    list: (scope) => database.inTenant(scope, (tx) => listColumnDecisions(tx, { count: LISTED })),
    decide: async (scope, runId, { decisions, actor }) => {
      const stopped = await database.inTenant(scope, (tx) => stoppedFiles(tx, runId));
      const named = stopped.flatMap(({ blocked }) => nameDecisions(blocked, decisions));
      refuseUnasked(decisions, named);
      await tryDecisions(database, scope, { stopped, named });
      return database.inTenant(scope, (tx) =>
        saveAll(deps, tx, { scope, runId, stopped, named, actor }),
      );
    },
    effect: async (scope, id) => {
      const decision = await database.inTenant(scope, (tx) => knownDecision(tx, id));
      return tryRevoking(database, scope, decision);
    },
    revoke: (scope, id, actor) =>
      database.inTenant(scope, async (tx) => {
        const before = await knownDecision(tx, id);
        const at = deps.clock.now();
        if (!(await revokeColumnDecision(tx, { id, userId: scope.userId, at }))) {
          throw new AppError('column_decision_revoked');
        }
        const after = await knownDecision(tx, id);
        await recordAudit(tx, {
          actor,
          tenantId: scope.tenantId,
          action: 'column_decision.revoked',
          target: { type: 'column_decision', id },
          before,
          after,
          details: detailsOf(after.decision),
          at,
        });
        return after;
      }),
  };
}

type StoppedFile = { readonly sha256: string; readonly name: string; readonly blocked: StoppedBy };
type StoppedBy = BlockedReason & Required<Pick<BlockedReason, 'columns'>>;

/** The stored files of a run that wait for a column decision. */
async function stoppedFiles(tx: Transaction, runId: string): Promise<StoppedFile[]> {
  const run = await findRun(tx, runId);
  if (run === null) {
    throw new AppError('run_not_found');
  }
  const files = await filesOfRun(tx, runId);
  return (run.machine?.context.blocked ?? []).flatMap((blocked) => {
    const { columns } = blocked;
    const file = files.find(
      ({ name }) => blocked.file === name || blocked.file.startsWith(`${name}/`),
    );
    return columns === undefined || file === undefined
      ? []
      : [{ sha256: file.sha256, name: file.name, blocked: { ...blocked, columns } }];
  });
}

type NamedDecision = ColumnMeaning & { readonly reportType: ReportType };

/** Decisions with their report; a subtotal claims the sum that the finding names. */
function nameDecisions(
  { columns, reportType }: StoppedBy,
  decisions: readonly DecisionInput[],
): NamedDecision[] {
  return decisions.flatMap((decision): NamedDecision[] => {
    const name = normaliseHeader(decision.column);
    const finding = columns.find(({ column }) => normaliseHeader(column) === name);
    if (finding === undefined || reportType === undefined) {
      return [];
    }
    const base = { column: finding.column, reportType: reportType as ReportType };
    if (decision.decision === 'component') {
      const { component, factor } = decision;
      return [{ ...base, decision: 'component', component, factor }];
    }
    return decision.decision === 'subtotal'
      ? [{ ...base, decision: 'subtotal', ...(finding.of.length > 0 ? { of: finding.of } : {}) }]
      : [{ ...base, decision: 'not_money' }];
  });
}

function refuseUnasked(decisions: readonly DecisionInput[], named: readonly NamedDecision[]): void {
  const known = new Set(named.map(({ column }) => normaliseHeader(column)));
  if (named.length === 0 || decisions.some(({ column }) => !known.has(normaliseHeader(column)))) {
    throw new AppError('column_not_open');
  }
}

type Tried = { readonly stopped: readonly StoppedFile[]; readonly named: readonly NamedDecision[] };

/** Reads the stopped files with the decisions; saves nothing if one of them still stops. */
async function tryDecisions(
  database: Database,
  scope: TenantScope,
  { stopped, named }: Tried,
): Promise<void> {
  const options = await readingOptionsOf(database, scope);
  const columns = [...(options.columns ?? []), ...named];
  const hashes = [...new Set(stopped.map(({ sha256 }) => sha256))];
  const files = await database.inBulk(scope, (tx) => copyReportFiles(tx, hashes));
  const waiting = new Set(stopped.map(({ blocked }) => blocked.file));
  for (const file of files) {
    const { blocked } = await readAlone(file, { ...options, columns });
    const still = blocked.find(
      (reason) => waiting.has(reason.file) && reason.columns !== undefined,
    );
    const unread = still ?? blocked.find((reason) => waiting.has(reason.file) && isWhole(reason));
    if (unread !== undefined) {
      throw new AppError('column_decision_refused', { message: unread.message });
    }
  }
}

/** Whether the whole file stops, rather than a single payout in it. */
function isWhole({ reason, payoutRef }: { reason: string; payoutRef?: string }): boolean {
  return payoutRef === undefined && reason !== 'payout_not_assigned';
}

type Saved = Tried & {
  readonly scope: TenantScope;
  readonly runId: string;
  readonly actor: Actor;
};

async function saveAll(
  deps: Deps,
  tx: Transaction,
  { scope, runId, stopped, named, actor }: Saved,
): Promise<{ decisions: ColumnDecisionRow[]; imports: ImportRow[] }> {
  const { tenantId, userId } = scope;
  await refuseArchivedClient(tx, tenantId);
  const at = deps.clock.now();
  const ids: string[] = [];
  for (const decision of named) {
    const id = randomUUID();
    ids.push(id);
    await saveColumnDecision(tx, { id, tenantId, decision, runId, userId, at });
  }
  const imports: ImportRow[] = [];
  for (const sha256 of new Set(stopped.map((file) => file.sha256))) {
    const id = randomUUID();
    const run = { tenantId, id, kind: 'file', trigger: 'upload' } as const;
    await insertRun(tx, { ...run, sha256, requestedBy: userId, at });
    await enqueueRun(deps, tx, run);
    const started = await findImport(tx, id);
    imports.push(...(started === null ? [] : [started]));
  }
  const all = await listColumnDecisions(tx, { count: LISTED });
  const decisions = all.filter(({ id }) => ids.includes(id));
  for (const after of decisions) {
    await recordAudit(tx, {
      actor,
      tenantId,
      action: 'column_decision.created',
      target: { type: 'column_decision', id: after.id },
      after,
      details: detailsOf(after.decision),
      at,
    });
  }
  return { decisions, imports };
}

function detailsOf(decision: ColumnMeaning) {
  return {
    column: decision.column,
    report_type: decision.reportType ?? null,
    decision: decision.decision,
    component: decision.decision === 'component' ? decision.component : null,
  };
}

async function knownDecision(tx: Transaction, id: string): Promise<ColumnDecisionRow> {
  const [found] = await listColumnDecisions(tx, { count: 1, id });
  if (found === undefined) {
    throw new AppError('column_decision_not_found');
  }
  return found;
}
