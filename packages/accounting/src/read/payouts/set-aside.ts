import type { FileRows, SetAsideRow } from '../rows/file-rows.ts';
import { forEachCountedRow } from './counted-rows.ts';

/** What tells payouts apart that several files hold. */
export function ownerKey({ format, owners }: FileRows, owner: number): string {
  const { payoutRef, storeId, channel, currency } = owners[owner] ?? {};
  return JSON.stringify([format.platform, payoutRef, storeId, channel, currency]);
}

/**
 * What rows that were set aside print, by the key of their owner; null of a row whose amount cannot be read. A row that
 * several files print counts once, and one that another file holds whole is not missing; twins inside one file are all kept.
 *
 * @param files Whose rows are added up, in the order of their sha256.
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

/** Rows of one key that one file set aside. */
type KeyedRows = {
  readonly key: number;
  readonly rows: readonly SetAsideRow[];
  readonly owner: string;
  /** The place of the file. */
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

/** Of each payout and key what every file set aside. */
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

/** How many rows of each of these keys each file holds whole. */
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

/** The file with most rows of the key, whole or not, says how many there are; as many are missing as no file has whole. */
function missingRows(
  byFile: readonly KeyedRows[],
  whole: readonly number[],
): readonly SetAsideRow[] {
  const totals = byFile.map(({ rows, at }) => rows.length + (whole[at] ?? 0));
  const most = Math.max(...totals);
  const missing = Math.max(0, most - Math.max(0, ...whole));
  return (byFile[totals.indexOf(most)]?.rows ?? []).slice(0, missing);
}
