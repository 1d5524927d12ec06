/** Many rows that stand with the server; those that came are at hand, the others are drawn as places. */
export type ServerRows<Row> = {
  /** How many rows there are, at hand or not. */
  rowCount: number;
  /** Undefined while the row is not at hand. */
  rowAt: (index: number) => Row | undefined;
  /** Told which rows came into sight, both included; the same function until they are to be asked for anew. */
  onSight: (first: number, last: number) => void;
};

/** Rows in the order they are shown; an array of them is one. */
export type GridRows<Row> = {
  readonly length: number;
  /** Undefined where the row is not at hand. */
  at: (index: number) => { id: string; original: Row } | undefined;
};

export function isServerRows<Row>(rows: readonly Row[] | ServerRows<Row>): rows is ServerRows<Row> {
  return 'rowAt' in rows;
}

/** The server sorts and filters: its rows are shown as they are. */
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

/** The keys of the rows at hand from one index to another, both included, whichever comes first. */
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
