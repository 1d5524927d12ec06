import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../../shared/services.ts';
import { clientsQuery } from '../../shared/workspace/clients.queries.ts';

/** Whether this person works for several clients; archived ones do not count. */
export function useHasSeveralClients(): boolean {
  const { api } = useServices();
  const { data: clients } = useSuspenseQuery(clientsQuery(api));
  return clients.length > 1;
}
