type Options = {
  /** How many are under way at once. */
  readonly concurrency: number;
  /** Asked before each one is begun. */
  readonly mayGoOn?: () => boolean;
};

/**
 * Begins `work` for each item in their order, some at a time, and none any more once `mayGoOn` says no or one has failed.
 * Waits for everything that was begun; then throws the first failure, or answers the results of what was begun, in order.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  { concurrency, mayGoOn = () => true }: Options,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const begun: Promise<Result>[] = [];
  let next = 0;
  const failures: unknown[] = [];
  const worker = async (): Promise<void> => {
    while (next < items.length && failures.length === 0 && mayGoOn()) {
      const item = items[next] as Item;
      next += 1;
      const result = work(item);
      begun.push(result);
      await result.catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, worker));
  return Promise.all(begun);
}
