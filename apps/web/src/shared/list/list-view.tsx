import type { ListRequest } from './list-definition.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';
import type { PagedList } from './paged-query.ts';
import { useList } from './use-list.ts';

export type ListViewProps<Row extends object> = Omit<
  ListPageProps<Row>,
  'list' | 'tools' | 'children'
> & {
  /** The list of the server that a request leaves. */
  listOf: (request: ListRequest) => PagedList<Row>;
  /** What is said where the rows cannot be loaded and the failure has no sentence of its own. */
  fallback?: string;
};

/**
 * The list page: saved views, search and filters, columns, files, and every row of the server page after page. The
 * address is its state; a list is added by its definition (docs/how-to/add-a-list.md).
 */
export function ListView<Row extends object>({ listOf, fallback, ...props }: ListViewProps<Row>) {
  const list = useList({ definition: props.definition, listOf, fallback });
  return <ListPage {...props} list={list} />;
}
