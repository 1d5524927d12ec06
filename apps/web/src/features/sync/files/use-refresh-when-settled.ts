import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ImportSummary } from '../../../shared/api/entities.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';
import { importsListKey, isWorking } from '../../../shared/workspace/imports.queries.ts';

/** Invalidates a client's lists whenever one of these runs settles: it may have brought payouts. */
export function useRefreshWhenSettled(
  tenant: string,
  runs: readonly Pick<ImportSummary, 'state'>[],
): void {
  const queries = useQueryClient();
  const settled = runs.filter((run) => !isWorking(run)).length;
  useEffect(() => {
    if (settled > 0) {
      void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'payouts'] });
      void queries.invalidateQueries({ queryKey: importsListKey(tenant) });
      void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'imports'], exact: true });
    }
  }, [queries, settled, tenant]);
}
