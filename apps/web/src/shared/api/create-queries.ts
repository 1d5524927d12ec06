import { QueryClient } from '@tanstack/react-query';
import { mayReadAgain, pauseBeforeReading } from './retry.ts';

/** The query client with its retry rules. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: mayReadAgain, retryDelay: pauseBeforeReading },
      // Mutations fail at once while offline. Paused ones would run later, unnoticed.
      mutations: { networkMode: 'always' },
    },
  });
}
