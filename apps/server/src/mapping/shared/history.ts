import type { PageOrder } from '../../db/page-of.ts';

/** Orders a mapping's history newest first; ties are broken by ID. */
export function newestFirst<Row extends { readonly id: string }>(
  { at, id }: { readonly at: string; readonly id: string },
  atOf: (row: Row) => Date,
): PageOrder<Row> {
  return {
    name: `-${at}`,
    keys: [
      {
        column: at,
        type: 'timestamptz',
        descending: true,
        of: (row) => atOf(row).toISOString(),
      },
      { column: id, type: 'uuid', descending: true, of: (row) => row.id },
    ],
  };
}
