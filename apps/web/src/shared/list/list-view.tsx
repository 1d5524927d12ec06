import type { ListRequest } from './list-definition.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';
import type { PagedList } from './paged-query.ts';
import { useList } from './use-list.ts';

export type ListViewProps<Row extends object> = Omit<
  ListPageProps<Row>,
  'list' | 'tools' | 'children'
> & {
  /** The paged query of a request. */
  listOf: (request: ListRequest) => PagedList<Row>;
  /** The message of a failure without its own. */
  fallback?: string;
};

/**
 * The list page: saved views, search and filters, columns, files, and all rows by infinite scrolling. Its state is in
 * the address; a list is added by its definition (docs/how-to/add-a-list.md).
 */
export function ListView<Row extends object>({ listOf, fallback, ...props }: ListViewProps<Row>) {
  const list = useList({ definition: props.definition, listOf, fallback });
  return <ListPage {...props} list={list} />;
}
