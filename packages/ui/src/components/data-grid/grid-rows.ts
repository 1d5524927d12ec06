/** Server rows; loaded ones are available, others are rendered as placeholders. */
export type ServerRows<Row> = {
  /** The total number of rows, loaded or not. */
  rowCount: number;
  /** Undefined while the row is not loaded. */
  rowAt: (index: number) => Row | undefined;
  /** Called with the visible range, inclusive; must be stable until the rows are to be requested again. */
  onSight: (first: number, last: number) => void;
};

/** Rows in display order; an array is one. */
export type GridRows<Row> = {
  readonly length: number;
  /** Undefined if the row is not loaded. */
  at: (index: number) => { id: string; original: Row } | undefined;
};

export function isServerRows<Row>(rows: readonly Row[] | ServerRows<Row>): rows is ServerRows<Row> {
  return 'rowAt' in rows;
}

/** The server sorts and filters: its rows are shown unchanged. */
export function rowsOfServer<Row>(
  { rowCount, rowAt }: ServerRows<Row>,
  rowKey: (row: Row) => string,
): GridRows<Row> {
  return {
    length: rowCount,
    at: (index) => {
      const original = rowAt(index);
      return original === undefined ? undefined : { id: rowKey(original), original };
    },
  };
}

/** The keys of the loaded rows between two indexes, inclusive, in either order. */
export function keysBetween(
  rows: Pick<GridRows<unknown>, 'at'>,
  from: number,
  to: number,
): string[] {
  const keys: string[] = [];
  for (let index = Math.min(from, to); index <= Math.max(from, to); index += 1) {
    const row = rows.at(index);
    if (row !== undefined) {
      keys.push(row.id);
    }
  }
  return keys;
}
