import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.ts';
import { lineRowsQuery, type LineRef } from './reports.queries.ts';

/** The source rows behind one line, loaded page by page. */
export function useLineRows(tenant: string, line: LineRef) {
  const { api } = useServices();
  return useInfiniteQuery(lineRowsQuery({ api, tenant }, line));
}
