import type { JournalPreviewLine, SourceRowsGroup } from '@platebook/ui';
import type { JournalEntry, JournalLine, LineRows } from '../../shared/api/entities.ts';

/** How many cells of a source row stand beside its amount. */
const MOST_CELLS = 3;

/** An entry's lines as the kit shows them; a line's id is its number. */
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

/** The rows behind a line, column by column and file by file, from the pages loaded so far. */
export function toSourceGroups(pages: readonly LineRows[]): SourceRowsGroup[] {
  const items = pages.flatMap((page) => page.items);
  return (pages[0]?.sources ?? []).map((source) => toGroup(source, items));
}

/** How many rows of a line have been loaded. */
export function countRows(pages: readonly LineRows[]): number {
  return pages.reduce((sum, { items }) => sum + items.length, 0);
}

function toGroup(source: Source, items: readonly LineRows['items'][number][]): SourceRowsGroup {
  const { file, column, component, cents, row_count } = source;
  return {
    file: file.name,
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

/** The first cells that are not amounts of the line: order number, day, store, by which a person finds the row again. */
function toLandmarks(
  cells: LineRows['items'][number]['cells'],
  amounts: LineRows['items'][number]['amounts'],
) {
  const money = new Set(amounts.map(({ column }) => column));
  return cells
    .filter(({ column }) => !money.has(column) && isLandmark(column))
    .slice(0, MOST_CELLS);
}

const LANDMARK = /order|transaction|date|time|store name|restaurant|type|description/i;

function isLandmark(column: string): boolean {
  return LANDMARK.test(column);
}
