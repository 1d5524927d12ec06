/** The row of a query that always has one, such as a count. */
export function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) {
    throw new Error('A count has one row.');
  }
  return row;
}
