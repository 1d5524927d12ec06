import type { Client } from '../../shared/api/entities.ts';
import { SHORT_CATEGORY_NAMES } from '../../shared/format/category-names.ts';
import type { ListColumn } from '../../shared/list/list-definition.ts';
import { words } from './bulk.messages.ts';

type Triage = NonNullable<Client['triage']>;

/** The columns of files and of the printed list of clients. */
export function clientsFileColumns(): readonly ListColumn<Client>[] {
  const count = (
    id: string,
    header: string,
    of: (triage: Triage) => number,
  ): ListColumn<Client> => ({
    id,
    header,
    value: ({ triage }) => (triage === null ? null : of(triage)),
    numeric: true,
  });
  return [
    { id: 'name', header: words.name, value: ({ name }) => name },
    { id: 'number', header: words.number, value: ({ number }) => number },
    {
      id: 'category',
      header: words.books,
      value: ({ client_category: category }) => SHORT_CATEGORY_NAMES[category],
    },
    count('waiting', words.waiting, ({ attention }) => attention),
    count('mapping', words.mapping, (triage) => triage.needs_mapping),
    count('review', words.review, (triage) => triage.to_review),
    count('ready', words.ready, (triage) => triage.ready),
    count(
      'failed',
      words.failed,
      (triage) => triage.entries_failed + triage.imports_failed + triage.fetches_failed,
    ),
    count('books', words.check, (triage) => triage.owed_operations + triage.drifted),
    count('stores', words.stores, ({ stores }) => stores),
    {
      id: 'import',
      header: words.lastImport,
      value: ({ triage }) => triage?.last_import_at ?? null,
    },
  ];
}
