import type { JournalPreviewLine, SourceRowsGroup } from '@platebook/ui';
import type { JournalEntry, JournalLine, LineRows } from '../../../shared/api/entities.ts';
import { visibleName } from '../../../shared/format/visible-name.ts';

/** An entry's lines for the kit; a line's id is its number. */
export function toPreviewLines({ lines }: JournalEntry): JournalPreviewLine[] {
  return lines.map(toPreviewLine);
}

function toPreviewLine(line: JournalLine): JournalPreviewLine {
  return {
    id: String(line.line),
    account: line.account,
    ...(line.description === '' ? {} : { description: line.description }),
    side: line.side,
    amountCents: line.amount_cents,
    rowCount: line.row_count,
  };
}

type Source = LineRows['sources'][number];

/** The loaded source rows of a line, by column and file. */
export function toSourceGroups(pages: readonly LineRows[]): SourceRowsGroup[] {
  const items = pages.flatMap((page) => page.items);
  return (pages[0]?.sources ?? []).map((source) => toGroup(source, items));
}

/** How many source rows a line has; rows of several columns count for each. */
export function countSourceRows(pages: readonly LineRows[]): number {
  return (pages[0]?.sources ?? []).reduce((sum, { row_count }) => sum + row_count, 0);
}

function toGroup(source: Source, items: readonly LineRows['items'][number][]): SourceRowsGroup {
  const { file, column, component, cents, row_count } = source;
  return {
    file: visibleName(file.name),
    sha256: file.sha256,
    column,
    cents,
    rowCount: row_count,
    rows: items
      .filter((item) => item.file.sha256 === file.sha256)
      .flatMap(({ row, amounts, cells }) => {
        const amount = amounts.find(
          (each) => each.column === column && each.component === component,
        );
        return amount === undefined
          ? []
          : [{ row, cents: amount.cents, cells: toLandmarks(cells, amounts) }];
      }),
  };
}

/** The cells that identify a row for a person: order, day and kind. */
function toLandmarks(
  cells: LineRows['items'][number]['cells'],
  amounts: LineRows['items'][number]['amounts'],
) {
  const money = new Set(amounts.map(({ column }) => column));
  const others = cells.filter(({ column }) => !money.has(column));
  return LANDMARKS.flatMap((kinds) => {
    const found = kinds.flatMap((kind) => others.filter(({ column }) => kind.test(column)))[0];
    return found === undefined ? [] : [found];
  });
}

/** Possible column names of each landmark, most specific first. */
const LANDMARKS: readonly (readonly RegExp[])[] = [
  [/^order id$/i, /order id/i, /transaction id/i, /order/i],
  [/local date$/i, /^order date/i, /date$/i, /time$/i],
  [/transaction type/i, /^description$/i, /order status/i, /type$/i],
];
