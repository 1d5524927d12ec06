import { useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Client } from '../api/entities.ts';
import { useServices } from '../services.ts';
import { everyClientQuery } from './clients.queries.ts';

/** The client this tab works for or reads; null while there is none to work for. */
export function useActiveClient(): Client | null {
  const { activeClient, api } = useServices();
  const id = useSyncExternalStore(activeClient.subscribe, activeClient.read, activeClient.read);
  const { data: clients } = useSuspenseQuery(everyClientQuery(api));
  return clients.find((client) => client.id === id) ?? null;
}
