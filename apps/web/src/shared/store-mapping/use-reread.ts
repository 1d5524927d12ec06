import { useQueryClient } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';
import { storeMappingKey } from './platform-stores.queries.ts';

/** Not awaited: the decision shows at once, and MatchStores blocks others until the lists arrive. */
export function useReread(tenant: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: storeMappingKey(tenant) });
    void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'stores'] });
  };
}
