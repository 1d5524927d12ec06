import { useQueryClient } from '@tanstack/react-query';
import { clientKey } from '../workspace/client-key.ts';
import { storeMappingKey } from './platform-stores.queries.ts';

/** Not waited for: the decision shows at once, and MatchStores allows no other before the lists are here. */
export function useReread(tenant: string): () => void {
  const queries = useQueryClient();
  return () => {
    void queries.invalidateQueries({ queryKey: storeMappingKey(tenant) });
    void queries.invalidateQueries({ queryKey: [...clientKey(tenant), 'stores'] });
  };
}
