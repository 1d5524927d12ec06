import type { RepeatedOrders } from '../../model/reading.ts';
import { forEachCountedRow } from './counted-rows.ts';
import type { FileRows } from '../rows/file-rows.ts';
import { UNNAMED } from '../rows/row-marks.ts';

/**
 * The payouts of one file, by owner, whose rows look pasted more than once: at least half of the distinct rows with an
 * order ID are repeated. A single repeated row is something that platforms print occasionally.
 */
export function findRepeatedOrders(file: FileRows): ReadonlyMap<number, RepeatedOrders> {
  const repeated = file.marks.listRepeated();
  const found = new Map<number, RepeatedOrders>();
  if (repeated.length === 0) {
    return found;
  }
  for (const [owner, { rows, different, again }] of countByOwner(file, repeated)) {
    if (again * 2 >= different && (again > 1 || (again === 1 && different === 1))) {
      found.set(owner, { file: file.file, rows, copies: rows - different });
    }
  }
  return found;
}

type Counts = {
  rows: number;
  different: number;
  /** The distinct rows that occur more than once. */
  again: number;
};

function countByOwner(file: FileRows, repeated: Float64Array): ReadonlyMap<number, Counts> {
  const owners = new Map(file.groups.map(({ id, owner }) => [id, owner]));
  const counts = new Map<number, Counts>();
  const seen = new Uint8Array(repeated.length);
  forEachCountedRow(file, ({ at, record, group }) => {
    const mark = file.marks.markOf(at);
    if (mark === UNNAMED || file.dropped.has(record)) {
      return;
    }
    const owner = owners.get(group) ?? -1;
    let count = counts.get(owner);
    if (count === undefined) {
      count = { rows: 0, different: 0, again: 0 };
      counts.set(owner, count);
    }
    count.rows += 1;
    const place = placeIn(repeated, mark);
    const times = place < 0 ? 0 : (seen[place] ?? 0);
    if (place >= 0 && times < 2) {
      seen[place] = times + 1;
    }
    count.different += times === 0 ? 1 : 0;
    count.again += times === 1 ? 1 : 0;
  });
  return counts;
}

/** The index of a value in an ascending array; negative if it is missing. */
function placeIn(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = sorted[middle] ?? 0;
    if (found === value) {
      return middle;
    }
    if (found < value) {
      low = middle + 1;
    } else {
      high = middle - 1;
    }
  }
  return -1;
}
