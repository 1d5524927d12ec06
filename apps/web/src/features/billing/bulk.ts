import type { BilledClient } from '../../shared/api/entities.ts';
import { mapConcurrent } from '../../shared/api/map-concurrent.ts';
import { failureTitle } from '../../shared/query/failure.view.ts';

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

const AT_ONCE = 4;

/** What it would mean for each client; one about which nothing can be read is left out, with the reason. */
export function previewAll<Preview>(
  clients: readonly BilledClient[],
  load: (client: BilledClient) => Promise<Preview>,
): Promise<readonly BulkItem<Preview>[]> {
  return mapConcurrent(clients, AT_ONCE, async (client) => {
    const nothing = { client, preview: null, isDone: false, url: null };
    try {
      return { ...nothing, preview: await load(client), problem: null };
    } catch (error) {
      return { ...nothing, problem: failureTitle(error) };
    }
  });
}

/** Does it for those that can, one after the other; what fails stops nothing else. `onResult` gets all of them after each. */
export async function runAll<Preview>(
  items: readonly BulkItem<Preview>[],
  work: (client: BilledClient, preview: Preview) => Promise<string | null>,
  onResult: (items: readonly BulkItem<Preview>[], client: BilledClient) => Promise<void>,
): Promise<void> {
  let results = items;
  for (const [at, { client, preview }] of items.entries()) {
    if (preview !== null) {
      const outcome = await resultOf(() => work(client, preview));
      results = results.with(at, { client, preview, ...outcome });
      await onResult(results, client);
    }
  }
}

async function resultOf(work: () => Promise<string | null>) {
  try {
    return { isDone: true, url: await work(), problem: null };
  } catch (error) {
    return { isDone: false, url: null, problem: failureTitle(error) };
  }
}
