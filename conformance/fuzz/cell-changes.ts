import type { Dice } from '@platebook/sandbox/reports';
import { isMoney, oneOf, pickCell, setCell, type Change } from './change.ts';
import { centsOf, type Column, type Sheet } from './sheet.ts';

export const CELL_CHANGES: readonly Change[] = [
  {
    name: 'another net',
    harm: 'row',
    apply: (sheet, dice) => changeAmount(sheet, dice, ({ kind }) => kind === 'net'),
  },
  {
    name: 'another amount',
    harm: 'row',
    apply: (sheet, dice) => changeAmount(sheet, dice, ({ kind }) => kind === 'money'),
  },
  {
    name: 'an amount turned',
    harm: 'row',
    apply(sheet, dice) {
      const found = pickCell(sheet, dice, isMoney);
      const cents = found === null ? 0 : centsOf(found.cell);
      return found === null || cents === 0 || found.row.cells.some((cell) => ALONE.has(cell))
        ? null
        : setCell(sheet, found, cents < 0 ? found.cell.replace('-', '') : `-${found.cell}`);
    },
  },
  {
    name: 'no amount',
    harm: 'row',
    apply(sheet, dice) {
      const found = pickCell(sheet, dice, isMoney);
      const words = ['n/a', '#REF!', '12.345', '1.234,56', '1e3', '--5', '0x10', '٣', 'Infinity'];
      return found === null ? null : setCell(sheet, found, oneOf(words, dice) ?? 'n/a');
    },
  },
  {
    name: 'a cell less',
    harm: 'row',
    apply(sheet, dice) {
      const found = pickCell(sheet, dice, () => true);
      // With blank cells behind the last, the row would be as wide as before.
      return found === null || found.row.cells.length > sheet.columns.length
        ? null
        : {
            sheet: {
              ...sheet,
              rows: sheet.rows.map((row) =>
                row === found.row ? { ...row, cells: row.cells.toSpliced(found.at, 1) } : row,
              ),
            },
            row: found.row.id,
          };
    },
  },
  {
    name: 'a cell more',
    harm: 'row',
    apply(sheet, dice) {
      const found = pickCell(sheet, dice, () => true);
      return found === null || (found.row.cells.at(-1) ?? '').trim() === ''
        ? null
        : {
            sheet: {
              ...sheet,
              rows: sheet.rows.map((row) =>
                row === found.row
                  ? { ...row, cells: row.cells.toSpliced(found.at, 0, '7.77') }
                  : row,
              ),
            },
            row: found.row.id,
          };
    },
  },
  {
    name: 'another share of an amount',
    harm: 'anything',
    apply: (sheet, dice) => changeAmount(sheet, dice, ({ kind }) => kind === 'share'),
  },
  {
    name: 'no date',
    harm: 'anything',
    apply(sheet, dice) {
      const found = pickCell(sheet, dice, ({ kind }) => kind === 'date');
      const words = [
        '2026-02-30',
        '13/13/26',
        'soon',
        '',
        '1999-01-01',
        '2099-12-31',
        '4/1/99',
        '46112',
      ];
      return found === null ? null : setCell(sheet, found, oneOf(words, dice) ?? '');
    },
  },
  {
    name: 'another text',
    harm: 'anything',
    apply(sheet, dice) {
      const found = pickCell(sheet, dice, ({ kind }) => kind === 'text');
      const words = ['', 'NULL', 'x', 'EUR', 'CAD', 'USD', '=1+1', '😀', 'a\nb', '"', '-1.00'];
      return found === null ? null : setCell(sheet, found, oneOf(words, dice) ?? '');
    },
  },
  {
    name: 'two amounts of a row changed, the sum the same',
    harm: 'anything',
    apply(sheet, dice) {
      const first = pickCell(sheet, dice, ({ kind }) => kind === 'money');
      const second = pickCell(sheet, dice, ({ kind }) => kind === 'money');
      if (first === null || second === null || first.at === second.at) {
        return null;
      }
      const by = dice.between(1, 500);
      const one = setCell(sheet, first, amount(centsOf(first.cell) + by));
      const row = one.sheet.rows.find(({ id }) => id === first.row.id);
      return row === undefined
        ? null
        : setCell(
            one.sheet,
            { row, at: second.at },
            amount(centsOf(row.cells[second.at] ?? '') - by),
          );
    },
  },
];

/** TRANSACTION_DETAIL prints no parts of them beside CREDIT and DEBIT that another amount would disagree with. */
const ALONE = new Set(['ERROR_CHARGE', 'ADJUSTMENT']);

function changeAmount(sheet: Sheet, dice: Dice, wanted: (column: Column) => boolean) {
  const found = pickCell(sheet, dice, wanted);
  if (found === null || found.row.cells.some((cell) => ALONE.has(cell))) {
    return null;
  }
  const by = dice.between(1, 90_000) * (dice.chance(500) ? 1 : -1);
  return setCell(sheet, found, amount(centsOf(found.cell) + by));
}

function amount(cents: number): string {
  const size = Math.abs(cents);
  const text = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
  return cents < 0 ? `-${text}` : text;
}
