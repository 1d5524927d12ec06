import type { Blocked } from '../../model/reading.ts';
import { forEachCountedRow, type CountedRow } from './counted-rows.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { findRepeatedOrders } from './repeated-rows.ts';

/**
 * Deduplicates rows across files. Files are compared key by key: the file with most rows of a key keeps them and the
 * others lose theirs, if these are a subset; twins inside one file are all kept. If a key's rows differ between files,
 * they contradict each other about one payment, so its payouts are blocked.
 *
 * @param files Files of one platform whose rows are summed, in the order of their sha256.
 * @returns The payouts that cannot be booked.
 */
export function dropRepeatedRows(files: readonly FileRows[]): Blocked[] {
  const shared = findSharedKeys(files);
  if (shared.size === 0) {
    return [];
  }
  const rowsOfKey = new Map<number, CountedRow[]>();
  for (const file of files) {
    forEachCountedRow(file, (row) => {
      const key = file.keys?.keyOf(row.at) ?? 0;
      if (shared.has(key)) {
        const rows = rowsOfKey.get(key);
        if (rows === undefined) {
          rowsOfKey.set(key, [row]);
        } else {
          rows.push(row);
        }
      }
    });
  }
  const conflicts: CountedRow[][] = [];
  const pasted = findPasted(files);
  for (const rows of rowsOfKey.values()) {
    const repeated = repeatedRows(rows, pasted);
    if (repeated === null) {
      conflicts.push(rows);
    } else {
      repeated.forEach(dropRow);
    }
  }
  for (const file of files) {
    if (file.dropped.size > 0) {
      remakeMasks(file);
    }
  }
  return conflicts.length === 0 ? [] : blockConflicts(conflicts);
}

function findSharedKeys(files: readonly FileRows[]): ReadonlySet<number> {
  const shared = new Set<number>();
  const seen: Float64Array[] = [];
  for (const { keys } of files) {
    const size = keys?.size() ?? 0;
    const sorted = new Float64Array(size);
    for (let at = 0; at < size; at += 1) {
      sorted[at] = keys?.keyOf(at) ?? 0;
    }
    sorted.sort();
    for (const other of seen) {
      addCommon(sorted, other, shared);
    }
    seen.push(sorted);
  }
  return shared;
}

function addCommon(a: Float64Array, b: Float64Array, into: Set<number>): void {
  let atA = 0;
  let atB = 0;
  while (atA < a.length && atB < b.length) {
    const left = a[atA] ?? 0;
    const right = b[atB] ?? 0;
    if (left === right) {
      into.add(left);
    }
    atA += left <= right ? 1 : 0;
    atB += right <= left ? 1 : 0;
  }
}

/** By file, the payouts whose orders it has more than once: another file is a better source for their number. */
type PastedGroups = ReadonlyMap<FileRows, ReadonlySet<number>>;

function findPasted(files: readonly FileRows[]): PastedGroups {
  return new Map(
    files.map((file) => {
      const repeated = findRepeatedOrders(file);
      const groups = file.groups.filter(({ owner }) => repeated.has(owner));
      return [file, new Set(groups.map(({ id }) => id))];
    }),
  );
}

/** The rows of a key that repeat another file's; `null` if the files disagree about them. */
function repeatedRows(rows: readonly CountedRow[], pasted: PastedGroups): CountedRow[] | null {
  const byFile = new Map<FileRows, CountedRow[]>();
  for (const row of rows) {
    byFile.set(row.file, [...(byFile.get(row.file) ?? []), row]);
  }
  if (byFile.size < 2) {
    return [];
  }
  const isPasted = ({ file, group }: CountedRow): boolean => pasted.get(file)?.has(group) === true;
  const [fullest, ...others] = [...byFile.values()].toSorted(
    (a, b) => Number(a.some(isPasted)) - Number(b.some(isPasted)) || b.length - a.length,
  );
  const repeated: CountedRow[] = [];
  for (const theirs of others) {
    const left = countContents(fullest ?? []);
    const known = new Set(left.keys());
    for (const row of theirs) {
      const content = contentOf(row);
      const count = left.get(content) ?? 0;
      const isCopy = isPasted(row) && known.has(content);
      if (count === 0 && !isCopy) {
        return null;
      }
      left.set(content, count - 1);
      repeated.push(row);
    }
  }
  return repeated;
}

function countContents(rows: readonly CountedRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const content = contentOf(row);
    counts.set(content, (counts.get(content) ?? 0) + 1);
  }
  return counts;
}

function contentOf({ file, at, currency }: CountedRow): string {
  return `${file.keys?.contentOf(at) ?? ''} ${currency}`;
}

function dropRow({ file, at, record, group }: CountedRow): void {
  const { sums, keys, dropped } = file;
  for (const { slot, cents } of keys?.amountsOf(at) ?? []) {
    const position = group * sums.stride + slot;
    sums.cents[position] = (sums.cents[position] ?? 0) - cents;
  }
  sums.rows[group] = (sums.rows[group] ?? 0) - 1;
  dropped.add(record);
}

/** Recomputes the slots of a group after rows were removed from it. */
function remakeMasks({ sums, masks, indexBuilder, dropped }: FileRows): void {
  sums.maskLow.fill(0);
  sums.maskHigh.fill(0);
  indexBuilder.forEach(({ record, group, maskId }) => {
    if (!dropped.has(record)) {
      sums.maskLow[group] = (sums.maskLow[group] ?? 0) | (masks.low[maskId] ?? 0);
      sums.maskHigh[group] = (sums.maskHigh[group] ?? 0) | (masks.high[maskId] ?? 0);
    }
  });
}

function blockConflicts(conflicts: readonly (readonly CountedRow[])[]): Blocked[] {
  const blocked = new Map<string, Blocked>();
  for (const rows of conflicts) {
    const places = rows
      .map(({ file, record }) => `${file.file.name} row ${record}`)
      .toSorted()
      .join(', ');
    for (const { file, group } of rows) {
      const owner = file.owners[ownerOf(file, group)];
      if (owner === undefined) {
        continue;
      }
      const { payoutRef, storeId } = owner;
      const name = rows.map((row) => row.file.file.name).toSorted()[0] ?? '';
      const key = JSON.stringify([payoutRef, storeId]);
      const before = blocked.get(key);
      const message = `Two files say different things about one payment (${places}), so payout ${payoutRef} of store ${storeId} is not booked from them. Export the report once more and give only that file.`;
      if (before === undefined || message < before.message) {
        blocked.set(key, {
          file: name,
          reason: 'conflicting_rows',
          payoutRef,
          storeId,
          message,
          values: { places, payout: payoutRef, store: storeId },
        });
      }
    }
  }
  return [...blocked.values()];
}

function ownerOf(file: FileRows, group: number): number {
  return file.groups.find(({ id }) => id === group)?.owner ?? -1;
}
