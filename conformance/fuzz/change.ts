import type { Dice } from '@platebook/sandbox/reports';
import type { Column, Row, Sheet } from './sheet.ts';

/**
 * What a change may do to what is read:
 *
 * - `nothing`: the same payouts, days and components to the cent;
 * - `row`: nothing, or the row is set aside by its number and the rest is as if it were not there;
 * - `anything`: whatever is read still adds up to what the file prints.
 */
export type Harm = 'nothing' | 'row' | 'anything';

export type Change = {
  readonly name: string;
  readonly harm: Harm;
  /** The changed sheet, and the id of the row that was changed; null where there is nothing to change. */
  readonly apply: (sheet: Sheet, dice: Dice) => { sheet: Sheet; row?: number } | null;
};

export function shuffle<T>(items: readonly T[], dice: Dice): T[] {
  const left = [...items];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = dice.between(0, at);
    const [one, two] = [left[at], left[other]];
    if (one !== undefined && two !== undefined) {
      left[at] = two;
      left[other] = one;
    }
  }
  return left;
}

function placesOf(sheet: Sheet, wanted: (column: Column) => boolean): number[] {
  return sheet.columns.flatMap((column, at) => (wanted(column) ? [at] : []));
}

export function oneOf<T>(items: readonly T[], dice: Dice): T | undefined {
  return items.length === 0 ? undefined : items[dice.between(0, items.length - 1)];
}

export function mapCells(sheet: Sheet, map: (cell: string, column: Column) => string): Sheet {
  const rows = sheet.rows.map((row) =>
    row.id < 0
      ? row
      : {
          ...row,
          cells: row.cells.map((cell, at) => {
            const column = sheet.columns[at];
            return column === undefined ? cell : map(cell, column);
          }),
        },
  );
  return { ...sheet, rows };
}

export function setCell(
  sheet: Sheet,
  { row, at }: { row: Row; at: number },
  text: string,
): { sheet: Sheet; row: number } {
  const rows = sheet.rows.map((each) =>
    each === row ? { ...each, cells: each.cells.with(at, text) } : each,
  );
  return { sheet: { ...sheet, rows }, row: row.id };
}

export function pickCell(
  sheet: Sheet,
  dice: Dice,
  wanted: (column: Column) => boolean,
): { row: Row; at: number; cell: string } | null {
  const row = oneOf(
    sheet.rows.filter(({ id }) => id >= 0),
    dice,
  );
  const at = oneOf(placesOf(sheet, wanted), dice);
  const cell = at === undefined ? undefined : row?.cells[at];
  return row === undefined || at === undefined || cell === undefined ? null : { row, at, cell };
}

export const isMoney = ({ kind }: Column) => kind === 'money' || kind === 'net';

export function reorderColumns(sheet: Sheet, order: readonly number[]): Sheet {
  const pick = (cells: readonly string[]) => order.map((at) => cells[at] ?? '');
  return {
    before: sheet.before.map(pick),
    columns: order.flatMap((at) => sheet.columns[at] ?? []),
    rows: sheet.rows.map((row) => (row.id < 0 ? row : { ...row, cells: pick(row.cells) })),
  };
}

export function addColumn(sheet: Sheet, name: string, cell: string, dice: Dice): Sheet {
  const at = dice.between(0, sheet.columns.length);
  const rows = sheet.rows.map((row) =>
    row.id < 0 ? row : { ...row, cells: row.cells.toSpliced(at, 0, cell) },
  );
  const before = sheet.before.map((cells) => cells.toSpliced(at, 0, ''));
  return { before, columns: sheet.columns.toSpliced(at, 0, { name, kind: 'text' }), rows };
}
