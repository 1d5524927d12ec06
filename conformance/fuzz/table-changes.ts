import { isMoney, oneOf, reorderColumns, shuffle, type Change } from './change.ts';
import { centsOf, type Row, type Sheet } from './sheet.ts';

export const TABLE_CHANGES: readonly Change[] = [
  {
    name: 'a column less',
    harm: 'anything',
    apply(sheet, dice) {
      const gone = dice.between(0, sheet.columns.length - 1);
      const order = sheet.columns.flatMap((_, at) => (at === gone ? [] : [at]));
      return { sheet: reorderColumns(sheet, order) };
    },
  },
  {
    name: 'a column twice',
    harm: 'anything',
    apply(sheet, dice) {
      const twice = dice.between(0, sheet.columns.length - 1);
      const order = sheet.columns.flatMap((_, at) => (at === twice ? [at, at] : [at]));
      const { columns, ...rest } = reorderColumns(sheet, order);
      return {
        sheet: {
          ...rest,
          columns: columns.map((column, at) =>
            at === twice + 1 ? { ...column, kind: 'text' as const } : column,
          ),
        },
      };
    },
  },
  {
    name: 'a name that nobody knows',
    harm: 'anything',
    apply(sheet, dice) {
      const at = dice.between(0, sheet.columns.length - 1);
      const name = oneOf(['Harbour levy', 'Fee (new)', '', '%', 'Tax'], dice) ?? '';
      const columns = sheet.columns.map((column, place) =>
        place === at ? { ...column, name } : column,
      );
      return { sheet: { ...sheet, columns } };
    },
  },
  {
    name: 'two names exchanged',
    harm: 'anything',
    apply(sheet, dice) {
      const [one, two] = shuffle(
        sheet.columns.map((_, at) => at),
        dice,
      );
      const first = sheet.columns[one ?? 0];
      const second = sheet.columns[two ?? 0];
      if (first === undefined || second === undefined) {
        return null;
      }
      const columns = sheet.columns.map((column, at) =>
        at === one ? second : at === two ? first : column,
      );
      return { sheet: { ...sheet, columns } };
    },
  },
  {
    name: 'a second header inside',
    harm: 'anything',
    apply(sheet, dice) {
      // Of two parts of a file a row that both print counts once, so twins would too.
      const printed = new Set(sheet.rows.map((row) => printedIn(sheet, row)));
      if (printed.size < sheet.rows.length) {
        return null;
      }
      const at = dice.between(0, sheet.rows.length);
      const header = { id: -1, cells: sheet.columns.map(({ name }) => name) };
      return { sheet: { ...sheet, rows: sheet.rows.toSpliced(at, 0, header) } };
    },
  },
];

/** What a row says, however it is spelled. */
function printedIn({ columns }: Sheet, { cells }: Row): string {
  return columns
    .map((column, at) => (isMoney(column) ? centsOf(cells[at] ?? '') : (cells[at] ?? '')))
    .join();
}
