/** The columns in which two rows differ. */
export function differingColumns<Column extends string>(
  columns: readonly Column[],
  one: Readonly<Record<Column, unknown>>,
  other: Readonly<Record<Column, unknown>>,
): Column[] {
  return columns.filter((column) => JSON.stringify(one[column]) !== JSON.stringify(other[column]));
}
