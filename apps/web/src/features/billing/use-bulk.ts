import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BilledClient } from '../../shared/api/entities.ts';
import { mapConcurrent } from '../../shared/api/map-concurrent.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { BILLING_KEY } from './billing.queries.ts';

/** One client of a bulk action: what was asked about it, or why it is left out; then what became of it. */
export type BulkItem<Preview> = {
  readonly client: BilledClient;
  readonly preview: Preview | null;
  /** Why it is left out, or was not done. */
  readonly problem: string | null;
  readonly isDone: boolean;
  /** Where its owner goes on. */
  readonly url: string | null;
};

export type Bulk<Preview> = {
  readonly phase: 'start' | 'asking' | 'ready' | 'running' | 'finished';
  readonly items: readonly BulkItem<Preview>[];
  /** Those that can be done. */
  readonly able: readonly BulkItem<Preview>[];
  readonly done: number;
  readonly ask: (load: (client: BilledClient) => Promise<Preview>) => Promise<void>;
  /** One after the other; what fails stops nothing else. */
  readonly run: (
    work: (client: BilledClient, preview: Preview) => Promise<string | null>,
  ) => Promise<void>;
};

const AT_ONCE = 4;

/** Asks about several clients, then does it for those that can. */
export function useBulk<Preview>(clients: readonly BilledClient[]): Bulk<Preview> {
  const queries = useQueryClient();
  const [phase, setPhase] = useState<Bulk<Preview>['phase']>('start');
  const [items, setItems] = useState<readonly BulkItem<Preview>[]>([]);
  const [done, setDone] = useState(0);
  const able = items.filter(({ preview }) => preview !== null);
  return {
    phase,
    items,
    able,
    done,
    ask: async (load) => {
      setPhase('asking');
      const previews = await mapConcurrent(clients, AT_ONCE, async (client) => {
        const nothing = { client, preview: null, isDone: false, url: null };
        try {
          return { ...nothing, preview: await load(client), problem: null };
        } catch (error) {
          return { ...nothing, problem: failureTitle(error) };
        }
      });
      setItems(previews);
      setPhase('ready');
    },
    run: async (work) => {
      setPhase('running');
      let results = items;
      for (const [at, { client, preview }] of items.entries()) {
        if (preview !== null) {
          const outcome = await resultOf(() => work(client, preview));
          results = results.with(at, { client, preview, ...outcome });
          setItems(results);
          setDone((count) => count + 1);
          await queries.invalidateQueries({ queryKey: clientKey(client.tenant_id) });
        }
      }
      await queries.invalidateQueries({ queryKey: BILLING_KEY });
      setPhase('finished');
    },
  };
}

async function resultOf(work: () => Promise<string | null>) {
  try {
    return { isDone: true, url: await work(), problem: null };
  } catch (error) {
    return { isDone: false, url: null, problem: failureTitle(error) };
  }
}
