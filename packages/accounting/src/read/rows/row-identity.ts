import type { RowReader } from './row-reader.ts';
import { hashNumber, hashText, startHash, type HashLanes } from './text-hash.ts';

/**
 * What a row means for the books: its payout, store, channel, day and amounts by column. Two files that print the same
 * row with other columns beside it, or in another order of columns, agree on it. The currency is left to the comparison:
 * that of a blank cell is known when the file ends.
 */
export function rowContent(reader: RowReader, group: number, net: number): HashLanes {
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
    // Added, because the order of columns means nothing.
    low = (low + cell.low) | 0;
    high = (high + cell.high) | 0;
  }
  hashNumber(lanes, low);
  hashNumber(lanes, high);
  return lanes;
}
