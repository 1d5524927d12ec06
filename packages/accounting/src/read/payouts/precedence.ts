import type { Platform } from '../../model/reading.ts';
import type { FileRows } from '../rows/file-rows.ts';
import type { RowOwner } from '../rows/row-owner.ts';

/** The rows that make payouts, and what they make of every file. */
export type Selection = {
  /** Files with only those groups that are added up. */
  readonly counted: readonly FileRows[];
  /** Rows by file that a better report of the same payout stands for. */
  readonly covered: ReadonlyMap<string, number>;
  /** Platforms of which a detailed or simplified report was given. */
  readonly detailed: ReadonlySet<Platform>;
  /** Payouts that only a summary lists while detailed reports of the platform are given. */
  readonly undetailed: readonly { readonly file: FileRows; readonly owner: RowOwner }[];
};

/**
 * Chooses, per payout and store, the best report that was given: detailed before simplified before summary. Reports that
 * only repeat rows are never added up, and a summary is not when its platform has a detailed report, which it checks.
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

/** The key of a payout of one store on one platform, whatever its channels. */
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
