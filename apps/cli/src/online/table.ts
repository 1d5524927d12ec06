import type { Style } from '../output/style.ts';
import { cutTo, padEndTo, textWidth, wrapText } from '../output/text-width.ts';

type Column = {
  readonly heading: string;
  readonly dispensable: number;
  readonly cells: readonly string[];
};

const GAP = '  ';
/** The first column is unreadable below this width. */
const NARROWEST = 16;

/** Fits columns to their content; on a narrow terminal drops the dispensable ones and truncates the first. */
export function* toListTable(
  { columns, header }: { readonly columns: readonly Column[]; readonly header: boolean },
  style: Style,
): Generator<string> {
  const fitting = fit(columns, style.width);
  if (header) {
    yield `${style.bold(
      toRow(
        fitting.map(({ heading }) => heading.toUpperCase()),
        fitting,
      ),
    )}\n`;
  }
  const count = columns[0]?.cells.length ?? 0;
  for (let row = 0; row < count; row += 1) {
    const cells = fitting.map(({ cells: all }) => all[row] ?? '');
    yield `${toRow(cells, fitting)}\n`;
  }
}

/** One line per field, values aligned. */
export function* toRecordTable(
  pairs: readonly (readonly string[])[],
  style: Style,
): Generator<string> {
  const label = Math.max(...pairs.map(([heading = '']) => textWidth(heading))) + GAP.length;
  for (const [heading = '', value = ''] of pairs) {
    const [first = '', ...rest] = wrapText(value, Math.max(NARROWEST, style.width - label));
    yield `${style.dim(padEndTo(heading, label))}${first}\n`;
    for (const line of rest) {
      yield `${' '.repeat(label)}${line}\n`;
    }
  }
}

type Fitted = Column & { readonly width: number };

function fit(columns: readonly Column[], width: number): Fitted[] {
  const measured = columns.map((column) => ({
    ...column,
    width: Math.max(...[column.heading, ...column.cells].map(textWidth)),
  }));
  const over = widthOf(measured) - width;
  if (over <= 0) {
    return measured;
  }
  const [first, ...rest] = measured;
  if (first === undefined) {
    return [];
  }
  if (first.width - over >= NARROWEST) {
    return [{ ...first, width: first.width - over }, ...rest];
  }
  const leastNeeded = Math.max(...rest.map(({ dispensable }) => dispensable));
  return leastNeeded > 0
    ? fit(
        columns.filter(({ dispensable }) => dispensable !== leastNeeded),
        width,
      )
    : [{ ...first, width: Math.min(first.width, NARROWEST) }, ...rest];
}

function widthOf(columns: readonly Fitted[]): number {
  return columns.reduce((sum, { width }) => sum + width + GAP.length, -GAP.length);
}

function toRow(cells: readonly string[], columns: readonly Fitted[]): string {
  return cells
    .map((cell, index) => {
      const { width = 0 } = columns[index] ?? {};
      return padEndTo(cutTo(cell, width), width);
    })
    .join(GAP)
    .trimEnd();
}
