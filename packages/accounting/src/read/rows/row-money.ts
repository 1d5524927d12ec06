import type { RowKind } from '../../formats/report-format.ts';
import { taxInside } from '../../money/inclusive-tax.ts';
import { parseCents } from '../../money/parse-cents.ts';
import { rowMark } from './row-marks.ts';
import { rowKey } from './row-key.ts';
import type { RowReader } from './row-reader.ts';
import { LOW_BITS } from './slot-sums.ts';
import { hashNumber, hashText, startHash, type HashLanes } from './text-hash.ts';

const ZERO = 48;

/** Fills the scratch buffer with the row's money; false if a cell is not an amount. */
export function readMoney(
  reader: RowReader,
  cells: readonly string[],
  route: number,
  owner: number,
): boolean {
  const { scratch, map } = reader;
  const { money, moneyCells } = map;
  scratch.sums.fill(0);
  scratch.size = 0;
  for (let at = 0; at < moneyCells.length; at += 1) {
    const cell = cells[moneyCells[at] ?? 0] ?? '';
    if (cell.length === 0 || (cell.length === 1 && cell.charCodeAt(0) === ZERO)) {
      continue;
    }
    const amount = parseCents(cell);
    if (amount === 0) {
      continue;
    }
    const column = money[at];
    if (amount !== amount || column === undefined) {
      scratch.badCell = column ?? null;
      return false;
    }
    const rate = column.netSlot < 0 ? null : reader.rates(owner);
    if (rate === null) {
      put(reader, (amount < 0 ? column.negative[route] : column.positive[route]) ?? 0, amount);
      continue;
    }
    const tax = taxInside(amount, rate);
    put(reader, column.netSlot, amount - tax);
    put(reader, column.taxSlot, tax);
  }
  return true;
}

function put({ scratch, map }: RowReader, slot: number, amount: number): void {
  const { sums, size } = scratch;
  const { weights } = map;
  scratch.slots[size] = slot;
  scratch.cents[size] = amount;
  scratch.size = size + 1;
  const candidates = sums.length;
  const first = slot * candidates;
  for (let candidate = 0; candidate < candidates; candidate += 1) {
    sums[candidate] = (sums[candidate] ?? 0) + (weights[first + candidate] ?? 0) * amount;
  }
}

type AddedRow = {
  readonly record: number;
  readonly group: number;
  readonly kind: RowKind;
  readonly cells: readonly string[];
  readonly net: number;
};

/** Adds the scratch buffer to the row's group. */
export function addRow(reader: RowReader, row: AddedRow): void {
  const { scratch, sums, map } = reader;
  const { group, record } = row;
  const base = group * sums.stride;
  const { cents } = sums;
  let low = 0;
  let high = 0;
  for (let at = 0; at < scratch.size; at += 1) {
    const slot = scratch.slots[at] ?? 0;
    const amount = scratch.cents[at] ?? 0;
    cents[base + slot] = (cents[base + slot] ?? 0) + amount;
    if (slot < LOW_BITS) {
      low |= 1 << slot;
    } else {
      high |= 1 << (slot - LOW_BITS);
    }
    const meaning = map.slots[slot];
    if (meaning !== undefined && meaning.unclassified) {
      const isByColumn = meaning.describedByColumn || row.kind.description === '';
      const description = isByColumn ? meaning.column : row.kind.description;
      reader.unclassified.push({ description, group, record, cents: amount });
    }
  }
  sums.maskLow[group] = (sums.maskLow[group] ?? 0) | low;
  sums.maskHigh[group] = (sums.maskHigh[group] ?? 0) | high;
  sums.rows[group] = (sums.rows[group] ?? 0) + 1;
  reader.index.add(record, group, reader.masks.idOf(low, high));
  const owner = reader.groups[group]?.owner ?? -1;
  reader.marks.add(rowMark(map, { cells: row.cells, owner, net: row.net, scratch }));
  if (reader.keys !== null) {
    const content = rowContent(reader, group, row.net);
    const key = rowKey(reader.map, row.cells) ?? content;
    reader.keys.add({ key, content, ...scratch });
  }
}

/**
 * Hashes a row's accounting content: its payout, store, channel, day and amounts by column. Two files that print the same
 * row with other columns, or in another column order, agree on it. Currency is left to the comparison: that of a blank
 * cell is known only when the file ends.
 */
function rowContent(reader: RowReader, group: number, net: number): HashLanes {
  const { scratch, map, groups, owners, days } = reader;
  const { owner = 0, day = 0 } = groups[group] ?? {};
  const paid = owners.all[owner];
  const lanes = startHash();
  hashText(lanes, paid?.payoutRef ?? '');
  hashText(lanes, paid?.payoutOn ?? '');
  hashText(lanes, paid?.storeId ?? '');
  hashText(lanes, paid?.channel ?? '');
  hashText(lanes, days.values[day] ?? '');
  hashNumber(lanes, net);
  let low = 0;
  let high = 0;
  for (let at = 0; at < scratch.size; at += 1) {
    const cell = startHash();
    hashText(cell, map.slots[scratch.slots[at] ?? 0]?.name ?? '');
    hashNumber(cell, scratch.cents[at] ?? 0);
    // Summed, because column order does not matter.
    low = (low + cell.low) | 0;
    high = (high + cell.high) | 0;
  }
  hashNumber(lanes, low);
  hashNumber(lanes, high);
  return lanes;
}
