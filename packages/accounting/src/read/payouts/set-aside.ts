import type { FileRows, SetAsideRow } from '../rows/file-rows.ts';
import { forEachCountedRow } from './counted-rows.ts';

/** The key of a payout across files. */
export function ownerKey({ format, owners }: FileRows, owner: number): string {
  const { payoutRef, storeId, channel, currency } = owners[owner] ?? {};
  return JSON.stringify([format.platform, payoutRef, storeId, channel, currency]);
}

/**
 * The printed amounts of quarantined rows, by owner key; null for a row whose amount cannot be read. A row in several
 * files counts once, and one that another file has intact is not missing; twins inside one file are all kept.
 *
 * @param files Files whose rows are summed, in the order of their sha256.
 */
export function setAsideByOwner(
  files: readonly FileRows[],
): ReadonlyMap<string, readonly (number | null)[]> {
  const found = new Map<string, (number | null)[]>();
  const add = (owner: string, rows: readonly SetAsideRow[]): void => {
    found.set(owner, [...(found.get(owner) ?? []), ...rows.map(({ cents }) => cents)]);
  };
  const keyed: KeyedRows[] = [];
  files.forEach((file, at) => {
    for (const [id, rows] of file.setAside) {
      const owner = ownerKey(file, id);
      add(
        owner,
        rows.filter(({ key }) => key === null),
      );
      keyed.push(...byKey(rows).map((each) => ({ ...each, owner, at })));
    }
  });
  const counted = countKeys(files, new Set(keyed.map(({ key }) => key)));
  for (const [first, ...others] of sameRows(keyed)) {
    add(first.owner, missingRows([first, ...others], counted.get(first.key) ?? []));
  }
  return found;
}

/** Rows with one key that one file quarantined. */
type KeyedRows = {
  readonly key: number;
  readonly rows: readonly SetAsideRow[];
  readonly owner: string;
  /** The index of the file. */
  readonly at: number;
};

function byKey(rows: readonly SetAsideRow[]): Pick<KeyedRows, 'key' | 'rows'>[] {
  const found = new Map<number, SetAsideRow[]>();
  for (const row of rows) {
    if (row.key !== null) {
      const twins = found.get(row.key);
      if (twins === undefined) {
        found.set(row.key, [row]);
      } else {
        twins.push(row);
      }
    }
  }
  return [...found].map(([key, twins]) => ({ key, rows: twins }));
}

/** Quarantined rows of every file, grouped by payout and key. */
function sameRows(keyed: readonly KeyedRows[]): Iterable<[KeyedRows, ...KeyedRows[]]> {
  const found = new Map<string, [KeyedRows, ...KeyedRows[]]>();
  for (const rows of keyed) {
    const id = `${rows.key} ${rows.owner}`;
    const others = found.get(id);
    if (others === undefined) {
      found.set(id, [rows]);
    } else {
      others.push(rows);
    }
  }
  return found.values();
}

/** How many intact rows of each of these keys each file has. */
function countKeys(
  files: readonly FileRows[],
  keys: ReadonlySet<number>,
): ReadonlyMap<number, readonly number[]> {
  const counts = new Map<number, number[]>();
  for (const [place, file] of keys.size === 0 ? [] : files.entries()) {
    forEachCountedRow(file, ({ at }) => {
      const key = file.keys?.keyOf(at);
      if (key !== undefined && keys.has(key)) {
        const ofKey = counts.get(key) ?? files.map(() => 0);
        ofKey[place] = (ofKey[place] ?? 0) + 1;
        counts.set(key, ofKey);
      }
    });
  }
  return counts;
}

/**
 * The file with most rows of the key, intact or not, determines their number; those that no file has intact are missing.
 */
function missingRows(
  byFile: readonly KeyedRows[],
  whole: readonly number[],
): readonly SetAsideRow[] {
  const totals = byFile.map(({ rows, at }) => rows.length + (whole[at] ?? 0));
  const most = Math.max(...totals);
  const missing = Math.max(0, most - Math.max(0, ...whole));
  return (byFile[totals.indexOf(most)]?.rows ?? []).slice(0, missing);
}
