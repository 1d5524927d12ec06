import { collectPages } from '../api/collect-pages.ts';
import { saveFile } from '../api/save-file.ts';
import { capitalized } from '../format/capitalized.ts';
import type { FileCell, ListColumn, ListDefinition } from './list-definition.ts';
import type { PagedList } from './paged-query.ts';

export type ListExport<Row> = {
  readonly format: 'csv' | 'xlsx';
  readonly definition: Pick<ListDefinition<Row>, 'noun' | 'fileColumns'>;
  /** The shown columns, in order. */
  readonly columns: readonly ListColumn<Row>[];
  /** The filtered and sorted list. */
  readonly list: Pick<PagedList<Row>, 'load'>;
  readonly clientName: string;
};

/** The mutation key of list exports on any page. */
export const EXPORTS_KEY = ['exports'] as const;

/** The maximum page size. */
const LARGEST_PAGE = 100;

/** Every row of a filtered and sorted list, including rows not loaded yet. */
export function everyRow<Row>({ load }: Pick<PagedList<Row>, 'load'>): Promise<Row[]> {
  const { signal } = new AbortController();
  return collectPages((cursor) =>
    load(cursor === null ? { limit: LARGEST_PAGE } : { limit: LARGEST_PAGE, cursor }, signal),
  );
}

/** Saves every row of a list as a file: `Harbor - Payouts.csv`. */
export async function exportList<Row>({ list, ...choice }: ListExport<Row>): Promise<void> {
  await exportRows({ ...choice, rows: await everyRow(list) });
}

/** Saves these rows as a file. */
export async function exportRows<Row>(
  choice: Omit<ListExport<Row>, 'list'> & { readonly rows: readonly Row[] },
): Promise<void> {
  const { format, definition, columns, rows, clientName } = choice;
  const writer = await import('./list-file.ts');
  const title = capitalized(definition.noun.many);
  const others = definition.fileColumns ?? [];
  const file = {
    title,
    headers: [...columns, ...others].map(({ header }) => header),
    rows: rows.map((row) => [
      ...columns.map((column) => cellOf(column, row)),
      ...others.map((column) => column.file(row)),
    ]),
  };
  const bytes = format === 'csv' ? writer.writeListCsv(file) : await writer.writeListWorkbook(file);
  saveFile({ name: `${nameOfFile(clientName)} - ${title}.${format}`, bytes });
}

function cellOf<Row>({ value, file }: ListColumn<Row>, row: Row): FileCell {
  if (file !== undefined) {
    return file(row);
  }
  const plain = value(row);
  return typeof plain === 'number' ? { integer: plain } : { text: plain ?? '' };
}

/** Strips characters that file systems reject. */
function nameOfFile(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim();
}
