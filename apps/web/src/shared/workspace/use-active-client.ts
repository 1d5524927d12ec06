import { useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Client } from '../api/entities.ts';
import { useServices } from '../services.ts';
import { everyClientQuery } from './clients.queries.ts';

/** The active or viewed client; null without one. */
export function useActiveClient(): Client | null {
  const { activeClient, api } = useServices();
  const id = useSyncExternalStore(activeClient.subscribe, activeClient.read, activeClient.read);
  const { data: clients } = useSuspenseQuery(everyClientQuery(api));
  return clients.find((client) => client.id === id) ?? null;
}
