import { collectPages } from '../api/collect-pages.ts';
import { saveFile } from '../api/save-file.ts';
import { capitalized } from '../format/capitalized.ts';
import type { FileCell, ListColumn, ListDefinition } from './list-definition.ts';
import type { PagedList } from './paged-query.ts';

export type ListExport<Row> = {
  readonly format: 'csv' | 'xlsx';
  readonly definition: Pick<ListDefinition<Row>, 'noun' | 'fileColumns'>;
  /** Those that are shown, in their order. */
  readonly columns: readonly ListColumn<Row>[];
  /** The list as it is filtered and sorted. */
  readonly list: Pick<PagedList<Row>, 'load'>;
  readonly clientName: string;
};

/** The key of files that are being made of lists, whichever page asked for them. */
export const EXPORTS_KEY = ['exports'] as const;

/** As many rows as one request may ask for. */
const LARGEST_PAGE = 100;

/** Every row of a list as it is filtered and sorted, not only those at hand. */
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

/** Saves these rows as such a file. */
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

/** What no file system takes is left out. */
function nameOfFile(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim();
}
