import { QueryClient } from '@tanstack/react-query';
import { mayReadAgain, pauseBeforeReading } from './retry.ts';

/** What a page reads and changes, with the rules for reading again. */
export function createQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: mayReadAgain, retryDelay: pauseBeforeReading },
      // What is done offline is refused at once. Held back, it would be done later, unseen.
      mutations: { networkMode: 'always' },
    },
  });
}
