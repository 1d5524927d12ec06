import { parseCents } from '../../money/parse-cents.ts';
import type { ColumnMap } from '../columns/column-map.ts';

/** The printed value of a row's net columns; `NaN` if one is not an amount. */
export function readNet({ net }: ColumnMap, cells: readonly string[]): number {
  let total = 0;
  for (let at = 0; at < net.length; at += 1) {
    const part = net[at];
    if (part !== undefined) {
      total += part.factor * parseCents(cells[part.cell] ?? '');
    }
  }
  return total;
}

/** Whether a net column prints anything: blank is not 0. */
export function isNetPrinted({ net }: ColumnMap, cells: readonly string[]): boolean {
  return net.some(({ cell }) => (cells[cell] ?? '').trim() !== '');
}
