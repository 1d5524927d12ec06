import type { ListAddress, ListRules } from '@platebook/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  partOf,
  requestOf,
  rulesOf,
  type ListDefinition,
  type ListRequest,
} from './list-definition.ts';
import { pagedQuery, type PagedList } from './paged-query.ts';
import { useListAddress, type ListAddressBar } from './use-list-address.ts';
import { usePagedRows, type PagedRows } from './use-paged-rows.ts';
import { useSelection, type Selection } from './use-selection.ts';

export type ListInput<Row> = {
  /** Must be stable between renders. */
  definition: ListDefinition<Row>;
  /** The paged query of a request. */
  listOf: (request: ListRequest) => PagedList<Row>;
  /** The message of a failure without its own. */
  fallback?: string | undefined;
};

/** A list's state: its address, loaded rows and selection. */
export type List<Row> = ListAddressBar & {
  readonly rules: ListRules;
  /** Null for the default. */
  readonly part: string | null;
  readonly source: PagedList<Row>;
  readonly paged: PagedRows<Row>;
  readonly selection: Selection<Row>;
};

/** A list page's state, for pages that render more than `ListView`. */
export function useList<Row extends object>(input: ListInput<Row>): List<Row> {
  const { definition, listOf, fallback } = input;
  const rules = useMemo(() => rulesOf(definition), [definition]);
  const bar = useListAddress(rules, definition.preserved);
  const { address } = bar;
  const part = partOf(address, definition);
  const source = listOf(requestOf(address, definition));
  const query = pagedQuery(source);
  const paged = usePagedRows(
    useInfiniteQuery({
      ...query,
      meta: { part },
      // Another tab's rows are not used as placeholders.
      placeholderData: (rows, before) => (before?.meta?.['part'] === part ? rows : undefined),
    }),
    {
      fallback,
      wholeList: part !== null && definition.wholeParts?.includes(part) === true,
    },
  );
  const selection = useSelection({
    scope: scopeOf(address, part),
    loaded: paged.loaded,
    rowKey: definition.rowKey,
  });
  return { ...bar, rules, part, source, paged, selection };
}

function scopeOf({ q, filters, from, to }: ListAddress, part: string | null): string {
  return JSON.stringify([part, q, filters, from, to]);
}
