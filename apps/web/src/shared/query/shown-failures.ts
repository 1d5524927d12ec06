import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Errors shown by components, with their counts. */
const shown = new Map<unknown, number>();
const listeners = new Set<() => void>();
let changes = 0;

function change(error: unknown, by: 1 | -1): void {
  const count = (shown.get(error) ?? 0) + by;
  if (count === 0) {
    shown.delete(error);
  } else {
    shown.set(error, count);
  }
  changes += 1;
  for (const listener of listeners) {
    listener();
  }
}

/** Components that show a query's error register it; all others are shown above the page. */
export function useShownFailure(error: unknown): void {
  useLayoutEffect(() => {
    if (error === null || error === undefined) {
      return undefined;
    }
    change(error, 1);
    return () => change(error, -1);
  }, [error]);
}

/** Rerenders when the shown errors change. */
export function useIsShown(): (error: unknown) => boolean {
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => changes,
  );
  return (error) => shown.has(error);
}
