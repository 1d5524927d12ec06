import { normaliseHeader } from '@platebook/accounting';
import type { Blocked, ColumnDecision, ReadingOptions } from '@platebook/accounting';
import type { Database, TenantScope, Transaction } from '../../db/database.ts';
import { filesOfRun } from '../runs/run-files.store.ts';
import type { ColumnDecisionRow } from '../../payouts/column-decisions.store.ts';
import { runsWithDecidedColumns } from '../../payouts/column-uses.store.ts';
import type { RunWithColumns } from '../../payouts/column-uses.store.ts';
import { listPayoutRows } from '../../payouts/payouts.store.ts';
import type { PayoutRow } from '../../payouts/payouts.store.ts';
import { readAlone, readingOptionsOf } from '../../payouts/read-import.ts';
import { copyReportFiles } from '../../payouts/report-files.store.ts';

const PAYOUTS_SHOWN = 500;

export type ColumnUse = {
  readonly runId: string;
  readonly file: string;
  readonly sha256: string;
  readonly rowsTested: number;
  readonly readAt: Date;
  /** Why the file would stop without the decision; null if it would not. */
  readonly stop: string | null;
};

export type DecisionEffect = {
  readonly decision: ColumnDecisionRow;
  /** Files that were read with it. */
  readonly files: readonly ColumnUse[];
  /** Payouts of the files that would stop; they are not changed. */
  readonly payouts: readonly PayoutRow[];
};

/** Reads every stored file that was read with a decision without it. Saves nothing. */
export async function tryRevoking(
  database: Database,
  scope: TenantScope,
  decision: ColumnDecisionRow,
): Promise<DecisionEffect> {
  const uses = await database.inTenant(scope, async (tx) =>
    withStoredFiles(tx, usesOf(decision, await runsWithDecidedColumns(tx))),
  );
  const options = without(decision, await readingOptionsOf(database, scope));
  const blocked = new Map<string, readonly Blocked[]>();
  for (const hash of new Set(uses.map(({ storedSha256 }) => storedSha256))) {
    const [file] = await database.inBulk(scope, (tx) => copyReportFiles(tx, [hash]));
    blocked.set(hash, file === undefined ? [] : (await readAlone(file, options)).blocked);
  }
  const tried = uses.map(({ storedSha256, ...use }) => {
    const reason = blocked.get(storedSha256)?.find(({ file }) => file === use.file);
    return { storedSha256, use: { ...use, stop: reason?.message ?? null } };
  });
  const stopped = tried.filter(({ use }) => use.stop !== null);
  const payouts = await database.inTenant(scope, (tx) =>
    listPayoutRows(tx, {
      fileHashes: stopped.map(({ storedSha256 }) => storedSha256),
      count: PAYOUTS_SHOWN,
    }),
  );
  return { decision, files: tried.map(({ use }) => use), payouts };
}

/** Removes a revoked decision; another one for its column may apply, such as a published alias. */
function without(
  { decision, reportType, revokedAt }: ColumnDecisionRow,
  options: ReadingOptions,
): ReadingOptions {
  const name = normaliseHeader(decision.column);
  const isOther = (other: ColumnDecision) =>
    other.decision === 'alias' ||
    other.reportType !== reportType ||
    normaliseHeader(other.column) !== name;
  return revokedAt === null
    ? { ...options, columns: (options.columns ?? []).filter(isOther) }
    : options;
}

type FileRead = Omit<ColumnUse, 'stop'>;

/** A CSV from a ZIP is stored with its ZIP. */
async function withStoredFiles(
  tx: Transaction,
  uses: readonly FileRead[],
): Promise<(FileRead & { readonly storedSha256: string })[]> {
  const found: (FileRead & { readonly storedSha256: string })[] = [];
  for (const use of uses) {
    const files = await filesOfRun(tx, use.runId);
    const stored = files.find(({ name }) => use.file === name || use.file.startsWith(`${name}/`));
    found.push({ ...use, storedSha256: stored?.sha256 ?? use.sha256 });
  }
  return found;
}

/** Files of its report with the column, read while the decision was in force. */
function usesOf(
  { decision, reportType, decidedAt, revokedAt }: ColumnDecisionRow,
  runs: readonly RunWithColumns[],
): FileRead[] {
  const name = normaliseHeader(decision.column);
  return runs.flatMap(({ runId, reports, at }) =>
    reports.flatMap((report) => {
      const used = report.columns?.find(({ column }) => normaliseHeader(column) === name);
      const isIn = at >= decidedAt && (revokedAt === null || at < revokedAt);
      return used === undefined || report.reportType !== reportType || !isIn
        ? []
        : [
            {
              runId,
              file: report.file.name,
              sha256: report.file.sha256,
              rowsTested: used.rowsTested,
              readAt: at,
            },
          ];
    }),
  );
}
