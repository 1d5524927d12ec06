import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Client } from '../api/entities.ts';
import { useServices } from '../services.ts';
import { setupQuery } from './setup.queries.ts';

type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'fetchStatus'>;

/** A query's data, delayed until the set-up query settles: `SetupNext` above would otherwise cause layout shift. */
export function useAfterSetup<Data>(client: Client, query: Read<Data>): Read<Data> {
  const { api } = useServices();
  const setup = useQuery(setupQuery(api, client.tenant_id));
  const isAwaited = setup.isPending && setup.fetchStatus !== 'paused';
  return {
    data: isAwaited ? undefined : query.data,
    error: query.error,
    refetch: query.refetch,
    fetchStatus: query.fetchStatus,
  };
}
