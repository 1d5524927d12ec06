import { unwrap, type components } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Store } from '../../shared/api/entities.ts';
import { useServices } from '../../shared/services.ts';
import { storesKey } from '../../shared/workspace/stores.queries.ts';

type Body = components['schemas']['UpdateStoreRequest'];

/** Saves some of a store's fields; the others are unchanged. */
export function useStoreChange<Values>(
  store: Store,
  toBody: (values: Values) => Body,
  onSaved: (store: Store) => void,
) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (values: Values) =>
      unwrap(
        api.PUT('/api/v2/clients/tenants/{tenant}/stores/{store}', {
          params: { path: { tenant: store.tenant_id, store: store.id } },
          body: toBody(values),
        }),
      ),
    onSuccess: async (saved) => {
      onSaved(saved);
      await queries.invalidateQueries({ queryKey: storesKey(store.tenant_id) });
    },
  });
}
