import type { Dice } from '@platebook/sandbox/reports';
import {
  addColumn,
  isMoney,
  mapCells,
  oneOf,
  reorderColumns,
  shuffle,
  type Change,
} from './change.ts';
import { centsOf } from './sheet.ts';

export const HARMLESS_CHANGES: readonly Change[] = [
  {
    name: 'rows in another order',
    harm: 'nothing',
    apply: (sheet, dice) => ({ sheet: { ...sheet, rows: shuffle(sheet.rows, dice) } }),
  },
  {
    name: 'columns in another order',
    harm: 'nothing',
    apply: (sheet, dice) => ({
      sheet: reorderColumns(
        sheet,
        shuffle(
          sheet.columns.map((_, at) => at),
          dice,
        ),
      ),
    }),
  },
  {
    name: 'header spelled otherwise',
    harm: 'nothing',
    apply: (sheet, dice) => ({
      sheet: {
        ...sheet,
        columns: sheet.columns.map((column) =>
          dice.chance(500) ? { ...column, name: spellHeader(column.name, dice) } : column,
        ),
      },
    }),
  },
  {
    name: 'blank lines',
    harm: 'nothing',
    apply: (sheet, dice) => ({
      sheet: {
        ...sheet,
        rows: sheet.rows.flatMap((row) =>
          dice.chance(200)
            ? [row, { id: -1, cells: dice.chance(500) ? [''] : ['', '', ''] }]
            : [row],
        ),
      },
    }),
  },
  {
    name: 'empty cells behind the last',
    harm: 'nothing',
    apply: (sheet, dice) => ({
      sheet: {
        ...sheet,
        rows: sheet.rows.map((row) =>
          row.id >= 0 && dice.chance(300) ? { ...row, cells: [...row.cells, '', ''] } : row,
        ),
      },
    }),
  },
  {
    name: 'amounts spelled otherwise',
    harm: 'nothing',
    apply: (sheet, dice) => ({
      sheet: mapCells(sheet, (cell, column) =>
        isMoney(column) && cell !== '' && dice.chance(250) ? spell(centsOf(cell), dice) : cell,
      ),
    }),
  },
  {
    name: 'zeros spelled otherwise',
    harm: 'nothing',
    apply: (sheet, dice) => ({
      sheet: mapCells(sheet, (cell, column) =>
        column.kind === 'money' && centsOf(cell) === 0 && dice.chance(400)
          ? (oneOf(['', '0', '0.00', 'NULL', '-0.00', ' '], dice) ?? '')
          : cell,
      ),
    }),
  },
  {
    name: 'a text column more',
    harm: 'nothing',
    apply: (sheet, dice) => ({ sheet: addColumn(sheet, 'Courier name', 'Ana, "the fast"', dice) }),
  },
  {
    name: 'an empty column more',
    harm: 'nothing',
    apply: (sheet, dice) => ({ sheet: addColumn(sheet, 'Harbour levy', '', dice) }),
  },
];

function spell(cents: number, dice: Dice): string {
  const size = `${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
  const sign = cents < 0 ? '-' : '';
  const spellings = [`${sign}${size}`, ` ${sign}${size} `, `${sign}$${size}`, `${sign}${size}00`];
  const more = cents < 0 ? [`(${size})`, `($${size})`] : [`+${size}`, `$${size}`];
  return oneOf([...spellings, ...more], dice) ?? size;
}

function spellHeader(name: string, dice: Dice): string {
  const spellings = [
    name.toUpperCase(),
    name.toLowerCase(),
    `  ${name} `,
    name.trim().replaceAll(' ', '  '),
    name.trim().replaceAll(' ', '_'),
  ];
  return oneOf(spellings, dice) ?? name;
}
