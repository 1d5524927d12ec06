/** Work of the same name one after another in this process, in the order it was asked for; of other names beside it. */
export type KeyedQueue = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name) ?? Promise.resolve();
    // What became of the one before is its own caller's to hear.
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
