import pMap from 'p-map';

type Options = {
  /** How many are under way at once. */
  readonly concurrency: number;
  /** Asked before each one is begun. */
  readonly mayGoOn?: () => boolean;
};

/**
 * Begins `work` for each item in their order, some at a time, and none any more once `mayGoOn` says no or one has failed.
 * Waits for everything that was begun, which p-map by itself does not; then throws the first failure, or answers the
 * results of what was begun, in order.
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
