import { Banner, Button } from '@platebook/ui';
import { useQueryClient, type Query } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useServices } from '../services.ts';
import { words } from './slow-notice.messages.ts';

/** Shows that the server has not responded for ten seconds, with options; a mutation is never retried from here. */
export function SlowNotice() {
  const { slowRequests } = useServices();
  const queries = useQueryClient();
  const slowness = useSyncExternalStore(slowRequests.subscribe, slowRequests.read);
  const readAgain = async () => {
    const reading = new Set(
      queries.getQueryCache().findAll({ type: 'active', fetchStatus: 'fetching' }),
    );
    const predicate = (query: Query) => reading.has(query);
    await queries.cancelQueries({ predicate });
    await queries.refetchQueries({ predicate });
  };
  return slowness === 'none' ? null : (
    <Banner
      tone="info"
      title={words.stillWorking}
      action={
        slowness === 'reading' ? (
          <Button size="sm" onClick={() => void readAgain()}>
            {words.tryAgain}
          </Button>
        ) : undefined
      }
    >
      {slowness === 'reading' ? words.reading : words.changing}
    </Banner>
  );
}
