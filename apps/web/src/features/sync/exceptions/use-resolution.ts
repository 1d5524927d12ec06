import { unwrap } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';

/** Says what became of the money of an open exception. */
export function useResolution(tenant: string, exception: string, onResolved: () => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (note: string) =>
      unwrap(
        api.POST('/api/v2/clients/tenants/{tenant}/exceptions/{exception}/resolve', {
          params: { path: { tenant, exception } },
          body: { note },
        }),
      ),
    onSuccess: onResolved,
    onSettled: () =>
      Promise.all(
        ['entries', 'payouts'].map((part) =>
          queries.invalidateQueries({ queryKey: [...clientKey(tenant), part] }),
        ),
      ),
  });
}
