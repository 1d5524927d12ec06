/** Runs work with the same key sequentially within this process, in order; different keys run concurrently. */
export type KeyedQueue = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    // The outcome of the previous work is handled by its own caller.
    const mine = before.then(work, work);
    last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (last.get(name) === mine) {
        last.delete(name);
      }
    }
  };
}
