import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Errors that stand somewhere on the page by themselves, with how often. */
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

/** Whoever shows the error of a query says so; whatever nobody shows stands above the page. */
export function useShownFailure(error: unknown): void {
  useLayoutEffect(() => {
    if (error === null || error === undefined) {
      return undefined;
    }
    change(error, 1);
    return () => change(error, -1);
  }, [error]);
}

/** Draws anew when what is shown changes. */
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
