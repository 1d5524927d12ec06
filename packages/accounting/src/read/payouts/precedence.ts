import type { Platform } from '../../model/reading.ts';
import type { FileRows } from '../rows/file-rows.ts';
import type { RowOwner } from '../rows/row-owner.ts';

/** The rows that make up payouts, and the use of every file. */
export type Selection = {
  /** Files with only the groups that are summed. */
  readonly counted: readonly FileRows[];
  /** Rows by file that a better report of the same payout replaces. */
  readonly covered: ReadonlyMap<string, number>;
  /** Platforms with a detailed or simplified report. */
  readonly detailed: ReadonlySet<Platform>;
  /** Payouts that only a summary lists although detailed reports of the platform were given. */
  readonly undetailed: readonly { readonly file: FileRows; readonly owner: RowOwner }[];
};

/**
 * Chooses the best given report per payout and store: detailed before simplified before summary. Reports that only repeat
 * rows are never summed, and neither is a summary if its platform has a detailed report, which it then checks.
 */
export function selectReports(files: readonly FileRows[]): Selection {
  const bestRank = new Map<string, number>();
  const detailed = new Set<Platform>();
  for (const rows of files) {
    if (rows.format.use === 'detail') {
      detailed.add(rows.format.platform);
    }
    for (const owner of ownersWithRows(rows)) {
      const key = storePayoutKey(rows, owner);
      bestRank.set(key, Math.min(bestRank.get(key) ?? Infinity, rows.format.rank));
    }
  }
  const covered = new Map<string, number>();
  const undetailed: { file: FileRows; owner: RowOwner }[] = [];
  const counted: FileRows[] = [];
  for (const rows of files) {
    const { use, rank, platform } = rows.format;
    const isCounted = (owner: RowOwner | undefined) =>
      owner !== undefined &&
      use !== 'cross_check' &&
      bestRank.get(storePayoutKey(rows, owner)) === rank;
    const isSpare = use === 'summary' && detailed.has(platform);
    const groups = rows.groups.filter(({ owner }) => !isSpare && isCounted(rows.owners[owner]));
    if (isSpare) {
      const listed = new Set(rows.printedNets.map(({ owner }) => owner));
      const alone = [...listed]
        .flatMap((owner) => rows.owners[owner] ?? [])
        .filter((owner) => (bestRank.get(storePayoutKey(rows, owner)) ?? rank) === rank);
      undetailed.push(...alone.map((owner) => ({ file: rows, owner })));
    }
    const total = countRows(rows, rows.groups);
    const left = total - countRows(rows, groups);
    covered.set(rows.file.sha256, left + (covered.get(rows.file.sha256) ?? 0));
    if (groups.length > 0) {
      counted.push({ ...rows, groups });
    }
  }
  return { counted, covered, detailed, undetailed };
}

/** The key of a payout of one store on one platform, across channels. */
function storePayoutKey(rows: FileRows, owner: RowOwner): string {
  return JSON.stringify([rows.format.platform, owner.payoutRef, owner.storeId]);
}

function ownersWithRows(rows: FileRows): RowOwner[] {
  const ids = new Set(rows.groups.map(({ owner }) => owner));
  return [...ids].flatMap((id) => rows.owners[id] ?? []);
}

function countRows({ sums }: FileRows, groups: FileRows['groups']): number {
  return groups.reduce((sum, { id }) => sum + (sums.rows[id] ?? 0), 0);
}
