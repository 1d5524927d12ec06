import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../shared/api/entities.ts';
import { ForActiveClient } from '../../shared/page/for-active-client.tsx';
import { useServices } from '../../shared/services.ts';
import { everyClientQuery } from '../../shared/workspace/clients.queries.ts';

/** What a page shows for the client that a checkout was for, as its address says; else for the active client. */
export function ForPayingClient({ children }: { children: (client: Client) => ReactNode }) {
  const { api } = useServices();
  const [query] = useSearchParams();
  const { data: clients, error } = useSuspenseQuery(everyClientQuery(api));
  if (error !== null) {
    throw error;
  }
  const tenant = query.get('tenant');
  const payer = clients.find(({ tenant_id: id }) => id === tenant);
  return payer === undefined ? <ForActiveClient>{children}</ForActiveClient> : children(payer);
}
