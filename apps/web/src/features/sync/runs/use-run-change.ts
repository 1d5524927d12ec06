import { unwrap, type ApiClient } from '@platebook/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UndoHow } from '../../../shared/api/entities.ts';
import { useServices } from '../../../shared/services.ts';
import { clientKey } from '../../../shared/workspace/client-key.ts';

export type RunChange =
  | { readonly kind: 'approve' | 'cancel' | 'retry' }
  | { readonly kind: 'undo'; readonly how: UndoHow };

/** Changes a run, and invalidates the client's queries, even after a refusal. */
export function useRunChange(tenant: string, runId: string, onDone: () => void) {
  const { api } = useServices();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: RunChange) => send(api, runId, change),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: clientKey(tenant) }),
  });
}

function send(api: ApiClient, run: string, change: RunChange): Promise<unknown> {
  const params = { path: { run } };
  switch (change.kind) {
    case 'approve':
      return unwrap(api.POST('/api/v2/clients/sync/{run}/approve', { params }));
    case 'cancel':
      return unwrap(api.POST('/api/v2/clients/sync/{run}/cancel', { params }));
    case 'retry':
      return unwrap(api.POST('/api/v2/clients/sync/{run}/retry', { params }));
    case 'undo':
    default:
      return unwrap(
        api.POST('/api/v2/clients/sync/{run}/undo', { params, body: { how: change.how } }),
      );
  }
}
