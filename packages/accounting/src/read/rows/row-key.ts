import type { ColumnMap } from '../columns/column-map.ts';
import { textOf } from './row-owner.ts';
import { hashText, laneNumber, startHash, type HashLanes } from './text-hash.ts';

/** The natural key of a row; `null` if the row has none of the IDs (advertising charges). */
export function rowKey(
  { idCells, withinCells }: ColumnMap,
  cells: readonly string[],
): HashLanes | null {
  const lanes = startHash();
  let hasId = false;
  for (const cell of idCells) {
    const text = textOf(cells[cell] ?? '');
    hasId ||= text !== '';
    hashText(lanes, text);
  }
  if (!hasId) {
    return null;
  }
  for (const cell of withinCells) {
    hashText(lanes, textOf(cells[cell] ?? ''));
  }
  return lanes;
}

/** Identifies a quarantined row: its natural key, or all of its cells if it has none. */
export function setAsideKey(map: ColumnMap, cells: readonly string[]): number {
  const lanes = rowKey(map, cells) ?? startHash();
  if (!map.idCells.some((cell) => textOf(cells[cell] ?? '') !== '')) {
    cells.forEach((cell) => hashText(lanes, cell));
  }
  return laneNumber(lanes);
}
