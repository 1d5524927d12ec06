export type GatherDeps = {
  readonly setTimer: (act: () => void, ms: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
};

/**
 * Throttles `act`: calls it at once, and then at most every `gapMs` with everything added meanwhile. Fifty events in a
 * second cause two refetches and not fifty.
 */
export function createGather<Item>(
  act: (items: readonly Item[]) => void,
  gapMs: number,
  { setTimer, clearTimer }: GatherDeps,
): { readonly add: (items: readonly Item[]) => void; readonly stop: () => void } {
  let waiting: Item[] = [];
  let timer: unknown = null;
  const flush = () => {
    timer = null;
    if (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      timer = setTimer(flush, gapMs);
      act(items);
    }
  };
  return {
    add: (items) => {
      waiting.push(...items);
      if (timer === null) {
        flush();
      }
    },
    stop: () => {
      waiting = [];
      clearTimer(timer);
    },
  };
}
