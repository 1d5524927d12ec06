import type { FileRows } from '../rows/file-rows.ts';

/** A row of a group that enters a payout. */
export type CountedRow = {
  readonly file: FileRows;
  readonly at: number;
  readonly record: number;
  readonly group: number;
  readonly currency: string;
};

export function forEachCountedRow(file: FileRows, visit: (row: CountedRow) => void): void {
  const counted = new Map(
    file.groups.map(({ id, owner }) => [id, file.owners[owner]?.currency ?? '']),
  );
  file.indexBuilder.forEach(({ record, group, at }) => {
    const currency = counted.get(group);
    if (currency !== undefined) {
      visit({ file, at, record, group, currency });
    }
  });
}
