import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BilledClient } from '../../shared/api/entities.ts';
import { clientKey } from '../../shared/workspace/client-key.ts';
import { BILLING_KEY } from './billing.queries.ts';
import { previewAll, runAll, type BulkItem } from './bulk.ts';

export type Bulk<Preview> = {
  readonly phase: 'start' | 'asking' | 'ready' | 'running' | 'finished';
  readonly items: readonly BulkItem<Preview>[];
  /** Those that can proceed. */
  readonly able: readonly BulkItem<Preview>[];
  readonly done: number;
  readonly ask: (load: (client: BilledClient) => Promise<Preview>) => Promise<void>;
  /** Runs sequentially; failures do not stop the others. */
  readonly run: (
    work: (client: BilledClient, preview: Preview) => Promise<string | null>,
  ) => Promise<void>;
};

/** Previews several clients, then runs the action for those that can proceed. */
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
      setItems(await previewAll(clients, load));
      setPhase('ready');
    },
    run: async (work) => {
      setPhase('running');
      await runAll(items, work, async (results, client) => {
        setItems(results);
        setDone((count) => count + 1);
        await queries.invalidateQueries({ queryKey: clientKey(client.tenant_id) });
      });
      await queries.invalidateQueries({ queryKey: BILLING_KEY });
      setPhase('finished');
    },
  };
}
