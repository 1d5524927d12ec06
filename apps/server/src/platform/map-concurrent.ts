import pMap from 'p-map';

type Options = {
  /** The maximum number of items in flight. */
  readonly concurrency: number;
  /** Checked before each item is started. */
  readonly mayGoOn?: () => boolean;
};

/**
 * Runs `work` for each item in order with limited concurrency, and starts no more once `mayGoOn` returns false or one
 * has failed. Waits for everything that was started, which p-map by itself does not; then throws the first failure, or
 * returns the results in order.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  { concurrency, mayGoOn = () => true }: Options,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const failures: unknown[] = [];
  const results = await pMap(
    items,
    async (item) => {
      if (failures.length > 0 || !mayGoOn()) {
        return [];
      }
      try {
        return [await work(item)];
      } catch (error) {
        failures.push(error);
        return [];
      }
    },
    { concurrency },
  );
  if (failures.length > 0) {
    throw failures[0];
  }
  return results.flat(1);
}
