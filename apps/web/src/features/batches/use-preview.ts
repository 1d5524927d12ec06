import { unwrap } from '@platebook/api-client';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import type { BatchRequest } from './batches.queries.ts';

export type Preview = ReturnType<typeof usePreview>;

/** Fetches the server's preview of a batch. */
export function usePreview() {
  const { api } = useServices();
  return useMutation({
    mutationFn: (body: BatchRequest) =>
      unwrap(api.POST('/api/v2/clients/batches/preview', { body })),
  });
}
